/// Makes events of what a user can do.
///
/// ```swift
/// @ViewEvents
/// @MainActor
/// protocol LampEvents: AnyObject {
///   func press()
///   func dim(to level: Int)
/// }
/// ```
///
/// This makes `LampEventsEvent`, an enum with a case for each method, and `LampEventsPort`, a class that
/// has the protocol's methods and passes each call on as an event. Put between a view and its presenter,
/// the port lets a session be recorded or sent elsewhere. The port of an internal protocol conforms to it by
/// an extension that you write; ``PassiveView(_:)`` says why.
///
/// ```swift
/// extension LampEventsPort: LampEvents {}
///
/// let port = LampEventsPort { event in
///   print(event)                 // dim(to: 3)
///   event.send(to: presenter)
/// }
/// ```
///
/// - Parameter options: What else to make.
@attached(peer, names: suffixed(Event), suffixed(Port))
public macro ViewEvents(_ options: ExpansionOption...) =
  #externalMacro(module: "StagecraftMacros", type: "ViewEventsMacro")
