/// Says what a port keeps of a command, on a method of a ``PassiveView(_:)`` protocol.
///
/// ```swift
/// @Replay(.latest("loading")) func showLoadingStatus()
/// @Replay(.latest("loading")) func hideLoadingStatus()
/// @Replay(.latest(key: "index")) func updateLabel(at index: Int, text: String)
/// @Replay(.reset("updateLabel")) func removeLabels()
/// @Replay(.once) func showError(message: String)
/// @Replay(.transient) func showDetail(for product: Product)
/// ```
///
/// - Parameter rule: What to keep.
@attached(peer)
public macro Replay(_ rule: ReplayMark) =
  #externalMacro(module: "StagecraftMacros", type: "ReplayMacro")
