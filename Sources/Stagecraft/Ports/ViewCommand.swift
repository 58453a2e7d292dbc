/// What a passive view can be told, as a value: one case for each method of the view's protocol.
///
/// Because commands are values they can be compared, printed, recorded, kept for a view that attaches
/// later, and sent over a wire. ``PassiveView(_:)`` makes them from the view's protocol; by hand they
/// look like this:
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

  /// Tells the commands of a keyed slot apart, as an index tells the labels of a row.
  associatedtype Key: Hashable & Sendable = Never

  /// What a port does with this command for views that attach later.
  var replayRule: ReplayRule<Slot> { get }

  /// The key under which the command is kept in its slot, or nil if the slot has none.
  var replayKey: Key? { get }

  /// Whether this command, if its rule is ``ReplayRule/reset(slot:)``, makes obsolete what a slot
  /// keeps. Unless it says otherwise, it empties all of them.
  ///
  /// - Parameter slot: One of the slots.
  func empties(_ slot: Slot) -> Bool

  /// For how many keys a slot keeps a command at most; ``ReplayLimit/keys`` unless it says otherwise.
  ///
  /// - Parameter slot: A keyed slot.
  static func keyLimit(of slot: Slot) -> Int

  /// Calls the method that this command stands for.
  ///
  /// - Parameter view: The view to tell.
  @MainActor func send(to view: View)
}

extension ViewCommand {
  /// True: a reset empties all slots unless it says otherwise.
  @inlinable
  public func empties(_ slot: Slot) -> Bool { true }

  /// The limit for commands that do not set one.
  @inlinable
  public static func keyLimit(of slot: Slot) -> Int { ReplayLimit.keys }
}

extension ViewCommand where Key == Never {
  /// Nil: the slots have no keys.
  @inlinable public var replayKey: Never? { nil }
}
