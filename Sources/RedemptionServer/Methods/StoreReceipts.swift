import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/receipts`: claims a store's purchase for an app user and returns the response of the vendor's HTTP service.
enum StoreReceipts: Method {
  static let name = "store/receipts"
  static let mayAskGateway = false

  struct Params: Decodable {
    let appUserId: String
    let fetchToken: String
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    for adapter in server.registry.adapters {
      guard let receipts = adapter.receipts else { continue }
      let verdict = try verdict(params, adapter.vendor.id, receipts, server)
      return server.ledgerAnswer(receipts.render(verdict, now: server.clock.now))
    }
    throw .methodNotFound
  }

  private static func verdict(
    _ params: Params, _ vendor: Vendor, _ receipts: any ReceiptsDoor, _ server: Server
  ) throws(RPCError) -> Result<ReceiptVerdict, ReceiptRefusal> {
    if params.appUserId.isEmpty { return .failure(.emptyAppUserId) }
    guard let appUserId = receipts.acceptedAppUserId(params.appUserId) else { return .failure(.invalidAppUserId) }
    let now = server.clock.now
    let verdict = try server.withLedger { ledger throws(LedgerError) in
      try ledger.postReceipt(vendor, appUserId: appUserId, storeTransactionId: params.fetchToken, at: now)
    }
    return .success(verdict)
  }
}
