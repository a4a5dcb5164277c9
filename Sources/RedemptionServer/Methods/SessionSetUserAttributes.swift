import JSONRPC
import RedemptionCore

/// `session/setUserAttributes`: what the app tells of its user; null takes a value away, and what is not named stays.
enum SessionSetUserAttributes: Method {
  static let name = "session/setUserAttributes"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    let attributes: Attributes?
    /// What other services call the user; a change makes some SDKs send the codes that they hold.
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

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    let session = try server.session(params.session)
    guard params.attributes != nil || params.integrationAttributes != nil else {
      throw .missing("/attributes", expected: "`attributes` or `integrationAttributes`")
    }
    return server.call(
      .setAttributes(user: params.attributes?.values, integration: params.integrationAttributes?.values), in: session,
      request, complete: SessionState.result)
  }
}
