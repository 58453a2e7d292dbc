/// Takes addresses in memory out of what values print: they are others in each run.
enum AddressFilter {
  static func withoutAddresses(_ text: String) -> String {
    guard text.contains("0x") else { return text }
    return text.replacing(/\ ?0x[0-9a-fA-F]{9,16}/, with: "")
  }
}
