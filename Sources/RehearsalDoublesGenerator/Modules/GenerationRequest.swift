/// What the plugin asks the tool for: one word and a value a line.
public struct GenerationRequest: Sendable {
  /// What doubles are for in a module.
  public enum Role: String, Sendable {
    /// A module under test: its protocols get doubles.
    case tested
    /// The test target: so do its protocols that have no `@Spy`.
    case test
    /// A module of another package, read for the parents of protocols.
    case parents
  }

  /// A module with its files.
  public struct Module: Sendable {
    /// The module's name.
    public let name: String
    /// What it is read for.
    public let role: Role
    /// The paths of its files.
    public internal(set) var files: [String] = []

    /// Names a module.
    ///
    /// - Parameters:
    ///   - name: the module's name.
    ///   - role: what it is read for.
    ///   - files: the paths of its files.
    public init(name: String, role: Role, files: [String]) {
      self.name = name
      self.role = role
      self.files = files
    }
  }

  /// Where the doubles are written.
  public var output = ""
  /// The path of the configuration; nil if there is none.
  public var configuration: String?
  /// The modules to read.
  public var modules: [Module] = []

  /// Reads a request.
  ///
  /// - Parameter text: the lines.
  /// - Throws: ``MalformedRequest`` for a line that it does not know.
  public init(text: String) throws(MalformedRequest) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { throw MalformedRequest(line: String(line)) }
      let value = String(parts[1])
      switch parts[0] {
      case "output": output = value
      case "configuration": configuration = value
      case "file" where !modules.isEmpty: modules[modules.count - 1].files.append(value)
      default:
        guard let role = Role(rawValue: String(parts[0])) else {
          throw MalformedRequest(line: String(line))
        }
        modules.append(Module(name: value, role: role, files: []))
      }
    }
  }

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - output: where the doubles are written.
  ///   - modules: the modules to read.
  public init(output: String, modules: [Module]) {
    self.output = output
    self.modules = modules
  }
}

/// A line of a request that the tool does not know.
public struct MalformedRequest: Error, CustomStringConvertible {
  let line: String
  /// What is wrong.
  public var description: String { "This line of the request is not known: \(line)" }
}
