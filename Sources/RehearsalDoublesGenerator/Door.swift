/// Who asks for a double, which decides what can be seen and what a person can do about a refusal.
public enum Door: Sendable {
  /// `@Spy`, which sees the declaration that it stands at.
  case macro
  /// The build-tool plugin, which sees the sources of all modules.
  case plugin

  /// Why there is no double of a protocol with a parent that cannot be seen.
  func unknownParent(_ name: String) -> String {
    switch self {
    case .macro:
      "The requirements of \(name) are not visible to a macro, which sees only the declaration that it "
        + "stands at, and a double that lacks them would not compile. Let the plugin generate the "
        + "double: add RehearsalDoublesPlugin to the test target and remove @Spy here. If \(name) "
        + "requires nothing, write @Spy(emptyParents: \"\(name)\")."
    case .plugin:
      "The requirements of \(name) are not visible: no source file of the modules that the test target "
        + "depends on declares it. Write this double by hand. If \(name) requires nothing, name it "
        + "under \"emptyParents\" in RehearsalDoubles.json."
    }
  }
}
