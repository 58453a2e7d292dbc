extension ProductPicture {
  /// The picture as an `svg` element, ready to stand in an HTML page or, alone, in a file.
  ///
  /// Its `title` names it for screen readers; text is escaped. Several pictures may stand in one page: gradients
  /// are named after what they look like, so equal names mean equal gradients.
  ///
  /// - Complexity: O(number of points in all shapes).
  public func svg() -> String {
    let name = Self.escaped(title)
    let shapes = shapes.map(\.svg).joined()
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" role=\"img\""
      + " fill-rule=\"evenodd\" aria-label=\"\(name)\"><title>\(name)</title>\(shapes)</svg>"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

extension PictureShape {
  /// The definition of its gradient, if it has one, and its element.
  fileprivate var svg: String {
    let gradient = gradientElement
    let color: String
    var opacity = ""
    if let gradient {
      color = "url(#\(gradient.name))"
    } else {
      let solid = paint.color(at: PicturePoint(0, 0), in: outline.bounds)
      color = solid.hexText
      if solid.opacity < 1 { opacity = " opacity=\"\(text(solid.opacity))\"" }
    }
    return (gradient?.element ?? "") + element(color: color, attributes: opacity)
  }

  private func element(color: String, attributes: String) -> String {
    switch outline {
    case .ellipse(let center, let radiusX, let radiusY):
      return "<ellipse cx=\"\(text(center.x))\" cy=\"\(text(center.y))\" rx=\"\(text(radiusX))\""
        + " ry=\"\(text(radiusY))\" fill=\"\(color)\"\(attributes)/>"
    case .rectangle(let x, let y, let width, let height, let radius):
      return "<rect x=\"\(text(x))\" y=\"\(text(y))\" width=\"\(text(width))\""
        + " height=\"\(text(height))\" rx=\"\(text(radius))\" fill=\"\(color)\"\(attributes)/>"
    case .polygon(let points):
      return "<polygon points=\"\(text(points))\" fill=\"\(color)\"\(attributes)/>"
    case .line(let points, let width):
      return "<polyline points=\"\(text(points))\" fill=\"none\" stroke=\"\(color)\""
        + " stroke-width=\"\(text(width))\" stroke-linecap=\"round\" stroke-linejoin=\"round\"\(attributes)/>"
    }
  }

  private var gradientElement: (name: String, element: String)? {
    let bounds = outline.bounds
    let (tag, placement, first, second): (String, String, PictureColor, PictureColor)
    switch paint {
    case .solid: return nil
    case .vertical(let top, let bottom):
      tag = "linearGradient"
      placement = "x1=\"0\" x2=\"0\" y1=\"\(text(bounds.minY))\" y2=\"\(text(bounds.maxY))\""
      (first, second) = (top, bottom)
    case .horizontal(let left, let right):
      tag = "linearGradient"
      placement = "y1=\"0\" y2=\"0\" x1=\"\(text(bounds.minX))\" x2=\"\(text(bounds.maxX))\""
      (first, second) = (left, right)
    case .radial(let inner, let outer):
      tag = "radialGradient"
      // A circle in the unit square, stretched over the bounds.
      placement =
        "cx=\"\(text(PicturePaint.radialCenter.x))\" cy=\"\(text(PicturePaint.radialCenter.y))\""
        + " r=\"\(text(PicturePaint.radialReach))\" gradientTransform=\"matrix(\(text(bounds.width)) 0 0"
        + " \(text(bounds.height)) \(text(bounds.minX)) \(text(bounds.minY)))\""
      (first, second) = (inner, outer)
    }
    let content =
      "gradientUnits=\"userSpaceOnUse\" \(placement)>\(stop(0, first))\(stop(1, second))</\(tag)>"
    let name = "paint-\(tag.prefix(1))\(fingerprint(content))"
    return (name, "<\(tag) id=\"\(name)\" \(content)")
  }

  private func stop(_ offset: Int, _ color: PictureColor) -> String {
    let opacity = color.opacity < 1 ? " stop-opacity=\"\(text(color.opacity))\"" : ""
    return "<stop offset=\"\(offset)\" stop-color=\"\(color.hexText)\"\(opacity)/>"
  }

  private func text(_ points: [PicturePoint]) -> String {
    points.map { "\(text($0.x)),\(text($0.y))" }.joined(separator: " ")
  }

  /// Two decimals at most, and none that say nothing.
  private func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let sign = hundredths < 0 ? "-" : ""
    let fraction = abs(hundredths) % 100
    let digits =
      fraction % 10 == 0 ? "\(fraction / 10)" : (fraction < 10 ? "0\(fraction)" : "\(fraction)")
    return "\(sign)\(abs(hundredths) / 100).\(digits)"
  }

  /// FNV-1a: the same text gives the same name in every run, which `Hasher` doesn't promise.
  private func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
