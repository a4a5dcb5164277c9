import JSONRPC

/// `space/load`: makes a space of a value that `space/save` has returned.
enum SpaceLoad: Method {
  static let name = "space/load"
  static let mayAskGateway = false

  struct Params: VendorParams {
    /// A name that no space has.
    let space: String
    let value: SavedSpace
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    .result(
      SpaceFork.Result(
        space: SpaceState(try server.load(params.value, as: params.space, for: request.connection.client))))
  }
}
