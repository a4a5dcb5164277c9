/// Header fields that let scripts in browsers use the vendors' paths, as the vendors' own services do.
///
/// ``AccessPolicy`` has rejected requests of pages that may not use them before these are asked for.
enum CrossOrigin {
  /// True for a request by which a browser asks whether a page may send another one: nothing else has all three.
  static func isPreflight(_ method: String, _ headers: [(name: String, value: String)]) -> Bool {
    method == "OPTIONS" && headers.value(of: "Origin")?.isEmpty == false
      && headers.value(of: "Access-Control-Request-Method")?.isEmpty == false
  }

  /// Lets a script read a response.
  ///
  /// - Parameter origin: that of the script's page, which may; nil for a request without one.
  static func added(to response: HTTPResponse, for origin: String?) -> HTTPResponse {
    var response = response
    var fields = [(name: "Vary", value: "Origin")]
    if let origin {
      fields += [
        (name: "Access-Control-Allow-Origin", value: origin), (name: "Access-Control-Expose-Headers", value: "*"),
      ]
    }
    response.headers = fields + response.headers
    return response
  }

  /// A wildcard for header fields does not include `Authorization`, so the names asked for are repeated.
  static func preflight(_ request: HTTPRequest) -> HTTPResponse {
    let asked = request.header("Access-Control-Request-Headers") ?? ""
    let isName = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber || "-_, ".contains(character))
    }
    let names = asked.allSatisfy(isName) && !asked.isEmpty ? asked : "Authorization, Content-Type"
    var headers = [
      (name: "Access-Control-Allow-Methods", value: "GET, POST, PUT, PATCH, DELETE"),
      (name: "Access-Control-Allow-Headers", value: names), (name: "Access-Control-Max-Age", value: "600"),
    ]
    // A page of another network may send requests here if its origin was allowed.
    if request.header("Access-Control-Request-Private-Network") == "true" {
      headers.append((name: "Access-Control-Allow-Private-Network", value: "true"))
    }
    return added(to: HTTPResponse(status: 204, headers: headers), for: request.header("Origin"))
  }
}
