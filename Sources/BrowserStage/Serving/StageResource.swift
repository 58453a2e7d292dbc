import StageHTTPServer

/// A file of the stage's own. Its address carries a version, so browsers may keep it.
struct StageResource: Sendable {
  /// Where it is served, without its version.
  let path: String
  let address: String
  private let type: String
  private let bytes: [UInt8]
  private let version: String

  static let styleSheet = StageResource(
    path: "/stage/stage.css", type: "text/css; charset=utf-8", bytes: PackageResources.stage_css)
  static let script = StageResource(
    path: "/stage/stage.js", type: "text/javascript; charset=utf-8",
    bytes: PackageResources.stage_js)
  static let patch = StageResource(
    path: "/stage/patch.js", type: "text/javascript; charset=utf-8",
    bytes: PackageResources.patch_js)
  static let rows = StageResource(
    path: "/stage/rows.js", type: "text/javascript; charset=utf-8",
    bytes: PackageResources.rows_js)
  static let dials = StageResource(
    path: "/stage/dials.js", type: "text/javascript; charset=utf-8",
    bytes: PackageResources.dials_js)
  /// What a page runs, in this order: the stage's own script, with what it uses before and what uses it after.
  static let scripts = [patch, script, rows, dials]

  private init(path: String, type: String, bytes: [UInt8]) {
    // FNV-1a: all that matters is that another content has another address.
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    version = String(hash, radix: 36)
    self.path = path
    address = path + "?v=" + version
    self.type = type
    self.bytes = bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func response(to request: HTTPRequest) -> HTTPResponse {
    let isCurrent = request.query["v"] == version
    return HTTPResponse(
      .ok,
      headers: [
        "Content-Type": type, "X-Content-Type-Options": "nosniff",
        "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
      ],
      body: .bytes(bytes))
  }
}
