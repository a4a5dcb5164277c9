import RedemptionCore

extension RevenueCatAdapter {
  static let rules = appleRules + androidRules + hybridRules + announcedRules + channelHistory.rules()

  private static let appleRules: [VersionRule] = [
    ios(
      "authCodes", "5.86.0", "BackendErrorCode.swift", before: "Refusals 7981 and 8077 are error 16.",
      after: "Refusal 7981 is error 11, 8077 is error 23.",
      .both("purchases-ios 5.86.0 knows the refusals 7981 and 8077, 5.85.0 does not")),
    ios(
      "oneTimeDetails", "5.86.0", "NonSubscriptionTransaction.swift",
      before: "One-time purchases have no display name and no original purchase date.",
      after: "One-time purchases have a display name and an original purchase date.",
      .both("purchases-ios 5.86.0 tells name and first date of a one-time purchase, 5.85.0 does not"),
      isNativeAlone: true),
    ios(
      "renewalDetails", "5.80.0", "SubscriptionInfo.swift",
      before: "Subscriptions have no autoResumeDate and no productPlanIdentifier.",
      after: "Subscriptions have autoResumeDate and productPlanIdentifier.",
      .both("purchases-ios 5.80.0 tells plan and pause of a subscription, 5.79.0 does not"), isNativeAlone: true),
    ios(
      "textsGenerated", "5.79.0", "ErrorCode.swift",
      before: "The texts of errors 13, 14, 19, 24, 37 and 40 are older ones.",
      after: "The texts of errors 13, 14, 19, 24, 37 and 40 are those of a shared list.",
      .both("purchases-ios 5.79.0 has the texts of a shared list, 5.78.0 older ones")),
    ios(
      "text23", "5.57.0", "ErrorCode.swift", before: "The text of error 23 names no page.",
      after: "The text of error 23 names the page sdk-troubleshooting.",
      .both("purchases-ios 5.57.0 names a page in error 23, 5.56.1 does not")),
    ios(
      "galaxyStore", "5.56.0", "Store.swift", before: "A purchase in the Galaxy Store has the store UNKNOWN_STORE.",
      after: "A purchase in the Galaxy Store has the store GALAXY.",
      .both("purchases-ios 5.56.0 knows the Galaxy Store, 5.43.0 the Test Store, 5.26.0 Paddle, 5.25.3 none of them")),
    ios(
      "testStore", "5.43.0", "Store.swift", before: "A purchase in the Test Store has the store UNKNOWN_STORE.",
      after: "A purchase in the Test Store has the store TEST_STORE.",
      .both("purchases-ios 5.56.0 knows the Galaxy Store, 5.43.0 the Test Store, 5.26.0 Paddle, 5.25.3 none of them")),
    ios(
      "code42", "5.43.0", "ErrorCode.swift", before: "There is no error 42.",
      after: "A purchase that fails in the Test Store on purpose is error 42.", .unseen),
    ios(
      "managementURL", "5.42.0", "SubscriptionInfo.swift", before: "Subscriptions have no managementURL.",
      after: "Subscriptions have managementURL.",
      .both("purchases-ios 5.42.0 tells the page of a subscription, 5.41.0 the name alone, 5.40.0 neither"),
      isNativeAlone: true),
    ios(
      "displayName", "5.41.0", "SubscriptionInfo.swift", before: "Subscriptions have no displayName.",
      after: "Subscriptions have displayName.",
      .both("purchases-ios 5.42.0 tells the page of a subscription, 5.41.0 the name alone, 5.40.0 neither"),
      isNativeAlone: true),
    ios(
      "paddleStore", "5.26.0", "Store.swift", before: "A purchase with Paddle has the store UNKNOWN_STORE.",
      after: "A purchase with Paddle has the store PADDLE.",
      .both("purchases-ios 5.56.0 knows the Galaxy Store, 5.43.0 the Test Store, 5.26.0 Paddle, 5.25.3 none of them")),
    ios(
      "oneTimeSandbox", "5.25.3", "NonSubscriptionTransaction.swift", before: "One-time purchases have no isSandbox.",
      after: "One-time purchases have isSandbox.",
      .both("purchases-ios 5.25.3 tells the sandbox of a one-time purchase, 5.25.0 the price, 5.24.0 neither"),
      isNativeAlone: true),
    ios(
      "oneTimePrice", "5.25.0", "NonSubscriptionTransaction.swift", before: "One-time purchases have no price.",
      after: "One-time purchases have a price.",
      .both("purchases-ios 5.25.3 tells the sandbox of a one-time purchase, 5.25.0 the price, 5.24.0 neither"),
      isNativeAlone: true),
    ios(
      "rootError", "5.20.0", "ErrorUtils.swift", before: "The user info of an error has no rc_root_error.",
      after: "The user info of an error has rc_root_error.",
      .both("purchases-ios 5.20.0 has the root of an error in its user info, 5.19.0 has not")),
    ios(
      "prepaid", "5.18.0", "PeriodType.swift",
      before: "A prepaid subscription has the period type NORMAL and seems to renew.",
      after: "A prepaid subscription has the period type PREPAID and does not renew.",
      .both("purchases-ios 5.18.0 knows a prepaid subscription, 5.17.0 takes it for one that renews")),
    ios(
      "subscriptionPrice", "5.15.0", "SubscriptionInfo.swift", before: "Subscriptions have no price.",
      after: "Subscriptions have a price.",
      .both("purchases-ios 5.15.0 tells the price of a subscription, 5.14.1 does not"),
      isNativeAlone: true),
    ios(
      "backendCodes", "5.14.1", "BackendErrorCode.swift", before: "Refusals 7255, 7256, 7629 and 7638 are error 16.",
      after: "Refusal 7255 is error 23, 7256 is 14, 7629 and 7638 are 15.",
      .both("purchases-ios 5.14.1 knows the refusals 7255, 7256, 7629 and 7638, 5.14.0 does not")),
    ios(
      "oneTimeStore", "5.13.0", "NonSubscriptionTransaction.swift", before: "One-time purchases have no store.",
      after: "One-time purchases have a store.",
      .both("purchases-ios 5.13.0 has a map of subscriptions, 5.12.1 has none"),
      isNativeAlone: true),
    ios(
      "otherUser", "5.13.0", "PostRedeemWebPurchaseOperation.swift",
      before: "A link that another user has redeemed is alreadyRedeemed.",
      after: "A link that another user has redeemed is purchaseBelongsToOtherUser.",
      .both("purchases-ios 5.13.0 says purchaseBelongsToOtherUser, 5.12.1 alreadyRedeemed")),
    ios(
      "subscriptions", "5.13.0", "CustomerInfo.swift", before: "The customer info has no map of subscriptions.",
      after: "The customer info has a map of subscriptions.",
      .both("purchases-ios 5.13.0 has a map of subscriptions, 5.12.1 has none")),
  ]

