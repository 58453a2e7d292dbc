import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLResponse {
  /// Whether the response says that it carries one of these kinds.
  func isOne(of types: Set<MIMEType>) -> Bool {
    mimeType.map { types.contains(MIMEType($0)) } ?? false
  }
}
