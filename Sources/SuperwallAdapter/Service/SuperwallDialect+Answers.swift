import RedemptionCore

extension SuperwallDialect {
  func answer(
    to call: ServiceCall, with response: ServiceResponse, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceStep {
    guard (200...299).contains(response.status) else {
      throw RedemptionFailure(
        reason: .http, message: "The service answered with HTTP status \(response.status).", httpStatus: response.status
      )
    }
    do {
      let body = try response.body.decode(WireBody.self)
      switch call.question {
      case .redeem(let request): return .answer(.redemption(try redemption(request, body, now)))
      case .customer(_, let redeemer): return .answer(.customer(try entitlements(of: redeemer, body, now)))
      case .own(_, let redeemer, _): return .answer(.own(try checkout(of: redeemer, body, now).answer))
      case .logIn, .receipt, .reissue: throw RedemptionFailure.otherAnswer
      }
    } catch let failure as RedemptionFailure {
      throw failure
    } catch {
      throw RedemptionFailure(
        reason: .unreadable, message: SuperwallDialect.place(of: error), httpStatus: response.status)
    }
  }

  /// The answer's list takes the place of the kept one. A code that stands in it twice, as Android sends it, counts
  /// once.
  private func redemption(
    _ request: RedemptionQuestion, _ body: WireBody, _ now: Timestamp
  ) throws -> RedemptionAnswer {
    let object = try body.decoder.container(keyedBy: SuperwallKey.self)
    let outcomes = try outcomes(in: object)
    let asked = request.code.flatMap { code in outcomes.first { $0.code == code } }
    let customer = try object.customer(of: request.redeemer, on: platform, now)
    return RedemptionAnswer(
      outcome: asked, storedOutcomes: outcomes.filter { asked == nil || $0.code != asked?.code },
      customer: customer ?? (platform == .ios ? Grant(owner: request.redeemer.superwallOwner) : nil))
  }

  private func outcomes(in object: SuperwallReader) throws -> [RedemptionOutcome] {
    var list = try object.nestedUnkeyedContainer(forKey: .codes)
    var outcomes: [RedemptionOutcome] = []
    while !list.isAtEnd {
      let element = try list.superDecoder()
      let outcome = try NativeReply(from: element, on: platform, code: nil).outcome
      if !outcomes.contains(where: { $0.code == outcome.code }) { outcomes.append(outcome) }
    }
    return outcomes
  }

  /// A redemption whose code the SDK did not know: the first one is the checkout's. Another `status` than the three is
  /// unreadable, no status is none (`RedeemResponse.swift`).
  private func checkout(of redeemer: Redeemer, _ body: WireBody, _ now: Timestamp) throws -> CheckoutAnswer {
    let object = try body.decoder.container(keyedBy: SuperwallKey.self)
    let outcomes = try outcomes(in: object)
    let customer = try object.customer(of: redeemer, on: platform, now) ?? Grant(owner: redeemer.superwallOwner)
    return CheckoutAnswer(
      state: try object.decodeIfPresent(CheckoutAnswer.State.self, forKey: .status),
      redemption: RedemptionAnswer(
        outcome: outcomes.first, storedOutcomes: Array(outcomes.dropFirst()), customer: customer))
  }

  /// What the user has: `customerInfo`, or where an older service tells none, `entitlements` alone.
  private func entitlements(of redeemer: Redeemer, _ body: WireBody, _ now: Timestamp) throws -> Grant {
    let object = try body.decoder.container(keyedBy: SuperwallKey.self)
    if let customer = try object.customer(of: redeemer, on: platform, now) { return customer }
    guard object.contains(.entitlements) else {
      if platform == .android { return Grant(owner: redeemer.superwallOwner) }
      throw DecodingError.keyNotFound(
        SuperwallKey.customerInfo, DecodingError.Context(codingPath: [], debugDescription: "expected a customer"))
    }
    return Grant(
      owner: redeemer.superwallOwner, entitlements: try object.entitlements(forKey: .entitlements, on: platform))
  }

  /// Where reading stopped; never what stood there.
  private static func place(of error: any Error) -> String {
    let context: DecodingError.Context?
    switch error as? DecodingError {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found): context = found
    case .keyNotFound(let key, let found):
      context = DecodingError.Context(codingPath: found.codingPath + [key], debugDescription: "")
    default: context = nil
    }
    guard let path = context?.codingPath, !path.isEmpty else { return "The answer is no JSON that the SDK reads." }
    let place = path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/")
    return "The answer is none that the SDK reads, at /\(place)."
  }
}

/// A body that is read piece by piece, because what is read depends on the platform.
private struct WireBody: Decodable {
  let decoder: any Decoder

