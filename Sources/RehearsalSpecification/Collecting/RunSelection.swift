/// Which tests a process runs, as far as its arguments tell.
///
/// A run that picks single tests must not write a specification, which would lack the others. One that
/// picks whole test targets may: `--filter '^(CatalogueTests|PagerTests)\.'`, also several times, and the
/// same with `--skip`.
enum RunSelection: Equatable {
  /// All tests of every target that the process knows.
  case targets(library: Library)
  /// Some tests, nobody knows which.
  case partial

  /// Who runs the tests. A test product has one process for each.
  enum Library: String {
    case swiftTesting, xcTest
  }

  init(_ arguments: [String]) {
    var library = Library.xcTest
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      let (name, inline) = Self.split(argument)
      switch name {
      case "--testing-library":
        if (inline ?? rest.first) == "swift-testing" { library = .swiftTesting }
      case "--filter", "--skip":
        guard let pattern = inline ?? rest.popFirst(), Self.picksTargets(pattern) else {
          self = .partial
          return
        }
      default:
        // XCTest is told its tests as Target.Class/method.
        if !argument.hasPrefix("-"), Self.isSpecifier(argument) {
          self = .partial
          return
        }
      }
    }
    self = .targets(library: library)
  }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private static func isSpecifier(_ argument: String) -> Bool {
    let first = argument.prefix { $0 != "," }
    return first.wholeMatch(of: /\w+\.\w+(\/\w+)?/) != nil
  }

  static func picksTargets(_ pattern: String) -> Bool {
    pattern.wholeMatch(of: /\^(\w+|\(\w+(\|\w+)*\))\\\./) != nil
  }
}
