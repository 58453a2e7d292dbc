import Foundation
import Phong
import PhongMeshFiles
import PhongRendering
import StageImages

let clock = ContinuousClock()
let t0 = clock.now
let mesh =
  CommandLine.arguments.count > 1
  ? (CommandLine.arguments[1] == "teapot"
    ? Mesh.teapot()
    : CommandLine.arguments[1] == "torus"
      ? Mesh.torus()
      : CommandLine.arguments[1] == "sphere"
        ? Mesh.sphere() : try MeshFile.load(CommandLine.arguments[1]))
  : try MeshFile.load("/usr/share/glmark2/models/bunny.obj")
print("load", clock.now - t0, mesh.positions.count, mesh.triangleCount, mesh.isClosed)
let lighting = PhongLighting(lights: [.directional(direction: [0.4, 0.6, 1])])
let scene = Scene(objects: [GameObject(mesh: mesh)], lighting: lighting)
let size = try PictureSize(width: 640, height: 480)
let camera = Camera.framing(scene.boundingSphere!, azimuth: 0.4, aspect: size.aspect)
for threads in [1, 2] {
  let renderer = CPURenderer(threads: threads)
  var best = Duration.seconds(10)
  for _ in 0..<40 {
    let start = clock.now
    _ = try renderer.render(scene, from: camera, size: size)
    best = min(best, clock.now - start)
  }
  print(renderer.name, best)
}
let gl = try OpenGLRenderer()
var best = Duration.seconds(10)
for _ in 0..<40 {
  let start = clock.now
  _ = try gl.render(scene, from: camera, size: size)
  best = min(best, clock.now - start)
}
print(gl.name, best)
let other = try gl.render(scene, from: camera, size: size)
try Data(try other.png()).write(to: URL(fileURLWithPath: "/tmp/phong-gl.png"))
let image = try CPURenderer().render(scene, from: camera, size: size)
try Data(try image.png()).write(to: URL(fileURLWithPath: "/tmp/phong-out.png"))

var sum = 0, worst = 0, inside = 0, n3 = 0
for i in 0..<(640 * 480) {
  for c in 0..<4 { sum += abs(Int(image.pixels[i * 4 + c]) - Int(other.pixels[i * 4 + c])) }
  if image.pixels[i * 4 + 3] == 255 && other.pixels[i * 4 + 3] == 255 {
    inside += 1
    for c in 0..<3 {
      let d = abs(Int(image.pixels[i * 4 + c]) - Int(other.pixels[i * 4 + c]));
      worst = max(worst, d); if d > 3 { n3 += 1 }
    }
  }
}
print(
  "mean", Double(sum) / Double(640 * 480 * 4), "worst inside", worst, "of", inside, "over 3:", n3)
