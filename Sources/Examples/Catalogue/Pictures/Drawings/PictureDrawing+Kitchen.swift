extension PictureDrawing {
  /// Things to cook and to eat with.
  static let kitchen: [PictureDrawing] = [
    PictureDrawing("mug", "sky") { sketch in
      let s = sketch.scheme
      for (x, bend) in [(36.0, 4.0), (47, -4), (58, 4)] {
        sketch.line(
          PictureSketch.curve((x, 34), (x + bend, 28), (x - bend, 22), (x, 15)), 1.8,
          PictureScheme.darkSteel.opacity(0.45))
      }
      sketch.arc(70, 60, 12, from: -100, to: 100, 5.4, s.dark)
      sketch.box(24, 40, 46, 46, 9, .horizontal(s.light, s.dark))
      sketch.box(24, 56, 46, 10, 0, .solid(s.accent))
      for x in stride(from: 28.0, to: 68, by: 8) {
        sketch.polygon([(x, 56), (x + 4, 61), (x + 8, 56)], .solid(s.pale))
      }
      sketch.ellipse(47, 41, 23, 5, .solid(s.pale))
      sketch.ellipse(47, 41.6, 20, 3.6, .solid(PictureColor(0x6b4226)))
      sketch.box(28, 48, 3.6, 32, 1.8, .solid(s.shine))
    },
    PictureDrawing("kettle", "red") { sketch in
      let s = sketch.scheme
      sketch.arc(50, 36, 20, from: 190, to: 350, 4.4, PictureScheme.ink)
      sketch.polygon(
        [PicturePoint(70, 58)] + PictureSketch.curve((70, 58), (80, 54), (80, 44), (88, 36))
          + PictureSketch.curve((92, 40), (88, 52), (86, 68), (70, 76)),
        .horizontal(s.main, s.dark))
      sketch.polygon(
        PictureSketch.curve((22, 84), (18, 60), (30, 42), (50, 42))
          + PictureSketch.curve((50, 42), (70, 42), (82, 60), (78, 84)),
        .horizontal(s.light, s.dark))
      sketch.box(20, 81, 60, 6, 3, .horizontal(PictureScheme.steel, PictureScheme.darkSteel))
      sketch.ellipse(50, 43, 14, 3.4, .solid(s.deep))
      sketch.ellipse(50, 41, 12, 3.4, .solid(s.main))
      sketch.circle(50, 36, 4, .radial(s.accent, s.accent.mixed(with: PictureScheme.ink, 0.3)))
      sketch.ellipse(35, 61, 4, 11, .solid(s.shine))
    },
    PictureDrawing("bowl", "olive") { sketch in
      let s = sketch.scheme
      sketch.circle(36, 44, 12, .radial(PictureColor(0xf08a6a), PictureColor(0xc9412f)))
      sketch.circle(62, 45, 11, .radial(PictureColor(0xf7d070), PictureColor(0xdf9428)))
      sketch.circle(50, 38, 12, .radial(PictureColor(0xa9d06a), PictureColor(0x5f9440)))
      sketch.line([(50, 28), (53, 21)], 1.8, PictureScheme.darkWood)
      sketch.ellipse(58, 22.5, 5, 2.2, .solid(PictureScheme.leaf))
      sketch.polygon(
        [PicturePoint(14, 50), PicturePoint(86, 50)]
          + PictureSketch.curve((86, 50), (84, 72), (70, 83), (58, 83))
          + PictureSketch.curve((42, 83), (30, 83), (16, 72), (14, 50)),
        .horizontal(s.light, s.dark))
      sketch.box(38, 81, 24, 5, 2.5, .solid(s.deep))
      sketch.box(12, 48, 76, 5, 2.5, .horizontal(s.pale, s.main))
      for x in stride(from: 26.0, through: 74, by: 12) {
        sketch.circle(x, 61, 2.4, .solid(s.accent))
      }
    },
    PictureDrawing("jar", "amber") { sketch in
      let s = sketch.scheme
      sketch.box(27, 30, 46, 56, 12, .horizontal(PictureColor(0xe9f3f7), PictureColor(0xb9cdd8)))
      sketch.box(30, 44, 40, 39, 9, .horizontal(s.light, s.dark))
      sketch.ellipse(50, 45, 20, 3.4, .solid(s.pale))
      sketch.box(31, 54, 38, 20, 3, .solid(PictureScheme.cream))
      sketch.ellipse(50, 64, 7, 5.4, .solid(s.accent))
      sketch.ellipse(50, 64, 3.4, 2.6, .solid(PictureScheme.cream))
      sketch.box(
        29, 18, 42, 14, 4, .vertical(s.accent, s.accent.mixed(with: PictureScheme.ink, 0.3)))
      for x in stride(from: 34.0, through: 66, by: 6.4) {
        sketch.line([(x, 21), (x, 29)], 1, PictureScheme.ink.opacity(0.25))
      }
      sketch.box(32, 36, 3.4, 44, 1.7, .solid(PictureColor(0xffffff, opacity: 0.6)))
    },
    PictureDrawing("teapot", "indigo") { sketch in
      let s = sketch.scheme
      sketch.arc(24, 58, 12, from: 80, to: 290, 4.6, s.dark)
      sketch.polygon(
        [PicturePoint(70, 54)] + PictureSketch.curve((70, 54), (80, 50), (80, 40), (90, 38))
          + [PicturePoint(92, 42)] + PictureSketch.curve((92, 42), (86, 50), (86, 66), (70, 74)),
        .horizontal(s.main, s.dark))
      sketch.ellipse(49, 62, 30, 23, .radial(s.light, s.dark))
      sketch.box(36, 82, 26, 4.4, 2.2, .solid(s.deep))
      sketch.ellipse(49, 41, 15, 4, .solid(s.dark))
      sketch.ellipse(49, 38.5, 13, 4.6, .solid(s.main))
      sketch.circle(49, 32, 4.2, .radial(s.accent, s.accent.mixed(with: PictureScheme.ink, 0.35)))
      for petal in 0..<5 {
        let center = PictureSketch.arc(
          49, 63, 6, 6, from: Double(petal) * 72 - 90, to: Double(petal) * 72 - 90)[0]
        sketch.circle(center.x, center.y, 4.2, .solid(s.pale))
      }
      sketch.circle(49, 63, 3.2, .solid(s.accent))
    },
    PictureDrawing("basket", "brown") { sketch in
      let s = sketch.scheme
      sketch.arc(50, 48, 28, from: 180, to: 360, 4.6, s.dark)
      sketch.circle(38, 46, 9, .radial(PictureColor(0xf39a80), PictureColor(0xcc4a3a)))
      sketch.circle(55, 44, 10, .radial(PictureColor(0xf39a80), PictureColor(0xcc4a3a)))
      sketch.ellipse(68, 47, 6, 9, .radial(PictureColor(0xbfdc86), PictureScheme.leaf))
      sketch.polygon([(16, 50), (84, 50), (75, 86), (25, 86)], .horizontal(s.light, s.dark))
      for row in 0..<4 {
        let y = 57 + Double(row) * 8
        let inset = Double(row) * 2
        for column in 0..<6 {
          let x = 21 + inset + Double(column) * (58 - inset * 2) / 5
          sketch.box(
            x - 3.4, y - (column + row).parity * 1.6, 6.8, 4.2, 2,
            .solid(column % 2 == row % 2 ? s.pale : s.deep.opacity(0.5)))
        }
      }
      sketch.box(13, 48, 74, 6, 3, .vertical(s.light, s.main))
    },
  ]
}

extension Int {
  /// 0 for even numbers, 1 for odd ones.
  fileprivate var parity: Double { Double(self & 1) }
}
