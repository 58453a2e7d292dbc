import Phong
import PhongPictures
import PhongRendering
import Testing

@testable import ShowcaseCommandLine

@Suite("The command line of render")
struct RenderOptionsTests {
  private func parse(_ words: String...) throws -> RenderOptions? {
    let command = try ShowcaseCommand.parse(["render"] + words, environment: [:])
    guard case .render(let options) = command else { return nil }
    return options
  }

  @Test("has the defaults that its help names")
  func defaults() throws {
    let options = try #require(try parse("a.obj", "--output", "b.png"))
    #expect(options.output == "b.png")
    #expect(
      options.request
        == (try PictureRequest(
          model: .file(path: "a.obj"), material: .bronze,
          size: PictureSize(width: 640, height: 480), frames: 1, turn: 0, format: .png,
          renderer: .cpu)))
  }

  @Test("takes everything that its help names")
  func everything() throws {
    let options = try #require(
      try parse(
        "teapot", "--output=t.webp", "--material", "black-plastic", "--size", "64x32",
        "--frames", "36", "--turn", "90", "--renderer", "gl"))
    #expect(
      options.request
        == (try PictureRequest(
          model: .teapot, material: .blackPlastic, size: PictureSize(width: 64, height: 32),
          frames: 36, turn: 0.25, format: .webp, renderer: .gl)))
  }

  static let wrong: [(words: [String], reason: String)] = [
    (["a.obj"], "The option --output is missing: name the picture to write"),
    (["a.obj", "--output", "b.gif"], "The name \"b.gif\" must end in .png or .webp"),
    (
      ["a.obj", "--output", "b.png", "--material", "wood"],
      "There is no material \"wood\"; the help lists them"
    ),
    (
      ["a.obj", "--output", "b.png", "--size", "640"],
      "\"640\" is no size: it must be like 640x480, with sides from 1 to 4096"
    ),
    (
      ["a.obj", "--output", "b.png", "--size", "0x480"],
      "\"0x480\" is no size: it must be like 640x480, with sides from 1 to 4096"
    ),
    (
      ["a.obj", "--output", "b.png", "--frames", "36"],
      "PNG holds one frame only: use a name that ends in .webp"
    ),
    (
      ["a.obj", "--output", "b.webp", "--frames", "0"],
      "0 frames cannot be made: use from 1 to 7200"
    ),
    (["a.obj", "--output", "b.webp", "--frames", "x"], "\"x\" is no number of frames"),
    (
      ["a.obj", "--output", "b.webp", "--turn", "nan"],
      "\"nan\" is no angle: it must be a number of degrees"
    ),
    (
      ["a.obj", "--output", "b.webp", "--renderer", "vulkan"],
      "\"vulkan\" is no renderer: it must be cpu or gl"
    ),
  ]

  @Test("says what is wrong", arguments: wrong.indices)
  func errors(number: Int) {
    let (words, reason) = Self.wrong[number]
    #expect(throws: UsageError(reason: reason, command: "render")) {
      try ShowcaseCommand.parse(["render"] + words, environment: [:])
    }
  }

  @Test("lists every material in its help")
  func help() throws {
    let command = try ShowcaseCommand.parse(["render", "--help"], environment: [:])
    guard case .help(let text) = command else {
      Issue.record("\(command)")
      return
    }
    for name in ClassicMaterials.names { #expect(text.contains(name)) }
  }
}
