import CatalogueStorage
import Foundation

/// Where messages go.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes text at once. If nobody can read it, nobody can be told either.
  func write(_ text: String) {
    try? FileDescriptorOutput(descriptor: rawValue, path: "\(self)").write(Array(text.utf8))
  }

  /// Whether a person may be looking.
  var isTerminal: Bool { isatty(rawValue) == 1 }
}
