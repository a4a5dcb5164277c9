import RedemptionCore

/// The native side of purchases-unity 9.7.0, in three layers: the 72 methods of `IPurchasesWrapper`, and under them 69
/// functions of C on iOS and 68 static methods of Java on Android.
///
/// A method that returns no value and has a result sends it as a message to the app's game object. The wrapper's C#
/// objects (packages, products, options) cannot be sent, so they count as missing there.
///
/// Ours: iOS sends the error of a purchase twice (`PurchasesUnityHelper.m`, corrected after 9.7.0); one message is sent
/// here.
enum UnityChannelTable {
  static let table = ChannelTable(
    package: "purchases-unity", version: "9.7.0",
    rows: [setup, customer, store, purchases, attributes, ads].flatMap { $0 }.flatMap { $0 })

  private typealias Row = ChannelRow<ChannelAction>

  /// A method with the same arguments in every layer that has it.
  private static func same(
    _ wrapper: String, c: String? = nil, java: String? = nil, taking parameters: [ChannelParameter] = [],
    returns result: ChannelResult = .nothing, _ work: ChannelWork, isFree: Bool = false, key: String? = nil,
    words: [String: String] = [:]
  ) -> [Row] {
    layers(
      wrapper, parameters, c: c, parameters, java: java, parameters, returns: result, ios: work, android: work,
      isFree: isFree, key: key, words: words)
  }

  /// A method whose layers differ; no parameters of a layer means that it does not exist there.
  private static func layers(
    _ wrapper: String, _ parameters: [ChannelParameter], c: String? = nil, _ cParameters: [ChannelParameter]?,
    java: String? = nil, _ javaParameters: [ChannelParameter]?, returns result: ChannelResult = .nothing,
    ios: ChannelWork, android: ChannelWork, isFree: Bool = false, key: String? = nil, words: [String: String] = [:]
  ) -> [Row] {
    func row(
      _ name: String, _ platform: Platform, _ parameters: [ChannelParameter], _ work: ChannelWork, _ file: String
    ) -> Row {
      let isNoCall = name == wrapper && (platform == .ios ? cParameters : javaParameters) == nil
      return Row(
        [name], on: [platform], parameters, returns: isNoCall ? .nothing : result,
        ChannelAction(work: work, needsConfiguration: !isFree && !isNoCall, key: key, words: words), source: file)
    }
    var rows = [
      row(wrapper, .ios, parameters, ios, "RevenueCat/Scripts/PurchasesWrapperiOS.cs"),
      row(wrapper, .android, parameters, android, "RevenueCat/Scripts/PurchasesWrapperAndroid.cs"),
    ]
    if let cParameters {
      rows.append(row("_RC" + (c ?? wrapper), .ios, cParameters, ios, "RevenueCat/Plugins/iOS/PurchasesUnityHelper.m"))
    }
    if let javaParameters {
      let name = java ?? wrapper.prefix(1).lowercased() + wrapper.dropFirst()
      rows.append(
        row(name, .android, javaParameters, android, "RevenueCat/Plugins/Android/PurchasesWrapper.java"))
    }
    return rows
  }

  private static func message(_ receiver: String, _ type: ChannelType) -> ChannelResult {
    .message(receiver: receiver, type)
  }

  // MARK: Setup

  private static let setup = [
    layers(
      "Setup",
      [.optional("gameObject", .string), .optional("apiKey", .string), .optional("appUserId", .string)]
        + wrapperOptions,
      c: "SetupPurchases",
      [.optional("gameObject", .string), .optional("apiKey", .string), .optional("appUserID", .string)] + cOptions,
      java: "setup",
      [.optional("apiKey", .string), .optional("appUserId", .string), .optional("gameObject", .string)] + javaOptions,
      ios: .redemption(.configure), android: .redemption(.configure), isFree: true),
    same("IsConfigured", returns: .value(.bool), .redemption(.isConfigured), isFree: true),
    same("SetDebugLogsEnabled", taking: [.required("enabled", .bool)], .nothing, isFree: true),
    layers(
      "SetLogLevel", [.required("level", .any)], [.required("level", .string)], [.required("level", .string)],
      ios: .nothing, android: .nothing, isFree: true),
    same("SetLogHandler", .nothing, isFree: true),
    same("SetProxyURL", c: "SetProxyURLString", taking: [.optional("proxyURL", .string)], .nothing, isFree: true),
    same("OverridePreferredUILocale", taking: [.optional("locale", .string)], .nothing),
    same("SetAllowSharingStoreAccount", taking: [.required("allow", .bool)], .nothing),
    layers(
      "SetSimulatesAskToBuyInSandbox", [.required("enabled", .bool)], [.required("enabled", .bool)], nil,
      ios: .nothing, android: .nothing, isFree: true),
  ]

