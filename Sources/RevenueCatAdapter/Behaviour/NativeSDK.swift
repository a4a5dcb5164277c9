import RedemptionCore

/// What never changes about the native SDK under a target.
///
/// A class, so that a copy of the behaviour stays cheap.
final class NativeSDK: Codable, Sendable {
  let target: Target
  /// What holds in its version, and in those of the layers above it.
  let rules: RevenueCatRules
  /// What later versions have on the channel.
  let lackingMethods: Set<String>

  init(_ target: Target, _ rules: RevenueCatRules, lackingMethods: Set<String> = []) {
    (self.target, self.rules, self.lackingMethods) = (target, rules, lackingMethods)
  }

  /// The vendor in the words of this version.
  var adapter: RevenueCatAdapter { RevenueCatAdapter(rules) }

  private enum CodingKeys: String, CodingKey { case target, rules, lackingMethods }

  // A space that was saved before versions were told apart has no rules.
  convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Target.self, forKey: .target),
      try container.decodeIfPresent(RevenueCatRules.self, forKey: .rules) ?? .released,
      lackingMethods: try container.decodeIfPresent(Set<String>.self, forKey: .lackingMethods) ?? [])
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(target, forKey: .target)
    try container.encode(rules, forKey: .rules)
    // A saved space has one form.
    if !lackingMethods.isEmpty { try container.encode(lackingMethods.sorted(), forKey: .lackingMethods) }
  }

  /// iOS repeats a request after status 429, at most three times. Android repeats none.
  ///
  /// Source: purchases-ios 5.86 `HTTPClient`, whose waits a `Retry-After` header replaces; purchases-android 10.17
  /// `Backend.postRedeemWebPurchase`.
  var retry: RetryPolicy { target.platform == .ios ? NativeSDK.tooManyRequests : .never }

  static let tooManyRequests = RetryPolicy(waits: [0, 750, 3000]) { $0.httpStatus == 429 }

  /// True if the SDK has a call that takes links: only `onWebPurchaseRedemptionAttempt` of RevenueCatUI
  /// (purchases-ios 5.86 `View+OnRedeemWebPurchaseAttempt.swift`).
  var opensLinks: Bool { target.sdk == .native && target.platform == .ios }

  /// How long cached customer info is fresh, in milliseconds.
  ///
  /// Source: the time for an app in the foreground in `CustomerInfoManager` (iOS) and `DeviceCache` (Android).
  static let customerFreshness: Int64 = 300_000

  /// The same for an app in the background: 25 hours in production (iOS `DeviceCache.CacheDuration`, Android
  /// `DateExtensions.kt`).
  static let customerFreshnessInBackground: Int64 = 90_000_000

  /// Whether the SDK takes two app user ids for one user: Swift's `==` does not tell "é" as one letter from "é" as two,
  /// Kotlin's compares characters (purchases-ios 5.86 `IdentityManager.performLogIn`, purchases-android 10.17
  /// `PurchasesOrchestrator.logIn`).
  func isSameUser(_ one: String?, _ other: String?) -> Bool {
    target.platform == .ios ? one == other : one.isIdentical(to: other)
  }

  /// True if a redemption joins one in progress and gets its result.
  ///
  /// iOS joins requests of one user with one code, Android all requests of the path whatever their code (the callback
  /// caches of both `Backend`s).
  func joins(_ code: String, of redeemer: Redeemer, to other: Question) -> Bool {
    guard case .redeem(let question) = other else { return false }
    return target.platform == .android || (question.code == code && question.redeemer == redeemer)
  }
}

/// The SDKs' events.
enum EventName {
  /// One name for every SDK. On the channels it is `Purchases-CustomerInfoUpdated` (Flutter, React Native), the
  /// callback of `addCustomerInfoUpdateListener` (Capacitor) and the message `_receiveCustomerInfo` (Unity).
  static let customerInfoUpdated = "customerInfoUpdated"
  /// What `onWebPurchaseRedemptionAttempt` receives for each link that it redeems.
  static let redemptionAttempt = "webPurchaseRedemptionAttempt"
}
