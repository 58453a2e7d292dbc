import Foundation

/// Times of day as HTTP writes them: `Tue, 01 Dec 2026 03:00:00 GMT`.
enum HTTPDate {
  /// Reads a time, or nil if the text is none.
  static func date(_ text: String) -> Date? {
    // Formatters are not cheap, nor shared safely; headers with dates are rare.
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text)
  }
}
