/// A connection of libmicrohttpd. Kept as an address, because pointers do not go between threads in
/// Swift; what is done through it elsewhere is only to resume it, and only while it is suspended: then
/// the library keeps it alive.
struct ConnectionReference: Hashable, Sendable {
  private let address: UInt

  init(_ pointer: OpaquePointer) {
    self.address = UInt(bitPattern: pointer)
  }

  var pointer: OpaquePointer? { OpaquePointer(bitPattern: address) }
}
