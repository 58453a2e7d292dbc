/// Generates a double for a protocol or class that is declared in a test target: for `P`, the class `PSpy`.
///
/// ```swift
/// @Spy protocol ProductsView: AnyObject {
///   func show(title: String)
/// }
/// let view = ProductsViewSpy()
/// ```
///
/// Before a class it generates a subclass, which overrides what the class itself declares and lets be
/// overridden, and has the class's initialisers. Nothing of the class's own code runs in those members.
///
/// For the protocols of an app, use the build-tool plugin: then the app needs no annotation.
///
/// - Parameter emptyParents: names of inherited protocols that the macro cannot see and that require
///   nothing more.
@attached(peer, names: suffixed(Spy))
public macro Spy(emptyParents: String...) =
  #externalMacro(module: "RehearsalDoublesMacros", type: "SpyMacro")
