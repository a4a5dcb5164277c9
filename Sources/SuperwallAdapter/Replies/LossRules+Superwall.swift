import RedemptionCore

// What each SDK cannot tell. A deeper place stands before the one that contains it: the first rule that covers counts.

extension LossRules {
  static let nativeOnApple = LossRules(told + grantBasics + entitlementBasics + otherStoresOnApple)
  static let nativeOnAndroid = LossRules(
    told + [.never("/grant/paywall/product", "Superwall-Android 2.7.19 does not know the product's description.")]
      + grantBasics + entitlementBasics + otherStoresOnAndroid)

  static let reactNativeOnApple = LossRules(
    told + grantBasics + otherStoresOnApple + entitlementsById("Expo tells of an entitlement its identifier only."))
  static let reactNativeOnAndroid = LossRules(
    told + [
      .never("/grant/paywall/product", "Expo on Android does not tell the product's description."),
      .sometimes("/grant/paywall/placementParams", "Expo on Android tells each parameter as its JSON text."),
    ] + grantBasics + otherStoresOnAndroid + entitlementsById("Expo tells of an entitlement its identifier only."))

  static let flutterOnApple = LossRules(
    told + paywallWithoutProduct("Flutter")
      + [.sometimes("/grant/paywall/placementParams", "A Dart map of parameters has no place for null.")]
      + grantBasics + otherStoresOnApple + entitlementBasics)
  static let flutterOnAndroid = LossRules(
    told + paywallWithoutProduct("Flutter") + [
      .sometimes(
        "/grant/paywall/placementParams",
        "Flutter on Android tells arrays and null as text, and whole numbers beyond 32 bits as doubles.")
    ] + grantBasics + otherStoresOnAndroid + entitlementsById("Flutter tells of an entitlement its identifier only."))

  static let kmpOnApple = LossRules(
    told + paywallWithoutProduct("KMP") + grantBasics + entitlementBasics + otherStoresOnApple)
  static let kmpOnAndroid = LossRules(
    told + paywallWithoutProduct("KMP") + grantBasics + entitlementBasics + otherStoresOnAndroid)

  static let unityOnApple = unity
  static let unityOnAndroid = unity
  private static let unity = LossRules(
    told + [
      .never("/grant/owner", "Unity's bridge does not tell who owns the purchase."),
      .never("/grant/purchaser", "Unity's bridge does not tell who bought."),
      .never("/grant/paywall", "Unity's bridge does not tell the paywall."),
    ] + purchases
      + unityEntitlementMembers.map {
        .never("/grant/entitlements/*/\($0)", "Unity's bridge tells four members of an entitlement, and not this one.")
      })

  /// What no Superwall result can tell apart.
  private static let told: [Rule] = [
    .sometimes("/kind", "Superwall has no word for a purchase that another user keeps; it is told as an error."),
    .sometimes("/code", "A Superwall result always has a code; one that nobody told is told as an empty text."),
    .never("/failure/reason", "A Superwall error is a text; the kind of failure is not told."),
    .sometimes("/failure/message", "The SDK tells a failed request with a text of its own."),
    .never("/failure/httpStatus", "A Superwall error is a text; the HTTP status has no member."),
    .never("/failure/backendCode", "A Superwall error is a text; the service's error number is not told."),
    .sometimes("/failure/sdkCode", "A Superwall error is a text; it has no code."),
    .never("/failure/attempts", "A Superwall error is a text; the number of requests is not told."),
    .sometimes("/failure", "The error that stands in for another outcome is told as a failure."),
    .never("/reason", "An expired code is not told apart from a used one."),
    .sometimes("/obfuscatedEmail", "An empty address is told as none."),
  ]

  /// What no Superwall result has room for in a grant.
  private static let purchases: [Rule] = [
    .never("/grant/subscriptions", "A Superwall result tells entitlements; subscriptions are in the customer info."),
    .never("/grant/oneTimePurchases", "A Superwall result tells entitlements; purchases are in the customer info."),
    .never("/grant/customer", "A Superwall result does not tell the customer's record."),
  ]

  /// Members that every result but Unity's has to have, and makes up where nobody told them.
  private static let madeUp: [Rule] = [
    .sometimes(
      "/grant/owner", "A Superwall result always has an owner; one that nobody told is a device without an id.")
  ]

  private static let madeUpPurchaser: [Rule] = [
    .sometimes("/grant/purchaser", "A Superwall result always has a purchaser; one that nobody told has an empty id.")
  ]

  private static let grantBasics = madeUp + purchases

  private static let otherStoresOnApple: [Rule] =
    [
      .sometimes(
        "/grant/purchaser/storeIdentifiers",
        "iOS tells a store that is none of its own by name, UNKNOWN if need be, without members that it uses itself.")
    ] + madeUpPurchaser

  private static let otherStoresOnAndroid: [Rule] =
    [
      .sometimes(
        "/grant/purchaser/storeIdentifiers",
        "Android tells every store but Stripe and Paddle as UNKNOWN, and the wrappers less of its other members.")
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
    ]
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