  private static let androidRules: [VersionRule] = [
    android(
      "text14", "10.10.0..", "PurchasesErrorCode.kt", before: "The text of error 14 says \"user id\".",
      after: "The text of error 14 says \"user ID\".",
      .both("purchases-android 10.10.0 writes \"user ID\" in error 14, 10.9.1 \"user id\"")),
    android(
      "text0", "9.15.0..", "errors.kt", before: "The text of error 0 is \"Unknown error.\".",
      after: "The text of error 0 also says to check the underlying error.",
      .both("purchases-android 9.15.0 says more in error 0, 9.14.1 less")),
    android(
      "galaxyStore", "9.24.0..", "Store.kt", before: "A purchase in the Galaxy Store has the store UNKNOWN_STORE.",
      after: "A purchase in the Galaxy Store has the store GALAXY.",
      .both(
        "purchases-android 9.24.0 knows the Galaxy Store, 9.9.0 the Test Store, 8.19.0 Paddle, 8.18.0 none of them")),
    android(
      "testStore", "8.25.0 9.9.0..", "Store.kt", before: "A purchase in the Test Store has the store UNKNOWN_STORE.",
      after: "A purchase in the Test Store has the store TEST_STORE.",
      .both(
        "purchases-android 9.24.0 knows the Galaxy Store, 9.9.0 the Test Store, 8.19.0 Paddle, 8.18.0 none of them")),
    android(
      "code42", "8.25.0 9.9.0..", "errors.kt", before: "There is no error 42.",
      after: "A purchase that fails in the Test Store on purpose is error 42.", .unseen),
    android(
      "paddleStore", "8.19.0..", "Store.kt", before: "A purchase with Paddle has the store UNKNOWN_STORE.",
      after: "A purchase with Paddle has the store PADDLE.",
      .both(
        "purchases-android 9.24.0 knows the Galaxy Store, 9.9.0 the Test Store, 8.19.0 Paddle, 8.18.0 none of them")),
    android(
      "code7651", "8.24.0..8.25.0 9.4.0..", "common/errors.kt", before: "Refusal 7651 is error 16.",
      after: "Refusal 7651 is error 20.",
      .both("purchases-android 9.4.0 knows the refusal 7651, 9.3.2 does not, as 8.25.0 did")),
    android(
      "managementURL", "8.21.0..", "SubscriptionInfo.kt", before: "Subscriptions have no managementURL.",
      after: "Subscriptions have managementURL.",
      .both("purchases-android 8.21.0 tells the page of a subscription, 8.20.0 does not"), isNativeAlone: true),
    android(
      "oneTimeSandbox", "8.18.0..", "Transaction.kt", before: "One-time purchases are never of the sandbox.",
      after: "One-time purchases tell whether they are of the sandbox.",
      .both("purchases-android 8.18.0 tells the sandbox of a one-time purchase, 8.17.1 always false"),
      isNativeAlone: true),
    android(
      "absentMember", "8.17.1..", "SubscriptionInfoFactory.kt",
      before: "A subscription of which the answer leaves a member out ends the map of subscriptions.",
      after: "A member that the answer leaves out is null.", .unseen),
    android(
      "subscriptionMembers", "8.16.1..", "SubscriptionInfo.kt",
      before: "Subscriptions and one-time purchases have neither name nor price.",
      after: "Subscriptions and one-time purchases have name and price.",
      .both("purchases-android 8.16.1 tells names and prices, 8.15.1 does not"),
      isNativeAlone: true),
    android(
      "oneTimeStore", "8.12.0..", "models/Transaction.kt",
      before: "One-time purchases have neither a store nor the store's transaction id.",
      after: "One-time purchases have a store and the store's transaction id.",
      .both("purchases-android 8.12.0 knows a prepaid subscription, 8.11.0 takes it for one that renews"),
      isNativeAlone: true),
    android(
      "prepaid", "8.12.0..", "PeriodType.kt",
      before: "A prepaid subscription has the period type NORMAL and seems to renew.",
      after: "A prepaid subscription has the period type PREPAID and does not renew.",
      .both("purchases-android 8.12.0 knows a prepaid subscription, 8.11.0 takes it for one that renews")),
    android(
      "subscriptions", "8.11.0..", "CustomerInfo.kt", before: "The customer info has no map of subscriptions.",
      after: "The customer info has a map of subscriptions.",
      .both("purchases-android 8.11.0 has a map of subscriptions, 8.10.8 has none")),
    android(
      "backendCodes", "8.10.6..", "common/errors.kt", before: "Refusals 7255, 7256, 7629 and 7638 are error 16.",
      after: "Refusal 7255 is error 23, 7256 is 14, 7629 and 7638 are 15.",
      .both("purchases-android 8.10.6 knows the refusals 7255, 7256, 7629 and 7638, 8.10.5 does not")),
    android(
      "otherUser", "8.10.5..", "common/errors.kt",
      before: "A link that another user has redeemed is AlreadyRedeemed, before 8.10.1 an error.",
      after: "A link that another user has redeemed is PurchaseBelongsToOtherUser.",
      .both("purchases-android 8.10.5 says PurchaseBelongsToOtherUser, 8.10.4 AlreadyRedeemed")),
    android(
      "fiveResults", "8.10.1..", "RedeemWebPurchaseListener.kt", before: "A redemption gives Success or Error alone.",
      after: "A redemption gives one of five results.",
      .both("purchases-android 8.10.1 has five results, 8.10.0 only success and error")),
  ]

