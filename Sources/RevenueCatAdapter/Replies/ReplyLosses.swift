import RedemptionCore

/// What each shape cannot tell, with the reason.
enum ReplyLosses {
  /// The rules of a shape.
  static func of(_ shape: ReplyShape) -> LossRules {
    switch (shape.family, shape.platform.system) {
    case (.hybrid, .ios): hybridIOS
    case (.hybrid, .android): hybridAndroid
    case (.native, .ios): nativeIOS
    case (.native, .android): nativeAndroid
    case (.kmp, .ios): kmpIOS
    case (.kmp, .android): kmpAndroid
    }
  }

  private static let hybridIOS = LossRules(always + unnumbered + transactionStores + wholeSeconds + iOSPrice + common)
  private static let hybridAndroid = LossRules(
    always + unnumbered + transactionStores + noVersion + [.never("/grant/subscriptions/*/price", noPrice)] + common)
  private static let nativeIOS = LossRules(
    always + [.sometimes("/failure/httpStatus", "Only an error that the service sent names its status.")]
      + transactionWords + iOSPrice + common)
  private static let nativeAndroid = LossRules(
    always + unnumbered + transactionWords + noVersion + microPrice + common)
  private static let kmpIOS = LossRules(
    [.sometimes("/kind", "A lapsed purchase is a success, and errors 39 to 41 become results.")]
      + always + unnumbered + transactionStores + noVersion + iOSPrice + common
      + [.sometimes("/failure", "KMP on iOS converts the errors 39 to 41 to results.")])
  private static let kmpAndroid = LossRules(
    always + unnumbered + transactionStores + noVersion + microPrice + common)

  /// After the rules of a shape whose version lacks a member or word.
  static let olderVersion: [LossRules.Rule] = ["subscriptions", "oneTimePurchases"].map {
    .sometimes("/grant/" + $0, "This version of the SDK does not tell it, or not all of it.")
  }

  /// Why an error is not replayed word for word.
  static let otherWords = "The error's words are not the ones that the SDK has for this code."
  /// Why an entitlement is not replayed word for word.
  static let otherEntitlement = "The entitlement does not say what the SDK derives from its purchase."

  private static let noPrice = "The map of Android has no price in its subscriptions."

  /// What no result of RevenueCat has room for.
  private static let always: [LossRules.Rule] = [
    .never("/code", "A result does not name the redemption token."),
    .never("/grant/owner", "A customer's info does not say under which id the app holds the purchase now."),
    .never("/grant/purchaser", "A customer's info does not say who paid."),
    .never("/grant/paywall", "A customer's info does not say which paywall led to the purchase."),
    .never("/reason", "An expired result does not say whether the link was too old or used."),
    .never("/reissued", "An expired result does not say whether a new link was sent."),
    .never("/failure/attempts", "An error does not count the requests."),
    .never("/grant/oneTimePurchases/*/refundedAt", "A transaction does not say that it was refunded."),
  ]

  private static let unnumbered: [LossRules.Rule] = [
    .never("/failure/httpStatus", "An error does not name the status of the answer.")
  ]

  /// The maps of purchases-hybrid-common 18.32 and the class of purchases-kmp 3.5.1.
  private static let transactionStores: [LossRules.Rule] = [
    .never("/grant/oneTimePurchases/*/originallyPurchasedAt", "A transaction has one purchase date."),
    .never("/grant/oneTimePurchases/*/isSandbox", "A transaction does not say whether real money was paid."),
    .never("/grant/oneTimePurchases/*/price", "A transaction has no price."),
    .never("/grant/oneTimePurchases/*/displayName", "A transaction has no name for people."),
    .never("/grant/oneTimePurchases/*/store", "A transaction does not name its store."),
    .never("/grant/oneTimePurchases/*/storeTransactionId", "A transaction carries RevenueCat's id only."),
  ]

