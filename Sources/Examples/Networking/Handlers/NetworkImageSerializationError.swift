/// Which step of ``NetworkImageSerialization`` failed.
public enum NetworkImageSerializationError: Error {
  /// The bytes are no picture.
  case imageSourceError(underlying: any Error)
  /// The picture has no first frame that can be decoded.
  case imageError(underlying: any Error)
}
