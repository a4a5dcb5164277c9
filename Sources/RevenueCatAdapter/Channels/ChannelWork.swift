import RedemptionCore

/// The work behind a channel method.
indirect enum ChannelWork: Sendable {
  /// A call that a redemption depends on.
  case redemption(ChannelMethod)
  /// Nothing: nothing that the method sets can be read back.
  case nothing
  /// Returns the value.
  case value(JSONValue)
  /// Keeps the first argument for a getter.
  case keep(String)
  /// Returns a kept value, or the default.
  case kept(String, JSONValue)
  /// Syncs the purchases of the phone's store, which has none; returns the customer if `isAnswered`.
  case sync(isAnswered: Bool)
  /// Returns whether the store takes payments for the features.
  case payments
  /// Returns an unknown eligibility for each product.
  case eligibility(ChannelEligibility)
  /// Fetches the virtual currencies.
  case currencies
  /// Returns the cached virtual currencies.
  case cachedCurrencies
  /// Empties the cache of virtual currencies.
  case forgetCurrencies
  /// Purchases something from the store, which has nothing.
  case purchase(ChannelPurchase)
  /// Begins a refund request.
  case refund(ChannelRefund)
  /// Makes a token for a rewarded ad.
  case rewardToken
  /// Fails in the words of the SDK.
  case fails(ChannelFailure)
  /// Fails in the words of the wrapper.
  case refuses(SDKError)
  /// Continues a purchase that the App Store began; there is none.
  case promotedPurchase
  /// Shuts the SDK down.
  case close
}

/// The forms of an unknown eligibility for an introductory price.
enum ChannelEligibility: Sendable {
  /// `IntroEligibilityStatus` 0 and its description.
  case numbered
  /// The constant of purchases-kmp.
  case named
}

/// A purchase that cannot succeed: the paths of its arguments, in the order in which the native side reads them.
struct ChannelPurchase: Sendable {
  enum Item: Sendable { case product, package, option }

  let item: Item
  /// Path from the arguments to the identifier.
  let identifier: [String]
  /// Path from the arguments to the identifier of a subscription option.
  var option: [String] = []
  /// Path from the arguments to the context of an offering, which Android requires for a package.
  var context: [String] = []
  /// Path from the arguments to a replacement mode, which Android reads first.
  var mode: [String] = []
}

/// The purchase to refund.
enum ChannelRefund: Sendable {
  case active, product
  case entitlement([String])
}

/// An error of the SDK, as a row of a table names it.
struct ChannelFailure: Sendable {
  let code: ErrorCode
  /// The error's own text; `{}` stands for the first argument.
  let text: String
  /// The error's flag for a cancellation by the user; nil if it has none.
  var isCancelled: Bool?

  /// iOS's error for a product that the store does not have (purchases-hybrid-common 18.32 `productNotFoundError`).
  static func notFound(_ text: String) -> ChannelFailure {
    ChannelFailure(code: .productNotAvailableForPurchaseError, text: text, isCancelled: false)
  }
}
