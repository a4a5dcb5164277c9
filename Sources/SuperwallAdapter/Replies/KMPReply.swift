import RedemptionCore

/// What Superwall-KMP 0.1.1 hands to common Kotlin: the sealed classes of `com.superwall.sdk.kmp.models.redemption`.
///
/// Entitlements carry all 13 fields, null where not told; dates are milliseconds since 1970, and `state` has the word
/// of the platform's native SDK. Other nullable fields are absent. The paywall has no `productIdentifier` and no
/// `product`.
struct KMPReply: SuperwallReply {
  let outcome: RedemptionOutcome
  private let platform: Platform

  init(telling outcome: RedemptionOutcome, on platform: Platform) {
    self.outcome = outcome.inSuperwallWords(on: platform) { grant in
      var grant = grant.heldBySuperwall(on: platform, knowsCustomStore: true)
      grant.paywall?.productIdentifier = nil
      grant.paywall?.product = nil
      return grant
    }
    self.platform = platform
  }

  func encode(to encoder: any Encoder) throws {
    try outcome.encodeAsClass(to: encoder, in: .kmp) { entitlement, object in
      try object.encode(entitlement, for: Target(vendor: .superwall, sdk: .kmp, platform: platform))
    }
  }

  /// Kotlin's own defaults apply: active, of service level, without products.
  init(from decoder: any Decoder, on platform: Platform, code: String?) throws {
    self.platform = platform
    outcome = try RedemptionOutcome(class: decoder, in: .kmp) { object in
      if let type = try object.decodeIfPresent(String.self, forKey: .type), type != entitlementType {
        throw object.corrupted(at: .type, entitlementType)
      }
      return Entitlement(
        id: try object.decode(String.self, forKey: .id),
        isActive: try object.decodeIfPresent(Bool.self, forKey: .isActive) ?? true,
        productId: try object.decodeIfPresent(String.self, forKey: .latestProductId),
        productIds: try object.decodeIfPresent([String].self, forKey: .productIds) ?? [],
        store: try object.productStore(knowsCustom: true, isLenient: platform == .ios),
        startsAt: try object.decodeIfPresent(Timestamp.self, forKey: .startsAt),
        renewedAt: try object.decodeIfPresent(Timestamp.self, forKey: .renewedAt),
        expiresAt: try object.decodeIfPresent(Timestamp.self, forKey: .expiresAt),
        isLifetime: try object.decodeIfPresent(Bool.self, forKey: .isLifetime),
        willRenew: try object.decodeIfPresent(Bool.self, forKey: .willRenew),
        state: try object.state(on: platform), offerType: try object.offerType(on: platform))
    }
  }

  static func rules(on platform: Platform) -> LossRules { platform == .ios ? .kmpOnApple : .kmpOnAndroid }
}
