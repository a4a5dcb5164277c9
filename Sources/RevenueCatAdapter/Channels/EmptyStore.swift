import RedemptionCore

/// Offerings, currencies and rewards of an empty store.
enum EmptyStore {
  /// iOS leaves out the current offering if there is none (purchases-hybrid-common 18.32
  /// `Offerings+HybridAdditions.swift`).
  static let offeringsOnIOS: JSONValue = ["all": [:]]
  /// Android writes null (purchases-hybrid-common 18.32 `OfferingsMapper.kt`).
  static let offeringsOnAndroid: JSONValue = ["all": [:], "current": nil]
  /// Both platforms' `VirtualCurrencies`.
  static let currencies: JSONValue = ["all": [:]]
  /// The result of polling if the ad network confirms nothing (`RewardVerificationResult`).
  static let reward: JSONValue = ["failed": true, "moreRewards": []]
}
