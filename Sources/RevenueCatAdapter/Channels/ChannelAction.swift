import RedemptionCore

/// What the adapter does for a channel method.
struct ChannelAction: Sendable {
  /// The work behind the method.
  let work: ChannelWork
  /// False for a method that works before the app configures the SDK.
  let needsConfiguration: Bool
  /// The member under which the channel returns the value; nil returns it bare.
  let key: String?
  /// The native side's own words for a missing or wrong argument, by JSON Pointer.
  let words: [String: String]
}

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
  /// Tells the service about the purchases of the phone's store, which has none; returns the customer if `isAnswered`.
  case sync(isAnswered: Bool)
  /// Returns whether the store takes payments for the features.
  case payments
  /// Returns for each product that nothing is known about its introductory price.
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

/// The words for an introductory price that nothing is known about.
enum ChannelEligibility: Sendable {
  /// `IntroEligibilityStatus` 0 and its description.
  case numbered
  /// The constant of purchases-kmp.
  case named
}

/// A purchase that cannot succeed: where its call names the product, and what the native side looks at first.
struct ChannelPurchase: Sendable {
  enum Item: Sendable { case product, package, option }

  let item: Item
  /// From the arguments to the identifier.
  let identifier: [String]
  /// From the arguments to the identifier of a subscription option.
  var option: [String] = []
  /// From the arguments to the context of an offering, which Android requires for a package.
  var context: [String] = []
  /// From the arguments to a replacement mode, which Android reads first.
  var mode: [String] = []
}

/// Which purchase a refund is requested for.
enum ChannelRefund: Sendable {
  case active, product
  case entitlement([String])
}

/// An error of the SDK, as a row of a table names it.
struct ChannelFailure: Sendable {
  let code: ErrorCode
  /// The error's own text; `{}` stands for the first argument.
  let text: String
  /// Whether the error says that the user cancelled; nil if it does not say.
  var isCancelled: Bool?

  /// iOS's error for a product that the store does not have (purchases-hybrid-common 18.32 `productNotFoundError`).
  static func notFound(_ text: String) -> ChannelFailure {
    ChannelFailure(code: .productNotAvailableForPurchaseError, text: text, isCancelled: false)
  }
}

/// The types of values that several channels return.
extension ChannelType {
  static let customer = ChannelType.object([.required("entitlements", .object)])
  static let holdsCustomer = ChannelType.object([.required("customerInfo", .customer)])
  static let offerings = ChannelType.object([.required("all", .object), .optional("current", .object)])
  static let currencies = ChannelType.object([.required("all", .object)])
  static let redemption = ChannelType.object([.required("result", .string)])
  static let logIn = ChannelType.object([.required("customerInfo", .customer), .required("created", .bool)])
  static let token = ChannelType.object([
    .required("customData", .string), .required("clientTransactionId", .string), .required("appUserID", .string),
  ])
  static let reward = ChannelType.object([.required("failed", .bool), .required("moreRewards", .list(.object))])
  static let error = ChannelType.object([.required("error", .object)])

  static func holds(_ key: String, _ type: ChannelType) -> ChannelType { .object([.required(key, type)]) }
}

/// Makes the rows of one wrapper, whose methods stand in a file per platform.
struct ChannelRows: Sendable {
  /// The file of the iOS side.
  let ios: String
  /// The file of the Android side.
  let android: String

  func callAsFunction(
    _ names: String..., on platforms: Platform..., taking parameters: [ChannelParameter] = [],
    returns result: ChannelResult = .nothing, does work: ChannelWork, isFree: Bool = false, key: String? = nil,
    words: [String: String] = [:]
  ) -> ChannelRow<ChannelAction> {
    let platforms = platforms.isEmpty ? Platform.allCases : platforms
    let files = platforms.map { $0 == .ios ? ios : android }
    return ChannelRow(
      names, on: Set(platforms), parameters, returns: result,
      ChannelAction(work: work, needsConfiguration: !isFree, key: key, words: words),
      source: files.joined(separator: ", "))
  }
}

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
