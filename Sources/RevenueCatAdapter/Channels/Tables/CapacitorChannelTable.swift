import RedemptionCore

/// The plugin `Purchases` of purchases-capacitor 13.4.1: 74 methods on iOS, 72 on Android.
///
/// iOS registers three methods that no class implements: Capacitor logs that and never answers. `setLogLevel` on
/// Android never resolves either, but returns nothing by its declaration, so JavaScript does not wait for it.
///
/// Ours: where Android appends the JSON of the object that lacks a member, the text ends before it.
enum CapacitorChannelTable {
  static let table = ChannelTable(
    package: "@revenuecat/purchases-capacitor", version: "13.4.1",
    rows: setup + customer + store + purchases + winBack + refunds + attributes)

  private static let method = ChannelRows(
    ios: "ios/Sources/RevenuecatPurchasesCapacitor/PurchasesPlugin.swift",
    android: "android/src/main/java/com/revenuecat/purchases/capacitor/PurchasesPlugin.kt")

  private static let setup = [
    method(
      "configure",
      taking: [
        .required("apiKey", .string), .optional("appUserID", .string), .optional("purchasesAreCompletedBy", .any),
        .optional("userDefaultsSuiteName", .string), .optional("storeKitVersion", .string),
        .optional("useAmazon", .bool), .optional("shouldShowInAppMessagesAutomatically", .bool),
        .optional("entitlementVerificationMode", .string),
        .optional("pendingTransactionsForPrepaidPlansEnabled", .bool),
        .optional("diagnosticsEnabled", .bool), .optional("automaticDeviceIdentifierCollectionEnabled", .bool),
        .optional("preferredUILocaleOverride", .string),
      ], does: .redemption(.configure), isFree: true),
    method(
      "isConfigured", returns: .value(.holds("isConfigured", .bool)), does: .redemption(.isConfigured), isFree: true),
    method("setLogLevel", taking: [.required("level", .string)], does: .nothing, isFree: true),
    method("setLogHandler", does: .nothing, isFree: true),
    method("setProxyURL", taking: [.optional("url", .string)], does: .nothing, isFree: true),
    method("setMockWebResults", taking: [.optional("shouldMockWebResults", .bool)], does: .nothing, isFree: true),
    method("overridePreferredUILocale", taking: [.optional("locale", .string)], does: .nothing),
    method(
      "setSimulatesAskToBuyInSandbox", on: .ios, taking: [.required("simulatesAskToBuyInSandbox", .bool)],
      does: .nothing,
      isFree: true),
    method("setSimulatesAskToBuyInSandbox", on: .android, does: .nothing, isFree: true),
    method("setFinishTransactions", on: .ios, returns: .silence, does: .nothing, isFree: true),
    method("addShouldPurchasePromoProductListener", on: .ios, returns: .silence, does: .nothing, isFree: true),
    method("removeShouldPurchasePromoProductListener", on: .ios, returns: .silence, does: .nothing, isFree: true),
  ]

