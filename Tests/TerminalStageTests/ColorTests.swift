import Testing

@testable import TerminalStage

@Suite struct ColorTests {
  @Test(
    arguments: [
      (0, 0, 0, 16), (255, 255, 255, 231), (255, 0, 0, 196), (95, 135, 175, 67), (8, 8, 8, 232),
      (238, 238, 238, 255), (128, 128, 128, 244), (250, 10, 5, 196),
    ] as [(UInt8, UInt8, UInt8, Int)])
  func nearestOfThePalette(red: UInt8, green: UInt8, blue: UInt8, index: Int) {
    #expect(Color.rgb(red: red, green: green, blue: blue).paletteIndex == index)
  }

  @Test func knowsWhatThePaletteShowsExactly() {
    #expect(Color.standard.isInPalette)
    #expect(Color.rgb(red: 95, green: 0, blue: 255).isInPalette)
    #expect(!Color.rgb(red: 96, green: 0, blue: 255).isInPalette)
  }

  @Test(
    arguments: [
      (0, 0, 0, 0), (200, 10, 10, 1), (0, 255, 0, 2), (200, 200, 0, 3), (0, 95, 175, 6),
      (0, 0, 200, 4), (255, 255, 255, 7),
    ] as [(UInt8, UInt8, UInt8, Int)])
  func nearestOfTheBasicOnes(red: UInt8, green: UInt8, blue: UInt8, index: Int) {
    #expect(Color.rgb(red: red, green: green, blue: blue).basicIndex == index)
  }

  @Test(
    arguments: [
      (256, [:], .palette), (256, ["COLORTERM": "truecolor"], .full),
      (8, ["COLORTERM": "24bit"], .full),
      (16_777_216, [:], .full), (8, [:], .basic), (16, [:], .basic), (-1, [:], .none),
      (2, [:], .none),
      (256, ["NO_COLOR": "1", "COLORTERM": "truecolor"], .none), (256, ["NO_COLOR": ""], .palette),
      (256, ["COLORTERM": "yes"], .palette), (-1, ["COLORTERM": "truecolor"], .none),
    ] as [(Int, [String: String], ColorDepth)])
  func depth(count: Int, environment: [String: String], expected: ColorDepth) {
    #expect(ColorDepth(count: count, environment: environment) == expected)
  }

  @Test func attributesFollowTheDepth() {
    let style = Style(
      foreground: .rgb(red: 255, green: 0, blue: 0), background: .rgb(red: 1, green: 2, blue: 3),
      isBold: true)
    let cases: [(ColorDepth, Int, Int32, Int32)] = [
      (.none, 0, -1, -1), (.basic, 8, 1, 0), (.palette, 256, 196, 16), (.full, 256, 196, 16),
      (.full, 8, 1, 0), (.full, 16_777_216, 0xff0000, 0x010203),
    ]
    for (colors, count, foreground, background) in cases {
      let attributes = CellAttributes(style, colors: colors, count: count)
      #expect(attributes.foreground == foreground)
      #expect(attributes.background == background)
      #expect(attributes.bits & CellAttributes.bold != 0)
      #expect((attributes.bits & CellAttributes.reverse != 0) == (colors == .none))
    }
    #expect(!CellAttributes(.plain, colors: .full, count: 256).isColored)
  }
}
