import RedemptionCore

/// The method channel of purchases_flutter 10.9.1: 77 methods on both platforms, one more on each.
enum FlutterChannelTable {
  static let table = ChannelTable(
    package: "purchases_flutter", version: "10.9.1", rows: setup + customer + store + purchases + attributes + ads)

  private static let method = ChannelRows(
    ios: "ios/purchases_flutter/Sources/purchases_flutter/PurchasesFlutterPlugin.m",
    android: "android/src/main/java/com/revenuecat/purchases_flutter/PurchasesFlutterPlugin.java")

  private static let setup = [
    method(
      "setupPurchases",
      taking: [
        .required("apiKey", .string), .optional("appUserId", .string), .optional("purchasesAreCompletedBy", .string),
        .optional("useAmazon", .bool), .optional("userDefaultsSuiteName", .string),
        .optional("storeKitVersion", .string), .optional("shouldShowInAppMessagesAutomatically", .bool),
        .optional("entitlementVerificationMode", .string),
        .optional("pendingTransactionsForPrepaidPlansEnabled", .bool),
        .optional("automaticDeviceIdentifierCollectionEnabled", .bool), .optional("diagnosticsEnabled", .bool),
        .optional("preferredUILocaleOverride", .string),
      ], does: .redemption(.configure), isFree: true, words: ["/apiKey": Kotlin.null("configure", "apiKey")]),
    method("isConfigured", returns: .value(.bool), does: .redemption(.isConfigured), isFree: true),
    method("setDebugLogsEnabled", taking: [.optional("enabled", .bool)], does: .nothing, isFree: true),
    method(
      "setLogLevel", taking: [.required("level", .string)], does: .nothing, isFree: true,
      words: ["/level": Kotlin.null("setLogLevel", "level")]),
    method("setLogHandler", does: .nothing, isFree: true),
    method("setProxyURLString", taking: [.optional("proxyURLString", .string)], does: .nothing, isFree: true),
    method("overridePreferredUILocale", taking: [.optional("locale", .string)], does: .nothing),
    method("setAllowSharingStoreAccount", on: .ios, taking: [.optional("allowSharing", .bool)], does: .nothing),
    method(
      "setAllowSharingStoreAccount", on: .android, taking: [.required("allowSharing", .bool)], does: .nothing,
      words: ["/allowSharing": "Missing allowSharing argument"]),
    method("setSimulatesAskToBuyInSandbox", taking: [.optional("enabled", .bool)], does: .nothing, isFree: true),
    method("close", on: .ios, does: .nothing, isFree: true),
    method("close", on: .android, does: .close, isFree: true),
  ]

  private static let customer = [
    method("getAppUserID", returns: .value(.string), does: .redemption(.appUserId)),
    method("isAnonymous", returns: .value(.bool), does: .redemption(.isAnonymous)),
    method(
      "logIn", taking: [.required("appUserID", .string)], returns: .value(.logIn), does: .redemption(.logIn),
      words: ["/appUserID": Kotlin.null("logIn", "appUserID")]),
    method("logOut", returns: .value(.customer), does: .redemption(.logOut)),
    method("getCustomerInfo", returns: .value(.customer), does: .redemption(.customerInfo)),
    method("invalidateCustomerInfoCache", does: .redemption(.forgetCustomer)),
    method("restorePurchases", returns: .value(.customer), does: .redemption(.restore)),
    method("syncPurchases", on: .ios, returns: .value(.customer), does: .sync(isAnswered: true)),
    method("syncPurchases", on: .android, does: .sync(isAnswered: false)),
    method(
      "isWebPurchaseRedemptionURL", taking: [.required("urlString", .string)], returns: .value(.bool),
      does: .redemption(.isLink), isFree: true, words: ["/urlString": "Missing urlString argument"]),
    method(
      "redeemWebPurchase", taking: [.required("redemptionLink", .string)], returns: .value(.redemption),
      does: .redemption(.redeem), words: ["/redemptionLink": "Missing redemptionLink argument"]),
    method("getVirtualCurrencies", returns: .value(.currencies), does: .currencies),
    method("getCachedVirtualCurrencies", returns: .nullable(.currencies), does: .cachedCurrencies),
    method("invalidateVirtualCurrenciesCache", does: .forgetCurrencies),
  ]

