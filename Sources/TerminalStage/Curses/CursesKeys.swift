import CNcurses

/// The keys that curses knows.
enum CursesKeys {
  /// What a key's number means, or nil if it tells of something other than a key.
  static func key(for code: Int32) -> Key? {
    switch code {
    case KEY_RESIZE: nil
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_PPAGE: .pageUp
    case KEY_NPAGE: .pageDown
    case KEY_HOME: .home
    case KEY_END: .end
    case KEY_ENTER: .enter
    case KEY_BACKSPACE: .backspace
    case KEY_DC: .delete
    default: .unknown
    }
  }
}
