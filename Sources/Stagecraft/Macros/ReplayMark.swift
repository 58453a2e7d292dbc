/// The rules that ``Replay(_:)`` can name.
///
/// Macros read them from the source text, so they are written out with literals; nothing happens with
/// them at run time.
public struct ReplayMark: Sendable {
  /// The command goes to every view attached at that moment, or else to the first one that attaches
  /// later.
  public static let once = ReplayMark()

  /// The command goes to the views attached at that moment and is never kept.
  public static let transient = ReplayMark()

  /// The newest command is kept, as it is without the attribute.
  public static let latest = ReplayMark()

  /// The newest command of a slot is kept.
  ///
  /// - Parameters:
  ///   - slot: The slot's name, which opposites such as show and hide share. Without one the command has
  ///     a slot of its own, named after its case.
  ///   - key: The label or name of a parameter: the newest command for each of its values is kept.
  ///   - limit: For how many values of the key a command is kept at most, instead of
  ///     ``ReplayLimit/keys``.
  ///   - slots: Slots whose commands this one makes obsolete.
  public static func latest(
    _ slot: String? = nil, key: String? = nil, limit: Int? = nil, emptying slots: String...
  ) -> ReplayMark { ReplayMark() }

  /// The newest command is kept, and all slots are emptied: it leaves a view as it was at first.
  public static let reset = ReplayMark()

  /// The newest command is kept, and slots are emptied: it leaves that part of a view as it was at first.
  ///
  /// - Parameter slots: The slots to empty.
  public static func reset(_ slots: String...) -> ReplayMark { ReplayMark() }
}
