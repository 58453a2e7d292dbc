import CatalogueModels
import Phong
import PhongPictures
import Testing

@Suite("The image of a product that is a model")
struct ModelImageTests {
  @Test(
    "names a shape or a file, and a material",
    arguments: [
      ("mesh:teapot?material=bronze", PictureModel.teapot, PhongMaterial.bronze),
      ("mesh:torus?material=red-plastic", .torus, .redPlastic),
      ("mesh:torus?material=Red%20Plastic", .torus, .redPlastic),
      ("mesh:sphere", .sphere, .bronze),
      ("mesh:sphere?", .sphere, .bronze),
      ("mesh:bunny.obj?material=gold", .file(path: "bunny.obj"), .gold),
      ("mesh:animals/horse.3DS", .file(path: "animals/horse.3DS"), .bronze),
      ("mesh:why%3F 100%25.ply", .file(path: "why? 100%.ply"), .bronze),
      ("mesh:..a.ply", .file(path: "..a.ply"), .bronze),
      ("mesh:日本.glb", .file(path: "日本.glb"), .bronze),
    ])
  func read(image: String, model: PictureModel, material: PhongMaterial) throws {
    let read = try ModelImage(image)
    #expect(read.model == model)
    #expect(read.material == material)
    #expect(ModelImage.isModel(image))
  }

  @Test(
    "that is wrong is refused, with what would be right",
    arguments: [
      ("teapot", ModelImageError.noModel(image: "teapot"), "mesh:teapot?material=bronze"),
      ("mesh:", .noModel(image: "mesh:"), "names no model"),
      ("mesh:?material=gold", .noModel(image: "mesh:?material=gold"), "names no model"),
      ("mesh:teapott", .unknownModel(name: "teapott"), "sphere, torus, teapot, or a file"),
      ("mesh:a.png", .unknownModel(name: "a.png"), ".obj"),
      ("mesh:Teapot", .unknownModel(name: "Teapot"), "There is no shape \"Teapot\""),
      ("mesh:teapot?material=mud", .unknownMaterial(name: "mud"), "emerald, jade"),
      ("mesh:teapot?material", .unknownMaterial(name: ""), "There is no material"),
      ("mesh:teapot?size=9", .unknownParameter(name: "size"), "has no \"size\""),
      (
        "mesh:teapot?material=gold&material=jade",
        .repeatedMaterial(image: "mesh:teapot?material=gold&material=jade"), "two materials"
      ),
      ("mesh:a%.obj", .notDecodable(image: "mesh:a%.obj"), "%25"),
      ("mesh:teapot?material=%ff", .notDecodable(image: "mesh:teapot?material=%ff"), "%25"),
    ])
  func wrong(image: String, error: ModelImageError, text: String) {
    #expect(throws: error) { try ModelImage(image) }
    #expect("\(error)".contains(text), "\(error)")
  }

  @Test(
    "never leads out of the folder",
    arguments: [
      "../a.obj", "/a.obj", "a/../../b.obj", "./a.obj", "a//b.obj", "..", "a/..", "/etc/passwd",
      "%2e%2e/a.obj", "..%2fa.obj", "%2Fetc%2Fpasswd", "a.obj%00.obj", "a/", ".",
    ])
  func pathLeadsOut(path: String) {
    let error = #expect(throws: ModelImageError.self) { try ModelImage("mesh:\(path)") }
    guard case .pathLeadsOut = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