  /// From the fourth on, as both overloads of the wrapper have them.
  private static let wrapperOptions: [ChannelParameter] = [
    .optional("purchasesAreCompletedBy", .any), .optional("storeKitVersion", .any),
    .optional("userDefaultsSuiteName", .string), .optional("useAmazon", .bool),
    .optional("dangerousSettingsJson", .string), .optional("shouldShowInAppMessagesAutomatically", .bool),
  ]
  private static let cOptions: [ChannelParameter] = [
    .optional("purchasesAreCompletedBy", .string), .optional("storeKitVersion", .string),
    .optional("userDefaultsSuiteName", .string), .optional("dangerousSettingsJson", .string),
    .optional("shouldShowInAppMessagesAutomatically", .bool), .optional("entitlementVerificationMode", .string),
    .optional("diagnosticsEnabled", .bool), .optional("automaticDeviceIdentifierCollectionEnabled", .bool),
    .optional("preferredUILocaleOverride", .string),
  ]
  private static let javaOptions: [ChannelParameter] = [
    .optional("purchasesAreCompletedBy", .string), .optional("userDefaultsSuiteName", .string),
    .optional("useAmazon", .bool), .optional("shouldShowInAppMessagesAutomatically", .bool),
    .optional("dangerousSettingsJSON", .string), .optional("entitlementVerificationMode", .string),
    .optional("pendingTransactionsForPrepaidPlansEnabled", .bool), .optional("diagnosticsEnabled", .bool),
    .optional("automaticDeviceIdentifierCollectionEnabled", .bool), .optional("preferredUILocaleOverride", .string),
  ]

  // MARK: Customer

  private static let customer = [
    same("GetAppUserId", c: "GetAppUserID", java: "getAppUserID", returns: .value(.string), .redemption(.appUserId)),
    same("IsAnonymous", returns: .value(.bool), .redemption(.isAnonymous)),
    same(
      "LogIn", taking: [.required("appUserId", .string)], returns: message("_logIn", .logIn), .redemption(.logIn)),
    same("LogOut", returns: message("_logOut", .holdsCustomer), .redemption(.logOut)),
    same("GetCustomerInfo", returns: message("_getCustomerInfo", .holdsCustomer), .redemption(.customerInfo)),
    same("InvalidateCustomerInfoCache", .redemption(.forgetCustomer)),
    same("RestorePurchases", returns: message("_restorePurchases", .holdsCustomer), .redemption(.restore)),
    same("SyncPurchases", returns: message("_syncPurchases", .holdsCustomer), .sync(isAnswered: true)),
    same(
      "ParseAsWebPurchaseRedemption", taking: [.required("urlString", .string)],
      returns: message("_parseAsWebPurchaseRedemption", .holds("redemptionLink", .string)), .redemption(.parseLink),
      isFree: true),
    same(
      "RedeemWebPurchase", taking: [.required("redemptionLink", .string)],
      returns: message("_redeemWebPurchase", .redemption), .redemption(.redeem)),
    same("GetVirtualCurrencies", returns: message("_getVirtualCurrencies", .currencies), .currencies),
    // The text of the JSON, which is the method's value.
    same("GetCachedVirtualCurrencies", returns: .text(.currencies), .cachedCurrencies),
    same("InvalidateVirtualCurrenciesCache", .forgetCurrencies),
  ]

  // MARK: Store

