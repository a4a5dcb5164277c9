import JSONRPC
import JanssonCoding
import RedemptionCore

/// `session/call`: a call that only the SDK of the session's vendor has.
enum SessionCall: Method {
  static let name = "session/call"
  static let mayAskGateway = true

  struct Params: Decodable {
    let session: String
    /// One of the vendor's own calls on the session's target.
    let name: String
    /// The call's params as the adapter declares them; nil for none.
    let params: JSONValue?
  }

  /// What the call returns to the app; null for nothing.
  struct Result: Encodable {
    let value: (any Encodable)?

    private enum CodingKeys: String, CodingKey { case value }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if let value { try container.encode(value, forKey: .value) } else { try container.encodeNil(forKey: .value) }
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    let own = try ownCall(params, of: session.adapter.calls(for: session.target))
    let input: (CallID) -> SDKInput =
      if let push = own as? any VendorPush { { .pushed(push, $0) } } else { { .called(.own(own), $0) } }
    return server.call(input, in: session, request) { result, session, _ throws(RPCError) in
      switch result {
      case .own(let value): return Result(value: value)
      case .done: return Result(value: nil)
      default: throw session.error(insteadOf: result)
      }
    }
  }

  private static func ownCall(_ params: Params, of calls: [any VendorCall.Type]) throws(RPCError) -> any VendorCall {
    guard let type = calls.first(where: { $0.name == params.name }) else {
      let names = calls.map { $0.name }.joined(separator: ", ")
      throw .invalid(
        "/name",
        expected: calls.isEmpty ? "no call: this SDK has none of its own" : "one of the SDK's own calls: \(names)")
    }
    var failure: RPCError
    do {
      let text = try JSONTextEncoder().encode(params.params ?? .object([:]))
      return try JanssonDecoder.params.decode(type, from: JanssonTree.reading(text).root)
    } catch let unknown as UnknownMembers {
      failure = .invalidParams(unknown)
    } catch let error as DecodingError {
      failure = .invalidParams(error)
    } catch {
      failure = .invalid("", expected: "the params of \(params.name)")
    }
    failure.path = "/params" + (failure.path ?? "")
    throw failure
  }
}
