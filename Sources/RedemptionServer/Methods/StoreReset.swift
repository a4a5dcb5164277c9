import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/reset`: empties the ledger between two tests.
///
/// Deletes customers, purchases, codes, mail, receipts, faults and the record of redemptions, ends the checkouts that
/// SDKs have started, and restores the default policies. Devices on which no app runs are wiped. Sessions keep their
/// SDK's cache, and the clock does not move.
enum StoreReset: Method {
  static let name = "store/reset"
  static let mayAskGateway = false

  struct Params: Decodable {
    /// Resets only this vendor; nil resets all.
    let vendor: Vendor?
  }

  struct Result: Encodable {
    let deleted: Deleted
  }

  struct Deleted: Encodable {
    let customers: Int
    let purchases: Int
    let codes: Int
    let messages: Int
    let faults: Int
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    if let vendor = params.vendor { _ = try server.registry.adapter(of: vendor) }
    guard server.configuration.allowsReset || server.space.ledger.isTemporary else { throw .resetNotAllowed }
    let sessions = server.space.value.sessions.values.filter {
      params.vendor == nil || $0.adapter.vendor.id == params.vendor
    }
    if let busy = sessions.filter({ $0.state.redemptionsInProgress > 0 }).map(\.id).min() {
      throw .redemptionInProgress(in: busy)
    }
    guard !server.delaysRedemption(of: params.vendor) else { throw .delayedRedemption }
    let rows = try server.withLedger { ledger throws(LedgerError) in try ledger.reset(params.vendor) }
    // A failed commit restores them, as they were before the first reset of the transaction.
    server.space.beforeReset =
      server.space.beforeReset
      ?? (server.space.value.faults, server.space.value.openCheckouts, server.space.value.redemptions)
    server.space.deliveries.forget()
    server.wipeDevices(of: params.vendor)
    server.space.value.openCheckouts.removeAll(of: params.vendor)
    server.space.value.redemptions.removeAll(of: params.vendor)
    let faults = server.clearFaults(of: params.vendor, sessions: Set(sessions.map(\.id)))
    return server.ledgerAnswer(
      Result(
        deleted: Deleted(
          customers: rows.customers, purchases: rows.purchases, codes: rows.codes, messages: rows.messages,
          faults: faults)))
  }
}

extension Server {
  /// True if a fault delays an HTTP request that redeems a code of this vendor, or of any if there is none.
  fileprivate func delaysRedemption(of vendor: Vendor?) -> Bool {
    let delayed = space.endpoints?.delayedEndpoints ?? []
    return delayed.contains { $0.redeems && (vendor == nil || self.vendor(of: $0) == vendor) }
  }

  /// Clears the faults of these sessions.
  ///
  /// - Returns: the number of faults that were pending.
  fileprivate func clearFaults(of vendor: Vendor?, sessions: Set<String>) -> Int {
    let before = space.value.faults.pending.count
    if vendor == nil { space.value.faults.clear(session: nil) } else { space.value.faults.clear(sessions: sessions) }
    return before - space.value.faults.pending.count
  }
}
