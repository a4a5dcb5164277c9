import RedemptionCore

// The shape of the SDKs that hand over objects of classes and no JSON, Flutter and KMP: `type` holds the class name of
// a sealed class, the other keys are its fields.

extension RedemptionOutcome {
  /// Writes the result object.
  ///
  /// - Parameter entitlement: writes one entitlement's fields.
  func encodeAsClass(
    to encoder: any Encoder, in words: SuperwallWords,
    entitlement: (Entitlement, inout SuperwallWriter) throws -> Void
  ) throws {
    var result = encoder.container(keyedBy: SuperwallKey.self)
    try result.encode(words.word(for: self), forKey: .type)
    try result.encode(code ?? "", forKey: .code)
    switch self {
    case .redeemed(_, let grant), .subscriptionExpired(_, let grant):
      var info = result.nestedContainer(keyedBy: SuperwallKey.self, forKey: .redemptionInfo)
      try info.encode(grant.owner, in: words)
      try info.encodeClass(grant.purchaser, in: words)
      if let paywall = grant.paywall { try info.encodeClass(paywall) }
      var list = info.nestedUnkeyedContainer(forKey: .entitlements)
      for element in grant.entitlements {
        var object = list.nestedContainer(keyedBy: SuperwallKey.self)
        try entitlement(element, &object)
      }
    case .linkExpired(_, _, let reissued, let email):
      var info = result.nestedContainer(keyedBy: SuperwallKey.self, forKey: .info)
      try info.encodeExpiry(resent: reissued, obfuscatedEmail: email)
    case .failed, .purchaseBelongsToOtherUser:
      var error = result.nestedContainer(keyedBy: SuperwallKey.self, forKey: .error)
      try error.encode(superwallErrorMessage, forKey: .message)
    case .invalidCode: break
    }
  }

  /// Reads the result object; an unknown class fails, and so does an absent field that is not nullable.
  init(
    class decoder: any Decoder, in words: SuperwallWords,
    entitlement: (SuperwallReader) throws -> Entitlement
  ) throws {
    let result = try decoder.container(keyedBy: SuperwallKey.self)
    let kind = try result.kind(at: .type, in: words)
    let code = try result.decode(String.self, forKey: .code)
    switch kind {
    case .redeemed:
      self = .redeemed(code: code, grant: try result.classGrant(in: words, entitlement: entitlement))
    case .subscriptionExpired:
      self = .subscriptionExpired(
        code: code, grant: try result.classGrant(in: words, entitlement: entitlement))
    case .linkExpired:
      self = try result.nestedContainer(keyedBy: SuperwallKey.self, forKey: .info).expiry(code: code)
    case .invalidCode: self = .invalidCode(code: code)
    case .failed, .purchaseBelongsToOtherUser:
      let error = try result.nestedContainer(keyedBy: SuperwallKey.self, forKey: .error)
      self = .superwallError(code: code, message: try error.decode(String.self, forKey: .message))
    }
  }
}

extension SuperwallWriter {
  fileprivate mutating func encodeClass(_ purchaser: Purchaser?, in words: SuperwallWords) throws {
    var info = nestedContainer(keyedBy: SuperwallKey.self, forKey: .purchaserInfo)
    try info.encode(purchaser?.id ?? "", forKey: .appUserId)
    try info.encodeIfPresent(purchaser?.email, forKey: .email)
    var identifiers = info.nestedContainer(keyedBy: SuperwallKey.self, forKey: .storeIdentifiers)
    switch purchaser?.storeIdentifiers ?? .other(store: StoreIdentifiers.unknownStore, additionalInfo: [:]) {
    case .stripe(let customerId, let subscriptionIds):
      try identifiers.encode(words.stripe, forKey: .type)
      try identifiers.encode(customerId, forKey: .customerId)
      try identifiers.encode(subscriptionIds, forKey: .subscriptionIds)
    case .paddle(let customerId, let subscriptionIds):
      try identifiers.encode(words.paddle, forKey: .type)
      try identifiers.encode(customerId, forKey: .customerId)
      try identifiers.encode(subscriptionIds, forKey: .subscriptionIds)
    case .other(let store, let additionalInfo):
      try identifiers.encode(words.unknown, forKey: .type)
      try identifiers.encode(store, forKey: .store)
      try identifiers.encode(JSONValue.object(additionalInfo), forKey: .additionalInfo)
    }
  }

  fileprivate mutating func encodeClass(_ paywall: PaywallContext) throws {
    var info = nestedContainer(keyedBy: SuperwallKey.self, forKey: .paywallInfo)
    try info.encodeNames(of: paywall)
    try info.encode(JSONValue.object(paywall.placementParams), forKey: .placementParams)
    try info.encodeExperiment(of: paywall)
  }
}

extension SuperwallReader {
  fileprivate func classGrant(
    in words: SuperwallWords, entitlement: (SuperwallReader) throws -> Entitlement
  ) throws -> Grant {
    let info = try nestedContainer(keyedBy: SuperwallKey.self, forKey: .redemptionInfo)
    let purchaser = try info.nestedContainer(keyedBy: SuperwallKey.self, forKey: .purchaserInfo)
    var grant = Grant(
      owner: try info.owner(in: words),
      purchaser: Purchaser(
        id: try purchaser.decode(String.self, forKey: .appUserId),
        email: try purchaser.decodeIfPresent(String.self, forKey: .email),
        storeIdentifiers: try purchaser.classIdentifiers(in: words)),
      paywall: try info.classPaywall())
    var list = try info.nestedUnkeyedContainer(forKey: .entitlements)
    while !list.isAtEnd {
      grant.entitlements.insert(try entitlement(try list.nestedContainer(keyedBy: SuperwallKey.self)))
    }
    return grant
  }

  private func classIdentifiers(in words: SuperwallWords) throws -> StoreIdentifiers {
    let identifiers = try nestedContainer(keyedBy: SuperwallKey.self, forKey: .storeIdentifiers)
    switch try identifiers.decode(String.self, forKey: .type) {
    case words.stripe:
      return .stripe(
        customerId: try identifiers.decode(String.self, forKey: .customerId),
        subscriptionIds: try identifiers.decode([String].self, forKey: .subscriptionIds))
    case words.paddle:
      return .paddle(
        customerId: try identifiers.decode(String.self, forKey: .customerId),
        subscriptionIds: try identifiers.decode([String].self, forKey: .subscriptionIds))
    case words.unknown:
      return .other(
        store: try identifiers.decode(String.self, forKey: .store),
        additionalInfo: try identifiers.decode([String: JSONValue].self, forKey: .additionalInfo))
    default: throw identifiers.corrupted(at: .type, "\(words.stripe), \(words.paddle) or \(words.unknown)")
    }
  }

  private func classPaywall() throws -> PaywallContext? {
    guard contains(.paywallInfo), try !decodeNil(forKey: .paywallInfo) else { return nil }
    let info = try nestedContainer(keyedBy: SuperwallKey.self, forKey: .paywallInfo)
    return PaywallContext(
      identifier: try info.decode(String.self, forKey: .identifier),
      placementName: try info.decode(String.self, forKey: .placementName),
      placementParams: try info.decode([String: JSONValue].self, forKey: .placementParams),
      variantId: try info.decode(String.self, forKey: .variantId),
      experimentId: try info.decode(String.self, forKey: .experimentId))
  }
}
