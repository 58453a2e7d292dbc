import Foundation
import StageImages

/// The artwork of made-up albums: drawn, not painted. Each place of the chart has its own.
public enum SampleArtwork {
  /// Draws artwork.
  ///
  /// - Parameters:
  ///   - place: The album's place in the chart, from 0.
  ///   - side: How many pixels wide and high it is.
  /// - Throws: `ImageError.invalidSize(width:height:)` if the side is below 1.
  /// - Complexity: O(pixels).
  public static func image(place: Int, side: Int) throws(ImageError) -> RasterImage {
    let number = max(0, place)
    let palette = palettes[number % palettes.count]
    let motif = motifs[number * 3 / 2 % motifs.count]
    let turn = Double(number % 7) * 0.37
    var image = try RasterImage(width: side, height: side)
    for row in 0..<side {
      for column in 0..<side {
        let point = SIMD2(
          (Double(column) + 0.5) / Double(side) * 2 - 1, (Double(row) + 0.5) / Double(side) * 2 - 1)
        let level = motif(point, turn)
        image[column, row] = palette.color(at: level, shade: (point.y + 1) / 2)
      }
    }
    return image
  }

  /// Five colours, from the ground to the brightest.
  private struct Palette {
    let colors: [SIMD3<Double>]

    init(_ colors: SIMD3<Double>...) { self.colors = colors }

    func color(at level: Int, shade: Double) -> Pixel {
      let color = colors[min(max(0, level), colors.count - 1)] * (1.06 - 0.22 * shade)
      func part(_ value: Double) -> UInt8 { UInt8(min(max(0, value), 255)) }
      return Pixel(red: part(color.x), green: part(color.y), blue: part(color.z))
    }
  }

  private static let palettes = [
    Palette([24, 34, 58], [38, 84, 124], [239, 71, 111], [255, 209, 102], [247, 245, 235]),
    Palette([245, 236, 215], [214, 90, 60], [33, 53, 71], [122, 158, 126], [250, 196, 84]),
    Palette([18, 52, 46], [44, 122, 99], [233, 196, 106], [244, 162, 97], [250, 243, 221]),
    Palette([58, 24, 66], [120, 47, 110], [222, 98, 98], [255, 184, 140], [255, 240, 220]),
    Palette([228, 233, 237], [143, 173, 194], [52, 91, 122], [21, 36, 54], [226, 109, 92]),
    Palette([32, 30, 28], [92, 86, 78], [201, 173, 120], [240, 228, 200], [190, 60, 46]),
  ]

  /// What level a point of the square from -1 to 1 has.
  private typealias Motif = @Sendable (SIMD2<Double>, Double) -> Int

  private static let motifs: [Motif] = [rings, hills, tiles, rays, moons, weave]

  private static func rings(_ point: SIMD2<Double>, _ turn: Double) -> Int {
    let offset = point - SIMD2(0.3 * cos(turn * 5), 0.3 * sin(turn * 5))
    let distance = (offset * offset).sum().squareRoot()
    return distance > 0.86 ? 0 : 1 + Int(distance * 9) % 4
  }

  private static func hills(_ point: SIMD2<Double>, _ turn: Double) -> Int {
    let sun = point - SIMD2(0.35, -0.4)
    var level = (sun * sun).sum() < 0.07 ? 4 : 0
    for layer in 1...3 {
      let height =
        0.3 * Double(layer) - 0.35 + 0.2 * sin(point.x * (2.2 + turn) + Double(layer) * 1.7 + turn)
      if point.y > height { level = layer }
    }
    return level
  }

  private static func tiles(_ point: SIMD2<Double>, _ turn: Double) -> Int {
    let (column, row) = (Int((point.x + 1) * 2), Int((point.y + 1) * 2))
    let inside = SIMD2((point.x + 1) * 2 - Double(column), (point.y + 1) * 2 - Double(row))
    let seed = column * 5 + row * 3 + Int(turn * 10)
    let corner = seed % 2 == 0 ? inside : SIMD2(1 - inside.x, inside.y)
    return (corner * corner).sum() < 0.8 ? 1 + seed % 4 : 0
  }

  private static func rays(_ point: SIMD2<Double>, _ turn: Double) -> Int {
    let offset = point - SIMD2(-0.2, 0.75)
    if (offset * offset).sum() < 0.12 { return 4 }
    let angle = atan2(offset.y, offset.x) / .pi + 1
    return Int(angle * 12 + turn) % 2 == 0 ? 1 : 2
  }

  private static func moons(_ point: SIMD2<Double>, _ turn: Double) -> Int {
    let first = point - SIMD2(-0.25 + turn * 0.1, 0)
    let second = point - SIMD2(0.3 - turn * 0.1, 0.1)
    let isFirst = (first * first).sum() < 0.3
    let isSecond = (second * second).sum() < 0.3
    return isFirst && isSecond ? 4 : isFirst ? 2 : isSecond ? 3 : point.y > 0.62 ? 1 : 0
  }

  private static func weave(_ point: SIMD2<Double>, _ turn: Double) -> Int {
    let across = sin((point.x + point.y * 0.4 * turn) * 7)
    let down = sin((point.y - point.x * 0.3 * turn) * 7)
    return across > 0.25 ? (down > 0.25 ? 4 : 1) : (down > 0.25 ? 2 : 0)
  }
}