  private static let customer = [
    method("getAppUserID", returns: .value(.holds("appUserID", .string)), does: .redemption(.appUserId)),
    method("isAnonymous", returns: .value(.holds("isAnonymous", .bool)), does: .redemption(.isAnonymous)),
    method("logIn", taking: [.required("appUserID", .string)], returns: .value(.logIn), does: .redemption(.logIn)),
    method("logOut", returns: .value(.holdsCustomer), does: .redemption(.logOut)),
    method("getCustomerInfo", returns: .value(.holdsCustomer), does: .redemption(.customerInfo)),
    method("invalidateCustomerInfoCache", does: .redemption(.forgetCustomer)),
    method("restorePurchases", returns: .value(.holdsCustomer), does: .redemption(.restore)),
    // The only method whose customer is bare, unlike what `src/definitions.ts` declares.
    method("syncPurchases", returns: .value(.customer), does: .sync(isAnswered: true)),
    method(
      "addCustomerInfoUpdateListener", on: .ios, returns: .value(.string), does: .redemption(.addListener), isFree: true
    ),
    method("addCustomerInfoUpdateListener", on: .android, returns: .value(.string), does: .redemption(.addListener)),
    method(
      "removeCustomerInfoUpdateListener", on: .ios, taking: [.required("listenerToRemove", .string)],
      returns: .value(.holds("wasRemoved", .bool)), does: .redemption(.removeListener), isFree: true),
    method(
      "removeCustomerInfoUpdateListener", on: .android, taking: [.required("listenerToRemove", .string)],
      returns: .value(.holds("wasRemoved", .bool)), does: .redemption(.removeListener)),
    method(
      "parseAsWebPurchaseRedemption", taking: [.required("urlString", .string)],
      returns: .value(.object([.optional("webPurchaseRedemption", .object)])), does: .redemption(.parseLink),
      isFree: true),
    method(
      "redeemWebPurchase",
      taking: [.required("webPurchaseRedemption", .object([.required("redemptionLink", .string)]))],
      returns: .value(.redemption), does: .redemption(.redeem)),
    method(
      "getVirtualCurrencies", returns: .value(.holds("virtualCurrencies", .currencies)), does: .currencies,
      key: "virtualCurrencies"),
    method(
      "getCachedVirtualCurrencies", returns: .value(.object([.optional("cachedVirtualCurrencies", .currencies)])),
      does: .cachedCurrencies, key: "cachedVirtualCurrencies"),
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
      "getCurrentOfferingForPlacement", taking: [.required("placementIdentifier", .string)],
      returns: .nullable(.object), does: .value(.null)),
    method(
      "getProducts", taking: [.required("productIdentifiers", .list(.string)), .optional("type", .string)],
      returns: .value(.holds("products", .list(.object))), does: .value([]), key: "products"),
    method(
      "getStorefront", returns: .value(.object),
      does: .refuses(SDKError(code: "", message: "Storefront info could not be obtained for account."))),
    method(
      "canMakePayments", taking: [.optional("features", .list(.integer))],
      returns: .value(.holds("canMakePayments", .bool)), does: .payments, key: "canMakePayments"),
    method(
      "checkTrialOrIntroductoryPriceEligibility", taking: [.required("productIdentifiers", .list(.string))],
      returns: .value(.map(.object)), does: .eligibility(.numbered)),
    method(
      "getPromotionalOffer", on: .ios, taking: [.required("product", product), .required("discount", discountName)],
      returns: .value(.object), does: .fails(.notFound("Couldn't find product")),
      words: productWords + discountNameWords),
    method("getPromotionalOffer", on: .android, does: .nothing, isFree: true),
    method("presentCodeRedemptionSheet", on: .ios, does: .nothing),
    method("presentCodeRedemptionSheet", on: .android, does: .nothing, isFree: true),
    method("showInAppMessages", taking: [.optional("messageTypes", .list(.integer))], does: .nothing),
    method("enableAdServicesAttributionTokenCollection", on: .ios, does: .nothing),
    method("enableAdServicesAttributionTokenCollection", on: .android, does: .nothing, isFree: true),
  ]

  private static let purchases = [
    method(
      "purchaseStoreProduct", on: .ios, taking: [.required("product", product)], returns: .value(.object),
      does: .purchase(ChannelPurchase(item: .product, identifier: ["product", "identifier"])), words: productWords),
    method(
      "purchaseStoreProduct", on: .android,
      taking: [
        .required("product", .object([.required("identifier", .string), .required("productCategory", .string)])),
        .optional("storeProductChangeInfo", .map(.any)), .optional("googleProductChangeInfo", .map(.any)),
        .optional("googleIsPersonalizedPrice", .bool),
      ], returns: .value(.object),
      does: .purchase(
        ChannelPurchase(
          item: .product, identifier: ["product", "identifier"], mode: ["storeProductChangeInfo", "replacementMode"]))),
    method(
      "purchaseDiscountedProduct", on: .ios,
      taking: [.required("product", product), .required("discount", signedDiscount)], returns: .value(.object),
      does: .purchase(ChannelPurchase(item: .product, identifier: ["product", "identifier"])),
      words: productWords + signedDiscountWords),
    method("purchaseDiscountedProduct", on: .android, returns: .value(.object), does: unsupported, isFree: true),
    method(
      "purchasePackage", on: .ios, taking: [.required("aPackage", package)], returns: .value(.object),
      does: .purchase(ChannelPurchase(item: .package, identifier: ["aPackage", "identifier"])), words: packageWords),
    method(
      "purchasePackage", on: .android,
      taking: [
        .required("aPackage", package), .optional("storeProductChangeInfo", .map(.any)),
        .optional("googleProductChangeInfo", .map(.any)), .optional("googleIsPersonalizedPrice", .bool),
      ], returns: .value(.object),
      does: .purchase(
        ChannelPurchase(
          item: .package, identifier: ["aPackage", "identifier"], context: ["aPackage", "presentedOfferingContext"],
          mode: ["storeProductChangeInfo", "replacementMode"]))),
    method(
      "purchaseDiscountedPackage", on: .ios,
      taking: [.required("aPackage", package), .required("discount", signedDiscount)], returns: .value(.object),
      does: .purchase(ChannelPurchase(item: .package, identifier: ["aPackage", "identifier"])),
      words: packageWords + signedDiscountWords),
    method("purchaseDiscountedPackage", on: .android, returns: .value(.object), does: unsupported, isFree: true),
    method("purchaseSubscriptionOption", on: .ios, returns: .value(.object), does: unimplemented, isFree: true),
    method(
      "purchaseSubscriptionOption", on: .android,
      taking: [
        .required("subscriptionOption", .object([.required("productId", .string), .required("id", .string)])),
        .optional("storeProductChangeInfo", .map(.any)), .optional("googleProductChangeInfo", .map(.any)),
        .optional("googleIsPersonalizedPrice", .bool),
      ], returns: .value(.object),
      does: .purchase(
        ChannelPurchase(
          item: .option, identifier: ["subscriptionOption", "productId"], option: ["subscriptionOption", "id"],
          mode: ["storeProductChangeInfo", "replacementMode"]))),
    method(
      "recordPurchase", on: .ios, taking: [.required("productID", .string)],
      returns: .value(.holds("transaction", .object)), does: .fails(Recording.failure), key: "transaction"),
    method("recordPurchase", on: .android, returns: .value(.object), does: unsupported, isFree: true),
    method("syncObserverModeAmazonPurchase", on: .ios, does: unimplemented, isFree: true),
    method("syncObserverModeAmazonPurchase", on: .android, taking: amazon, does: .nothing),
    method("syncAmazonPurchase", on: .android, taking: amazon, does: .nothing),
  ]

  private static let winBack = [
    method(
      "getEligibleWinBackOffersForProduct", on: .ios, taking: [.required("product", product)],
      returns: .value(.holds("eligibleWinBackOffers", .list(.object))),
      does: .fails(.notFound("Couldn't find product")),
      words: ["/product/identifier": "Product does not contain an identifier."]),
    method(
      "getEligibleWinBackOffersForPackage", on: .ios,
      taking: [.required("aPackage", .object([.required("product", product)]))],
      returns: .value(.holds("eligibleWinBackOffers", .list(.object))),
      does: .fails(.notFound("Couldn't find product")),
      words: ["/aPackage/product": noProduct, "/aPackage/product/identifier": noProduct]),
    method(
      "purchaseProductWithWinBackOffer", on: .ios,
      taking: [.required("product", product), .required("winBackOffer", product)], returns: .value(.object),
      does: .fails(.notFound("Couldn't find product.")),
      words: ["/product/identifier": "Product does not contain an identifier."] + offerWords),
    method(
      "purchasePackageWithWinBackOffer", on: .ios,
      taking: [.required("aPackage", package), .required("winBackOffer", product)], returns: .value(.object),
      does: .fails(.notFound("Couldn't find package")),
      words: packageWords + offerWords + ["/aPackage/identifier": "Package does not contain an identifier."]),
    method(
      "getEligibleWinBackOffersForProduct", on: .android, returns: .value(.object), does: unavailable, isFree: true),
    method(
      "getEligibleWinBackOffersForPackage", on: .android, returns: .value(.object), does: unavailable, isFree: true),
    method("purchaseProductWithWinBackOffer", on: .android, returns: .value(.object), does: unavailable, isFree: true),
    method("purchasePackageWithWinBackOffer", on: .android, returns: .value(.object), does: unavailable, isFree: true),
  ]

  private static let refunds = [
    method("beginRefundRequestForActiveEntitlement", on: .ios, returns: status, does: .refund(.active)),
    method(
      "beginRefundRequestForEntitlement", on: .ios, taking: [.required("entitlementInfo", product)], returns: status,
      does: .refund(.entitlement(["entitlementInfo", "identifier"])),
      words: ["/entitlementInfo/identifier": "entitlementInfo parameter did not have identifier field"]),
    method(
      "beginRefundRequestForProduct", on: .ios, taking: [.required("storeProduct", product)], returns: status,
      does: .refund(.product),
      words: ["/storeProduct/identifier": "storeProduct parameter did not have identifier field"]),
    method("beginRefundRequestForActiveEntitlement", on: .android, returns: status, does: unsupported, isFree: true),
    method("beginRefundRequestForEntitlement", on: .android, returns: status, does: unsupported, isFree: true),
    method("beginRefundRequestForProduct", on: .android, returns: status, does: unsupported, isFree: true),
  ]

  private static func attribute(_ name: String, _ parameter: String) -> ChannelRow<ChannelAction> {
    method(name, taking: [.optional(parameter, .string)], does: .nothing)
  }

  private static let attributes = [
    method("setAttributes", does: .nothing), method("collectDeviceIdentifiers", does: .nothing),
    method("trackCustomPaywallImpression", does: .nothing), attribute("setEmail", "email"),
    attribute("setPhoneNumber", "phoneNumber"), attribute("setDisplayName", "displayName"),
    attribute("setPushToken", "pushToken"), attribute("setAdjustID", "adjustID"),
    attribute("setAppsflyerID", "appsflyerID"), attribute("setFBAnonymousID", "fbAnonymousID"),
    attribute("setMparticleID", "mparticleID"), attribute("setCleverTapID", "cleverTapID"),
    attribute("setMixpanelDistinctID", "mixpanelDistinctID"),
    attribute("setFirebaseAppInstanceID", "firebaseAppInstanceID"), attribute("setOnesignalID", "onesignalID"),
    attribute("setOnesignalUserID", "onesignalUserID"), attribute("setAirshipChannelID", "airshipChannelID"),
    attribute("setMediaSource", "mediaSource"), attribute("setCampaign", "campaign"),
    attribute("setAdGroup", "adGroup"), attribute("setAd", "ad"), attribute("setKeyword", "keyword"),
    attribute("setCreative", "creative"),
  ]

  // MARK: What several methods take and answer

  private static let product = ChannelType.object([.required("identifier", .string)])
  private static let package = ChannelType.object([
    .required("identifier", .string), .required("presentedOfferingContext", .map(.any)),
  ])
  private static let discountName = product
  private static let signedDiscount = ChannelType.object([.required("timestamp", .integer)])
  private static let status = ChannelResult.value(.holds("refundRequestStatus", .integer))
  private static let amazon: [ChannelParameter] = [
    .required("productID", .string), .required("receiptID", .string), .required("amazonUserID", .string),
    .optional("isoCurrencyCode", .string), .optional("price", .number),
  ]

  private static let productWords = ["/product/identifier": "Product parameter did not have identifier key"]
  private static let discountNameWords = ["/discount/identifier": "Discount parameter did not have identifier key"]
  private static let signedDiscountWords = ["/discount/timestamp": "Discount parameter did not have timestamp key"]
  private static let offerWords = ["/winBackOffer/identifier": "Win-back offer does not contain an identifier."]
  private static let packageWords = [
    "/aPackage/identifier": "aPackage parameter did not have identifier key",
    "/aPackage/presentedOfferingContext": "aPackage parameter did not have presentedOfferingContext key",
  ]
  private static let noProduct = "Package did not contain a product with a product identifier."

  /// `rejectNotSupportedInAndroid`
  private static let unsupported = ChannelWork.refuses(
    SDKError(code: "NOT_SUPPORTED", message: "This operation is not supported in Android"))
  /// `rejectUnsupportedInIOS`
  private static let unimplemented = ChannelWork.refuses(
    SDKError(code: "UNIMPLEMENTED", message: "This functionality is not available in iOS"))
  /// Capacitor's own `unavailable()`
  private static let unavailable = ChannelWork.refuses(SDKError(code: "UNAVAILABLE", message: "not available"))
}

private func + (some: [String: String], others: [String: String]) -> [String: String] { some.merging(others) { $1 } }
