import RedemptionCore

extension SuperwallReader {
  /// An entitlement as the platform's native SDK reads it: `id` in place of `identifier` fails on both.
  func wireEntitlement(on platform: Platform) throws -> Entitlement {
    try checkType(on: platform)
    return Entitlement(
      id: try decode(String.self, forKey: .identifier),
      isActive: try decodeIfPresent(Bool.self, forKey: .isActive) ?? false,
      productId: try decodeIfPresent(String.self, forKey: .latestProductId),
      productIds: try decodeIfPresent([String].self, forKey: .productIds) ?? [],
      store: try productStore(on: platform), startsAt: try date(forKey: .startsAt, on: platform),
      renewedAt: try date(forKey: .renewedAt, on: platform), expiresAt: try date(forKey: .expiresAt, on: platform),
      isLifetime: try decodeIfPresent(Bool.self, forKey: .isLifetime),
      willRenew: try decodeIfPresent(Bool.self, forKey: .willRenew), state: try state(on: platform),
      offerType: try offerType(on: platform))
  }

  /// iOS demands the type; Android has a default for it. Neither takes another one.
  private func checkType(on platform: Platform) throws {
    let type =
      platform == .ios ? try decode(String.self, forKey: .type) : try decodeIfPresent(String.self, forKey: .type)
    guard type == nil || type == entitlementType else { throw corrupted(at: .type, entitlementType) }
  }

  /// An unknown store is `OTHER` on iOS and fails on Android, which does not know `CUSTOM` either.
  func productStore(on platform: Platform) throws -> Store? {
    try productStore(knowsCustom: platform == .ios, isLenient: platform == .ios)
  }

  /// - Parameters:
  ///   - knowsCustom: true for SDKs that have the store `CUSTOM`.
  ///   - isLenient: true if an unknown store is `OTHER`; false if it fails.
  func productStore(knowsCustom: Bool, isLenient: Bool) throws -> Store? {
    guard let word = try decodeIfPresent(String.self, forKey: .store) else { return nil }
    let store = Store(superwallWord: word)
    if store.superwallWord(knowsCustom: knowsCustom) == word { return store }
    guard isLenient else { throw corrupted(at: .store, "a store that the SDK knows") }
    return .other
  }

  /// Android's `unknown` is a state that nobody told.
  func state(on platform: Platform) throws -> Entitlement.State? {
    guard let word = try decodeIfPresent(String.self, forKey: .state) else { return nil }
    if platform == .android, word == "unknown" { return nil }
    guard let state = Entitlement.State(superwallWord: word, on: platform) else {
      throw corrupted(at: .state, "a state of this platform's SDK")
    }
    return state
  }

  /// Android's `subscription` and `revoked` are no offers in the canonical sense.
  func offerType(on platform: Platform) throws -> Entitlement.OfferType? {
    guard let word = try decodeIfPresent(String.self, forKey: .offerType) else { return nil }
    if platform == .android, word == "subscription" || word == "revoked" { return nil }
    guard let offer = Entitlement.OfferType(rawValue: word) else {
      throw corrupted(at: .offerType, "an offer type of this platform's SDK")
    }
    return offer
  }

  /// A date as the platform's native SDK reads it; see ``WireDate``.
  func date(forKey key: SuperwallKey, on platform: Platform) throws -> Timestamp? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    if let milliseconds = try? decode(Int64.self, forKey: key) { return Timestamp(milliseconds: milliseconds) }
    if let number = try? decode(Double.self, forKey: key) {
      guard let whole = Int64(exactly: number) else { throw corrupted(at: key, "whole milliseconds") }
      return Timestamp(milliseconds: whole)
    }
    guard let moment = WireDate.read(try decode(String.self, forKey: key), on: platform) else {
      throw corrupted(at: key, "a date that this platform's SDK reads")
    }
    return moment
  }
}
