import JSONRPC
import RedemptionCore

/// `session/setUserAttributes`: sets attributes of the user; null removes one, and the others stay.
enum SessionSetUserAttributes: Method {
  static let name = "session/setUserAttributes"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    let attributes: Attributes?
    /// The user's identifiers in other services; after a change some SDKs send their stored codes.
    let integrationAttributes: Attributes?
  }

  /// An object of any values.
  struct Attributes: Decodable {
    let values: [String: JSONValue]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      var values: [String: JSONValue] = [:]
      for key in container.allKeys { values[key.stringValue] = try container.decode(JSONValue.self, forKey: key) }
      self.values = values
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    guard params.attributes != nil || params.integrationAttributes != nil else {
      throw .missing("/attributes", expected: "`attributes` or `integrationAttributes`")
    }
    return server.call(
      .setAttributes(user: params.attributes?.values, integration: params.integrationAttributes?.values), in: session,
      request, complete: SessionState.result)
  }
}
