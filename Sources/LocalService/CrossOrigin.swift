/// Header fields that let scripts in browsers use the vendors' paths, as the vendors' own services do.
enum CrossOrigin {
  static let fields = [
    (name: "Access-Control-Allow-Origin", value: "*"), (name: "Access-Control-Expose-Headers", value: "*"),
  ]
  static let json = fields + [(name: "Content-Type", value: "application/json")]

  /// Lets scripts read a response of the local service's own.
  static func added(to response: HTTPResponse) -> HTTPResponse {
    HTTPResponse(status: response.status, headers: fields + response.headers, body: response.body)
  }

  /// A wildcard for header fields does not include `Authorization`, so the names asked for are repeated.
  static func preflight(_ request: HTTPRequest) -> HTTPResponse {
    let asked = request.header("Access-Control-Request-Headers") ?? ""
    let isName = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber || "-_, ".contains(character))
    }
    let names = asked.allSatisfy(isName) && !asked.isEmpty ? asked : "Authorization, Content-Type"
    return HTTPResponse(
      status: 204,
      headers: fields + [
        (name: "Access-Control-Allow-Methods", value: "GET, POST, PUT, PATCH, DELETE"),
        (name: "Access-Control-Allow-Headers", value: names), (name: "Access-Control-Max-Age", value: "600"),
      ])
  }
}

extension HTTPResponse {
  /// This response to a request for `target`: on a vendor's path, scripts in browsers may read it.
  func readable(at target: String) -> HTTPResponse {
    target.hasPrefix("/_/") || Page.isAt(target) ? self : CrossOrigin.added(to: self)
  }
}