  private static let hybridRules: [VersionRule] = [
    hybrid(
      "errorSerialized", "18.20.1", "common.kt, CommonFunctionality.swift, redeemWebPurchase; commit 082023ad",
      before:
        "The error of a redemption is handed on as an object that no channel takes: the app crashes instead of "
        + "getting the result ERROR.",
      after: "The error of a redemption reaches the app as a map, with the result ERROR.",
      .both("purchases-hybrid-common 18.20.1 tells the error of a redemption, with 18.19.0 the app crashes")),
    hybrid(
      "subscriptionDetails", "18.18.0", "SubscriptionInfo+HybridAdditions.swift, SubscriptionInfoMapper.kt",
      before: "Subscriptions have none of displayName, managementURL, autoResumeDate and productPlanIdentifier.",
      after: "Subscriptions have displayName, managementURL, autoResumeDate and productPlanIdentifier.",
      .both("purchases-hybrid-common 18.18.0 tells four more members of a subscription, 18.15.1 does not")),
    hybrid(
      "mapThread", "14.1.0", "CustomerInfoMapper.kt",
      before:
        "On Android the customer is converted on the caller's thread, in 14.0 on a worker that replies by itself.",
      after: "On Android the customer is converted on a worker, and the reply comes from the main thread.", .unseen),
    hybrid(
      "mappedSubscriptions", "13.22.0", "CustomerInfo+HybridAdditions.swift, CustomerInfoMapper.kt",
      before: "The customer info has no map of subscriptions.", after: "The customer info has a map of subscriptions.",
      .both("purchases-hybrid-common 13.22.0 hands the map of subscriptions on, 13.21.0 does not")),
    hybrid(
      "mappedPrepaid", "13.19.0", "EntitlementInfoMapper.kt, EntitlementInfo+HybridAdditions.swift",
      before: "On iOS there is no period type PREPAID.",
      after: "On iOS a prepaid subscription has the period type PREPAID.",
      .unseen),
    hybrid(
      "storeErrorDict", "13.15.1", "ErrorContainer.swift", before: "On iOS an error has no storeError.",
      after: "On iOS an error has storeError, the first underlying error that is not RevenueCat's.",
      .both("purchases-hybrid-common 13.15.1 hands the store's error on, 13.15.0 does not")),
    VersionRule(
      "parseLink", "react-native-purchases", "9.6.3..", .read, "discussion #1470, src/purchases.ts",
      before: "parseAsWebPurchaseRedemption gives an object for every URL.",
      after: "parseAsWebPurchaseRedemption gives null for a URL that is no redemption link.", .unseen),
  ]

