import Dispatch
import Foundation
import Synchronization

extension HTTPServer {
  /// Waits until someone asks the process to end, with SIGTERM or with SIGINT (Ctrl-C).
  ///
  /// From the first call on the signals no longer end the process by themselves, as long as someone
  /// waits. One that comes while nobody waits, such as a second Ctrl-C of an impatient user, ends it
  /// at once, with the status 128 and the signal's number.
  public static func terminationRequested() async {
    await TerminationSignals.shared.next {}
  }
}

/// The signals that ask the process to end. There is one for the whole process, made when it is first
/// needed and never given back: Dispatch installs a handler for a signal only with its first source.
final class TerminationSignals: Sendable {
  static let shared = TerminationSignals()

  private let waiters = Mutex<[CheckedContinuation<Void, Never>]>([])
  private let registrations = DispatchGroup()
  private let queue = DispatchQueue(label: "termination signals")
  // Dispatch sources may be used from any thread; these are only kept alive.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]

  private init() {
    sources = [SIGTERM, SIGINT].map { [queue] in
      DispatchSource.makeSignalSource(signal: $0, queue: queue)
    }
    for (source, number) in zip(sources, [SIGTERM, SIGINT]) {
      registrations.enter()
      source.setRegistrationHandler { [registrations] in registrations.leave() }
      source.setEventHandler { [unowned self] in received(number) }
      source.resume()
    }
  }

  /// Waits for the next signal.
  ///
  /// - Parameter isReady: is called when the signals no longer end the process.
  func next(isReady: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      waiters.withLock { $0.append(continuation) }
      registrations.notify(queue: queue, execute: isReady)
    }
  }

  private func received(_ number: Int32) {
    let waiters = waiters.withLock { waiters in
      defer { waiters = [] }
      return waiters
    }
    if waiters.isEmpty { _exit(128 + number) }
    for waiter in waiters { waiter.resume() }
  }
}