  init(from decoder: any Decoder) throws { self.decoder = decoder }
}

extension Redeemer {
  /// The user where there is one, else the device.
  fileprivate var superwallOwner: Owner { appUserId.map { .appUser(id: $0) } ?? .device(id: deviceId) }
}

extension SuperwallReader {
  /// The customer; nil where it is absent or null, which both SDKs bear.
  fileprivate func customer(of redeemer: Redeemer, on platform: Platform, _ now: Timestamp) throws -> Grant? {
    guard contains(.customerInfo), try !decodeNil(forKey: .customerInfo) else { return nil }
    let info = try nestedContainer(keyedBy: SuperwallKey.self, forKey: .customerInfo)
    var grant = Grant(
      owner: redeemer.superwallOwner, entitlements: try info.entitlements(forKey: .entitlements, on: platform))
    var subscriptions = try info.nestedUnkeyedContainer(forKey: .subscriptions)
    while !subscriptions.isAtEnd {
      let subscription = try subscriptions.nestedContainer(keyedBy: SuperwallKey.self).subscription(on: platform, now)
      // The model has one subscription of a product at a time: the later one.
      if let known = grant.subscriptions[subscription.id], known.purchasedAt > subscription.purchasedAt { continue }
      grant.subscriptions.insert(subscription)
    }
    var purchases = try info.nestedUnkeyedContainer(forKey: .nonSubscriptions)
    while !purchases.isAtEnd {
      grant.oneTimePurchases.insert(
        try purchases.nestedContainer(keyedBy: SuperwallKey.self).oneTimePurchase(on: platform, now))
    }
    return grant
  }

  fileprivate func entitlements(
    forKey key: SuperwallKey, on platform: Platform
  ) throws -> IdentifiedList<Entitlement> {
    var list = try nestedUnkeyedContainer(forKey: key)
    var entitlements: IdentifiedList<Entitlement> = []
    while !list.isAtEnd {
      entitlements.insert(try list.nestedContainer(keyedBy: SuperwallKey.self).wireEntitlement(on: platform))
    }
    return entitlements
  }

  /// The service tells states where our model has the moments behind them; where it says that something happened and
  /// not when, the moment of the answer stands in, from which every reply of Superwall says the same again.
  private func subscription(on platform: Platform, _ now: Timestamp) throws -> Subscription {
    // Android demands the key, though not a value.
    if platform == .android, !contains(.expirationDate) {
      throw DecodingError.keyNotFound(
        SuperwallKey.expirationDate, DecodingError.Context(codingPath: codingPath, debugDescription: "expected a date"))
    }
    var subscription = Subscription(
      productId: try decode(String.self, forKey: .productId), store: try storeOfTransaction(on: platform),
      purchasedAt: try moment(.purchaseDate, on: platform), expiresAt: try date(forKey: .expirationDate, on: platform),
      periodType: try offerType(on: platform) == .trial ? .trial : .normal,
      storeTransactionId: try decode(String.self, forKey: .transactionId))
    let (renews, revoked) = (try decode(Bool.self, forKey: .willRenew), try decode(Bool.self, forKey: .isRevoked))
    let grace = try decode(Bool.self, forKey: .isInGracePeriod)
    let retries = try decode(Bool.self, forKey: .isInBillingRetryPeriod)
    _ = try decode(Bool.self, forKey: .isActive)
    if !renews { subscription.unsubscribeDetectedAt = now }
    if revoked { subscription.refundedAt = min(now, subscription.expiresAt ?? now) }
    if grace { subscription.gracePeriodExpiresAt = subscription.expiresAt ?? now }
    if grace || retries { subscription.billingIssuesDetectedAt = now }
    return subscription
  }

  private func oneTimePurchase(on platform: Platform, _ now: Timestamp) throws -> OneTimePurchase {
    let id = try decode(String.self, forKey: .transactionId)
    _ = try decode(Bool.self, forKey: .isConsumable)
    return OneTimePurchase(
      id: id, productId: try decode(String.self, forKey: .productId),
      purchasedAt: try moment(.purchaseDate, on: platform),
      refundedAt: try decode(Bool.self, forKey: .isRevoked) ? now : nil,
      store: try storeOfTransaction(on: platform), storeTransactionId: id)
  }

  /// iOS demands a store; Android takes Google Play for one that is missing.
  private func storeOfTransaction(on platform: Platform) throws -> Store {
    if platform == .ios { _ = try decode(String.self, forKey: .store) }
    return try productStore(on: platform) ?? .playStore
  }

  private func moment(_ key: SuperwallKey, on platform: Platform) throws -> Timestamp {
    guard let date = try date(forKey: key, on: platform) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: "expected a date"))
    }
    return date
  }
}
