import RedemptionCore

extension RevenueCatSecretAPI {
  private static let root = "/v1/subscribers/{id}"

  /// What version 1 lets a backend do to purchases at Google Play and the App Store (RevenueCat/docs bf39a9c,
  /// `openapi-spec/api-v1.yaml`, tag `transactions`).
  ///
  /// Ours: a purchase of another store, of another customer, or one that is over, is refused like one that the store
  /// does not have, with 404 and 7259.
  static let stores = [
    change("/subscriptions/{product}/revoke", of: product, at: .playStore, .end(.refund)),
    change("/transactions/{transaction}/refund", of: transaction, at: .playStore, .end(.refund)),
    change("/subscriptions/{product}/cancel", of: subscription, at: .playStore, .end(.cancellation)),
    change("/subscriptions/{product}/defer", of: product, at: .playStore, .extend(deferral)),
    change("/subscriptions/{product}/extend", of: subscription, at: .appStore, .extend(extensionEnd)),
  ]

  /// Overrides of the current offering. There is one offering, so they change nothing.
  static let offerings = [
    secret("POST", root + "/offerings/{offering}/override") { request, ledger throws(GatewayError) in
      guard request["offering"] == "default" else {
        return RevenueCatEndpoints.refuse(7226, "Bad parameters offering_uuid", ledger, status: 400)
      }
      return try subscriber(request, ledger, status: 201)
    },
    secret("DELETE", root + "/offerings/override") { request, ledger throws(GatewayError) in
      try subscriber(request, ledger, status: 201)
    },
  ]

  // MARK: Which purchase

  private typealias Search = @Sendable (LocalRequest, [PurchaseRecord]) -> PurchaseRecord?

  /// The latest subscription of the product in the path.
  private static let product: Search = { request, purchases in
    purchases.last { $0.kind == .subscription && $0.product.isIdentical(to: request["product"] ?? "") }
  }

  private static let transaction: Search = { request, purchases in
    purchases.last { $0.has(transaction: request["transaction"] ?? "") }
  }

  /// The subscription with the transaction that stands where other paths have the product.
  private static let subscription: Search = { request, purchases in
    purchases.last { $0.kind == .subscription && $0.has(transaction: request["product"] ?? "") }
  }

  // MARK: Until when

  /// The new end of a purchase by the body; nil if that is not valid.
  private typealias Ending = @Sendable (JSONValue, PurchaseRecord) -> Timestamp?

  /// A moment after the present end, or 1 to 365 days.
  private static let deferral: Ending = { body, purchase in
    guard let end = purchase.expiresAt else { return nil }
    if case .integer(let time)? = body["expiry_time_ms"] {
      let isValid = end.milliseconds < time && time < Promotion.endOfDates
      return isValid ? Timestamp(milliseconds: time) : nil
    }
    guard case .integer(let days)? = body["extend_by_days"], (1...365).contains(days) else { return nil }
    return end.advanced(bySeconds: days * 86_400)
  }

  /// 1 to 90 days, with a reason of Apple's.
  private static let extensionEnd: Ending = { body, purchase in
    guard let end = purchase.expiresAt, case .integer(let days)? = body["extend_by_days"], (1...90).contains(days),
      case .integer(let reason)? = body["extend_reason_code"], (0...3).contains(reason)
    else { return nil }
    return end.advanced(bySeconds: days * 86_400)
  }

  // MARK: Endpoints

  private enum Change: Sendable {
    case end(PurchaseEnding)
    case extend(Ending)
  }

  /// An endpoint that changes an active purchase of a customer at a store, and answers with the customer.
  private static func change(
    _ path: String, of search: @escaping Search, at store: Store, _ change: Change
  ) -> LocalEndpoint {
    secret("POST", root + path) { request, ledger throws(GatewayError) in
      let purchases = try ledger.purchases(of: request["id"] ?? "", at: .revenueCat)
      guard let found = search(request, purchases.filter { $0.store == store }), found.isActive(at: ledger.now) else {
        return RevenueCatEndpoints.refuse(7259, "There is no such purchase of this subscriber.", ledger, status: 404)
      }
      switch change {
      case .end(let ending): _ = try ledger.end(found.storeTransactionId, of: .revenueCat, by: ending)
      case .extend(let ending):
        guard let end = ending(request.json, found) else {
          return RevenueCatEndpoints.refuse(
            7226, "Bad parameters expiry_time_ms, extend_by_days, extend_reason_code", ledger, status: 400)
        }
        _ = try ledger.extend(found.storeTransactionId, of: .revenueCat, until: end)
      }
      return try subscriber(request, ledger)
    }
  }

  private static func subscriber(
    _ request: LocalRequest, _ ledger: any LocalLedger, status: Int = 200
  ) throws(GatewayError) -> LocalResponse {
    let (grant, _) = try ledger.customer(.revenueCat, Redeemer(appUserId: request["id"], deviceId: ""))
    return try RevenueCatEndpoints.subscriber(grant, ledger, status: status, isSecret: true)
  }
}

extension PurchaseRecord {
  /// True if one of its payments has this id of the store.
  fileprivate func has(transaction id: String) -> Bool {
    id.isIdentical(to: storeTransactionId) || id.isIdentical(to: paymentId)
      || payments.contains { id.isIdentical(to: paymentId(of: $0.number)) }
  }
}
