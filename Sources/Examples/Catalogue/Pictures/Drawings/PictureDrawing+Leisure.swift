extension PictureDrawing {
  /// Things to play, hear and see with.
  static let leisure: [PictureDrawing] = [
    PictureDrawing("book", "indigo") { sketch in
      let s = sketch.scheme
      sketch.box(24, 18, 54, 68, 5, .horizontal(s.deep, s.dark))
      sketch.box(29, 76, 47, 8, 2, .vertical(PictureScheme.cream, PictureColor(0xd9cdb2)))
      sketch.box(24, 14, 54, 64, 5, .horizontal(s.main, s.light))
      sketch.box(24, 14, 8, 64, 3, .solid(s.dark))
      sketch.box(40, 26, 30, 14, 3, .solid(PictureScheme.cream))
      sketch.line([(45, 31), (65, 31)], 1.6, s.deep)
      sketch.line([(48, 35), (62, 35)], 1.6, s.dark)
      sketch.circle(55, 57, 9, .solid(s.accent))
      sketch.polygon([(55, 50), (60.5, 61), (49.5, 61)], .solid(s.main))
      sketch.polygon([(64, 14), (70, 14), (70, 28), (67, 25), (64, 28)], .solid(s.accent))
    },
    PictureDrawing("guitar", "orange") { sketch in
      let s = sketch.scheme
      sketch.line([(56, 48), (78, 18)], 5.6, PictureScheme.darkWood)
      sketch.line([(77, 19), (84, 10)], 8, PictureScheme.darkWood)
      for (x, y) in [(74.5, 13.5), (79, 8), (81, 19), (86, 14)] {
        sketch.circle(x, y, 1.7, .solid(PictureScheme.steel))
      }
      sketch.circle(52, 53, 16, .radial(s.light, s.dark))
      sketch.circle(36, 68, 21, .radial(s.light, s.dark))
      sketch.circle(46, 59, 7.4, .solid(s.deep))
      sketch.arc(46, 59, 8.6, 1.4, PictureScheme.cream)
      sketch.line([(27, 69), (36, 77)], 3, PictureScheme.darkWood)
      for offset in [-1.3, 0, 1.3] {
        sketch.line(
          [(31.5 + offset, 73 + offset), (80 + offset, 14 + offset)], 0.6, PictureScheme.cream)
      }
    },
    PictureDrawing("drum", "red") { sketch in
      let s = sketch.scheme
      sketch.box(18, 44, 64, 40, 6, .horizontal(s.light, s.dark))
      sketch.ellipse(50, 82, 32, 6, .horizontal(s.main, s.deep))
      for x in stride(from: 18.0, to: 82, by: 16) {
        sketch.line([(x, 48), (x + 8, 80), (x + 16, 48)], 1.8, PictureScheme.cream)
      }
      sketch.box(
        16, 40, 68, 8, 4, .horizontal(s.accent, s.accent.mixed(with: PictureScheme.ink, 0.3)))
      sketch.box(
        16, 78, 68, 8, 4, .horizontal(s.accent, s.accent.mixed(with: PictureScheme.ink, 0.3)))
      sketch.ellipse(50, 41, 33, 9, .vertical(PictureScheme.white, PictureColor(0xe2dccb)))
      sketch.line([(28, 16), (52, 38)], 2.8, PictureScheme.wood)
      sketch.line([(72, 14), (54, 38)], 2.8, PictureScheme.wood)
      sketch.circle(53, 39, 3.2, .solid(PictureScheme.darkWood))
      sketch.circle(50.6, 37, 3.2, .solid(PictureScheme.darkWood))
    },
    PictureDrawing("kite", "violet") { sketch in
      let s = sketch.scheme
      sketch.line(
        PictureSketch.curve((46, 62), (56, 70), (38, 78), (50, 84))
          + PictureSketch.curve((50, 84), (58, 88), (66, 86), (72, 90)), 1.4,
        PictureScheme.darkSteel)
      for (x, y) in [(48.0, 69.0), (46, 78), (58, 87)] {
        sketch.polygon([(x - 6, y - 3), (x, y), (x - 6, y + 3)], .solid(s.accent))
        sketch.polygon([(x + 6, y - 3), (x, y), (x + 6, y + 3)], .solid(s.accent))
      }
      sketch.polygon([(58, 10), (78, 34), (51, 31)], .solid(s.light))
      sketch.polygon([(58, 10), (51, 31), (28, 25)], .solid(s.accent))
      sketch.polygon([(28, 25), (51, 31), (46, 62)], .solid(s.main))
      sketch.polygon([(78, 34), (51, 31), (46, 62)], .solid(s.dark))
      sketch.line([(58, 10), (46, 62)], 1.2, PictureScheme.ink.opacity(0.5))
      sketch.line([(28, 25), (51, 31), (78, 34)], 1.2, PictureScheme.ink.opacity(0.5))
    },
    PictureDrawing("ball", "coral") { sketch in
      let s = sketch.scheme
      sketch.circle(50, 52, 34, .radial(PictureScheme.white, PictureColor(0xdfe3ea)))
      for turn in 0..<3 {
        let start = Double(turn) * 120 - 90
        let outer = PictureSketch.arc(50, 52, 34, 34, from: start, to: start + 60)
        let end = outer[outer.count - 1]
        let middle = PictureSketch.arc(50, 52, 20, 20, from: start - 30, to: start - 30)[0]
        let other = PictureSketch.arc(50, 52, 20, 20, from: start + 30, to: start + 30)[0]
        sketch.polygon(
          outer
            + PictureSketch.curve((end.x, end.y), (other.x, other.y), (other.x, other.y), (50, 52))
            + PictureSketch.curve(
              (50, 52), (middle.x, middle.y), (middle.x, middle.y), (outer[0].x, outer[0].y)),
          .radial([s.main, s.accent, s.light][turn], [s.dark, s.accent, s.main][turn]))
      }
      sketch.circle(50, 52, 4, .solid(PictureScheme.white))
      sketch.ellipse(38, 36, 9, 6, .solid(PictureColor(0xffffff, opacity: 0.5)))
    },
    PictureDrawing("headphones", "blue") { sketch in
      let s = sketch.scheme
      sketch.arc(50, 50, 32, from: 180, to: 360, 7, s.deep)
      sketch.arc(50, 50, 32, from: 200, to: 340, 3, s.light)
      for (x, inner) in [(14.0, 24.0), (70, 64)] {
        sketch.box(inner, 48, 12, 30, 6, .solid(PictureScheme.ink))
        sketch.box(x, 46, 16, 34, 8, .horizontal(s.light, s.dark))
        sketch.box(x + 3, 51, 3, 22, 1.5, .solid(s.shine))
        sketch.circle(x + 8, 63, 3, .solid(s.accent))
      }
    },
    PictureDrawing("radio", "mint") { sketch in
      let s = sketch.scheme
      sketch.line([(68, 38), (84, 12)], 1.8, PictureScheme.darkSteel)
      sketch.circle(84, 12, 2.2, .solid(PictureScheme.darkSteel))
      sketch.line([(28, 38), (28, 28), (60, 28), (60, 38)], 3, PictureScheme.darkWood)
      sketch.box(12, 36, 76, 48, 9, .vertical(s.light, s.dark))
      sketch.box(16, 40, 68, 40, 6, .solid(s.main))
      sketch.circle(36, 60, 16, .radial(s.deep, PictureScheme.ink))
      for ring in [5.0, 9, 13] { sketch.arc(36, 60, ring, 1, s.light) }
      sketch.box(57, 45, 24, 10, 2, .solid(PictureScheme.cream))
      for x in stride(from: 60.0, through: 78, by: 3.6) {
        sketch.line([(x, 48), (x, 52)], 0.7, PictureScheme.ink)
      }
      sketch.line([(67, 46), (67, 54)], 1.2, s.accent)
      for x in [63.0, 76] {
        sketch.circle(x, 67, 5.4, .radial(PictureScheme.cream, s.accent))
        sketch.line([(x, 67), (x + 2.4, 63.6)], 1, PictureScheme.ink)
      }
      sketch.box(20, 84, 8, 3, 1, .solid(s.deep))
      sketch.box(72, 84, 8, 3, 1, .solid(s.deep))
    },
    PictureDrawing("camera", "grey") { sketch in
      let s = sketch.scheme
      sketch.polygon(
        [(37, 32), (42, 22), (58, 22), (63, 32)],
        .vertical(PictureScheme.steel, PictureScheme.darkSteel))
      sketch.box(20, 26, 10, 8, 2, .solid(s.accent))
      sketch.box(11, 31, 78, 54, 8, .vertical(PictureScheme.steel, PictureScheme.darkSteel))
      sketch.box(11, 41, 78, 34, 0, .vertical(s.main, s.dark))
      sketch.circle(50, 58, 23, .radial(PictureScheme.white, PictureScheme.darkSteel))
      sketch.circle(50, 58, 19, .solid(PictureScheme.ink))
      sketch.circle(50, 58, 14, .radial(PictureColor(0x86b9e8), PictureColor(0x1f2f5c)))
      sketch.circle(50, 58, 7, .radial(PictureColor(0x4b6fb0), PictureColor(0x0f1530)))
      sketch.ellipse(44, 51, 4, 3, .solid(PictureColor(0xffffff, opacity: 0.75)))
      sketch.box(74, 35, 9, 4, 2, .solid(PictureScheme.cream))
    },
  ]
}
