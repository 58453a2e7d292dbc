extension PictureDrawing {
  /// Things to go away with.
  static let travel: [PictureDrawing] = [
    PictureDrawing("car", "red") { sketch in
      let s = sketch.scheme
      let roof =
        PictureSketch.curve((24, 58), (30, 40), (36, 36), (48, 36))
        + PictureSketch.curve((48, 36), (62, 36), (68, 42), (76, 58))
      sketch.polygon(roof, .vertical(s.light, s.main))
      sketch.polygon(
        PictureSketch.curve((31, 56), (35, 44), (39, 41), (47, 41)) + [PicturePoint(47, 56)],
        .vertical(PictureColor(0xe6f5fc), PictureColor(0xa9d3e8)))
      sketch.polygon(
        [PicturePoint(51, 56)] + PictureSketch.curve((51, 41), (60, 41), (64, 46), (69, 56)),
        .vertical(PictureColor(0xe6f5fc), PictureColor(0xa9d3e8)))
      sketch.box(11, 55, 78, 21, 9, .vertical(s.main, s.dark))
      sketch.box(13, 57, 74, 4, 2, .solid(s.shine))
      sketch.box(46, 61, 7, 2, 1, .solid(s.deep))
      sketch.box(82, 61, 6, 6, 3, .solid(s.accent))
      sketch.box(12, 61, 5, 6, 2.5, .solid(PictureColor(0xb8322f)))
      for x in [29.0, 71] {
        sketch.circle(x, 77, 10, .radial(PictureColor(0x4a5163), PictureScheme.ink))
        sketch.circle(x, 77, 4.6, .radial(PictureScheme.white, PictureScheme.darkSteel))
      }
    },
    PictureDrawing("bicycle", "teal") { sketch in
      let s = sketch.scheme
      for x in [27.0, 73] {
        sketch.arc(x, 68, 16, 3.4, PictureScheme.ink)
        for angle in stride(from: 0.0, to: 180, by: 30) {
          let spoke = PictureSketch.arc(x, 68, 15, 15, from: angle, to: angle + 180)
          sketch.line([spoke[0], spoke[spoke.count - 1]], 0.5, PictureScheme.darkSteel)
        }
        sketch.circle(x, 68, 2.4, .solid(PictureScheme.darkSteel))
      }
      sketch.line([(27, 68), (40, 45), (66, 45), (48, 68), (27, 68)], 3.4, s.main)
      sketch.line([(48, 68), (38, 39)], 3.4, s.dark)
      sketch.line([(73, 68), (64, 36)], 3.4, s.main)
      sketch.line([(64, 36), (58, 34)], 3, PictureScheme.ink)
      sketch.line([(64, 36), (72, 33), (73, 38)], 3, PictureScheme.ink)
      sketch.line([(32, 38), (44, 38)], 4.6, s.accent)
      sketch.circle(48, 68, 5, .radial(PictureScheme.steel, PictureScheme.darkSteel))
      sketch.line([(44, 74), (52, 62)], 2, PictureScheme.ink)
    },
    PictureDrawing("boat", "blue") { sketch in
      let s = sketch.scheme
      sketch.line([(49, 18), (49, 68)], 2.6, PictureScheme.darkWood)
      sketch.polygon(
        PictureSketch.curve((52, 20), (70, 32), (78, 48), (80, 60)) + [PicturePoint(52, 60)],
        .horizontal(PictureScheme.white, s.pale))
      sketch.polygon(
        PictureSketch.curve((46, 26), (38, 40), (28, 52), (20, 60)) + [PicturePoint(46, 60)],
        .horizontal(s.accent, s.accent.mixed(with: .init(0xffffff), 0.4)))
      sketch.polygon([(49, 14), (60, 17.5), (49, 21)], .solid(s.main))
      sketch.polygon(
        [PicturePoint(14, 65), PicturePoint(86, 65)]
          + PictureSketch.curve((86, 65), (80, 82), (74, 84), (62, 84))
          + PictureSketch.curve((34, 84), (24, 84), (18, 76), (14, 65)),
        .vertical(s.main, s.deep))
      sketch.box(14, 64, 72, 4, 2, .solid(PictureScheme.cream))
      for x in [20.0, 40, 60, 80] {
        sketch.arc(x, 80, 10, from: 20, to: 160, 2.6, PictureColor(0x6fb6dd))
      }
    },
    PictureDrawing("backpack", "orange") { sketch in
      let s = sketch.scheme
      sketch.arc(50, 25, 8, from: 180, to: 360, 3.6, s.deep)
      sketch.box(19, 52, 14, 28, 6, .vertical(s.dark, s.deep))
      sketch.box(67, 52, 14, 28, 6, .vertical(s.dark, s.deep))
      sketch.box(26, 24, 48, 62, 18, .horizontal(s.light, s.dark))
      sketch.box(31, 54, 38, 27, 7, .vertical(s.light, s.main))
      sketch.line([(33, 62), (67, 62)], 1.6, s.deep)
      sketch.box(55, 61, 3, 8, 1.5, .solid(s.accent))
      sketch.line([(32, 46), (68, 46)], 1.8, s.deep)
      sketch.box(40, 32, 20, 7, 3.5, .solid(s.accent))
      sketch.box(30, 30, 4, 22, 2, .solid(s.shine))
    },
    PictureDrawing("tent", "green") { sketch in
      let s = sketch.scheme
      sketch.polygon([(50, 22), (92, 84), (8, 84)], .horizontal(s.light, s.dark))
      sketch.polygon([(50, 22), (8, 84), (27, 84)], .solid(s.shine))
      sketch.polygon([(50, 34), (69, 84), (31, 84)], .vertical(s.deep, PictureScheme.ink))
      sketch.polygon([(50, 34), (43, 84), (31, 84)], .vertical(s.accent, s.main))
      sketch.polygon([(50, 34), (57, 84), (69, 84)], .vertical(s.accent, s.main))
      sketch.line([(44, 18), (50, 24), (56, 18)], 2.4, PictureScheme.darkWood)
      sketch.line([(8, 84), (3, 88)], 1.6, PictureScheme.darkWood)
      sketch.line([(92, 84), (97, 88)], 1.6, PictureScheme.darkWood)
    },
    PictureDrawing("globe", "sky") { sketch in
      let s = sketch.scheme
      sketch.box(32, 82, 36, 5, 2.5, .horizontal(PictureScheme.wood, PictureScheme.darkWood))
      sketch.box(47.5, 74, 5, 10, 1, .solid(PictureScheme.darkWood))
      sketch.arc(50, 46, 32, from: -60, to: 120, 3.2, PictureScheme.wood)
      sketch.circle(50, 46, 27, .radial(s.light, s.dark))
      let land = PictureScheme.leaf
      sketch.polygon(
        PictureSketch.curve((33, 30), (40, 20), (52, 22), (52, 30))
          + PictureSketch.curve((52, 30), (46, 36), (50, 42), (42, 46))
          + PictureSketch.curve((42, 46), (34, 48), (28, 40), (33, 30)), .solid(land))
      sketch.polygon(
        PictureSketch.curve((56, 40), (66, 34), (74, 40), (72, 48))
          + PictureSketch.curve((72, 48), (70, 58), (64, 66), (60, 64))
          + PictureSketch.curve((60, 64), (58, 56), (50, 50), (56, 40)),
        .solid(land.mixed(with: s.accent, 0.25)))
      sketch.polygon(
        PictureSketch.curve((36, 56), (44, 54), (48, 60), (45, 67))
          + PictureSketch.curve((45, 67), (38, 66), (34, 62), (36, 56)), .solid(land))
      sketch.ellipse(40, 32, 9, 5, .solid(s.shine))
    },
  ]
}
