import Phong

/// Three coordinates or colours of four samples.
struct Lanes3 {
  var x: Float4
  var y: Float4
  var z: Float4

  @inline(__always)
  func dot(_ other: Lanes3) -> Float4 { x * other.x + y * other.y + z * other.z }

  @inline(__always)
  func dot(_ other: Vector3) -> Float4 { x * other.x + y * other.y + z * other.z }

  @inline(__always)
  static func * (lanes: Lanes3, factor: Float4) -> Lanes3 {
    Lanes3(x: lanes.x * factor, y: lanes.y * factor, z: lanes.z * factor)
  }

  /// Made unit vectors.
  @inline(__always)
  var unit: Lanes3 {
    self * (1 / Float4.maximum(dot(self), 1e-30).root)
  }
}

/// The Phong model for four samples of one material.
struct PhongKernel {
  let lights: UnsafePointer<LightShading>
  let lightCount: Int
  let eye: Vector3

  /// The intensity of four samples, not clamped.
  ///
  /// - Parameters:
  ///   - normal: The normals, of any length.
  ///   - ray: Where the samples look, one unit deep.
  ///   - depth: How deep the samples lie.
  ///   - object: The material.
  @inline(__always)
  func intensity(
    normal: Lanes3, ray: Lanes3, depth: Float4, object: ObjectShading
  ) -> Lanes3 {
    let normal = normal.unit
    let away = ray.unit
    // V is -away; its cosine with the normal is needed for every light.
    let facing = -normal.dot(away)
    var sum = Lanes3(
      x: Float4(repeating: object.constant.x), y: Float4(repeating: object.constant.y),
      z: Float4(repeating: object.constant.z))
    for number in 0..<lightCount {
      let light = lights + object.firstLight + number
      let incidence: Float4
      let alignment: Float4
      if light.pointee.isPoint {
        let direction = self.direction(to: light.pointee.vector, ray: ray, depth: depth)
        incidence = normal.dot(direction)
        alignment = 2 * incidence * facing + direction.dot(away)
      } else {
        incidence = normal.dot(light.pointee.vector)
        alignment = 2 * incidence * facing + away.dot(light.pointee.vector)
      }
      add(light, incidence, alignment, shininess: object.shininess, to: &sum)
    }
    return sum
  }

  /// Adds the diffuse and the specular term of one light.
  @inline(__always)
  private func add(
    _ light: UnsafePointer<LightShading>, _ incidence: Float4, _ alignment: Float4,
    shininess: Float, to sum: inout Lanes3
  ) {
    let diffuse = Float4.maximum(incidence, 0)
    sum.x += diffuse * light.pointee.diffuse.x
    sum.y += diffuse * light.pointee.diffuse.y
    sum.z += diffuse * light.pointee.diffuse.z
    let lit = alignment.replacing(with: -.infinity, where: incidence .<= 0)
    guard max(max(lit[0], lit[1]), max(lit[2], lit[3])) > light.pointee.specularThreshold else {
      return
    }
    let cosine = Float4.maximum(alignment, 1e-30)
    let power = (cosine.logarithm * shininess).exponential
    let specular = power.replacing(with: 0, where: incidence .<= 0)
    sum.x += specular * light.pointee.specular.x
    sum.y += specular * light.pointee.specular.y
    sum.z += specular * light.pointee.specular.z
  }

  /// The unit vectors from the samples to a place.
  @inline(__always)
  private func direction(to place: Vector3, ray: Lanes3, depth: Float4) -> Lanes3 {
    let toEye = place - eye
    return Lanes3(
      x: toEye.x - ray.x * depth, y: toEye.y - ray.y * depth, z: toEye.z - ray.z * depth
    ).unit
  }
}
