import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/pause`: pauses a subscription from the end of its paid time.
enum StorePause: Method {
  static let name = "store/pause"
  static let mayAskGateway = false

  struct Params: Decodable {
    let purchase: PurchaseReference
    /// Seconds of the pause; nil until `store/resume`.
    let resumesIn: Double?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let now = server.space.now
    let seconds = try Seconds.check(params.resumesIn, at: "/resumesIn")
    guard seconds ?? 1 > 0 else { throw .invalid("/resumesIn", expected: "at least 1 second") }
    try server.checkSubscription(params.purchase) { record in
      if let expected = record.expectedToRenew(at: now) { return expected }
      return record.unsubscribeDetectedAt == nil ? nil : "a subscription that is not cancelled"
    }
    let purchase = try server.withLedger { ledger throws(LedgerError) in
      try ledger.pause(params.purchase.id, resumingAfter: seconds, at: now)
    }
    return server.ledgerAnswer(PurchaseResult(purchase: purchase))
  }
}
