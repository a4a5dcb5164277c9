import RedemptionCore

/// The common API of purchases-kmp 3.5.1: the 69 names of `Purchases`, and the five of `AdTracker`.
///
/// A name may follow `Purchases.`, `sharedInstance.` or `adTracker.`. A property is read by its name or by the JVM's
/// `get` name and set by the JVM's `set` name. `purchase` has seven overloads; a name with the types of an overload's
/// items chooses it. Callbacks are not arguments: `onSuccess` receives the value, `onError` the error, whose details
/// say `userCancelled` where `onError` has that parameter.
///
/// Ours, because an app cannot make these objects itself: the store of an item is empty, so a purchase fails as it does
/// in the hybrids. After `close` on Android, upstream's object still answers from its cache; here every call is
/// refused.
enum KMPChannelTable {
  static let table = ChannelTable(
    package: "com.revenuecat.purchases:purchases-kmp-core", version: "3.5.1",
    rows: companion + customer + store + purchases + attributes + ads)

  private static let method = ChannelRows(
    ios: "core/src/iosMain/kotlin/com/revenuecat/purchases/kmp/Purchases.ios.kt",
    android: "core/src/androidMain/kotlin/com/revenuecat/purchases/kmp/Purchases.android.kt")

  private static let companion = [
    method("sharedInstance", "getSharedInstance", does: .nothing),
    method("configure", taking: [.required("configuration", .any)], does: .redemption(.configure), isFree: true),
    method("isConfigured", returns: .value(.bool), does: .redemption(.isConfigured), isFree: true),
    method("frameworkVersion", "getFrameworkVersion", returns: .value(.string), does: .value("3.5.1"), isFree: true),
    method("logLevel", "getLogLevel", returns: .value(.string), does: .kept("logLevel", "INFO"), isFree: true),
    method("setLogLevel", taking: [.required("value", .string)], does: .keep("logLevel"), isFree: true),
    method("logHandler", "getLogHandler", returns: .nullable(.any), does: .kept("logHandler", .null), isFree: true),
    method("setLogHandler", taking: [.optional("value", .any)], does: .keep("logHandler"), isFree: true),
    method("proxyURL", "getProxyURL", returns: .nullable(.string), does: .kept("proxyURL", .null), isFree: true),
    method("setProxyURL", taking: [.optional("value", .string)], does: .keep("proxyURL"), isFree: true),
    method(
      "simulatesAskToBuyInSandbox", "getSimulatesAskToBuyInSandbox", returns: .value(.bool),
      does: .kept("simulatesAskToBuyInSandbox", false), isFree: true),
    method(
      "setSimulatesAskToBuyInSandbox", taking: [.required("value", .bool)], does: .keep("simulatesAskToBuyInSandbox"),
      isFree: true),
    method(
      "forceUniversalAppStore", "getForceUniversalAppStore", returns: .value(.bool),
      does: .kept("forceUniversalAppStore", false), isFree: true),
    method(
      "setForceUniversalAppStore", taking: [.required("value", .bool)], does: .keep("forceUniversalAppStore"),
      isFree: true),
    method(
      "canMakePayments", taking: [.optional("features", .list(.any))], returns: .value(.bool), does: .payments,
      isFree: true),
    method(
      "parseAsWebPurchaseRedemption", taking: [.required("url", .string)], returns: .nullable(.object),
      does: .redemption(.parseLink), isFree: true),
  ]

  private static let customer = [
    method("appUserID", "getAppUserID", returns: .value(.string), does: .redemption(.appUserId)),
    method("isAnonymous", returns: .value(.bool), does: .redemption(.isAnonymous)),
    method("delegate", "getDelegate", returns: .nullable(.any), does: .kept("delegate", .null)),
    method("setDelegate", taking: [.optional("value", .any)], does: .keep("delegate")),
    method("logIn", taking: [.required("newAppUserID", .string)], returns: .value(.logIn), does: .redemption(.logIn)),
    method("logOut", returns: .value(.customer), does: .redemption(.logOut)),
    method("close", on: .ios, does: .nothing),
    method("close", on: .android, does: .close),
    method(
      "getCustomerInfo", taking: [.optional("fetchPolicy", .string)], returns: .value(.customer),
      does: .redemption(.customerInfo)),
    method("invalidateCustomerInfoCache", does: .redemption(.forgetCustomer)),
    method("restorePurchases", returns: .value(.customer), does: .redemption(.restore)),
    method("syncPurchases", returns: .value(.customer), does: .sync(isAnswered: true)),
    method(
      "redeemWebPurchase", taking: [.required("webPurchaseRedemption", .any)], returns: .value(.object),
      does: .redemption(.redeem)),
    method("getVirtualCurrencies", returns: .value(.currencies), does: .currencies),
    method("getCachedVirtualCurrencies", returns: .nullable(.currencies), does: .cachedCurrencies),
    method("invalidateVirtualCurrenciesCache", does: .forgetCurrencies),
  ]

