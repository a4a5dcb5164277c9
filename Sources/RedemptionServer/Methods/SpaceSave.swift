import JSONRPC

/// `space/save`: returns a space as one value, which `space/load` makes a space of.
enum SpaceSave: Method {
  static let name = "space/save"
  static let mayAskGateway = false

  struct Params: Decodable {
    let space: String
  }

  struct Result: Encodable {
    let value: SavedSpace
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let open = try server.space(named: params.space)
    let result = Result(value: try server.saved(open))
    return open.hasProvisionalChanges ? .provisional(result) : .result(result)
  }
}
