import RedemptionCore

// The shape that the wire and Expo's event bodies share: `status`, `code`, and one payload named for the status.

extension RedemptionOutcome {
  /// Writes the result object.
  ///
  /// - Parameter isCodeFirst: whether `code` stands before `status`.
  func encodeAsWire(
    to encoder: any Encoder, isCodeFirst: Bool, info: (Grant, inout SuperwallWriter) throws -> Void
  ) throws {
    var result = encoder.container(keyedBy: SuperwallKey.self)
    let status = SuperwallWords.wire.word(for: self)
    if !isCodeFirst { try result.encode(status, forKey: .status) }
    try result.encode(code ?? "", forKey: .code)
    if isCodeFirst { try result.encode(status, forKey: .status) }
    switch self {
    case .redeemed(_, let grant), .subscriptionExpired(_, let grant):
      var payload = result.nestedContainer(keyedBy: SuperwallKey.self, forKey: .redemptionInfo)
      try info(grant, &payload)
    case .linkExpired(_, _, let reissued, let email):
      var payload = result.nestedContainer(keyedBy: SuperwallKey.self, forKey: .expired)
      try payload.encodeExpiry(resent: reissued, obfuscatedEmail: email)
    case .failed, .purchaseBelongsToOtherUser:
      var payload = result.nestedContainer(keyedBy: SuperwallKey.self, forKey: .error)
      try payload.encode(superwallErrorMessage, forKey: .message)
    case .invalidCode: break
    }
  }

  /// Reads the result object; an unknown status fails, and so does an absent code or payload.
  init(
    wire decoder: any Decoder, info: (SuperwallReader, RedemptionOutcome.Kind) throws -> Grant
  ) throws {
    let result = try decoder.container(keyedBy: SuperwallKey.self)
    let kind = try result.kind(at: .status, in: .wire)
    let code = try result.decode(String.self, forKey: .code)
    switch kind {
    case .redeemed: self = .redeemed(code: code, grant: try info(result, kind))
    case .subscriptionExpired: self = .subscriptionExpired(code: code, grant: try info(result, kind))
    case .linkExpired:
      let expired = try result.nestedContainer(keyedBy: SuperwallKey.self, forKey: .expired)
      self = try expired.expiry(code: code)
    case .invalidCode: self = .invalidCode(code: code)
    case .failed, .purchaseBelongsToOtherUser:
      let error = try result.nestedContainer(keyedBy: SuperwallKey.self, forKey: .error)
      self = .superwallError(code: code, message: try error.decode(String.self, forKey: .message))
    }
  }
}

extension SuperwallWriter {
  /// Writes the info of an expired code; without an address the member is absent.
  mutating func encodeExpiry(resent: Bool, obfuscatedEmail: String?) throws {
    try encode(resent, forKey: .resent)
    try encodeIfPresent(obfuscatedEmail, forKey: .obfuscatedEmail)
  }

  /// Writes the purchaser as the wire and Expo have it.
  ///
  /// - Parameter other: writes the members of a store that is neither Stripe nor Paddle.
  mutating func encodeWire(
    _ purchaser: Purchaser?, other: (_ store: String, [String: JSONValue], inout SuperwallWriter) throws -> Void
  ) throws {
    var info = nestedContainer(keyedBy: SuperwallKey.self, forKey: .purchaserInfo)
    try info.encode(purchaser?.id ?? "", forKey: .appUserId)
    try info.encodeIfPresent(purchaser?.email, forKey: .email)
    switch purchaser?.storeIdentifiers {
    case .stripe(let customerId, let subscriptionIds):
      var store = info.nestedContainer(keyedBy: SuperwallKey.self, forKey: .storeIdentifiers)
      try store.encode(SuperwallWords.wire.stripe, forKey: .store)
      try store.encode(customerId, forKey: .stripeCustomerId)
      try store.encode(subscriptionIds, forKey: .stripeSubscriptionIds)
    case .paddle(let customerId, let subscriptionIds):
      var store = info.nestedContainer(keyedBy: SuperwallKey.self, forKey: .storeIdentifiers)
      try store.encode(SuperwallWords.wire.paddle, forKey: .store)
      try store.encode(customerId, forKey: .paddleCustomerId)
      try store.encode(subscriptionIds, forKey: .paddleSubscriptionIds)
    case .other(let store, let additionalInfo): try other(store, additionalInfo, &info)
    case nil: try other(StoreIdentifiers.unknownStore, [:], &info)
    }
  }

  /// Writes an unknown store's name and, flat beside it, whatever it tells, by ascending key.
  mutating func encodeFlat(store: String, _ additionalInfo: [String: JSONValue]) throws {
    var object = nestedContainer(keyedBy: AnyKey.self, forKey: .storeIdentifiers)
    try object.encode(store, forKey: AnyKey("store"))
    for (key, value) in additionalInfo.sorted(by: { $0.key < $1.key }) { try object.encode(value, forKey: AnyKey(key)) }
  }
}

extension SuperwallReader {
  /// Reads the info of an expired code; `""` is no address.
  func expiry(code: String) throws -> RedemptionOutcome {
    let email = try decodeIfPresent(String.self, forKey: .obfuscatedEmail)
    return .linkExpired(
      code: code, reissued: try decode(Bool.self, forKey: .resent), obfuscatedEmail: email == "" ? nil : email)
  }

  /// The members of an unknown store that stand flat beside its name.
  func flatStoreIdentifiers() throws -> [String: JSONValue] {
    let object = try nestedContainer(keyedBy: AnyKey.self, forKey: .storeIdentifiers)
    var info: [String: JSONValue] = [:]
    for key in object.allKeys where !StoreIdentifiers.reservedNames.contains(key.stringValue) {
      info[key.stringValue] = try object.decode(JSONValue.self, forKey: key)
    }
    return info
  }
}
