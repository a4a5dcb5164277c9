import JSONRPC
import JanssonCoding

/// `rpc.discover`: the contract of this server as an OpenRPC document, its references bundled.
enum RPCDiscover: Method {
  static let name = "rpc.discover"
  static let mayAskGateway = false

  static func call(_ params: Empty, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    .result(JSONText(OpenRPCDocument.json))
  }
}
