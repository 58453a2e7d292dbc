import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Collects the responses of a session's tasks.
final class TransferDelegate: NSObject, URLSessionDataDelegate {
  typealias Waiter = CheckedContinuation<(Data, URLResponse), any Error>

  private let transfers = Mutex<[Int: (transfer: Transfer, waiter: Waiter)]>([:])

  /// Expects a task's response. Call this before the task is resumed.
  func expect(_ task: URLSessionTask, sizeLimit: Int, waiter: Waiter) {
    transfers.withLock {
      $0[task.taskIdentifier] = (Transfer(sizeLimit: sizeLimit), waiter)
    }
  }

  /// Lets whoever waits go on at once: the task was cancelled, perhaps before it began.
  func abandon(_ task: URLSessionTask) {
    let ended = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    ended?.waiter.resume(throwing: CancellationError())
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let verdict = change(dataTask) { $0.receive(response) }
    completionHandler(verdict == .cancel ? .cancel : .allow)
    // On Linux the disposition alone does not end the request.
    if verdict == .cancel { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if change(dataTask, { $0.receive(data) }) == .cancel { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let ended = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let ended else { return }
    ended.waiter.resume(with: ended.transfer.complete(with: error, last: task.response))
  }

  private func change(
    _ task: URLSessionTask, _ body: (inout Transfer) -> Transfer.Verdict
  ) -> Transfer.Verdict {
    transfers.withLock { transfers in
      guard var entry = transfers[task.taskIdentifier] else { return .goOn }
      defer { transfers[task.taskIdentifier] = entry }
      // So that the data has one owner and is appended to in place.
      transfers[task.taskIdentifier] = nil
      return body(&entry.transfer)
    }
  }
}