  private static let store = [
    method("store", "getStore", on: .ios, returns: .value(.string), does: .value("APP_STORE")),
    method("store", "getStore", on: .android, returns: .value(.string), does: .value("PLAY_STORE")),
    method("getStorefront", returns: .nullable(.object), does: .value(.null)),
    method("getOfferings", returns: .value(.offerings), does: .value(EmptyStore.offeringsOnAndroid)),
    method(
      "syncAttributesAndOfferingsIfNeeded", returns: .value(.offerings), does: .value(EmptyStore.offeringsOnAndroid)),
    method(
      "getProducts", taking: [.required("productIds", .list(.string))], returns: .value(.list(.object)),
      does: .value([])),
    method(
      "checkTrialOrIntroPriceEligibility", taking: [.required("products", .list(.any))],
      returns: .value(.map(.string)), does: .eligibility(.named)),
    method(
      "getPromotionalOffer", on: .ios,
      taking: [.optional("discount", .any), .optional("storeProduct", .any)], returns: .value(.object),
      does: .fails(.notFound("Couldn't find product"))),
    method(
      "getPromotionalOffer", on: .android, returns: .value(.object),
      does: impossible(
        "Getting promotional offers is not possible on Android. Did you mean StoreProduct.subscriptionOptions?")),
    method(
      "getEligibleWinBackOffersForProduct", on: .ios, taking: [.optional("storeProduct", .any)],
      returns: .value(.list(.object)), does: .fails(.notFound("Couldn't find product"))),
    method(
      "getEligibleWinBackOffersForPackage", on: .ios, taking: [.optional("packageToCheck", .any)],
      returns: .value(.list(.object)), does: .fails(.notFound("Couldn't find product"))),
    method(
      "getEligibleWinBackOffersForProduct", on: .android, returns: .value(.list(.object)),
      does: unsupported("getEligibleWinBackOffersForProduct()")),
    method(
      "getEligibleWinBackOffersForPackage", on: .android, returns: .value(.list(.object)),
      does: unsupported("getEligibleWinBackOffersForPackage()")),
    method("presentCodeRedemptionSheet", does: .nothing),
    method("showInAppMessagesIfNeeded", taking: [.optional("messageTypes", .list(.any))], does: .nothing),
    method("enableAdServicesAttributionTokenCollection", does: .nothing),
  ]

