import JSONRPC
import RedemptionCore

/// `redemption/list`: returns the redemptions that apps have asked their SDKs for, with their results.
enum RedemptionList: Method {
  static let name = "redemption/list"
  static let mayAskGateway = false

  struct Params: Decodable {
    /// Only those of this session, which may have ended; nil for any.
    let session: String?
    /// Only those of this link, however it is written; nil for any.
    let url: String?
  }

  struct Result: Encodable {
    let redemptions: [ListedRedemption]
    /// The number of older ones, which are not kept; nil for none.
    var dropped: Int64?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let dropped = server.space.value.redemptions.dropped
    return server.ledgerAnswer(
      Result(
        redemptions: server.listed(server.redemptions(of: params.session, url: params.url)),
        dropped: dropped > 0 ? dropped : nil))
  }
}

extension Server {
  /// Redemptions as clients see them.
  func listed(_ redemptions: some Sequence<Redemption>) -> [ListedRedemption] {
    redemptions.map { ListedRedemption($0) }
  }
}
