/// What a port does with a command for the views that attach after it was sent.
///
/// Each command of a view has one rule. Together they make a law: once-commands and transient ones
/// aside, a view attached late ends up like one that was attached all along. The number of different
/// slots bounds what a port keeps.
public enum ReplayRule<Slot: Hashable & Sendable>: Hashable, Sendable {
  /// The newest command of the slot is kept. Commands that undo each other, such as show and hide,
  /// share a slot.
  case latest(slot: Slot)

  /// The command goes to every view attached at that moment, or else to the first one that attaches
  /// later. Errors are of this kind: nobody should see a stale one twice.
  case once

  /// The command goes to the views attached at that moment and is never kept.
  case transient

  /// The command makes others obsolete: the slots that ``ViewCommand/empties(_:)`` names are emptied.
  /// Then it is kept itself like the latest of its slot, for a view that comes back and still shows what
  /// it was told before.
  case reset(slot: Slot)
}
