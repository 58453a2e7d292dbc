import CatalogueStorage
import Testing

@testable import ShowcaseCommandLine

@Suite struct ProgressMeterTests {
  private func progress(_ bytes: Int, of count: Int?, rows: Int) -> ImportProgress {
    ImportProgress(bytes: bytes, byteCount: count, rows: rows)
  }

  @Test func shortWorkShowsNothing() {
    var meter = ProgressMeter(style: .bar)
    #expect(meter.update(progress(1, of: 2, rows: 3), elapsed: .milliseconds(999)) == nil)
    #expect(meter.clear() == nil)
  }

  @Test func aBarIsWrittenOverAndErased() {
    var meter = ProgressMeter(style: .bar)
    #expect(
      meter.update(progress(50, of: 100, rows: 1234), elapsed: .seconds(1))
        == "\r\u{1b}[K[###############---------------] 50% (1,234 rows)")
    #expect(meter.update(progress(51, of: 100, rows: 1), elapsed: .milliseconds(1099)) == nil)
    #expect(
      meter.update(progress(100, of: 100, rows: 1_234_567), elapsed: .milliseconds(1100))
        == "\r\u{1b}[K[##############################] 100% (1,234,567 rows)")
    #expect(meter.clear() == "\r\u{1b}[K")
    #expect(meter.clear() == nil)
  }

  @Test func linesComeEveryFiveSeconds() {
    var meter = ProgressMeter(style: .lines)
    let some = progress(1, of: 3, rows: 100)
    #expect(meter.update(some, elapsed: .milliseconds(999)) == nil)
    #expect(meter.update(some, elapsed: .seconds(1)) == "33% (100 rows)\n")
    #expect(meter.update(some, elapsed: .milliseconds(5999)) == nil)
    #expect(meter.update(some, elapsed: .seconds(6)) == "33% (100 rows)\n")
    #expect(meter.clear() == nil)
  }

  @Test(arguments: [nil, 0])
  func withoutAKnownSizeThereAreOnlyRows(count: Int?) {
    var bar = ProgressMeter(style: .bar)
    #expect(
      bar.update(progress(5, of: count, rows: 10), elapsed: .seconds(2)) == "\r\u{1b}[K10 rows")
  }

  @Test func aFileThatGrowsIsNeverMoreThanComplete() {
    var meter = ProgressMeter(style: .lines)
    #expect(
      meter.update(progress(9, of: 3, rows: 1), elapsed: .seconds(1)) == "100% (1 rows)\n")
  }
}
