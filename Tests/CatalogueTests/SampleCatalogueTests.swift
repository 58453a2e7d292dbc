import Catalogue
import Testing

@Suite struct SampleCatalogueTests {
  private let products = SampleCatalogue.products

  @Test func hasTwoHundredDifferentProducts() {
    #expect(products.count == 200)
    #expect(Set(products.map(\.name)).count == 200)
    #expect(products.allSatisfy { !$0.name.isEmpty })
  }

  @Test func almostEveryProductHasAPictureOfItsOwn() {
    let known = products.filter { PictureLibrary.picture(named: $0.image) != nil }
    #expect(Set(known.map(\.image)).count == known.count)
    #expect(products.count { $0.image.isEmpty } == 4)
    let models = products.filter { $0.image.hasPrefix("mesh:") }
    #expect(Set(models.map(\.image)).count == 3)
    #expect(products.count - known.count - models.count - 4 == 3)
  }

  @Test func holdsWhatRealDataHolds() {
    #expect(products.count { $0.description.isEmpty } > 5)
    #expect(products.count { $0.description == " " } == 1)
    #expect(products.contains { $0.description.count > 2000 })
    #expect(products.contains { $0.name.count > 120 })
    #expect(products.contains { $0.name.contains("<medium> & \"Mouse\"") })
    #expect(products.contains { $0.name.unicodeScalars.contains("\u{301}") })
    let scripts: [ClosedRange<Unicode.Scalar>] = [
      "\u{370}"..."\u{3ff}", "\u{400}"..."\u{4ff}", "\u{590}"..."\u{5ff}", "\u{600}"..."\u{6ff}",
      "\u{900}"..."\u{97f}", "\u{e00}"..."\u{e7f}", "\u{3040}"..."\u{30ff}",
      "\u{4e00}"..."\u{9fff}",
      "\u{1f300}"..."\u{1faff}",
    ]
    for script in scripts {
      #expect(products.contains { $0.name.unicodeScalars.contains(where: script.contains) })
    }
  }
}
