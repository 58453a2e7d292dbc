/// What a passive view can be told, as a value: one case for each method of the view's protocol.
///
/// Because commands are values they can be compared, printed, recorded, kept for a view that attaches
/// later, and sent over a wire.
///
/// ```swift
/// enum LampViewCommand: ViewCommand {
///   case on, off
///   enum Slot: Hashable, Sendable { case light }
///   var replayRule: ReplayRule<Slot> { .latest(slot: .light) }
///   func send(to view: any LampView) {
///     switch self {
///     case .on: view.on()
///     case .off: view.off()
///     }
///   }
/// }
/// ```
public protocol ViewCommand: Equatable, Sendable {
  /// The view's protocol, as in `any ProductsView`.
  associatedtype View

  /// Names the places in which a port keeps the latest of the commands that replace each other.
  associatedtype Slot: Hashable & Sendable

  /// What a port does with this command for views that attach later.
  var replayRule: ReplayRule<Slot> { get }

  /// Calls the method that this command stands for.
  ///
  /// - Parameter view: The view to tell.
  @MainActor func send(to view: View)
}
