@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Runs a macro executable: answers the compiler's requests until it is done.
///
/// The toolchain's SwiftSyntax has no `SwiftCompilerPlugin` module, which usually does this.
public enum MacroListener {
  /// Answers the compiler on the standard streams.
  ///
  /// - Parameter macros: the macros by the name that their declaration gives as `type`.
  /// - Throws: what the connection throws.
  public static func run(_ macros: [String: any Macro.Type]) throws {
    let listener = CompilerPluginMessageListener(
      connection: try StandardIOMessageConnection(), provider: Provider(macros: macros))
    try listener.main()
  }

  private struct Provider: PluginProvider {
    let macros: [String: any Macro.Type]

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard let macro = macros[typeName] else { throw UnknownMacro(name: typeName) }
      return macro
    }
  }

  private struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "This executable has no macro named \(name)" }
  }
}
