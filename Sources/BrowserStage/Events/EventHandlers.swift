import StageHTTPServer

/// Why an event was refused. Nothing has changed then.
enum EventRefusal: Error, Equatable {
  case unknownEvent(String)
  case missingParameter(String)
  case invalidParameter(String)
  case unknownParameter(String)

  var text: String {
    switch self {
    case .unknownEvent(let name): "This page knows no event \"\(name)\".\n"
    case .missingParameter(let name): "The parameter \"\(name)\" is missing or comes twice.\n"
    case .invalidParameter(let name): "The parameter \"\(name)\" has no valid value.\n"
    case .unknownParameter(let name): "The event has no parameter \"\(name)\".\n"
    }
  }
}

/// The events that a page takes, by name.
@MainActor
struct EventHandlers {
  typealias Action = @MainActor () -> Void
  typealias Reader = @MainActor (HTTPFields) throws(EventRefusal) -> Action

  private struct Entry {
    var parameters: Set<String>
    var read: Reader
  }

  private var entries: [String: Entry] = [:]

  mutating func set(_ name: String, parameters: Set<String>, read: @escaping Reader) {
    entries[name] = Entry(parameters: parameters, read: read)
  }

  mutating func removeAll() {
    entries = [:]
  }

  /// Reads all parameters before anything is done with them.
  func action(for name: String, _ fields: HTTPFields) throws(EventRefusal) -> Action {
    guard let entry = entries[name] else { throw .unknownEvent(name) }
    for field in fields.fields where !entry.parameters.contains(field.name) {
      throw .unknownParameter(field.name)
    }
    return try entry.read(fields)
  }
}

extension EventParameter {
  /// Reads the value from the fields of an event.
  func value(in fields: HTTPFields) throws(EventRefusal) -> Value {
    guard let text = fields.only(name) else { throw .missingParameter(name) }
    guard let value = value(of: text) else { throw .invalidParameter(name) }
    return value
  }
}
