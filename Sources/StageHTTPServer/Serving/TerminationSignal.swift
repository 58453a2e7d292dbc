import Dispatch
import Foundation
import Synchronization

extension HTTPServer {
  /// Waits until someone asks the process to end, with SIGTERM or with SIGINT (Ctrl-C). From the
  /// call on the signals no longer end the process by themselves; a second one does.
  public static func terminationRequested() async {
    let signals = [SIGTERM, SIGINT]
    for number in signals { signal(number, SIG_IGN) }
    let sources = signals.map { DispatchSource.makeSignalSource(signal: $0, queue: .global()) }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let waiting = Mutex<CheckedContinuation<Void, Never>?>(continuation)
      let box = SignalBox(waiting)
      for source in sources {
        source.setEventHandler { box.take()?.resume() }
        source.resume()
      }
    }
    for source in sources { source.cancel() }
    for number in signals { signal(number, SIG_DFL) }
  }
}

/// Two signals may come at once; only the first continues.
private final class SignalBox: Sendable {
  private let continuation: Mutex<CheckedContinuation<Void, Never>?>

  init(_ continuation: consuming sending Mutex<CheckedContinuation<Void, Never>?>) {
    self.continuation = continuation
  }

  func take() -> CheckedContinuation<Void, Never>? {
    continuation.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
  }
}
