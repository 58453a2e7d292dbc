import Parents

/// A class whose double overrides what it can.
class Player: Device {
  let name: String

  init(name: String) { self.name = name }

  func play(_ title: String) async throws -> Bool { false }
  func stop() {}
  final func replay() async throws -> Bool {
    stop()
    return try await play(name)
  }
}
