import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A response that is kept, and what decides for how long it may be used.
struct StoredResponse: Sendable {
  let data: Data
  let response: HTTPURLResponse
  /// When it came, or was last found to be unchanged.
  let date: Date
  /// The request's headers that the server chose this response by.
  let varying: [String: String?]

  /// Keeps a response, if it may be kept and is of use.
  init?(data: Data, response: HTTPURLResponse, request: URLRequest, date: Date) {
    self.data = data
    self.response = response
    self.date = date
    let names = (response.value(forHTTPHeaderField: "Vary") ?? "").split(separator: ",")
      .map { $0.filter { !$0.isWhitespace }.lowercased() }
    varying = Dictionary(
      names.map { ($0, request.value(forHTTPHeaderField: $0)) }, uniquingKeysWith: { $1 })
    guard response.statusCode == 200, !names.contains("*"), !control.isNoStore,
      !CacheControl(request.value(forHTTPHeaderField: "Cache-Control")).isNoStore,
      request.value(forHTTPHeaderField: "Authorization") == nil,
      request.value(forHTTPHeaderField: "Range") == nil,
      lifetime > 0 || hasValidator
    else { return nil }
  }

  private var control: CacheControl {
    CacheControl(response.value(forHTTPHeaderField: "Cache-Control"))
  }

  /// Whether a request would get this response, as far as its headers matter.
  func answers(_ request: URLRequest) -> Bool {
    varying.allSatisfy { request.value(forHTTPHeaderField: $0.key) == $0.value }
  }

  /// Whether it may be used without asking the server.
  func isFresh(at now: Date) -> Bool {
    let age = Double(response.value(forHTTPHeaderField: "Age") ?? "") ?? 0
    let elapsed = now.timeIntervalSince(date)
    // A clock that was set back says nothing about the age.
    return elapsed >= 0 && elapsed + max(0, age) < lifetime
  }

  /// For how many seconds it is fresh.
  private var lifetime: Double {
    if control.isNoCache { return 0 }
    if let age = control.maxAge { return age }
    guard let expires = response.value(forHTTPHeaderField: "Expires").flatMap(HTTPDate.date) else {
      return 0
    }
    let sent = response.value(forHTTPHeaderField: "Date").flatMap(HTTPDate.date) ?? date
    return max(0, expires.timeIntervalSince(sent))
  }

  private var hasValidator: Bool {
    response.value(forHTTPHeaderField: "ETag") != nil
      || response.value(forHTTPHeaderField: "Last-Modified") != nil
  }

  /// The request, with the question whether this response is still good; nil if there is no way to ask.
  func revalidation(of request: URLRequest) -> URLRequest? {
    guard hasValidator else { return nil }
    var request = request
    if let tag = response.value(forHTTPHeaderField: "ETag") {
      request.setValue(tag, forHTTPHeaderField: "If-None-Match")
    }
    if let date = response.value(forHTTPHeaderField: "Last-Modified") {
      request.setValue(date, forHTTPHeaderField: "If-Modified-Since")
    }
    return request
  }

  /// This response as the server has just confirmed it: its headers are newer, its data are the same.
  func confirmed(by newer: HTTPURLResponse, request: URLRequest, date: Date) -> StoredResponse? {
    var headers: [String: String] = [:]
    // An age that was counted by caches on the way does not hold any more.
    for (name, value) in response.allHeaderFields {
      guard let name = name as? String, name.lowercased() != "age" else { continue }
      headers[name] = value as? String
    }
    let ofTheBody: Set<String> = ["content-length", "content-encoding", "content-type"]
    for (name, value) in newer.allHeaderFields {
      guard let name = name as? String, !ofTheBody.contains(name.lowercased()) else { continue }
      headers = headers.filter { $0.key.lowercased() != name.lowercased() }
      headers[name] = value as? String
    }
    guard let url = response.url,
      let merged = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: headers)
    else { return nil }
    return StoredResponse(data: data, response: merged, request: request, date: date)
  }
}
