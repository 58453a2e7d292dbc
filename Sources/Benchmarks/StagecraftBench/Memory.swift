import Foundation

/// How many bytes of this process lie in memory, from the kernel's own account (Linux only; 0 elsewhere).
func residentBytes() -> Int {
  let account = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = account.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
