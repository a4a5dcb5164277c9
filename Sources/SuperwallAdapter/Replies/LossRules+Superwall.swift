import RedemptionCore

// What each SDK cannot tell. A deeper place stands before the one that contains it: the first rule that covers counts.

extension LossRules {
  static let nativeOnApple = LossRules(
    told + [
      .sometimes("/grant/paywall/product", "SuperwallKit before 4.12.1 does not know the product's description."),
      .sometimes("/grant/paywall/userAttributes", "SuperwallKit before 4.17.0 does not know the buyer's answers."),
    ] + grantBasics + entitlementBasics + otherStoresOnApple)
  static let nativeOnAndroid = LossRules(
    told + noAnswers + [
      .sometimes(
        "/grant/paywall/product", "Superwall-Android before 2.8.3 does not know the product's description.")
    ] + grantBasics + entitlementBasics + otherStoresOnAndroid)

  static let reactNativeOnApple = LossRules(
    told + noAnswers + grantBasics + otherStoresOnApple
      + entitlementsById("Expo passes only the identifier of an entitlement."))
  static let reactNativeOnAndroid = LossRules(
    told + noAnswers + [
      .never("/grant/paywall/product", "Expo on Android does not pass the product's description."),
      .sometimes("/grant/paywall/placementParams", "Expo on Android passes each parameter as JSON text."),
    ] + grantBasics + otherStoresOnAndroid + entitlementsById("Expo passes only the identifier of an entitlement."))

  static let flutterOnApple = LossRules(
    told + paywallWithoutProduct("Flutter")
      + [.sometimes("/grant/paywall/placementParams", "A Dart map of parameters has no place for null.")]
      + grantBasics + otherStoresOnApple + entitlementBasics)
  static let flutterOnAndroid = LossRules(
    told + paywallWithoutProduct("Flutter") + [
      .sometimes(
        "/grant/paywall/placementParams",
        "Flutter on Android passes arrays and null as text, and integers beyond 32 bits as doubles.")
    ] + grantBasics + otherStoresOnAndroid + entitlementsById("Flutter passes only the identifier of an entitlement."))

  static let kmpOnApple = LossRules(
    told + paywallWithoutProduct("KMP") + grantBasics + entitlementBasics + otherStoresOnApple)
  static let kmpOnAndroid = LossRules(
    told + paywallWithoutProduct("KMP") + grantBasics + entitlementBasics + otherStoresOnAndroid)

  static let unityOnApple = unity
  static let unityOnAndroid = unity
  private static let unity = LossRules(
    told + [
      .never("/grant/owner", "Unity's bridge does not pass the owner of the purchase."),
      .never("/grant/purchaser", "Unity's bridge does not pass the buyer."),
      .never("/grant/paywall", "Unity's bridge does not pass the paywall."),
    ] + purchases
      + unityEntitlementMembers.map {
        .never(
          "/grant/entitlements/*/\($0)",
          "Unity's bridge passes four members of an entitlement; this is not one of them.")
      })

  /// What no Superwall result can tell apart.
  private static let told: [Rule] = [
    .sometimes("/kind", "Superwall has no result for a purchase of another user; it returns an error."),
    .sometimes("/code", "A Superwall result always has a code; an unknown one is an empty string."),
    .never("/failure/reason", "A Superwall error is only a text, without the kind of failure."),
    .sometimes("/failure/message", "The SDK has its own text for a failed request."),
    .never("/failure/httpStatus", "A Superwall error is only a text, without the HTTP status."),
    .never("/failure/backendCode", "A Superwall error is only a text, without the service's error number."),
    .sometimes("/failure/sdkCode", "A Superwall error is only a text, without a code."),
    .never("/failure/attempts", "A Superwall error is only a text, without the number of requests."),
    .sometimes("/failure", "An error that replaces another outcome reads as a failure."),
    .never("/reason", "An expired code and a used one have the same result."),
    .sometimes("/obfuscatedEmail", "An empty address reads as none."),
  ]

  /// What no Superwall result has room for in a grant.
  private static let purchases: [Rule] = [
    .never("/grant/subscriptions", "A Superwall result has entitlements only; subscriptions are in the customer info."),
    .never("/grant/oneTimePurchases", "A Superwall result has entitlements only; purchases are in the customer info."),
    .never("/grant/customer", "A Superwall result has no customer record."),
  ]

  /// Members that every result but Unity's has to have, and makes up where nobody told them.
  private static let madeUp: [Rule] = [
    .sometimes(
      "/grant/owner", "A Superwall result always has an owner; an unknown one is a device without an id.")
  ]

  private static let madeUpPurchaser: [Rule] = [
    .sometimes("/grant/purchaser", "A Superwall result always has a purchaser; an unknown one has an empty id.")
  ]

  private static let grantBasics = madeUp + purchases

  private static let noAnswers: [Rule] = [
    .never("/grant/paywall/userAttributes", "Only SuperwallKit itself tells what the buyer answered.")
  ]

  private static let otherStoresOnApple: [Rule] =
    [
      .sometimes(
        "/grant/purchaser/storeIdentifiers",
        "iOS passes a store that it does not know by its name or as UNKNOWN, without members that it uses itself.")
    ] + madeUpPurchaser

  private static let otherStoresOnAndroid: [Rule] =
    [
      .sometimes(
        "/grant/purchaser/storeIdentifiers",
        "Android passes every store but Stripe and Paddle as UNKNOWN; wrappers pass fewer of its members.")
    ] + madeUpPurchaser

  private static let entitlementBasics: [Rule] = [
    .never("/grant/entitlements/*/planId", "Superwall's entitlement has no plan."),
    .never("/grant/entitlements/*/gracePeriodExpiresAt", "Superwall's entitlement has no end of a grace period."),
    .sometimes("/grant/entitlements/*/store", "Superwall has no word for this store on this platform."),
  ]

  private static func paywallWithoutProduct(_ sdk: String) -> [Rule] {
    [
      .never("/grant/paywall/productIdentifier", "\(sdk)'s paywall info has no product identifier."),
      .never("/grant/paywall/product", "\(sdk)'s paywall info has no product."),
    ] + noAnswers
  }

  /// Every member of an entitlement but its identifier.
  private static func entitlementsById(_ message: String) -> [Rule] {
    (["isActive", "productIds"] + unityEntitlementMembers).map { .never("/grant/entitlements/*/\($0)", message) }
  }

  /// The members that Unity does not tell, nor anybody who tells less.
  private static let unityEntitlementMembers = [
    "productId", "planId", "store", "startsAt", "renewedAt", "expiresAt", "gracePeriodExpiresAt", "isLifetime",
    "willRenew", "state", "offerType",
  ]
}
