/// The colours of one drawing, all derived from one.
struct PictureScheme: Equatable, Sendable {
  /// The name that an image name ends in, and that the title says.
  let name: String
  /// The colour of the thing itself.
  let main: PictureColor
  /// A colour that goes with it, for details.
  let accent: PictureColor

  static let white = PictureColor(0xffffff)
  static let ink = PictureColor(0x1d2233)
  static let wood = PictureColor(0xb9814f)
  static let darkWood = PictureColor(0x7d5130)
  static let steel = PictureColor(0xc3ccd8)
  static let darkSteel = PictureColor(0x76839a)
  static let leaf = PictureColor(0x4f9d5d)
  static let darkLeaf = PictureColor(0x2f6d45)
  static let cream = PictureColor(0xfff6e3)

  var light: PictureColor { main.mixed(with: Self.white, 0.38) }
  var pale: PictureColor { main.mixed(with: Self.white, 0.72) }
  var dark: PictureColor { main.mixed(with: Self.ink, 0.34) }
  var deep: PictureColor { main.mixed(with: Self.ink, 0.66) }
  /// Light falling on the thing.
  var shine: PictureColor { Self.white.opacity(0.4) }

  /// The schemes by name, the ones that stand side by side chosen to differ.
  static let all: [PictureScheme] = [
    PictureScheme(name: "red", main: PictureColor(0xd94848), accent: PictureColor(0xf6c453)),
    PictureScheme(name: "coral", main: PictureColor(0xf0795b), accent: PictureColor(0x2f7f86)),
    PictureScheme(name: "orange", main: PictureColor(0xee8d2d), accent: PictureColor(0x3d5a98)),
    PictureScheme(name: "amber", main: PictureColor(0xeab530), accent: PictureColor(0xa64b2a)),
    PictureScheme(name: "olive", main: PictureColor(0x95a03b), accent: PictureColor(0xe2733d)),
    PictureScheme(name: "green", main: PictureColor(0x46a35e), accent: PictureColor(0xf2c14e)),
    PictureScheme(name: "mint", main: PictureColor(0x5cc4a4), accent: PictureColor(0xee6c6c)),
    PictureScheme(name: "teal", main: PictureColor(0x23939b), accent: PictureColor(0xf3a65a)),
    PictureScheme(name: "sky", main: PictureColor(0x4fb0e4), accent: PictureColor(0xf58f6c)),
    PictureScheme(name: "blue", main: PictureColor(0x3f72d8), accent: PictureColor(0xf6c453)),
    PictureScheme(name: "indigo", main: PictureColor(0x5b56c9), accent: PictureColor(0x7fd1c0)),
    PictureScheme(name: "violet", main: PictureColor(0x8d5ccf), accent: PictureColor(0xf2a7c3)),
    PictureScheme(name: "plum", main: PictureColor(0xa1467d), accent: PictureColor(0xf0c987)),
    PictureScheme(name: "pink", main: PictureColor(0xe8749f), accent: PictureColor(0x5778c6)),
    PictureScheme(name: "brown", main: PictureColor(0x9c6b45), accent: PictureColor(0x7fb3a2)),
    PictureScheme(name: "grey", main: PictureColor(0x7c8796), accent: PictureColor(0xe6785a)),
  ]
}