  private static let store = [
    layers(
      "GetProducts", [.required("productIdentifiers", .list(.string)), .optional("type", .string)],
      [.required("productIdentifiersJSON", identifiersJSON), .optional("type", .string)],
      [.required("jsonProducts", identifiersJSON), .optional("type", .string)],
      returns: message("_receiveProducts", .holds("products", .list(.object))), ios: .value([]), android: .value([]),
      key: "products"),
    layers(
      "GetOfferings", [], [], [], returns: message("_getOfferings", .holds("offerings", .offerings)),
      ios: .value(EmptyStore.offeringsOnIOS), android: .value(EmptyStore.offeringsOnAndroid), key: "offerings"),
    layers(
      "SyncAttributesAndOfferingsIfNeeded", [], [], [],
      returns: message("_syncAttributesAndOfferingsIfNeeded", .holds("offerings", .offerings)),
      ios: .value(EmptyStore.offeringsOnIOS), android: .value(EmptyStore.offeringsOnAndroid), key: "offerings"),
    same(
      "GetCurrentOfferingForPlacement", taking: [.required("placementIdentifier", .string)],
      returns: message("_getCurrentOfferingForPlacement", .object), .value([:])),
    same("GetStorefront", returns: message("_receiveStorefront", .object), .value([:])),
    layers(
      "CanMakePayments", [.optional("features", .list(.any))],
      [.required("featuresJSON", .json(.object([.optional("features", .list(.integer))])))],
      [.required("featuresJson", .json(.object([.required("features", .list(.integer))])))],
      returns: message("_canMakePayments", .holds("canMakePayments", .bool)), ios: .payments, android: .payments,
      isFree: true, key: "canMakePayments"),
    layers(
      "CheckTrialOrIntroductoryPriceEligibility", [.required("productIdentifiers", .list(.string))],
      [.required("productIdentifiersJSON", identifiersJSON)], [.required("jsonProducts", identifiersJSON)],
      returns: message("_checkTrialOrIntroductoryPriceEligibility", .map(.object)), ios: .eligibility(.numbered),
      android: .eligibility(.numbered)),
    layers(
      "GetPromotionalOffer", discount, discount, discount, returns: message("_getPromotionalOffer", .object),
      ios: .fails(.notFound("Couldn't find product")), android: .refuses(noPromotionalOffers)),
    winBack("GetEligibleWinBackOffersForProduct", "storeProduct", "_getEligibleWinBackOffersForProduct"),
    winBack("GetEligibleWinBackOffersForPackage", "package", "_getEligibleWinBackOffersForPackage"),
    layers("PresentCodeRedemptionSheet", [], [], nil, ios: .nothing, android: .nothing),
    layers(
      "ShowInAppMessages", [.optional("messageTypes", .list(.any))],
      [.required("messagesJSON", .json(.object([.optional("messageTypes", .list(.integer))])))],
      [.required("messagesJson", .json(.object([.required("messageTypes", .list(.integer))])))], ios: .nothing,
      android: .nothing),
    layers("EnableAdServicesAttributionTokenCollection", [], [], nil, ios: .nothing, android: .nothing),
  ]

  private static let identifiersJSON = ChannelType.json(.object([.required("productIdentifiers", .list(.string))]))
  private static let discount: [ChannelParameter] = [
    .required("productIdentifier", .string), .optional("discountIdentifier", .string),
  ]

  /// `CommonKt.getPromotionalOffer`, whose error has an empty info map (purchases-hybrid-common 18.32).
  private static let noPromotionalOffers = SDKError(
    code: "24", message: "Android platform doesn't support promotional offers")
  private static let noWinBackOffers = ChannelWork.fails(
    ChannelFailure(code: .unsupportedError, text: "Win-back offers are not supported on Android."))

  private static func winBack(_ name: String, _ parameter: String, _ receiver: String) -> [Row] {
    layers(
      name, [.optional(parameter, .any)], [.required("productIdentifier", .string)],
      [.required("productIdentifier", .string)],
      returns: message(receiver, .holds("eligibleWinBackOffers", .list(.object))),
      ios: .fails(.notFound("Couldn't find product")), android: noWinBackOffers)
  }

  // MARK: Purchases

  private static let purchases = [
    layers(
      "PurchaseProduct",
      [
        .required("productIdentifier", .string), .optional("type", .string), .optional("oldSku", .string),
        .optional("prorationMode", .any), .optional("googleIsPersonalizedPrice", .bool),
        .optional("presentedOfferingIdentifier", .string), .optional("discount", .any),
      ], [.required("productIdentifier", .string), .optional("signedDiscountTimestamp", .string)],
      [
        .required("productIdentifier", .string), .optional("type", .string), .optional("oldSKU", .string),
        .optional("prorationMode", .integer), .optional("isPersonalized", .bool),
        .optional("presentedOfferingContextJSON", .string),
      ], returns: message("_makePurchase", .object), ios: product, android: product),
    layers(
      "PurchasePackage",
      [
        .optional("packageToPurchase", .any), .optional("oldSku", .string), .optional("prorationMode", .any),
        .optional("googleIsPersonalizedPrice", .bool), .optional("discount", .any),
      ],
      [
        .required("packageIdentifier", .string), .required("presentedOfferingContextJSON", .json(.map(.any))),
        .optional("signedDiscountTimestamp", .string),
      ],
      [
        .required("packageIdentifier", .string), .required("presentedOfferingContextJSON", .json(.map(.any))),
        .optional("oldSKU", .string), .optional("prorationMode", .integer), .optional("isPersonalized", .bool),
      ], returns: message("_makePurchase", .object), ios: package, android: package),
    layers(
      "PurchaseSubscriptionOption",
      [
        .optional("subscriptionOption", .any), .optional("googleProductChangeInfo", .any),
        .optional("googleIsPersonalizedPrice", .bool),
      ], nil,
      [
        .required("productIdentifier", .string), .required("optionIdentifier", .string), .optional("oldSKU", .string),
        .optional("prorationMode", .integer), .optional("isPersonalized", .bool),
        .optional("presentedOfferingContextJSON", .string),
      ], returns: message("_makePurchase", .object), ios: .nothing,
      android: .purchase(
        ChannelPurchase(
          item: .option, identifier: ["productIdentifier"], option: ["optionIdentifier"], mode: ["prorationMode"]))),
    winBackPurchase(
      "PurchaseProductWithWinBackOffer", [.optional("storeProduct", .any), .optional("winBackOffer", .any)],
      [.required("productIdentifier", .string), .required("winBackOfferIdentifier", .string)],
      "_purchaseProductWithWinBackOffer", "Couldn't find product."),
    winBackPurchase(
      "PurchasePackageWithWinBackOffer", [.optional("package", .any), .optional("winBackOffer", .any)],
      [
        .required("packageIdentifier", .string), .required("presentedOfferingContextJson", .json(.map(.any))),
        .required("winBackOfferIdentifier", .string),
      ], "_purchasePackageWithWinBackOffer", "Couldn't find package"),
    layers(
      "RecordPurchase", [.required("productID", .string)], [.required("productID", .string)], nil,
      returns: message("_recordPurchase", .holds("transaction", .object)), ios: .fails(Recording.failure),
      android: .nothing),
    layers("SyncAmazonPurchase", amazon, nil, amazon, ios: .nothing, android: .nothing),
    layers(
      "GetAmazonLWAConsentStatus", [], nil, [],
      returns: message("_getAmazonLWAConsentStatus", .holds("amazonLWAConsentStatus", .bool)), ios: .nothing,
      android: .value(false), key: "amazonLWAConsentStatus"),
  ]