  /// Major versions that are announced and not released. Wrappers follow with their next ones. What a native app and
  /// purchases-kmp get has names, not numbers.
  private static let announcedRules = [
    announced("purchases-android", .unseen),
    announced(
      "purchases_flutter", .both("purchases_flutter 11.0.0 has the numbers of iOS on Android, 10.9.1 those of Android")),
    announced(
      "react-native-purchases",
      .both("react-native-purchases 11.0.0 has the numbers of iOS on Android, 10.7.2 those of Android")),
  ]

  private static func announced(_ package: String, _ played: VersionRule.Played) -> VersionRule {
    VersionRule(
      "sharedNumbers", package, "11.0.0..", .inferred, "discussions #4272 of purchases-android, #1903 of hybrid-common",
      before: "On Android CustomerInfoError is number 28 and SignatureVerificationError 36.",
      after: "On Android CustomerInfoError is number 29 and SignatureVerificationError 37, as on iOS.", played)
  }

  private static func ios(
    _ id: String, _ since: String, _ source: String, before: String, after: String, _ played: VersionRule.Played,
    isNativeAlone: Bool = false
  ) -> VersionRule {
    VersionRule(
      id, "purchases-ios", since + "..", .read, source, before: before, after: after, played,
      isNativeAlone: isNativeAlone)
  }

  private static func android(
    _ id: String, _ versions: String, _ source: String, before: String, after: String, _ played: VersionRule.Played,
    isNativeAlone: Bool = false
  ) -> VersionRule {
    VersionRule(
      id, "purchases-android", versions, .read, source, before: before, after: after, played,
      isNativeAlone: isNativeAlone)
  }

  private static func hybrid(
    _ id: String, _ since: String, _ source: String, before: String, after: String, _ played: VersionRule.Played
  ) -> VersionRule {
    VersionRule(id, "purchases-hybrid-common", since + "..", .read, source, before: before, after: after, played)
  }
}
