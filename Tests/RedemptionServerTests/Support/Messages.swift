import Foundation
import RedemptionCore

/// One request of a test.
struct ServerRequest {
  let method: String
  let params: JSONValue

  init(_ method: String, _ params: JSONValue = [:]) {
    self.method = method
    self.params = params
  }

  /// As it goes over the wire, with its newline.
  func line(id: Int) -> String {
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .integer(Int64(id)), "method": .string(method), "params": params,
    ]
    let text = (try? JSONEncoder().encode(message)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text + "\n"
  }
}

extension ServerRequest {
  static func open(_ vendor: String, user: String? = nil, device: String? = nil, script: JSONValue? = nil)
    -> ServerRequest
  {
    var params: [String: JSONValue] = [
      "vendor": .string(vendor), "sdk": "native", "platform": "ios",
    ]
    if let user { params["appUserId"] = .string(user) }
    if let device { params["deviceId"] = .string(device) }
    if let script { params["gateway"] = ["script": script] }
    return ServerRequest("session/open", .object(params))
  }

  static func purchase(_ vendor: String, product: String, email: String? = nil) -> ServerRequest {
    var params: [String: JSONValue] = [
      "vendor": .string(vendor), "product": .string(product), "entitlements": ["pro"],
    ]
    if let email { params["email"] = .string(email) }
    return ServerRequest("store/purchase", .object(params))
  }

  /// `session/logIn` of a user called bob, or `session/logOut`.
  init(identity method: String, of session: String) {
    let user: [String: JSONValue] = method == "session/logIn" ? ["appUserId": "bob"] : [:]
    self.init(method, .object(user.merging(["session": .string(session)]) { $1 }))
  }

  static func redeem(_ code: String, in session: String) -> ServerRequest {
    ServerRequest("redemption/redeem", ["session": .string(session), "code": .string(code)])
  }
}

/// One message of the server: a reply, or a notification, which has no id.
struct ServerReply: Decodable {
  struct Failure: Decodable {
    let code: Int
    let message: String
    let data: JSONValue?
    var kind: String? { data?["kind"]?.string }
  }

  let id: Int?
  let method: String?
  let params: JSONValue?
  let result: JSONValue?
  let error: Failure?

  /// The kind of a redemption's outcome, or of the error.
  var word: String? { result?["outcome"]?["kind"]?.string ?? error?.kind }
}