  private static let store = [
    method("getOfferings", on: .ios, returns: .value(.offerings), does: .value(EmptyStore.offeringsOnIOS)),
    method("getOfferings", on: .android, returns: .value(.offerings), does: .value(EmptyStore.offeringsOnAndroid)),
    method(
      "syncAttributesAndOfferingsIfNeeded", on: .ios, returns: .value(.offerings),
      does: .value(EmptyStore.offeringsOnIOS)),
    method(
      "syncAttributesAndOfferingsIfNeeded", on: .android, returns: .value(.offerings),
      does: .value(EmptyStore.offeringsOnAndroid)),
    method(
      "setAppstackAttributionParams", on: .ios, taking: [.required("data", .map(.any))], returns: .value(.offerings),
      does: .value(EmptyStore.offeringsOnIOS)),
    method(
      "setAppstackAttributionParams", on: .android, taking: [.optional("data", .map(.any))],
      returns: .value(.offerings), does: .value(EmptyStore.offeringsOnAndroid)),
    method(
      "getCurrentOfferingForPlacement", taking: [.required("placementIdentifier", .string)],
      returns: .nullable(.object), does: .value(.null),
      words: ["/placementIdentifier": Kotlin.null("getCurrentOfferingForPlacement", "placementIdentifier")]),
    method(
      "getProductInfo", on: .ios,
      taking: [.required("productIdentifiers", .list(.string)), .optional("type", .string)],
      returns: .value(.list(.object)), does: .value([])),
    method(
      "getProductInfo", on: .android,
      taking: [.required("productIdentifiers", .list(.string)), .required("type", .string)],
      returns: .value(.list(.object)), does: .value([]),
      words: [
        "/productIdentifiers": Kotlin.null("getProductInfo", "productIDs"),
        "/type": Kotlin.null("getProductInfo", "type"),
      ]),
    method("getStorefront", returns: .nullable(.object), does: .value(.null)),
    method(
      "canMakePayments", taking: [.required("features", .list(.integer))], returns: .value(.bool), does: .payments,
      isFree: true, words: ["/features": Kotlin.null("canMakePayments", "features")]),
    method(
      "checkTrialOrIntroductoryPriceEligibility", on: .ios, taking: [.required("productIdentifiers", .list(.string))],
      returns: .value(.map(.object)), does: .eligibility(.numbered)),
    method(
      "checkTrialOrIntroductoryPriceEligibility", on: .android,
      taking: [.required("productIdentifiers", .list(.string))], returns: .value(.map(.object)),
      does: .eligibility(.numbered), isFree: true,
      words: ["/productIdentifiers": Kotlin.null("checkTrialOrIntroductoryPriceEligibility", "productIdentifiers")]),
    method(
      "getPromotionalOffer", on: .ios,
      taking: [.required("productIdentifier", .string), .optional("discountIdentifier", .string)],
      returns: .value(.object), does: .fails(.notFound("Couldn't find product"))),
    method("getPromotionalOffer", on: .android, does: .nothing, isFree: true),
    method(
      "eligibleWinBackOffersForProduct", on: .ios, taking: [.required("productIdentifier", .string)],
      returns: .value(.list(.object)), does: .fails(.notFound("Couldn't find product"))),
    method("eligibleWinBackOffersForProduct", on: .android, does: .nothing, isFree: true),
    method("presentCodeRedemptionSheet", on: .ios, does: .nothing),
    method("presentCodeRedemptionSheet", on: .android, does: .nothing, isFree: true),
    method("showInAppMessages", taking: [.optional("types", .list(.integer))], does: .nothing),
    method("enableAdServicesAttributionTokenCollection", on: .ios, does: .nothing),
    method("enableAdServicesAttributionTokenCollection", on: .android, does: .nothing, isFree: true),
  ]

