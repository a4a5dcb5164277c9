import RedemptionCore

/// The `data` of the `didRedeemLink` callback of Superwall-Unity 0.2.5 (`SuperwallUnityBridge.swift` and `.kt`).
///
/// `error` is a plain text, `resent` and `obfuscatedEmail` stand flat, and of a redemption the bridge passes only the
/// entitlements, each with four members. Both platforms send the same. Without a masked address, both write null.
struct UnityReply: SuperwallReply {
  let outcome: RedemptionOutcome

  init(telling outcome: RedemptionOutcome, on platform: Platform) {
    self.outcome = outcome.inSuperwallWords(on: platform) { grant in
      Grant(
        entitlements: IdentifiedList(
          grant.entitlements.map { Entitlement(id: $0.id, isActive: $0.isActive, productIds: $0.productIds) }))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var data = encoder.container(keyedBy: SuperwallKey.self)
    try data.encode(SuperwallWords.unity.word(for: outcome), forKey: .type)
    try data.encode(outcome.code ?? "", forKey: .code)
    switch outcome {
    case .redeemed(_, let grant), .subscriptionExpired(_, let grant):
      var info = data.nestedContainer(keyedBy: SuperwallKey.self, forKey: .redemptionInfo)
      // Both platforms have the same.
      let target = Target(vendor: .superwall, sdk: .unity, platform: .ios)
      var list = info.nestedUnkeyedContainer(forKey: .entitlements)
      for entitlement in grant.entitlements {
        var object = list.nestedContainer(keyedBy: SuperwallKey.self)
        try object.encode(entitlement, for: target)
      }
    case .linkExpired(_, _, let reissued, let email):
      try data.encode(reissued, forKey: .resent)
      try data.encode(email, forKey: .obfuscatedEmail)
    case .failed, .purchaseBelongsToOtherUser: try data.encode(outcome.superwallErrorMessage, forKey: .error)
    case .invalidCode: break
    }
  }

  /// As leniently as `BridgeCallbackHandler.cs`: `type` without regard to case, a text that is none counts as absent,
  /// an absent flag is false. What reaches the app as null, an unknown `type`, fails here.
  init(from decoder: any Decoder, on platform: Platform, code: String?) throws {
    let data = try decoder.container(keyedBy: SuperwallKey.self)
    let code = data.text(.code) ?? code
    switch try data.decode(String.self, forKey: .type).lowercased() {
    case "success": outcome = .redeemed(code: code, grant: try data.unityGrant())
    case "expiredsubscription": outcome = .subscriptionExpired(code: code, grant: try data.unityGrant())
    case "expiredcode":
      let email = data.text(.obfuscatedEmail)
      outcome = .linkExpired(
        code: code, reissued: data.flag(.resent), obfuscatedEmail: email == "" ? nil : email)
    case "invalidcode": outcome = .invalidCode(code: code)
    case "error": outcome = .superwallError(code: code, message: data.text(.error) ?? "")
    default: throw data.corrupted(at: .type, "one of Unity's five results")
    }
  }

  static func rules(on platform: Platform) -> LossRules { platform == .ios ? .unityOnApple : .unityOnAndroid }
}

extension SuperwallReader {
  private func has(_ key: SuperwallKey) -> Bool { contains(key) && (try? decodeNil(forKey: key)) == false }

  /// A text; nil for whatever is none.
  fileprivate func text(_ key: SuperwallKey) -> String? {
    has(key) ? try? decode(String.self, forKey: key) : nil
  }

  /// A truth value, or the text `true` in any case; false for everything else.
  fileprivate func flag(_ key: SuperwallKey) -> Bool {
    guard has(key) else { return false }
    return (try? decode(Bool.self, forKey: key)) ?? (text(key)?.lowercased() == "true")
  }

  /// A redemption without entitlements is one without any.
  fileprivate func unityGrant() throws -> Grant {
    var grant = Grant()
    guard has(.redemptionInfo) else { return grant }
    let info = try nestedContainer(keyedBy: SuperwallKey.self, forKey: .redemptionInfo)
    guard info.has(.entitlements) else { return grant }
    var list = try info.nestedUnkeyedContainer(forKey: .entitlements)
    while !list.isAtEnd {
      let object = try list.nestedContainer(keyedBy: SuperwallKey.self)
      grant.entitlements.insert(
        Entitlement(
          id: try object.decode(String.self, forKey: .id), isActive: object.flag(.isActive),
          productIds: object.has(.productIds) ? try object.decode([String].self, forKey: .productIds) : []))
    }
    return grant
  }
}