  private static let transactionWords: [LossRules.Rule] = [
    .sometimes("/grant/oneTimePurchases/*/isSandbox", "A purchase without this fact counts as paid."),
    .sometimes("/grant/oneTimePurchases/*/price", "The amount is converted to a double."),
    .sometimes("/grant/oneTimePurchases/*/displayName", "On Android, a blank name reads as none."),
    .sometimes("/grant/oneTimePurchases/*/store", "A store that the SDK has no word for is unknown."),
    .sometimes("/grant/oneTimePurchases/*/storeTransactionId", "On Android, a blank id reads as none."),
  ]

  private static let noVersion: [LossRules.Rule] = [
    .never("/grant/customer/originalApplicationVersion", "Only iOS has the app's first version, without KMP.")
  ]

  private static let wholeSeconds: [LossRules.Rule] = [
    "purchasedAt", "originallyPurchasedAt", "expiresAt", "gracePeriodExpiresAt", "unsubscribeDetectedAt",
    "billingIssuesDetectedAt", "refundedAt", "autoResumesAt",
  ].map { .sometimes("/grant/subscriptions/*/" + $0, "On iOS, a subscription's dates are whole seconds.") }

  private static let iOSPrice: [LossRules.Rule] = [
    .sometimes("/grant/subscriptions/*/price", "The amount is converted to a double, which rounds beyond 15 digits."),
    .sometimes("/grant/subscriptions/*/managementURL", "iOS percent-encodes what a URL must not contain."),
    .sometimes("/grant/customer/managementURL", "iOS percent-encodes what a URL must not contain."),
  ]

  private static let microPrice: [LossRules.Rule] = [
    .sometimes("/grant/subscriptions/*/price", "The amount is converted to a double and truncated.")
  ]

  /// What every shape tells, but not in every value.
  private static let common: [LossRules.Rule] =
    entitlements + [
      .sometimes(
        "/kind", "RevenueCat has no word for a purchase that has run out: it is a success with nothing active."),
      .sometimes("/obfuscatedEmail", "An empty address and none are both an empty string."),
      .sometimes("/failure/reason", "Several reasons share one error of the SDK."),
      .sometimes("/failure/message", "This error has the SDK's fixed text, or another one around the message."),
      .sometimes(
        "/failure/sdkCode", "The SDK of this target has no such code, or the service's number leads to another."),
      .sometimes("/failure/backendCode", "The error does not name the service's number, or several share it."),
      .sometimes("/grant/subscriptions/*/store", "A store that the SDK has no word for is unknown."),
      .sometimes(
        "/grant/subscriptions/*/ownershipType", "A missing word is read as purchased on iOS and unknown on Android."),
      .sometimes("/grant/oneTimePurchases/*", "iOS drops a transaction that has no store's id."),
      .sometimes("/grant/customer", "A customer without a record has made-up dates."),
    ]

  private static let entitlements: [LossRules.Rule] =
    [
      ("isActive", "The SDK derives it from the end of access and the request date."),
      ("planId", "It is the subscription's plan on iOS, and a one-time purchase has none there."),
      ("productIds", "An entitlement names one product."),
      ("store", "It is the store of the purchase behind it, if the SDK has a word for it."),
      ("startsAt", "It is the first purchase date of the product behind it."),
      ("renewedAt", "If it is missing, the product's purchase date is used."),
      ("expiresAt", "It is the subscription's end on iOS, and a one-time purchase has none there."),
      ("gracePeriodExpiresAt", "The subscription has it, not the entitlement."),
      ("isLifetime", "It follows from the end of access."),
      ("willRenew", "The SDK derives it from the subscription behind it."),
      ("state", "It follows from the subscription behind it."),
      ("offerType", "Only a trial is reported, as the period of the subscription."),
    ].map { .sometimes("/grant/entitlements/*/" + $0.0, $0.1) } + [
      .sometimes("/grant/entitlements/*", "Both SDKs drop an entitlement whose product was not bought.")
    ]
}
