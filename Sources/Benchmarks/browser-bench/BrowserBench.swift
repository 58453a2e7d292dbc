import BrowserStage
import Catalogue
import Foundation
import ShowcaseViews
import StageHTTPServer

/// Measures the browser stage. Prints lines of the form: bench NAME VALUE UNIT.
@main
@MainActor
struct BrowserBench {
  static func main() async throws {
    if CommandLine.arguments.contains("serve") { return try await serve() }
    try startToFirstPage()
    renderList()
    try await viewCommands()
    try connectedPages()
  }

  /// What ``Served`` runs.
  private static func serve() async throws {
    var limits = BrowserServer.Limits()
    limits.pageBurst = Double(limits.maximumPages)
    let server = BrowserServer(name: "Bench", limits: limits)
    server.showCatalogue(
      MemoryRepository(products: MemoryRepository.products(200)), productsPerPage: 200)
    FileHandle.standardOutput.write(Data("\(try server.start())\n".utf8))
    await HTTPServer.terminationRequested()
    await server.stop()
  }

  private static func report(_ name: String, _ value: Double, _ unit: String) {
    print("bench browser-\(name) \((value * 1000).rounded() / 1000) \(unit)")
  }

  private static func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }

  private static func startToFirstPage() throws {
    let times = try (0..<5).map { _ in
      let start = ContinuousClock.now
      let served = try Served()
      let page = BenchClient(port: served.port).page("/products")
      let time = ContinuousClock.now - start
      precondition(page.contains("Product &amp; number 199"))
      served.stop()
      return time
    }
    report("start-to-first-page", seconds(times.sorted()[times.count / 2]), "s")
  }

  private static func renderList() {
    let products = MemoryRepository.products(200)
    var bytes = 0
    let times = (0..<500).map { _ in
      ContinuousClock().measure { bytes += ProductsMarkup.list(products, 0..<200).bytes.count }
    }
    precondition(bytes > 500 * 20_000)
    report("list-of-200-rendered", seconds(times.sorted()[times.count / 2]) * 1000, "ms")
  }

  private static func viewCommands() async throws {
    let count = 200_000
    let server = BrowserServer(name: "Bench")
    var page: BrowserPage?
    server.screen(at: "/") {
      page = $0
      return NumberScreen($0)
    }
    let port = try server.start()
    let received = Progress()
    Thread.detachNewThread {
      let client = BenchClient(port: port)
      client.openPage("/")
      var last = 0
      while last < count {
        received.set(last)
        last += client.read().count { $0 == UInt8(ascii: "#") }
      }
      received.set(last)
    }
    while received.count == nil { try await Task.sleep(for: .milliseconds(1)) }
    let start = ContinuousClock.now
    var sent = 0
    while let seen = received.count, seen < count {
      // As far ahead as a page may fall behind; what is beyond would only lie in memory.
      while sent < count, sent - seen < 20_000 {
        sent += 1
        page?.replace("number", with: "<b>#\(sent)</b>")
      }
      await Task.yield()
    }
    report("view-commands", Double(count) / seconds(ContinuousClock.now - start), "commands/s")
    page = nil
    await server.stop()
  }

  private static func connectedPages() throws {
    let count = 2000
    let served = try Served()
    let client = { () -> BenchClient in
      let client = BenchClient(port: served.port)
      client.openPage("/products")
      return client
    }
    // What the first pages take once and for all does not count.
    var clients = (0..<50).map { _ in client() }
    let before = served.residentBytes
    clients += (0..<count).map { _ in client() }
    let each = Double(served.residentBytes - before) / Double(count)
    report("connected-pages", Double(clients.count), "pages")
    report("memory-per-connected-page", each / 1024, "KiB")
    clients = []
    served.stop()
  }
}
