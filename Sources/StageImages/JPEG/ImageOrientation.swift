/// How a camera was held, as EXIF numbers it: what is to be done with the pixels so that up is up.
enum ImageOrientation: Int, CaseIterable {
  case upright = 1
  case mirrored
  case upsideDown
  case mirroredUpsideDown
  case transposed
  case turnedLeft
  case mirroredAcross
  case turnedRight

  /// Whether columns become rows.
  var swapsSides: Bool { rawValue >= ImageOrientation.transposed.rawValue }

  /// Where the pixel of the upright image lies in the file's.
  ///
  /// - Parameters:
  ///   - column: The column of the upright image.
  ///   - row: Its row.
  ///   - width: How many columns the file's image has.
  ///   - height: How many rows it has.
  func source(
    column: Int, row: Int, width: Int, height: Int
  ) -> (column: Int, row: Int) {
    switch self {
    case .upright: (column, row)
    case .mirrored: (width - 1 - column, row)
    case .upsideDown: (width - 1 - column, height - 1 - row)
    case .mirroredUpsideDown: (column, height - 1 - row)
    case .transposed: (row, column)
    case .turnedLeft: (row, height - 1 - column)
    case .mirroredAcross: (width - 1 - row, height - 1 - column)
    case .turnedRight: (width - 1 - row, column)
    }
  }
}

extension ImageOrientation {
  /// Reads the orientation from a JPEG file's EXIF segment. A file without one, or with a damaged one, is
  /// upright: the image itself may be good.
  ///
  /// - Parameter bytes: The file's content.
  /// - Complexity: O(number of segments before the image).
  init(ofJPEG bytes: [UInt8]) {
    let number = Self.exif(in: bytes).flatMap { Self.number(in: $0) }
    self = number.flatMap(ImageOrientation.init) ?? .upright
  }

  /// The TIFF structure inside the EXIF segment.
  private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let signature = Array("Exif".utf8) + [0, 0]
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Padding before a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      // The image begins, or the segment makes no sense.
      guard marker != 0xDA, length >= 2, place + 2 + length <= bytes.count else { return nil }
      let content = bytes[place + 4..<place + 2 + length]
      if marker == 0xE1, content.starts(with: signature) {
        return content.dropFirst(signature.count)
      }
      place += 2 + length
    }
    return nil
  }

  /// The orientation in the first directory of a TIFF structure.
  private static func number(in tiff: ArraySlice<UInt8>) -> Int? {
    let isBigEndian = tiff.starts(with: Array("MM".utf8))
    guard isBigEndian || tiff.starts(with: Array("II".utf8)) else { return nil }
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let part = tiff[tiff.startIndex + offset..<tiff.startIndex + offset + count]
      let ordered = isBigEndian ? Array(part) : part.reversed()
      return ordered.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(at: 2, bytes: 2) == 42, let directory = number(at: 4, bytes: 4),
      let count = number(at: directory, bytes: 2)
    else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = number(at: place, bytes: 2) else { return nil }
      // A whole number of 16 bits, which stands at the start of the value's place.
      if tag == 0x0112, number(at: place + 2, bytes: 2) == 3 {
        return number(at: place + 8, bytes: 2)
      }
    }
    return nil
  }
}

extension RasterImage {
  /// The image, turned and mirrored so that up is up.
  ///
  /// - Complexity: O(pixels).
  func upright(_ orientation: ImageOrientation) throws(ImageError) -> RasterImage {
    guard orientation != .upright else { return self }
    let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
    var turned: [UInt8] = []
    turned.reserveCapacity(pixels.count)
    for row in 0..<newHeight {
      for column in 0..<newWidth {
        let source = orientation.source(column: column, row: row, width: width, height: height)
        let place = (source.row * width + source.column) * 4
        turned += pixels[place..<place + 4]
      }
    }
    return try RasterImage(width: newWidth, height: newHeight, pixels: turned)
  }
}
