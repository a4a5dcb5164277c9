import JSONRPC
import JanssonCoding
import RedemptionCore
import RedemptionLedger

/// `store/issueLink`: issues another link to a purchase, as the vendor's manage page does.
enum StoreIssueLink: Method {
  static let name = "store/issueLink"
  static let mayAskGateway = false

  struct Result: Encodable {
    let link: IssuedLink
  }

  static func call(_ params: PurchaseParams, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let now = server.space.now
    let link = try server.withLedger { ledger throws(LedgerError) in
      try ledger.issueLink(to: params.purchase.id, at: now)
    }
    return server.ledgerAnswer(Result(link: link))
  }
}

/// Params of a method that takes only a purchase.
struct PurchaseParams: Decodable {
  let purchase: PurchaseReference
}

/// A purchase by its identifier: the text, or the purchase as another method returned it, of which only `id` counts.
struct PurchaseReference: Decodable {
  let id: String

  private enum CodingKeys: String, CodingKey { case id }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      acceptAnyMembers(in: decoder)
      id = try container.decode(String.self, forKey: .id)
    } else {
      id = try decoder.singleValueContainer().decode(String.self)
    }
  }
}
