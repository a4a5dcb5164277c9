public import RedemptionCore

/// Makes any outcome that the canonical model can tell: every kind, every optional member there or not, odd texts, odd
/// dates.
///
/// What it makes keeps the model's promises: an URL is absolute, a currency has three capitals, a masked address is
/// never empty, dates lie in the years 1 to 9999, texts hold no NUL.
public struct OutcomeGenerator: Sendable {
  var values: ValueGenerator

  /// Draws from a seeded generator.
  public init(_ generator: SeededGenerator = SeededGenerator()) { values = ValueGenerator(generator: generator) }

  /// The seed that makes the same outcomes again.
  public var seed: UInt64 { values.generator.seed }

  /// Another outcome, of any kind.
  public mutating func next() -> RedemptionOutcome {
    outcome(of: values.any(of: RedemptionOutcome.Kind.allCases, else: .redeemed))
  }

  /// Another outcome of a kind.
  public mutating func outcome(of kind: RedemptionOutcome.Kind) -> RedemptionOutcome {
    let code = values.text()
    switch kind {
    case .redeemed: return .redeemed(code: code, grant: grant())
    case .subscriptionExpired: return .subscriptionExpired(code: code, grant: grant())
    case .linkExpired:
      let email = values.maybe { values in
        values.any(of: ["a***@e***e.com", "é***@b***r.example"], else: "a***@b***c.de")
      }
      return .linkExpired(
        code: code, reason: values.maybe { $0.any(of: LinkExpiryReason.allCases, else: .used) },
        reissued: values.flip(),
        obfuscatedEmail: email)
    case .invalidCode: return .invalidCode(code: code)
    case .purchaseBelongsToOtherUser: return .purchaseBelongsToOtherUser(code: code)
    case .failed: return .failed(code: code, failure: failure())
    }
  }

  private mutating func failure() -> RedemptionFailure {
    RedemptionFailure(
      reason: values.any(of: RedemptionFailure.Reason.allCases, else: .offline), message: values.text(),
      httpStatus: values.maybe { $0.whole(100...599) }, backendCode: values.maybe { $0.whole(0...8000) },
      sdkCode: values.maybe { String($0.whole(0...50)) }, attempts: values.whole(0...7))
  }

  private mutating func grant() -> Grant {
    var grant = Grant(
      owner: values.maybe { $0.flip() ? .appUser(id: $0.text()) : .device(id: $0.text()) },
      purchaser: values.maybe { values in
        Purchaser(
          id: values.text(), email: values.maybe { $0.text() }, storeIdentifiers: values.maybe { $0.storeIdentifiers() }
        )
      },
      paywall: values.maybe { $0.paywall() }, customer: values.maybe { $0.customer() })
    for _ in 0..<values.whole(0...3) { grant.subscriptions.insert(values.subscription()) }
    for _ in 0..<values.whole(0...2) { grant.oneTimePurchases.insert(values.oneTimePurchase()) }
    for _ in 0..<values.whole(0...3) { grant.entitlements.insert(entitlement(in: grant)) }
    return grant
  }

  /// Backed by a purchase of the grant, or by none.
  private mutating func entitlement(in grant: Grant) -> Entitlement {
    let id = values.identifier()
    if values.flip(), let subscription = grant.subscriptions.randomElement(using: &values.generator) {
      return Entitlement(
        id: id, isActive: values.flip(), expiresAt: values.flip() ? subscription.expiresAt : values.maybe { $0.date() },
        backedBy: subscription)
    }
    if values.flip(), let purchase = grant.oneTimePurchases.randomElement(using: &values.generator) {
      return Entitlement(id: id, isActive: values.flip(), expiresAt: values.maybe { $0.date() }, backedBy: purchase)
    }
    return values.entitlement(id: id)
  }
}
