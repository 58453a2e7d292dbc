import Foundation
import Phong
import PhongMeshFiles
import PhongRendering
import StageImages
let clock = ContinuousClock()
let t0 = clock.now
let mesh = CommandLine.arguments.count > 1 ? (CommandLine.arguments[1] == "teapot" ? Mesh.teapot() : CommandLine.arguments[1] == "torus" ? Mesh.torus() : CommandLine.arguments[1] == "sphere" ? Mesh.sphere() : try MeshFile.load(CommandLine.arguments[1])) : try MeshFile.load("/usr/share/glmark2/models/bunny.obj")
print("load", clock.now - t0, mesh.positions.count, mesh.triangleCount, mesh.isClosed)
let lighting = PhongLighting(lights: [.directional(direction: [0.4, 0.6, 1])])
let scene = Scene(objects: [GameObject(mesh: mesh)], lighting: lighting)
let size = try PictureSize(width: 640, height: 480)
let camera = Camera.framing(scene.bounds!, azimuth: 0.4, aspect: size.aspect)
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
let image = try CPURenderer().render(scene, from: camera, size: size)
try Data(try image.png()).write(to: URL(fileURLWithPath: "/tmp/phong-out.png"))
