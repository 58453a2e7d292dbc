extension PictureDrawing {
  /// Things to write and to work with.
  static let desk: [PictureDrawing] = [
    PictureDrawing("pencil", "amber") { sketch in
      let s = sketch.scheme
      sketch.line(PictureSketch.curve((20, 82), (34, 88), (40, 74), (54, 82)), 1.8, s.deep)
      sketch.polygon([(66, 16), (82, 32), (42, 72), (26, 56)], .solid(s.main))
      sketch.polygon([(66, 16), (71.3, 21.3), (31.3, 61.3), (26, 56)], .solid(s.light))
      sketch.polygon([(76.7, 26.7), (82, 32), (42, 72), (36.7, 66.7)], .solid(s.dark))
      sketch.polygon([(26, 56), (42, 72), (18, 80)], .solid(PictureColor(0xf0d2a3)))
      sketch.polygon([(20.6, 72), (26.4, 77.4), (18, 80)], .solid(s.deep))
      sketch.polygon([(66, 16), (82, 32), (86, 28), (70, 12)], .solid(PictureScheme.steel))
      sketch.polygon(
        [PicturePoint(70, 12), PicturePoint(86, 28)]
          + PictureSketch.curve((86, 28), (94, 20), (78, 4), (70, 12)), .solid(s.accent))
    },
    PictureDrawing("notebook", "pink") { sketch in
      let s = sketch.scheme
      sketch.box(27, 18, 54, 70, 5, .solid(s.deep))
      sketch.box(25, 16, 54, 69, 4, .solid(PictureScheme.cream))
      sketch.box(23, 14, 54, 69, 5, .horizontal(s.main, s.light))
      sketch.box(62, 14, 4, 69, 0, .solid(s.accent))
      sketch.box(32, 27, 24, 16, 2.5, .solid(PictureScheme.cream))
      sketch.line([(36, 33), (52, 33)], 1.4, s.dark)
      sketch.line([(36, 37.5), (47, 37.5)], 1.4, s.dark)
      for y in stride(from: 21.0, through: 77, by: 8) {
        sketch.circle(27, y, 1.9, .solid(s.deep))
        sketch.line([(19, y), (27, y)], 1.9, PictureScheme.darkSteel)
      }
    },
    PictureDrawing("scissors", "teal") { sketch in
      let s = sketch.scheme
      sketch.polygon(
        [(30, 12), (36, 12), (57, 56), (50, 60)],
        .horizontal(PictureScheme.steel, PictureScheme.darkSteel))
      sketch.polygon(
        [(70, 12), (64, 12), (43, 56), (50, 60)],
        .horizontal(PictureScheme.white, PictureScheme.steel))
      sketch.circle(50, 52, 2.6, .solid(PictureScheme.darkSteel))
      sketch.line([(46, 58), (38, 66)], 6, s.dark)
      sketch.line([(54, 58), (62, 66)], 6, s.main)
      sketch.arc(33, 74, 10, 5.4, s.dark)
      sketch.arc(67, 74, 10, 5.4, s.main)
      sketch.arc(67, 74, 10.6, from: 200, to: 280, 1.6, s.pale)
    },
    PictureDrawing("toolbox", "red") { sketch in
      let s = sketch.scheme
      sketch.line([(33, 44), (33, 28), (67, 28), (67, 44)], 5, PictureScheme.darkSteel)
      sketch.box(12, 42, 76, 43, 6, .vertical(s.main, s.dark))
      sketch.polygon([(18, 42), (82, 42), (88, 55), (12, 55)], .vertical(s.light, s.main))
      sketch.line([(12, 56), (88, 56)], 2, s.deep)
      for x in [28.0, 66] {
        sketch.box(x, 51, 7, 12, 2, .vertical(PictureScheme.white, PictureScheme.darkSteel))
      }
      sketch.box(40, 63, 20, 12, 3, .solid(s.accent))
      sketch.line([(44, 69), (56, 69)], 2, s.deep)
    },
  ]
}
