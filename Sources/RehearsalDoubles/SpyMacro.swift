/// Generates a double for a protocol that is declared in a test target: for `P`, the class `PSpy`.
///
/// ```swift
/// @Spy protocol ProductsView: AnyObject {
///   func show(title: String)
/// }
/// let view = ProductsViewSpy()
/// ```
///
/// For the protocols of an app, use the build-tool plugin: then the app needs no annotation.
///
/// - Parameter emptyParents: names of inherited protocols that the macro cannot see and that require
///   nothing more.
@attached(peer, names: suffixed(Spy))
public macro Spy(emptyParents: String...) =
  #externalMacro(module: "RehearsalDoublesMacros", type: "SpyMacro")
