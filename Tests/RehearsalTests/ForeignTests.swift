import CRehearsal
import Foundation
import Synchronization
import Testing

/// Other threads ask which tasks are a rehearsal's while it goes from one schedule to the next.
@Suite struct ForeignTests {
  /// Read by one thread while another writes, which is what it is made for.
  private final class SharedTasks: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<crehearsal_tasks>.allocate(capacity: 1)
    let isOver = Atomic(false)
    let mistakes = Atomic(0)
    init() { pointer.initialize(to: crehearsal_tasks()) }
    deinit { pointer.deallocate() }

    /// Even schedules have their first task, the second and the fourth after it; odd ones the first and third.
    func write() {
      for schedule in 1...200_000 as ClosedRange<UInt64> {
        crehearsal_tasks_clear(pointer)
        let offsets: [UInt64] = schedule.isMultiple(of: 2) ? [0, 2, 4] : [0, 1, 3]
        for offset in offsets { crehearsal_tasks_insert(pointer, schedule * 10 + offset) }
      }
      isOver.store(true, ordering: .relaxed)
    }

    /// Asks for what a schedule does not have, but the next one has at the same distance.
    func read() {
      while !isOver.load(ordering: .relaxed) {
        let first = pointer.pointee.first
        let offsets: [UInt64] = (first / 10).isMultiple(of: 2) ? [1, 3] : [2, 4]
        for offset in offsets where crehearsal_tasks_contain(pointer, first + offset) {
          mistakes.add(1, ordering: .relaxed)
        }
      }
    }
  }

  @Test func noTaskIsTakenForOneOfAnotherSchedule() async {
    let tasks = SharedTasks()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { tasks.write() }
      group.addTask { tasks.read() }
    }
    #expect(tasks.mistakes.load(ordering: .relaxed) == 0)
  }

  /// The same for certain: the next schedule begins, and has a task at the same distance from its first,
  /// exactly between the two looks of the one who asks.
  @Test func theNextScheduleBeginsWhileOneAsks() {
    let tasks = UnsafeMutablePointer<crehearsal_tasks>.allocate(capacity: 1)
    tasks.initialize(to: crehearsal_tasks())
    defer { tasks.deallocate() }
    for number in [100, 102] as [UInt64] { crehearsal_tasks_insert(tasks, number) }
    let isTaken = crehearsal_tasks_contain_during(
      tasks, 107,
      { tasks in
        let tasks = tasks!.assumingMemoryBound(to: crehearsal_tasks.self)
        crehearsal_tasks_clear(tasks)
        for number in [200, 207] as [UInt64] { crehearsal_tasks_insert(tasks, number) }
      }, tasks)
    #expect(!isTaken)
    let isKept = crehearsal_tasks_contain_during(
      tasks, 207,
      { crehearsal_tasks_insert($0!.assumingMemoryBound(to: crehearsal_tasks.self), 209) }, tasks)
    #expect(isKept)
  }

  @Test func aTaskIsFoundUntilItsScheduleIsOver() {
    let tasks = UnsafeMutablePointer<crehearsal_tasks>.allocate(capacity: 1)
    tasks.initialize(to: crehearsal_tasks())
    defer { tasks.deallocate() }
    #expect(!crehearsal_tasks_contain(tasks, 7))
    for number in [7, 9, 7000] as [UInt64] { crehearsal_tasks_insert(tasks, number) }
    for number in [7, 9, 7000] as [UInt64] { #expect(crehearsal_tasks_contain(tasks, number)) }
    for number in [0, 6, 8, 7001, 1_000_000] as [UInt64] {
      #expect(!crehearsal_tasks_contain(tasks, number))
    }
    crehearsal_tasks_clear(tasks)
    #expect(!crehearsal_tasks_contain(tasks, 7))
    crehearsal_tasks_insert(tasks, 0)
    crehearsal_tasks_insert(tasks, 8000)
    #expect(!crehearsal_tasks_contain(tasks, 7000))
    #expect(crehearsal_tasks_contain(tasks, 8000))
  }
}