  private static let product = ChannelWork.purchase(
    ChannelPurchase(item: .product, identifier: ["productIdentifier"], mode: ["prorationMode"]))
  private static let package = ChannelWork.purchase(
    ChannelPurchase(
      item: .package, identifier: ["packageIdentifier"], context: ["presentedOfferingContextJSON"],
      mode: ["prorationMode"]))
  private static let amazon: [ChannelParameter] = [
    .required("productID", .string), .required("receiptID", .string), .required("amazonUserID", .string),
    .optional("isoCurrencyCode", .string), .optional("price", .number),
  ]

  private static func winBackPurchase(
    _ name: String, _ objects: [ChannelParameter], _ texts: [ChannelParameter], _ receiver: String, _ missing: String
  ) -> [Row] {
    layers(
      name, objects, texts, texts, returns: message(receiver, .object), ios: .fails(.notFound(missing)),
      android: noWinBackOffers)
  }

  // MARK: Attributes

  private static func attribute(_ name: String, _ parameter: String) -> [Row] {
    same(name, taking: [.optional(parameter, .string)], .nothing)
  }

  private static let attributes = [
    same("SetAttributes", taking: [.required("attributesJson", .json(.map(.any)))], .nothing),
    same("SetAppsFlyerConversionData", taking: [.required("conversionDataJson", .json(.map(.any)))], .nothing),
    same("CollectDeviceIdentifiers", .nothing),
    attribute("SetEmail", "email"), attribute("SetPhoneNumber", "phoneNumber"),
    attribute("SetDisplayName", "displayName"), attribute("SetPushToken", "token"),
    attribute("SetAdjustID", "adjustID"), attribute("SetAppsflyerID", "appsflyerID"),
    attribute("SetFBAnonymousID", "fbAnonymousID"), attribute("SetMparticleID", "mparticleID"),
    attribute("SetOnesignalID", "onesignalID"), attribute("SetOnesignalUserID", "onesignalUserID"),
    attribute("SetAirshipChannelID", "airshipChannelID"), attribute("SetCleverTapID", "cleverTapID"),
    attribute("SetMixpanelDistinctID", "mixpanelDistinctID"),
    attribute("SetFirebaseAppInstanceID", "firebaseAppInstanceID"), attribute("SetMediaSource", "mediaSource"),
    attribute("SetCampaign", "campaign"), attribute("SetAdGroup", "adGroup"), attribute("SetAd", "ad"),
    attribute("SetKeyword", "keyword"), attribute("SetCreative", "creative"),
  ]

  // MARK: Ads

  private static func event(_ name: String) -> [Row] {
    layers(
      name, [.optional("data", .any)], [.required("dataJson", .json(.map(.any)))],
      [.required("dataJson", .json(.map(.any)))], ios: .nothing, android: .nothing)
  }

  private static let impression: [ChannelParameter] = [
    .optional("paywallId", .string), .optional("offeringId", .string),
    .optional("presentedOfferingContextJSON", .string),
  ]

  private static let ads = [
    layers(
      "TrackCustomPaywallImpression", [.optional("parameters", .any)], impression, impression, ios: .nothing,
      android: .nothing),
    event("TrackAdDisplayed"), event("TrackAdOpened"), event("TrackAdRevenue"), event("TrackAdLoaded"),
    event("TrackAdFailedToLoad"),
  ]
}
