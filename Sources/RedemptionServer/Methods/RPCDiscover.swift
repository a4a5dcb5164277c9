import JSONRPC

/// `rpc.discover`: the contract of this server as an OpenRPC document, its references bundled.
enum RPCDiscover: Method {
  static let name = "rpc.discover"
  static let mayAskGateway = false

  static func call(_ params: Empty, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    do throws(Contract.Failure) { return .result(try server.contract.get().result) } catch {
      throw .internalError(error.description)
    }
  }
}
