/// The full name of a method as a coding key.
struct CallKey: CodingKey {
  let stringValue: String

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  var intValue: Int? { nil }
  init?(intValue: Int) { nil }
}
