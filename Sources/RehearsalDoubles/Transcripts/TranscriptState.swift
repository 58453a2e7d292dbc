/// The part of a transcript that changes. No locks and no callbacks here: what is to be done is returned.
struct TranscriptState {
  /// Something that waits for a call.
  struct Waiter {
    let number: Int
    let expected: CallRecord
    let double: SpyIdentity
    var missing: Int
    let completion: Completion<Void>
  }

  private(set) var records: [CallRecord] = []
  private(set) var waiters: [Waiter] = []
  private var verified: Set<Int> = []
  private var namesInUse: [String: Int] = [:]
  private var lastWaiter = 0
  var statics: [ObjectIdentifier: SpyRecorder] = [:]

  /// The name of a new double: the type's, with a number from the second on.
  mutating func name(for type: String) -> String {
    namesInUse[type, default: 0] += 1
    let number = namesInUse[type, default: 1]
    return number == 1 ? type : "\(type) #\(number)"
  }

  /// Adds a call, and returns who may have waited for it.
  mutating func append(_ record: CallRecord) -> [Waiter] {
    records.append(record)
    return waiters
  }

  /// Adds a waiter, and returns it with the calls that there are already.
  mutating func wait(
    for expected: CallRecord, of double: SpyIdentity, times: Int, _ completion: Completion<Void>
  ) -> (waiter: Waiter, records: [CallRecord]) {
    lastWaiter += 1
    let waiter = Waiter(
      number: lastWaiter, expected: expected, double: double, missing: times,
      completion: completion)
    waiters.append(waiter)
    return (waiter, records)
  }

  /// Counts calls that a waiter waited for, and returns its completion if it has them all.
  mutating func satisfy(_ number: Int, by count: Int) -> Completion<Void>? {
    guard count > 0, let index = waiters.firstIndex(where: { $0.number == number }) else {
      return nil
    }
    waiters[index].missing -= count
    return waiters[index].missing > 0 ? nil : waiters.remove(at: index).completion
  }

  /// Removes a waiter whose time is over.
  mutating func expire(_ number: Int) {
    waiters.removeAll { $0.number == number }
  }

  mutating func verify(_ indices: some Sequence<Int>) {
    verified.formUnion(indices)
  }

  var unverified: [Int] { records.indices.filter { !verified.contains($0) } }
}