  private static let purchases = [
    method(
      "purchaseProduct",
      taking: [
        .required("productIdentifier", .string), .required("type", .string),
        .optional("googleOldProductIdentifier", .string), .optional("storeReplacementMode", .string),
        .optional("googleIsPersonalizedPrice", .bool), .optional("presentedOfferingContext", .map(.any)),
        .optional("signedDiscountTimestamp", .string),
      ], returns: .value(.object),
      does: .purchase(
        ChannelPurchase(item: .product, identifier: ["productIdentifier"], mode: ["storeReplacementMode"])),
      words: [
        "/productIdentifier": Kotlin.null("purchaseProduct", "productIdentifier"),
        "/type": Kotlin.null("purchaseProduct", "type"),
      ]),
    method(
      "purchasePackage",
      taking: [
        .required("packageIdentifier", .string), .required("presentedOfferingContext", .map(.any)),
        .optional("googleOldProductIdentifier", .string), .optional("storeReplacementMode", .string),
        .optional("googleIsPersonalizedPrice", .bool), .optional("signedDiscountTimestamp", .string),
      ], returns: .value(.object),
      does: .purchase(
        ChannelPurchase(
          item: .package, identifier: ["packageIdentifier"], context: ["presentedOfferingContext"],
          mode: ["storeReplacementMode"])),
      words: [
        "/packageIdentifier": Kotlin.null("purchasePackage", "packageIdentifier"),
        "/presentedOfferingContext": Kotlin.null("purchasePackage", "presentedOfferingContext"),
      ]),
    method(
      "purchaseSubscriptionOption", on: .android,
      taking: [
        .required("productIdentifier", .string), .required("optionIdentifier", .string),
        .optional("googleOldProductIdentifier", .string), .optional("storeReplacementMode", .string),
        .optional("googleIsPersonalizedPrice", .bool), .optional("presentedOfferingContext", .map(.any)),
      ], returns: .value(.object),
      does: .purchase(
        ChannelPurchase(
          item: .option, identifier: ["productIdentifier"], option: ["optionIdentifier"],
          mode: ["storeReplacementMode"])),
      words: [
        "/productIdentifier": Kotlin.null("purchaseSubscriptionOption", "productIdentifier"),
        "/optionIdentifier": Kotlin.null("purchaseSubscriptionOption", "optionIdentifier"),
      ]),
    method(
      "purchaseProductWithWinBackOffer", on: .ios,
      taking: [.required("productIdentifier", .string), .required("winBackOfferIdentifier", .string)],
      returns: .value(.object), does: .fails(.notFound("Couldn't find product."))),
    method("purchaseProductWithWinBackOffer", on: .android, does: .nothing, isFree: true),
    method(
      "purchasePackageWithWinBackOffer", on: .ios,
      taking: [
        .required("packageIdentifier", .string), .required("presentedOfferingContext", .map(.any)),
        .required("winBackOfferIdentifier", .string),
      ], returns: .value(.object), does: .fails(.notFound("Couldn't find package"))),
    method("purchasePackageWithWinBackOffer", on: .android, does: .nothing, isFree: true),
    method(
      "startPromotedProductPurchase", on: .ios, taking: [.required("callbackID", .integer)], returns: .value(.object),
      does: .promotedPurchase),
    method(
      "recordPurchaseForProductID", on: .ios, taking: [.required("productIdentifier", .string)],
      returns: .value(.object), does: .fails(Recording.failure)),
    method("recordPurchaseForProductID", on: .android, does: .nothing, isFree: true),
    method(
      "syncAmazonPurchase", on: .android,
      taking: [
        .required("productID", .string), .required("receiptID", .string), .required("amazonUserID", .string),
        .optional("isoCurrencyCode", .string), .optional("price", .number), .optional("purchaseTime", .integer),
      ], does: .nothing,
      words: [
        "/productID": Kotlin.null("syncAmazonPurchase", "productID", in: Kotlin.sdk),
        "/receiptID": Kotlin.null("syncAmazonPurchase", "receiptID", in: Kotlin.sdk),
        "/amazonUserID": Kotlin.null("syncAmazonPurchase", "amazonUserID", in: Kotlin.sdk),
      ]),
    method("syncAmazonPurchase", on: .ios, does: .nothing, isFree: true),
    method("beginRefundRequestForActiveEntitlement", on: .ios, returns: .value(.integer), does: .refund(.active)),
    method("beginRefundRequestForActiveEntitlement", on: .android, does: .nothing, isFree: true),
    method(
      "beginRefundRequestForProduct", on: .ios, taking: [.required("productIdentifier", .string)],
      returns: .value(.integer), does: .refund(.product)),
    method("beginRefundRequestForProduct", on: .android, does: .nothing, isFree: true),
    method(
      "beginRefundRequestForEntitlement", on: .ios, taking: [.required("entitlementIdentifier", .string)],
      returns: .value(.integer), does: .refund(.entitlement(["entitlementIdentifier"]))),
    method("beginRefundRequestForEntitlement", on: .android, does: .nothing, isFree: true),
  ]

