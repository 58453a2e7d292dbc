import Foundation
import Synchronization

/// Fails the current XCTest case, if XCTest is in the process.
///
/// Linking XCTest would force it upon every executable that uses this module, so `XCTFail` is looked up
/// when it is needed. This is the one file of the module that leaves the type system:
/// - the symbol is cast to the type that its mangled name spells out;
/// - XCTest takes the file as a `StaticString`, which only a literal can make. Its layout is frozen in
///   the standard library's interface (pointer, length, flags), so one is made from a buffer that is
///   never freed; there is one buffer for each source file that reports.
enum XCTestFailure {
  private typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

  private static let symbol: UInt = {
    let name = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"
    return UInt(bitPattern: dlsym(dlopen(nil, RTLD_NOW), name))
  }()

  private static let files = Mutex<[String: UInt]>([:])

  static var isLoaded: Bool { symbol != 0 }

  static func record(_ issue: RecordedIssue) {
    guard let pointer = UnsafeRawPointer(bitPattern: symbol) else { return }
    let fail = unsafeBitCast(pointer, to: Fail.self)
    fail(issue.message, staticString(issue.location.filePath), UInt(issue.location.line))
  }

  private static func staticString(_ text: String) -> StaticString {
    let address = files.withLock { files in
      if let known = files[text] { return known }
      let copy = UInt(bitPattern: strdup(text))
      files[text] = copy
      return copy
    }
    let isASCII: UInt8 = text.utf8.allSatisfy { $0 < 0x80 } ? 2 : 0
    return unsafeBitCast(
      (address, UInt(text.utf8.count), isASCII), to: StaticString.self)
  }
}
