extension PictureDrawing {
  /// Things to put on.
  static let wear: [PictureDrawing] = [
    PictureDrawing("umbrella", "plum") { sketch in
      let s = sketch.scheme
      sketch.line([(50, 14), (50, 76)], 2.8, PictureScheme.darkWood)
      sketch.arc(57, 77, 7, from: 0, to: 180, 3.4, PictureScheme.darkWood)
      let top = PictureSketch.arc(50, 54, 38, 36, from: 180, to: 360)
      var rim: [PicturePoint] = []
      for scallop in 0..<4 {
        let right = 88 - Double(scallop) * 19
        rim += PictureSketch.curve((right, 54), (right - 4, 47), (right - 15, 47), (right - 19, 54))
      }
      sketch.polygon(top + rim, .horizontal(s.light, s.dark))
      sketch.polygon(
        PictureSketch.curve((50, 18), (36, 26), (32, 42), (31, 54))
          + PictureSketch.curve((31, 54), (36, 47), (45, 47), (50, 54)), .solid(s.accent))
      sketch.polygon(
        PictureSketch.curve((50, 18), (64, 26), (68, 42), (69, 54))
          + PictureSketch.curve((69, 54), (73, 47), (84, 47), (88, 54))
          + PictureSketch.curve((88, 54), (86, 32), (70, 18), (50, 18)),
        .solid(s.dark.opacity(0.45)))
      sketch.line([(50, 12), (50, 19)], 2.8, PictureScheme.darkWood)
    },
    PictureDrawing("boot", "olive") { sketch in
      let s = sketch.scheme
      sketch.polygon(
        [PicturePoint(30, 18), PicturePoint(58, 18)]
          + PictureSketch.curve((58, 18), (56, 40), (56, 50), (64, 56))
          + PictureSketch.curve((64, 56), (80, 60), (86, 66), (86, 78))
          + [PicturePoint(28, 78)]
          + PictureSketch.curve((28, 78), (28, 58), (33, 44), (30, 18)),
        .horizontal(s.light, s.dark))
      sketch.polygon(
        [(25, 76), (88, 76), (88, 84), (62, 84), (58, 81), (46, 81), (44, 86), (25, 86)],
        .solid(s.deep))
      sketch.box(27, 15, 34, 9, 4, .horizontal(s.pale, s.accent))
      for (index, y) in [32.0, 40, 48, 55].enumerated() {
        let x = 53 + Double(index) * 1.6
        sketch.line([(x - 8, y + 2), (x + 3, y - 1)], 1.8, PictureScheme.cream)
      }
      sketch.box(33, 27, 3.6, 34, 1.8, .solid(s.shine))
    },
    PictureDrawing("hat", "amber") { sketch in
      let s = sketch.scheme
      sketch.ellipse(50, 72, 43, 11, .horizontal(s.light, s.dark))
      sketch.ellipse(50, 69, 36, 7, .solid(s.dark.opacity(0.5)))
      sketch.polygon(
        PictureSketch.curve((27, 70), (28, 46), (32, 28), (42, 27))
          + PictureSketch.curve((42, 27), (47, 30), (53, 30), (58, 27))
          + PictureSketch.curve((58, 27), (68, 28), (72, 46), (73, 70))
          + PictureSketch.curve((73, 70), (62, 76), (38, 76), (27, 70)),
        .horizontal(s.light, s.main))
      sketch.polygon(
        PictureSketch.curve((28, 60), (40, 66), (60, 66), (72, 60))
          + PictureSketch.curve((73, 70), (62, 76), (38, 76), (27, 70)), .solid(s.accent))
      sketch.polygon([(66, 64), (80, 56), (77, 66), (82, 72)], .solid(s.accent))
      sketch.ellipse(40, 42, 3, 9, .solid(s.shine))
    },
    PictureDrawing("glasses", "coral") { sketch in
      let s = sketch.scheme
      sketch.line([(14, 47), (10, 36), (20, 27)], 4, s.dark)
      sketch.line([(86, 47), (90, 36), (80, 27)], 4, s.dark)
      for x in [31.0, 69] {
        sketch.circle(
          x, 55, 18, .radial(PictureColor(0xffffff, opacity: 0.9), s.accent.opacity(0.55)))
        sketch.polygon(
          [(x - 8, 62), (x + 2, 44), (x + 7, 45), (x - 4, 65)],
          .solid(PictureColor(0xffffff, opacity: 0.5)))
        sketch.arc(x, 55, 18, 4.6, s.main)
        sketch.arc(x, 55, 19, from: 190, to: 300, 1.6, s.pale)
      }
      sketch.line(PictureSketch.curve((46, 50), (48, 45), (52, 45), (54, 50)), 4.6, s.main)
    },
    PictureDrawing("watch", "grey") { sketch in
      let s = sketch.scheme
      sketch.polygon([(38, 10), (62, 10), (66, 34), (34, 34)], .horizontal(s.light, s.dark))
      sketch.polygon([(34, 66), (66, 66), (62, 91), (38, 91)], .horizontal(s.light, s.dark))
      for y in [76.0, 82] { sketch.circle(50, y, 1.5, .solid(s.deep)) }
      sketch.box(73, 46, 6, 8, 2, .solid(PictureScheme.darkSteel))
      sketch.circle(50, 50, 26, .radial(PictureScheme.white, PictureScheme.darkSteel))
      sketch.circle(50, 50, 21, .radial(PictureScheme.white, PictureScheme.cream))
      for hour in 0..<12 {
        let angle = Double(hour) * 30
        let mark = PictureSketch.arc(50, 50, 17.6, 17.6, from: angle, to: angle)[0]
        sketch.circle(mark.x, mark.y, hour % 3 == 0 ? 1.5 : 0.9, .solid(PictureScheme.ink))
      }
      sketch.line([(50, 50), (50, 37)], 2, PictureScheme.ink)
      sketch.line([(50, 50), (59, 55)], 2.6, PictureScheme.ink)
      sketch.line([(50, 50), (42, 60)], 0.9, s.accent)
      sketch.circle(50, 50, 2, .solid(s.accent))
    },
    PictureDrawing("scarf", "green") { sketch in
      let s = sketch.scheme
      sketch.polygon([(52, 42), (72, 40), (79, 80), (59, 82)], .vertical(s.main, s.dark))
      sketch.polygon([(34, 44), (54, 44), (50, 84), (30, 82)], .horizontal(s.light, s.main))
      for (y, left, right) in [(60.0, 32.6, 51.6), (68, 32, 51.2), (76, 31.4, 50.6)] {
        sketch.line([(left + 1, y), (right - 1, y + 0.6)], 2.6, s.accent)
      }
      for (y, left, right) in [(58.0, 56.0, 74.2), (66, 57.4, 75.4), (74, 58.6, 76.6)] {
        sketch.line([(left + 1, y + 0.8), (right - 1, y)], 2.6, s.pale)
      }
      for x in stride(from: 31.5, through: 49, by: 4.3) {
        sketch.line([(x, 82), (x - 0.6, 88)], 1.4, s.light)
      }
      for x in stride(from: 60.5, through: 78, by: 4.3) {
        sketch.line([(x, 81), (x + 0.6, 87)], 1.4, s.dark)
      }
      sketch.ellipse(50, 36, 32, 17, .radial(s.light, s.dark))
      sketch.ellipse(50, 31, 21, 9, .vertical(s.deep, s.dark))
      sketch.line(PictureSketch.curve((22, 42), (34, 54), (62, 54), (76, 44)), 2, s.accent)
      sketch.box(42, 42, 18, 12, 5, .vertical(s.light, s.main))
    },
  ]
}
