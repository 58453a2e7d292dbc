import RehearsalDoubles
import Testing

struct ConcurrencyTests {
  @Test func everyConcurrentCallIsCounted() async {
    let service = PageServiceSpy()
    service.stub.sum.answers { $0 + $1 }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<125_000 {
            _ = service.sum(a: task, b: number)
            if number.isMultiple(of: 1000) { await Task.yield() }  // other tests run as well
          }
        }
      }
    }
    #expect(service.calls.count == 1_000_000)
  }

  @Test(arguments: 0..<8) func testsThatRunAtOnceDoNotMix(number: Int) async {
    let service = PageServiceSpy()
    service.stub.sum.returns(number)
    for _ in 0..<200 {
      _ = service.sum(a: number, b: 0)
      await Task.yield()
    }
    #expect(Transcript.current.records.count == 200)
    #expect(service.calls.allSatisfy { $0 == .sum(a: .equal(number), b: .any) })
  }
}
