/// The rows of the fixture's list: what choosing them does.
enum FixtureRow: String, CaseIterable {
  case detail = "Detail"
  case message = "Message"
  case wide = "北京 한글 é 👨‍👩‍👧 wide"
  case hostile = "hostile\u{1b}[2J\u{1b}]0;owned\u{7}\u{9b}31m end"
  case load = "Load"
  case print = "Print"
  case trap = "Trap"
  case overflow = "Overflow"
  case abort = "Abort"
  case exit = "Exit"
  case fault = "Fault"
}
