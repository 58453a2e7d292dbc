import Foundation
import Networking
import StageHTTPServer
import Stagecraft
import TopAlbums

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The transport of one test, which the operations find by its type.
struct TestTransport: SharedTransport {
  @TaskLocal static var current: any NetworkTransport = URLSessionTransport()

  static var shared: TestTransport { TestTransport() }

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await Self.current.data(for: request)
  }
}

/// The operations of the app, over the transport of one test.
typealias FeedOperation = NetworkJSONOperation<
  NetworkSession<TestTransport>, NetworkJSONHandler<NetworkDataHandler, AlbumsFeedSerialization>
>
typealias PictureOperation = NetworkImageOperation<
  NetworkSession<TestTransport>,
  NetworkImageHandler<NetworkDataHandler, NetworkImageSerialization<ArtworkSource>>
>

/// What a request came to, in words that a table can hold.
enum Outcome {
  static func feed(_ address: URL) async -> String {
    do {
      let feed = try await FeedOperation.json(for: URLRequest(url: address))
      return "\(feed.albums.count) albums"
    } catch {
      return words(error)
    }
  }

  static func picture(_ address: URL) async -> String {
    do {
      let image = try await PictureOperation.image(for: URLRequest(url: address))
      return "\(image.width)x\(image.height)"
    } catch {
      return words(error)
    }
  }

  /// The steps from the outside to what failed first.
  static func words(_ error: any Error) -> String {
    switch error {
    case NetworkJSONOperationError.sessionError(let inner): "session: \(words(inner))"
    case NetworkJSONOperationError.jsonHandlerError(let inner): "JSON: \(words(inner))"
    case NetworkImageOperationError.sessionError(let inner): "session: \(words(inner))"
    case NetworkImageOperationError.imageHandlerError(let inner): "image: \(words(inner))"
    case NetworkJSONHandlerError.mimeTypeError, NetworkImageHandlerError.mimeTypeError: "type"
    case NetworkJSONHandlerError.dataHandlerError(let inner): words(inner)
    case NetworkImageHandlerError.dataHandlerError(let inner): words(inner)
    case NetworkJSONHandlerError.jsonSerializationError: "damaged"
    case NetworkImageHandlerError.imageSerializationError(let inner): words(inner)
    case NetworkImageSerializationError.imageSourceError: "no picture"
    case NetworkImageSerializationError.imageError: "damaged"
    case NetworkDataHandlerError.statusCodeError(let status): "status \(status ?? -1)"
    case NetworkTransportError.timedOut: "timed out"
    case NetworkTransportError.tooLarge: "too large"
    case is CancellationError: "cancelled"
    // Which code it is depends on the system and the version of libcurl.
    case is URLError: "URLError"
    default: "\(error)"
    }
  }
}
