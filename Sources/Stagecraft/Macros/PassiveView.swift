/// Makes the commands and the port of a passive view.
///
/// ```swift
/// @PassiveView
/// @MainActor
/// protocol LampView: AnyObject {
///   @Replay(.latest("light")) func on()
///   @Replay(.latest("light")) func off()
///   func show(title: String)
///   @Replay(.once) func showError(message: String)
/// }
/// ```
///
/// This makes `LampViewCommand`, an enum with a case for each method, and `LampViewPort`, a class that the
/// presenter holds and that views attach to. ``Replay(_:)`` says what the port keeps for views to come;
/// a method without it has a slot of its own.
///
/// Methods that share a base name get cases named after their labels too (`showTitle`); static functions
/// with the methods' own names (`.show(title: "Lamp")`) make those values.
///
/// The port of a public or package protocol conforms to it. That of an internal one does where you say so:
///
/// ```swift
/// extension LampViewPort: LampView {}
/// ```
///
/// Presenters do not need it. It is for putting the port in a view's place, as recording does. It stands in
/// the source because Swift 6.3 does not see conformances that macros make when it optimises a whole module:
/// it would take the only other conforming type for the port's.
///
/// The protocol is `@MainActor` and bound to `AnyObject`. Its methods return nothing, neither wait nor
/// throw, and take values that are `Equatable` and `Sendable`. What does not fit is said at its line.
///
/// - Parameter options: What else to make.
@attached(peer, names: suffixed(Command), suffixed(Port))
public macro PassiveView(_ options: ExpansionOption...) =
  #externalMacro(module: "StagecraftMacros", type: "PassiveViewMacro")
