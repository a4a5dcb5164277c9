import RedemptionCore

/// What the offerings, the currencies and a reward are in an empty store.
enum EmptyStore {
  /// iOS leaves out a current offering that is not there (purchases-hybrid-common 18.32
  /// `Offerings+HybridAdditions.swift`).
  static let offeringsOnIOS: JSONValue = ["all": [:]]
  /// Android writes null (purchases-hybrid-common 18.32 `OfferingsMapper.kt`).
  static let offeringsOnAndroid: JSONValue = ["all": [:], "current": nil]
  /// Both platforms' `VirtualCurrencies`.
  static let currencies: JSONValue = ["all": [:]]
  /// What polling ends with if the ad network confirms nothing (`RewardVerificationResult`).
  static let reward: JSONValue = ["failed": true, "moreRewards": []]
}
