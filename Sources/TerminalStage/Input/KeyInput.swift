/// What the terminal library reads: a character, or a key that it knows.
enum KeyInput: Equatable, Sendable {
  case character(UInt32)
  case key(Key)
}
