extension PictureDrawing {
  /// Things that stand in rooms.
  static let home: [PictureDrawing] = [
    PictureDrawing("lamp", "amber") { sketch in
      let s = sketch.scheme
      sketch.circle(
        50, 36, 32,
        .radial(PictureColor(0xfff3c4, opacity: 0.8), PictureColor(0xfff3c4, opacity: 0)))
      sketch.line([(50, 50), (50, 82)], 3.4, PictureScheme.darkSteel)
      sketch.box(33, 80, 34, 6, 3, .horizontal(PictureScheme.steel, PictureScheme.darkSteel))
      sketch.polygon([(38, 20), (62, 20), (75, 54), (25, 54)], .horizontal(s.light, s.dark))
      sketch.polygon([(42, 20), (48, 20), (42, 54), (32, 54)], .solid(s.shine))
      sketch.box(24, 52, 52, 4, 2, .solid(s.accent))
      sketch.line([(64, 56), (64, 66)], 1, PictureScheme.darkSteel)
      sketch.circle(64, 67, 2, .solid(s.accent))
    },
    PictureDrawing("chair", "mint") { sketch in
      let s = sketch.scheme
      sketch.line([(35, 62), (28, 85)], 4, PictureScheme.darkWood)
      sketch.line([(65, 62), (72, 85)], 4, PictureScheme.darkWood)
      sketch.line([(42, 64), (40, 80)], 3, PictureScheme.darkWood)
      sketch.line([(58, 64), (60, 80)], 3, PictureScheme.darkWood)
      sketch.box(31, 18, 38, 42, 15, .horizontal(s.light, s.dark))
      sketch.box(36, 23, 28, 33, 11, .vertical(s.light, s.main))
      for y in [34.0, 46] {
        for x in [43.0, 57] { sketch.circle(x, y, 1.5, .solid(s.dark)) }
      }
      sketch.box(25, 55, 50, 12, 6, .vertical(s.light, s.dark))
      sketch.box(29, 57, 42, 3, 1.5, .solid(s.shine))
    },
    PictureDrawing("plant", "coral") { sketch in
      let s = sketch.scheme
      for (tip, width) in [((20.0, 40.0), 1.0), ((80, 40), -1), ((32, 20), 0.8), ((68, 20), -0.8)] {
        let base = (50.0, 62.0)
        let bend = 14 * width
        sketch.polygon(
          PictureSketch.curve(base, (44 - bend, 52), (tip.0 + 4, tip.1 + 18), tip)
            + PictureSketch.curve(tip, (tip.0 + bend * 1.6, tip.1 - 2), (52 + bend * 0.3, 40), base),
          .vertical(PictureScheme.leaf, PictureScheme.darkLeaf))
      }
      sketch.polygon(
        PictureSketch.curve((50, 62), (38, 46), (44, 22), (50, 12))
          + PictureSketch.curve((50, 12), (56, 22), (62, 46), (50, 62)),
        .horizontal(PictureColor(0x7cc07a), PictureScheme.leaf))
      sketch.line([(50, 18), (50, 60)], 1, PictureScheme.darkLeaf)
      sketch.polygon([(32, 62), (68, 62), (63, 86), (37, 86)], .horizontal(s.light, s.dark))
      sketch.box(29, 59, 42, 8, 3, .horizontal(s.light, s.main))
      sketch.box(32, 61, 12, 2.4, 1.2, .solid(s.shine))
    },
    PictureDrawing("clock", "indigo") { sketch in
      let s = sketch.scheme
      sketch.line([(33, 78), (27, 87)], 5, s.deep)
      sketch.line([(67, 78), (73, 87)], 5, s.deep)
      sketch.circle(28, 21, 9, .radial(s.light, s.dark))
      sketch.circle(72, 21, 9, .radial(s.light, s.dark))
      sketch.circle(50, 51, 35, .radial(s.light, s.dark))
      sketch.circle(50, 51, 28, .radial(PictureScheme.white, PictureScheme.cream))
      for hour in 0..<12 {
        let angle = Double(hour) * 30
        let start = PictureSketch.arc(50, 51, 24.5, 24.5, from: angle, to: angle)[0]
        let end = PictureSketch.arc(
          50, 51, hour % 3 == 0 ? 21 : 23, hour % 3 == 0 ? 21 : 23, from: angle, to: angle)[0]
        sketch.line([start, end], hour % 3 == 0 ? 2 : 1.2, PictureScheme.ink)
      }
      sketch.line([(50, 51), (38, 43)], 3.4, PictureScheme.ink)
      sketch.line([(50, 51), (61, 35)], 2.4, PictureScheme.ink)
      sketch.circle(50, 51, 2.8, .solid(s.accent))
    },
    PictureDrawing("candle", "plum") { sketch in
      let s = sketch.scheme
      sketch.circle(
        50, 27, 24,
        .radial(PictureColor(0xffe9a8, opacity: 0.9), PictureColor(0xffe9a8, opacity: 0)))
      sketch.polygon(
        PictureSketch.curve((50, 12), (58, 24), (59, 30), (50, 35))
          + PictureSketch.curve((50, 35), (41, 30), (42, 24), (50, 12)),
        .vertical(PictureColor(0xffd24a), PictureColor(0xf58a2c)))
      sketch.line([(50, 33), (50, 41)], 1.4, PictureScheme.ink)
      sketch.box(37, 40, 26, 42, 4, .horizontal(s.light, s.dark))
      sketch.ellipse(50, 41, 13, 3.6, .solid(s.pale))
      sketch.polygon(
        [PicturePoint(38, 42), PicturePoint(46, 43)]
          + PictureSketch.curve((46, 43), (46, 58), (42, 58), (42, 52))
          + [PicturePoint(41, 48), PicturePoint(38, 50)], .solid(s.pale))
      sketch.box(
        24, 80, 52, 7, 3.5, .horizontal(s.accent, s.accent.mixed(with: PictureScheme.ink, 0.3)))
      sketch.arc(79, 82, 5, from: -150, to: 150, 2.6, s.accent)
    },
    PictureDrawing("vase", "violet") { sketch in
      let s = sketch.scheme
      let stems = [(34.0, 26.0), (50, 17), (66, 27)]
      for stem in stems { sketch.line([(50, 54), stem], 1.8, PictureScheme.darkLeaf) }
      sketch.ellipse(43, 42, 6, 2.6, .solid(PictureScheme.leaf))
      sketch.ellipse(58, 40, 6, 2.6, .solid(PictureScheme.leaf))
      for stem in stems {
        for petal in 0..<6 {
          let center = PictureSketch.arc(
            stem.0, stem.1, 5, 5, from: Double(petal) * 60, to: Double(petal) * 60)[0]
          sketch.circle(center.x, center.y, 3.7, .solid(s.accent))
        }
        sketch.circle(stem.0, stem.1, 3, .solid(PictureColor(0xf9d65c)))
      }
      sketch.polygon(
        [PicturePoint(42, 50), PicturePoint(58, 50)]
          + PictureSketch.curve((57, 52), (55, 58), (72, 62), (70, 74))
          + PictureSketch.curve((70, 74), (69, 84), (62, 87), (58, 87))
          + PictureSketch.curve((42, 87), (38, 87), (31, 84), (30, 74))
          + PictureSketch.curve((30, 74), (28, 62), (45, 58), (43, 52)),
        .horizontal(s.light, s.dark))
      sketch.ellipse(50, 50.5, 8.4, 2, .solid(s.deep))
      sketch.arc(50, 62, 22, from: 62, to: 118, 1.6, s.pale)
      sketch.ellipse(38, 71, 3, 7, .solid(s.shine))
    },
    PictureDrawing("cushion", "pink") { sketch in
      let s = sketch.scheme
      sketch.polygon(
        PictureSketch.curve((16, 28), (34, 34), (66, 34), (84, 28))
          + PictureSketch.curve((84, 28), (78, 44), (78, 66), (85, 84))
          + PictureSketch.curve((85, 84), (66, 78), (34, 78), (15, 84))
          + PictureSketch.curve((15, 84), (22, 66), (22, 44), (16, 28)),
        .radial(s.light, s.dark))
      for x in [36.0, 50, 64] {
        for y in [44.0, 57, 70] {
          sketch.polygon(
            [(x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)],
            .solid((x + y).truncatingRemainder(dividingBy: 2) == 0 ? s.accent : s.pale))
        }
      }
      for (x, y) in [(15.5, 27.5), (84.5, 27.5), (85.5, 84.5), (14.5, 84.5)] {
        sketch.circle(x, y, 3.4, .solid(s.accent))
      }
    },
    PictureDrawing("ladder", "brown") { sketch in
      let s = sketch.scheme
      sketch.line([(58, 18), (80, 86)], 3.4, s.deep)
      for (y, x) in [(36.0, 64.0), (54, 70), (72, 75.5)] {
        sketch.line([(58 - (x - 58) * 0.2, y), (x, y)], 1.4, s.deep)
      }
      sketch.line([(44, 18), (22, 86)], 4.6, s.main)
      sketch.line([(60, 18), (58, 86)], 4.6, s.dark)
      for (y, left) in [(32.0, 39.5), (46, 35), (60, 30.4), (74, 26)] {
        sketch.box(left - 2, y, 61.5 - left, 4.4, 1.6, .vertical(s.light, s.main))
      }
      sketch.box(
        37, 14, 28, 6, 3, .vertical(s.accent, s.accent.mixed(with: PictureScheme.ink, 0.3)))
    },
    PictureDrawing("lantern", "teal") { sketch in
      let s = sketch.scheme
      sketch.arc(50, 26, 15, from: 180, to: 360, 2.6, PictureScheme.darkSteel)
      sketch.polygon([(42, 24), (58, 24), (68, 36), (32, 36)], .horizontal(s.light, s.dark))
      sketch.box(34, 36, 32, 40, 4, .vertical(PictureColor(0xfff4cf), PictureColor(0xffe099)))
      sketch.circle(50, 57, 15, .radial(PictureColor(0xfffbe8), PictureColor(0xffe099, opacity: 0)))
      sketch.polygon(
        PictureSketch.curve((50, 44), (57, 54), (57, 62), (50, 64))
          + PictureSketch.curve((50, 64), (43, 62), (43, 54), (50, 44)),
        .vertical(PictureColor(0xffc23c), PictureColor(0xee7a2b)))
      sketch.box(46, 64, 8, 12, 1.5, .solid(PictureScheme.white))
      for x in [33.0, 48.9, 64.4] { sketch.box(x, 35, 2.6, 42, 1, .solid(s.deep)) }
      sketch.box(28, 75, 44, 10, 3, .horizontal(s.light, s.dark))
      sketch.box(31, 77, 14, 2.2, 1.1, .solid(s.shine))
    },
  ]
}
