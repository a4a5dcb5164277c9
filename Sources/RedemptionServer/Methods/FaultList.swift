import JSONRPC

/// `fault/list`: returns the faults that are still to be met, in the order in which they were injected.
enum FaultList: Method {
  static let name = "fault/list"
  static let mayAskGateway = false

  static func call(_ params: Empty, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    .result(FaultInject.Result(pending: server.space.value.faults.pending))
  }
}
