import Testing

@testable import Catalogue

@Suite struct ProductPictureTests {
  @Test func findsEveryDrawingInEveryColour() throws {
    #expect(PictureLibrary.drawingNames.count >= 24)
    var pictures: Set<[PictureShape]> = []
    for drawing in PictureLibrary.drawingNames {
      #expect(PictureLibrary.picture(named: drawing) != nil)
      for color in PictureLibrary.colorNames {
        let picture = try #require(PictureLibrary.picture(named: "\(drawing)-\(color)"))
        #expect(picture.title.lowercased() == "\(drawing), \(color)")
        pictures.insert(picture.shapes)
      }
    }
    #expect(pictures.count == PictureLibrary.drawingNames.count * PictureLibrary.colorNames.count)
  }

  @Test(arguments: [
    "", " ", "-", "mug-", "-teal", "mug-teal-", "mug-invisible", "Mug", "hovercraft",
  ])
  func anUnknownNameHasThePlaceholder(name: String) {
    #expect(PictureLibrary.picture(named: name) == nil)
    #expect(PictureLibrary.pictureOrPlaceholder(named: name) == PictureLibrary.placeholder)
  }

  @Test func theTitleIsSaidAndEscaped() {
    let picture = ProductPicture(title: "<b>\"Salt\" & pepper</b>", shapes: [])
    #expect(
      picture.svg().contains(
        "<title>&lt;b&gt;&quot;Salt&quot; &amp; pepper&lt;/b&gt;</title>"))
    #expect(!picture.svg().contains("<b>"))
  }

  @Test func shapesBecomeElements() {
    let red = PictureColor(red: 255, green: 0, blue: 16)
    let picture = ProductPicture(
      title: "All",
      shapes: [
        PictureShape(
          .ellipse(center: PicturePoint(1.5, 2), radiusX: 3.256, radiusY: 4), .solid(red)),
        PictureShape(
          .rectangle(x: 0, y: -0.5, width: 10, height: 20, radius: 3), .solid(red.opacity(0.5))),
        PictureShape(
          .polygon([PicturePoint(0, 0), PicturePoint(1, 0), PicturePoint(0, 1.05)]), .solid(red)),
        PictureShape(.line([PicturePoint(0, 0), PicturePoint(9, 9)], width: 2), .solid(red)),
      ])
    let svg = picture.svg()
    #expect(svg.contains(##"<ellipse cx="1.5" cy="2" rx="3.26" ry="4" fill="#ff0010"/>"##))
    #expect(
      svg.contains(
        ##"<rect x="0" y="-0.5" width="10" height="20" rx="3" fill="#ff0010" opacity="0.5"/>"##))
    #expect(svg.contains(##"<polygon points="0,0 1,0 0,1.05" fill="#ff0010"/>"##))
    #expect(
      svg.contains(##"<polyline points="0,0 9,9" fill="none" stroke="#ff0010" stroke-width="2""##))
  }

  /// Two pictures in one page share a gradient's name only where they share the gradient.
  @Test func gradientsOfOnePageDoNotClash() throws {
    var definitions: [String: String] = [:]
    for drawing in PictureLibrary.drawingNames {
      for color in PictureLibrary.colorNames {
        let svg = try #require(PictureLibrary.picture(named: "\(drawing)-\(color)")).svg()
        for piece in svg.components(between: "Gradient id=\"", and: "</") {
          let parts = piece.split(separator: "\"", maxSplits: 1)
          let (name, definition) = (String(parts[0]), String(parts[1]))
          #expect(definitions[name, default: definition] == definition)
          definitions[name] = definition
        }
      }
    }
    #expect(definitions.count > 1000)
  }

  @Test func aRasterHasSmoothEdgesAndStaysInTheMiddle() {
    let blue = PictureColor(red: 0, green: 0, blue: 255)
    let picture = ProductPicture(
      title: "Disc",
      shapes: [
        PictureShape(.ellipse(center: PicturePoint(50, 50), radiusX: 50, radiusY: 50), .solid(blue))
      ])
    let raster = picture.raster(width: 40, height: 20)
    #expect(raster.bytes.count == 40 * 20 * 4)
    #expect(raster.color(x: 20, y: 10) == blue)
    #expect(raster.color(x: 2, y: 10).opacity == 0)
    #expect(raster.color(x: 37, y: 10).opacity == 0)
    let rim = (10..<30).map { raster.color(x: $0, y: 1).opacity }
    #expect(rim.contains { $0 > 0 && $0 < 1 })
    #expect(rim.first == 0 && rim[10] == 1)
  }

  @Test func theBackgroundShowsThroughWhatIsTransparent() {
    let white = PictureColor(red: 255, green: 255, blue: 255)
    let black = PictureColor(red: 0, green: 0, blue: 0)
    let veil = ProductPicture(
      title: "Veil",
      shapes: [
        PictureShape(
          .rectangle(x: 0, y: 0, width: 100, height: 100, radius: 0), .solid(black.opacity(0.5)))
      ])
    let raster = veil.raster(width: 3, height: 3, background: white)
    #expect(raster.color(x: 1, y: 1) == PictureColor(red: 128, green: 128, blue: 128))
  }

  @Test func gradientsRunAcrossTheOutline() {
    let black = PictureColor(red: 0, green: 0, blue: 0)
    let white = PictureColor(red: 255, green: 255, blue: 255)
    let square = PictureOutline.rectangle(x: 0, y: 0, width: 100, height: 100, radius: 0)
    func greys(_ paint: PicturePaint) -> PictureRaster {
      ProductPicture(title: "", shapes: [PictureShape(square, paint)]).raster(width: 4, height: 4)
    }
    let vertical = greys(.vertical(black, white))
    #expect((0..<4).map { vertical.color(x: 0, y: $0).red } == [32, 96, 159, 223])
    let horizontal = greys(.horizontal(black, white))
    #expect((0..<4).map { horizontal.color(x: $0, y: 0).red } == [32, 96, 159, 223])
    let radial = greys(.radial(white, black))
    #expect(radial.color(x: 1, y: 1).red > radial.color(x: 3, y: 3).red)
  }

  @Test(arguments: [(0, 5), (5, 0), (-3, 4)])
  func aRasterOfNoSizeIsEmpty(width: Int, height: Int) {
    #expect(PictureLibrary.placeholder.raster(width: width, height: height).bytes.isEmpty)
  }

  @Test func aPolygonThatCrossesItselfFollowsTheEvenOddRule() {
    let star = PictureOutline.polygon(
      [0.0, 144, 288, 72, 216].map { PictureSketch.arc(50, 50, 40, 40, from: $0, to: $0)[0] })
    #expect(!star.contains(PicturePoint(50, 50)))
    #expect(star.contains(PicturePoint(80, 50)))
    #expect(!PictureOutline.polygon([]).contains(PicturePoint(0, 0)))
    #expect(!PictureOutline.line([], width: 9).contains(PicturePoint(0, 0)))
  }
}

extension String {
  /// What stands between each occurrence of `start` and the next of `end`.
  fileprivate func components(between start: String, and end: String) -> [Substring] {
    var rest = self[...]
    var result: [Substring] = []
    while let from = rest.firstRange(of: start)?.upperBound,
      let to = rest[from...].firstRange(of: end)?.lowerBound
    {
      result.append(rest[from..<to])
      rest = rest[to...]
    }
    return result
  }
}
