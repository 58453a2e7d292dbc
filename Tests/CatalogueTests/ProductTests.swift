import Catalogue
import Foundation
import Testing

@Suite("A product")
struct ProductTests {
  @Test(
    "from outside may lack a description or a picture",
    arguments: [
      #"{"name": "Car"}"#, #"{"name": "Car", "description": null, "image": null}"#,
      #"{"name": "Car", "description": "", "image": ""}"#,
    ])
  func lacksSomething(json: String) throws {
    let product = try JSONDecoder().decode(Product.self, from: Data(json.utf8))
    #expect(product == Product(name: "Car", description: "", image: ""))
  }

  @Test("survives coding")
  func survivesCoding() throws {
    let product = Product(name: "北京 🎉", description: " ", image: "car")
    let data = try JSONEncoder().encode(product)
    #expect(try JSONDecoder().decode(Product.self, from: data) == product)
  }

  @Test(
    "must have a name, and texts must be texts",
    arguments: ["{}", #"{"name": null}"#, #"{"name": 1}"#, #"{"name": "Car", "description": 1}"#])
  func isRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Product.self, from: Data(json.utf8))
    }
  }
}