  private static func attribute(_ name: String, _ parameter: String) -> ChannelRow<ChannelAction> {
    method(name, taking: [.optional(parameter, .string)], does: .nothing)
  }

  private static let attributes = [
    method(
      "setAttributes", taking: [.required("attributes", .map(.string))], does: .nothing,
      words: ["/attributes": Kotlin.null("setAttributes", "attributes", in: Kotlin.attributes)]),
    method("collectDeviceIdentifiers", does: .nothing),
    attribute("setEmail", "email"), attribute("setPhoneNumber", "phoneNumber"),
    attribute("setDisplayName", "displayName"), attribute("setPushToken", "pushToken"),
    attribute("setAdjustID", "adjustID"), attribute("setAppsflyerID", "appsflyerID"),
    attribute("setFBAnonymousID", "fbAnonymousID"), attribute("setMparticleID", "mparticleID"),
    attribute("setCleverTapID", "cleverTapID"), attribute("setMixpanelDistinctID", "mixpanelDistinctID"),
    attribute("setFirebaseAppInstanceID", "firebaseAppInstanceID"),
    attribute("setTenjinAnalyticsInstallationID", "tenjinAnalyticsInstallationID"),
    attribute("setOnesignalID", "onesignalID"), attribute("setOnesignalUserID", "onesignalUserID"),
    attribute("setAirshipChannelID", "airshipChannelID"), attribute("setPostHogUserID", "postHogUserID"),
    attribute("setMediaSource", "mediaSource"), attribute("setCampaign", "campaign"),
    attribute("setAdGroup", "adGroup"), attribute("setAd", "ad"), attribute("setKeyword", "keyword"),
    attribute("setCreative", "creative"),
  ]

  private static let ads = [
    method("trackCustomPaywallImpression", does: .nothing), method("trackAdDisplayed", does: .nothing),
    method("trackAdOpened", does: .nothing), method("trackAdLoaded", does: .nothing),
    method("trackAdRevenue", does: .nothing),
    method("trackAdFailedToLoad", does: .nothing),
    method(
      "generateRewardVerificationToken", taking: [.required("impressionId", .string)], returns: .value(.token),
      does: .rewardToken, words: ["/impressionId": Kotlin.null("generateRewardVerificationToken", "impressionId")]),
    method(
      "pollRewardVerification", taking: [.required("clientTransactionId", .string)], returns: .value(.reward),
      does: .value(EmptyStore.reward),
      words: ["/clientTransactionId": Kotlin.null("pollRewardVerification", "clientTransactionId")]),
  ]
}

/// The words of Kotlin's check of an argument that must not be null (`Intrinsics.checkNotNullParameter`).
enum Kotlin {
  static let hybrid = "com.revenuecat.purchases.hybridcommon.CommonKt"
  static let attributes = "com.revenuecat.purchases.hybridcommon.SubscriberAttributesKt"
  static let sdk = "com.revenuecat.purchases.Purchases"

  static func null(_ function: String, _ parameter: String, in type: String = hybrid) -> String {
    "Parameter specified as non-null is null: method \(type).\(function), parameter \(parameter)"
  }
}

/// Recording a purchase that the App Store does not have (purchases-hybrid-common 18.32 `transactionNotFoundError`).
enum Recording {
  static let failure = ChannelFailure(
    code: .unknownError, text: "Couldn't find transaction for product ID '{}'.", isCancelled: false)
}
