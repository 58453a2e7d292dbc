import Phong
import PhongPictures
import PhongRendering

/// The options of `showcase render`.
public struct RenderOptions: Equatable, Sendable {
  /// What to make.
  public let request: PictureRequest
  /// The file to write.
  public let output: String

  static let syntax = CommandSyntax(
    name: "render", summary: "Draws a picture of a 3D model, or a turntable.",
    discussion: """
      Models are OBJ, PLY, STL, 3DS or glTF files, or one of the shapes sphere, torus and teapot.
      Materials: \(ClassicMaterials.names.prefix(9).joined(separator: ", ")),
      \(ClassicMaterials.names.dropFirst(9).prefix(8).joined(separator: ", ")),
      \(ClassicMaterials.names.dropFirst(17).joined(separator: ", ")).
      """,
    arguments: [
      CommandSyntax.Argument(
        name: "MODEL", isOptional: false, about: "A model file, or sphere, torus or teapot.")
    ],
    options: [
      CommandSyntax.Option(
        name: "output", value: "FILE",
        about: "The picture to write; its name ends in .png or .webp. Must be given."),
      CommandSyntax.Option(
        name: "material", value: "NAME", about: "What it's made of. By default bronze."),
      CommandSyntax.Option(
        name: "size", value: "WxH",
        about: "Its size in pixels, up to \(PictureSize.limit) a side. By default 640x480."),
      CommandSyntax.Option(
        name: "frames", value: "NUMBER",
        about: "Makes a turntable of as many frames, as animated WebP. By default 1."),
      CommandSyntax.Option(
        name: "turn", value: "DEGREES", about: "Turns the model first. By default 0."),
      CommandSyntax.Option(
        name: "renderer", value: "cpu|gl",
        about: "Who draws: the processor, or OpenGL ES. By default cpu."),
    ])

  init(_ values: CommandSyntax.Values) throws(UsageError) {
    guard let output = values.options["output"], !output.isEmpty else {
      throw Self.syntax.error("The option --output is missing: name the picture to write")
    }
    self.output = output
    guard let format = PictureFileFormat(path: output) else {
      throw Self.syntax.error("The name \"\(output)\" must end in .png or .webp")
    }
    let rendererName = values.options["renderer"] ?? "cpu"
    guard let renderer = RendererChoice(rawValue: rendererName.lowercased()) else {
      throw Self.syntax.error("\"\(rendererName)\" is no renderer: it must be cpu or gl")
    }
    do {
      request = try PictureRequest(
        model: PictureModel(values.arguments[0]), material: try Self.material(values),
        size: try Self.size(values), frames: try Self.frames(values),
        turn: try Self.turn(values), format: format, renderer: renderer)
    } catch let error as PictureError {
      throw Self.syntax.error("\(error)")
    } catch let error as UsageError {
      throw error
    } catch {
      throw Self.syntax.error("\(error)")
    }
  }

  private static func material(
    _ values: CommandSyntax.Values
  ) throws(UsageError) -> PhongMaterial {
    let name = values.options["material"] ?? "bronze"
    guard let material = ClassicMaterials.material(named: name) else {
      throw syntax.error("There is no material \"\(name)\"; the help lists them")
    }
    return material
  }

  private static func size(_ values: CommandSyntax.Values) throws(UsageError) -> PictureSize {
    let text = values.options["size"] ?? "640x480"
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      let size = try? PictureSize(width: width, height: height)
    else {
      throw syntax.error(
        "\"\(text)\" is no size: it must be like 640x480, with sides from 1 to \(PictureSize.limit)"
      )
    }
    return size
  }

  private static func frames(_ values: CommandSyntax.Values) throws(UsageError) -> Int {
    let text = values.options["frames"] ?? "1"
    guard let frames = Int(text) else { throw syntax.error("\"\(text)\" is no number of frames") }
    return frames
  }

  private static func turn(_ values: CommandSyntax.Values) throws(UsageError) -> Float {
    let text = values.options["turn"] ?? "0"
    guard let degrees = Float(text), degrees.isFinite else {
      throw syntax.error("\"\(text)\" is no angle: it must be a number of degrees")
    }
    return degrees / 360
  }
}
