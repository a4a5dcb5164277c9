import RedemptionCore

/// The native module `RNPurchases` of react-native-purchases 10.7.2: 82 methods on iOS, 73 on Android.
///
/// A method without a result returns nothing to JavaScript. A method that one platform lacks is no function there; the
/// package's TypeScript does not call it on that platform.
enum ReactNativeChannelTable {
  static let table = ChannelTable(
    package: "react-native-purchases", version: "10.7.2",
    rows: setup + customer + store + purchases + attributes + ads)

  private static let method = ChannelRows(
    ios: "ios/RNPurchases.m",
    android: "android/src/main/java/com/revenuecat/purchases/react/RNPurchasesModule.java")

  private static let setup = [
    method(
      "setupPurchases",
      taking: [
        .required("apiKey", .string), .optional("appUserID", .string), .optional("purchasesAreCompletedBy", .string),
        .optional("userDefaultsSuiteName", .string), .optional("storeKitVersion", .string),
        .optional("useAmazon", .bool), .optional("store", .string), .optional("galaxyBillingMode", .string),
        .optional("shouldShowInAppMessagesAutomatically", .bool), .optional("entitlementVerificationMode", .string),
        .optional("pendingTransactionsForPrepaidPlansEnabled", .bool), .optional("diagnosticsEnabled", .bool),
        .optional("automaticDeviceIdentifierCollectionEnabled", .bool), .optional("preferredUILocaleOverride", .string),
      ], does: .redemption(.configure), isFree: true),
    method("isConfigured", returns: .value(.bool), does: .redemption(.isConfigured), isFree: true),
    method("addListener", taking: [.required("eventName", .string)], does: .nothing, isFree: true),
    method("removeListeners", taking: [.required("count", .number)], does: .nothing, isFree: true),
    method("setDebugLogsEnabled", taking: [.required("enabled", .bool)], does: .nothing, isFree: true),
    method("setLogLevel", taking: [.required("level", .string)], does: .nothing, isFree: true),
    method("setLogHandler", does: .nothing, isFree: true),
    method("setTrackedEventListener", does: .nothing),
    method("setDebugEventListener", on: .android, does: .nothing),
    method("setProxyURLString", taking: [.optional("proxyURLString", .string)], does: .nothing, isFree: true),
    method("overridePreferredLocale", taking: [.optional("locale", .string)], does: .nothing),
    method("setAllowSharingStoreAccount", taking: [.required("allowSharingStoreAccount", .bool)], does: .nothing),
    method(
      "setSimulatesAskToBuyInSandbox", on: .ios, taking: [.required("simulatesAskToBuyInSandbox", .bool)],
      does: .nothing,
      isFree: true),
  ]