  private static let purchases = [
    method(
      "purchase", "purchase(StoreProduct)", "purchase(Package)", on: .ios, taking: [.optional("item", .any)],
      returns: .value(.object), does: .fails(.notFound("Couldn't find product."))),
    method(
      "purchase", "purchase(StoreProduct)", "purchase(Package)", "purchase(SubscriptionOption)", on: .android,
      taking: [.optional("item", .any)], returns: .value(.object), does: .fails(.notFound("Couldn't find product."))),
    method(
      "purchase(SubscriptionOption)", on: .ios, returns: .value(.object),
      does: impossible(
        "Purchasing a SubscriptionOption is not possible on iOS. Did you mean purchase(StoreProduct, PromotionalOffer) "
          + "or Purchases.purchase(Package, PromotionalOffer)?")),
    method(
      "purchase(StoreProduct, PromotionalOffer)", "purchase(Package, PromotionalOffer)",
      "purchase(StoreProduct, WinBackOffer)", "purchase(Package, WinBackOffer)", on: .ios, returns: .value(.object),
      does: .fails(.notFound("Couldn't find product."))),
    method(
      "purchase(StoreProduct, PromotionalOffer)", on: .android, returns: .value(.object),
      does: impossible(
        "Purchasing a StoreProduct with a PromotionalOffer is not possible on Android. "
          + "Did you mean purchase(SubscriptionOption)?")),
    method(
      "purchase(Package, PromotionalOffer)", on: .android, returns: .value(.object),
      does: impossible(
        "Purchasing a Package with a PromotionalOffer is not possible on Android. "
          + "Did you mean purchase(SubscriptionOption)?")),
    method(
      "purchase(StoreProduct, WinBackOffer)", on: .android, returns: .value(.object),
      does: unsupported("purchase(product:winBackOffer:onError:onSuccess:)", isCancelled: false)),
    method(
      "purchase(Package, WinBackOffer)", on: .android, returns: .value(.object),
      does: unsupported("purchase(packageToPurchase:winBackOffer:onError:onSuccess:)", isCancelled: false)),
    method(
      "recordPurchase", on: .ios, taking: [.required("productID", .string)], returns: .value(.object),
      does: .fails(ChannelFailure(code: .unknownError, text: "Couldn't find transaction for product ID '{}'."))),
    method(
      "recordPurchase", on: .android, taking: [.required("productID", .string)], returns: .value(.object),
      does: unsupported("recordPurchase()")),
    method(
      "syncAmazonPurchase",
      taking: [
        .required("productID", .string), .required("receiptID", .string), .required("amazonUserID", .string),
        .optional("isoCurrencyCode", .string), .optional("price", .number),
      ], does: .nothing),
  ]

  /// Kotlin's `error(...)`.
  private static func impossible(_ message: String) -> ChannelWork {
    .refuses(SDKError(code: "IllegalStateException", message: message))
  }

  private static func unsupported(_ function: String, isCancelled: Bool? = nil) -> ChannelWork {
    .fails(
      ChannelFailure(
        code: .unsupportedError, text: function + " is not supported on Android.", isCancelled: isCancelled))
  }

  private static func attribute(_ name: String, _ parameter: String) -> ChannelRow<ChannelAction> {
    method(name, taking: [.optional(parameter, .string)], does: .nothing)
  }

  private static let attributes = [
    method("setAttributes", taking: [.required("attributes", .map(.string))], does: .nothing),
    method("collectDeviceIdentifiers", does: .nothing),
    method("overridePreferredUILocale", taking: [.optional("locale", .string)], does: .nothing),
    attribute("setEmail", "email"), attribute("setPhoneNumber", "phoneNumber"),
    attribute("setDisplayName", "displayName"), attribute("setPushToken", "fcmToken"),
    attribute("setMixpanelDistinctID", "mixpanelDistinctID"), attribute("setOnesignalID", "onesignalID"),
    attribute("setOnesignalUserID", "onesignalUserID"), attribute("setPostHogUserID", "postHogUserID"),
    attribute("setAirshipChannelID", "airshipChannelID"),
    attribute("setFirebaseAppInstanceID", "firebaseAppInstanceID"), attribute("setAdjustID", "adjustID"),
    attribute("setAirbridgeDeviceID", "airbridgeDeviceID"), attribute("setAppsflyerID", "appsflyerID"),
    attribute("setFBAnonymousID", "fbAnonymousID"), attribute("setMparticleID", "mparticleID"),
    attribute("setCleverTapID", "cleverTapID"), attribute("setMediaSource", "mediaSource"),
    attribute("setCampaign", "campaign"), attribute("setAdGroup", "adGroup"), attribute("setAd", "ad"),
    attribute("setKeyword", "keyword"), attribute("setCreative", "creative"),
  ]

  private static func event(_ name: String) -> ChannelRow<ChannelAction> {
    method(name, taking: [.optional("data", .any)], does: .nothing)
  }

  private static let ads = [
    method("adTracker", "getAdTracker", does: .nothing), event("trackCustomPaywallImpression"),
    event("trackAdDisplayed"),
    event("trackAdOpened"), event("trackAdLoaded"), event("trackAdRevenue"), event("trackAdFailedToLoad"),
    method(
      "generateRewardVerificationToken", taking: [.required("impressionId", .string)], returns: .value(.token),
      does: .rewardToken),
    method(
      "pollRewardVerification", taking: [.required("clientTransactionId", .string)], returns: .value(.reward),
      does: .value(["verifiedReward": nil, "moreRewards": [], "failed": true])),
  ]
}