  private static let customer = [
    method("getAppUserID", returns: .value(.string), does: .redemption(.appUserId)),
    method("isAnonymous", returns: .value(.bool), does: .redemption(.isAnonymous)),
    method("logIn", taking: [.required("appUserID", .string)], returns: .value(.logIn), does: .redemption(.logIn)),
    method("logOut", returns: .value(.customer), does: .redemption(.logOut)),
    method("getCustomerInfo", returns: .value(.customer), does: .redemption(.customerInfo)),
    method("invalidateCustomerInfoCache", does: .redemption(.forgetCustomer)),
    method("restorePurchases", returns: .value(.customer), does: .redemption(.restore)),
    method("syncPurchases", does: .sync(isAnswered: false)),
    method("syncPurchasesForResult", returns: .value(.customer), does: .sync(isAnswered: true)),
    method(
      "isWebPurchaseRedemptionURL", taking: [.required("urlString", .string)], returns: .value(.bool),
      does: .redemption(.isLink), isFree: true),
    method(
      "redeemWebPurchase", taking: [.required("urlString", .string)], returns: .value(.redemption),
      does: .redemption(.redeem)),
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
      "setAppstackAttributionParams", on: .android, taking: [.required("data", .map(.any))],
      returns: .value(.offerings), does: .value(EmptyStore.offeringsOnAndroid)),
    method(
      "getCurrentOfferingForPlacement", taking: [.required("placementIdentifier", .string)],
      returns: .nullable(.object), does: .value(.null)),
    method(
      "getProductInfo", taking: [.required("productIDs", .list(.string)), .required("type", .string)],
      returns: .value(.list(.object)), does: .value([])),
    method("getStorefront", returns: .nullable(.object), does: .value(.null)),
    method(
      "canMakePayments", taking: [.optional("features", .list(.integer))], returns: .value(.bool), does: .payments,
      isFree: true),
    method(
      "checkTrialOrIntroductoryPriceEligibility", on: .ios, taking: [.required("productIDs", .list(.string))],
      returns: .value(.map(.object)), does: .eligibility(.numbered)),
    method(
      "checkTrialOrIntroductoryPriceEligibility", on: .android, taking: [.required("productIDs", .list(.string))],
      returns: .value(.map(.object)), does: .eligibility(.numbered), isFree: true),
    method(
      "getPromotionalOffer", on: .ios,
      taking: [.required("productIdentifier", .string), .optional("discount", .string)],
      returns: .value(.object), does: .fails(.notFound("Couldn't find product"))),
    method(
      "eligibleWinBackOffersForProductIdentifier", on: .ios, taking: [.required("productID", .string)],
      returns: .value(.list(.object)), does: .fails(.notFound("Couldn't find product"))),
    method("presentCodeRedemptionSheet", on: .ios, does: .nothing),
    method("showManageSubscriptions", on: .ios, does: .nothing),
    method("showInAppMessages", taking: [.optional("messageTypes", .list(.integer))], does: .nothing),
    method("enableAdServicesAttributionTokenCollection", on: .ios, does: .nothing),
  ]

  private static let purchases = [
    method(
      "purchaseProduct",
      taking: [
        .required("productIdentifier", .string), .optional("upgradeInfo", .map(.any)), .required("type", .string),
        .optional("discountTimestamp", .string), .optional("googleInfo", .map(.any)),
        .optional("presentedOfferingContext", .map(.any)),
      ], returns: .value(.object),
      does: .purchase(
        ChannelPurchase(
          item: .product, identifier: ["productIdentifier"], mode: ["upgradeInfo", "replacementMode"]))),
    method(
      "purchasePackage",
      taking: [
        .required("packageIdentifier", .string), .required("presentedOfferingContext", .map(.any)),
        .optional("upgradeInfo", .map(.any)), .optional("discountTimestamp", .string),
        .optional("googleInfo", .map(.any)),
      ], returns: .value(.object),
      does: .purchase(
        ChannelPurchase(
          item: .package, identifier: ["packageIdentifier"], context: ["presentedOfferingContext"],
          mode: ["upgradeInfo", "replacementMode"]))),
    method(
      "purchaseSubscriptionOption", on: .android,
      taking: [
        .required("productIdentifier", .string), .required("optionIdentifier", .string),
        .optional("upgradeInfo", .map(.any)), .optional("discountTimestamp", .string),
        .optional("googleInfo", .map(.any)), .optional("presentedOfferingContext", .map(.any)),
      ], returns: .value(.object),
      does: .purchase(
        ChannelPurchase(
          item: .option, identifier: ["productIdentifier"], option: ["optionIdentifier"],
          mode: ["upgradeInfo", "replacementMode"]))),
    method(
      "purchaseProductWithWinBackOffer", on: .ios,
      taking: [.required("productID", .string), .required("winBackOfferID", .string)], returns: .value(.object),
      does: .fails(.notFound("Couldn't find product."))),
    method(
      "purchasePackageWithWinBackOffer", on: .ios,
      taking: [
        .required("packageID", .string), .required("presentedOfferingContext", .map(.any)),
        .required("winBackOfferID", .string),
      ], returns: .value(.object), does: .fails(.notFound("Couldn't find package"))),
    method(
      "makeDeferredPurchase", on: .ios, taking: [.required("callbackID", .integer)], returns: .value(.object),
      does: .promotedPurchase),
    method(
      "recordPurchaseForProductID", on: .ios, taking: [.required("productID", .string)], returns: .value(.object),
      does: .fails(Recording.failure)),
    method("syncAmazonPurchase", on: .android, taking: amazon, does: .nothing),
    method("syncObserverModeAmazonPurchase", on: .android, taking: amazon, does: .nothing),
    method("beginRefundRequestForActiveEntitlement", on: .ios, returns: .value(.integer), does: .refund(.active)),
    method(
      "beginRefundRequestForEntitlementId", on: .ios, taking: [.required("entitlementIdentifier", .string)],
      returns: .value(.integer), does: .refund(.entitlement(["entitlementIdentifier"]))),
    method(
      "beginRefundRequestForProductId", on: .ios, taking: [.required("productIdentifier", .string)],
      returns: .value(.integer), does: .refund(.product)),
  ]

  private static let amazon: [ChannelParameter] = [
    .required("productID", .string), .required("receiptID", .string), .required("amazonUserID", .string),
    .optional("isoCurrencyCode", .string), .optional("price", .number),
  ]

  private static func attribute(_ name: String, _ parameter: String) -> ChannelRow<ChannelAction> {
    method(name, taking: [.optional(parameter, .string)], does: .nothing)
  }

  private static let attributes = [
    method("setAttributes", taking: [.required("attributes", .map(.string))], does: .nothing),
    method("setAppsFlyerConversionData", taking: [.optional("data", .map(.any))], does: .nothing),
    method("collectDeviceIdentifiers", does: .nothing),
    attribute("setEmail", "email"), attribute("setPhoneNumber", "phoneNumber"),
    attribute("setDisplayName", "displayName"), attribute("setPushToken", "pushToken"),
    attribute("setAdjustID", "adjustID"), attribute("setAppsflyerID", "appsflyerID"),
    attribute("setFBAnonymousID", "fbAnonymousID"), attribute("setMparticleID", "mparticleID"),
    attribute("setCleverTapID", "cleverTapID"), attribute("setMixpanelDistinctID", "mixpanelDistinctID"),
    attribute("setFirebaseAppInstanceID", "firebaseAppInstanceID"),
    attribute("setTenjinAnalyticsInstallationID", "tenjinAnalyticsInstallationID"),
    attribute("setKochavaDeviceID", "kochavaDeviceID"), attribute("setOnesignalID", "onesignalID"),
    attribute("setOnesignalUserID", "onesignalUserID"), attribute("setAirshipChannelID", "airshipChannelID"),
    attribute("setMediaSource", "mediaSource"), attribute("setCampaign", "campaign"),
    attribute("setAdGroup", "adGroup"), attribute("setAd", "ad"), attribute("setKeyword", "keyword"),
    attribute("setCreative", "creative"),
  ]

  private static func event(_ name: String) -> ChannelRow<ChannelAction> {
    method(name, taking: [.required("data", .map(.any))], does: .nothing)
  }

  private static let ads = [
    event("trackCustomPaywallImpression"), event("trackAdDisplayed"), event("trackAdOpened"), event("trackAdLoaded"),
    event("trackAdRevenue"), event("trackAdFailedToLoad"),
    method(
      "generateRewardVerificationToken", taking: [.required("impressionId", .string)], returns: .value(.token),
      does: .rewardToken),
    method(
      "pollRewardVerification", taking: [.required("clientTransactionId", .string)], returns: .value(.reward),
      does: .value(EmptyStore.reward)),
  ]
}
