import RedemptionCore

extension RevenueCatAdapter {
  static let rules = appleRules + androidRules + hybridRules

  private static let appleRules: [VersionRule] = [
    ios(
      "authCodes", "5.86.0", "BackendErrorCode.swift", before: "Refusals 7981 and 8077 are error 16.",
      after: "Refusal 7981 is error 11, 8077 is error 23.", .unseen),
    ios(
      "oneTimeDetails", "5.86.0", "NonSubscriptionTransaction.swift",
      before: "One-time purchases have no display name and no original purchase date.",
      after: "One-time purchases have a display name and an original purchase date.", .newer, isNativeAlone: true),
    ios(
      "renewalDetails", "5.80.0", "SubscriptionInfo.swift",
      before: "Subscriptions have no autoResumeDate and no productPlanIdentifier.",
      after: "Subscriptions have autoResumeDate and productPlanIdentifier.", .newer, isNativeAlone: true),
    ios(
      "textsGenerated", "5.79.0", "ErrorCode.swift",
      before: "The texts of errors 13, 14, 19, 24, 37 and 40 are older ones.",
      after: "The texts of errors 13, 14, 19, 24, 37 and 40 are those of a shared list.", .newer),
    ios(
      "text23", "5.57.0", "ErrorCode.swift", before: "The text of error 23 names no page.",
      after: "The text of error 23 names the page sdk-troubleshooting.", .newer),
    ios(
      "managementURL", "5.42.0", "SubscriptionInfo.swift", before: "Subscriptions have no managementURL.",
      after: "Subscriptions have managementURL.", .newer, isNativeAlone: true),
    ios(
      "displayName", "5.41.0", "SubscriptionInfo.swift", before: "Subscriptions have no displayName.",
      after: "Subscriptions have displayName.", .newer, isNativeAlone: true),
    ios(
      "oneTimeSandbox", "5.25.3", "NonSubscriptionTransaction.swift", before: "One-time purchases have no isSandbox.",
      after: "One-time purchases have isSandbox.", .newer),
    ios(
      "rootError", "5.20.0", "ErrorUtils.swift", before: "The user info of an error has no rc_root_error.",
      after: "The user info of an error has rc_root_error.", .newer),
    ios(
      "prepaid", "5.18.0", "PeriodType.swift", before: "There is no period type PREPAID.",
      after: "A prepaid subscription has the period type PREPAID and does not renew.", .newer),
    ios(
      "backendCodes", "5.14.1", "BackendErrorCode.swift", before: "Refusals 7255, 7256, 7629 and 7638 are error 16.",
      after: "Refusal 7255 is error 23, 7256 is 14, 7629 and 7638 are 15.", .newer),
    ios(
      "otherUser", "5.13.0", "PostRedeemWebPurchaseOperation.swift",
      before: "A link that another user has redeemed is an error.",
      after: "A link that another user has redeemed is purchaseBelongsToOtherUser.", .newer),
    ios(
      "subscriptions", "5.13.0", "CustomerInfo.swift", before: "The customer info has no map of subscriptions.",
      after: "The customer info has a map of subscriptions.", .newer),
  ]

  private static let androidRules: [VersionRule] = [
    android(
      "text14", "10.10.0..", "PurchasesErrorCode.kt", before: "The text of error 14 says \"user id\".",
      after: "The text of error 14 says \"user ID\".", .newer),
    android(
      "text0", "9.15.0..", "errors.kt", before: "The text of error 0 is \"Unknown error.\".",
      after: "The text of error 0 also says to check the underlying error.", .newer),
    android(
      "code7651", "8.24.0..8.25.0 9.4.0..", "common/errors.kt", before: "Refusal 7651 is error 16.",
      after: "Refusal 7651 is error 20.", .newer),
    android(
      "managementURL", "8.21.0..", "SubscriptionInfo.kt", before: "Subscriptions have no managementURL.",
      after: "Subscriptions have managementURL.", .newer, isNativeAlone: true),
    android(
      "oneTimeSandbox", "8.18.0..", "Transaction.kt", before: "One-time purchases are never of the sandbox.",
      after: "One-time purchases tell whether they are of the sandbox.", .newer),
    android(
      "absentMember", "8.17.1..", "SubscriptionInfoFactory.kt",
      before: "A subscription of which the answer leaves a member out ends the map of subscriptions.",
      after: "A member that the answer leaves out is null.", .newer),
    android(
      "subscriptionMembers", "8.16.1..", "SubscriptionInfo.kt",
      before: "Subscriptions and one-time purchases have neither name nor price.",
      after: "Subscriptions and one-time purchases have name and price.", .newer),
    android(
      "prepaid", "8.12.0..", "PeriodType.kt", before: "There is no period type PREPAID.",
      after: "A prepaid subscription has the period type PREPAID and does not renew.", .newer),
    android(
      "subscriptions", "8.11.0..", "CustomerInfo.kt", before: "The customer info has no map of subscriptions.",
      after: "The customer info has a map of subscriptions.", .newer),
    android(
      "backendCodes", "8.10.6..", "common/errors.kt", before: "Refusals 7255, 7256, 7629 and 7638 are error 16.",
      after: "Refusal 7255 is error 23, 7256 is 14, 7629 and 7638 are 15.", .newer),
    android(
      "otherUser", "8.10.5..", "common/errors.kt", before: "A link that another user has redeemed is an error.",
      after: "A link that another user has redeemed is PurchaseBelongsToOtherUser.", .newer),
    android(
      "fiveResults", "8.10.1..", "RedeemWebPurchaseListener.kt", before: "A redemption gives Success or Error alone.",
      after: "A redemption gives one of five results.", .newer),
  ]

  private static let hybridRules: [VersionRule] = [
    hybrid(
      "errorSerialized", "18.20.1", "common.kt, CommonFunctionality.swift, redeemWebPurchase; commit 082023ad",
      before:
        "The error of a redemption is handed on as an object that no channel takes: the app crashes instead of "
        + "getting the result ERROR.",
      after: "The error of a redemption reaches the app as a map, with the result ERROR.", .newer),
    hybrid(
      "subscriptionDetails", "18.18.0", "SubscriptionInfo+HybridAdditions.swift, SubscriptionInfoMapper.kt",
      before: "Subscriptions have none of displayName, managementURL, autoResumeDate and productPlanIdentifier.",
      after: "Subscriptions have displayName, managementURL, autoResumeDate and productPlanIdentifier.", .newer),
    hybrid(
      "mapThread", "14.1.0", "CustomerInfoMapper.kt",
      before:
        "On Android the customer is converted on the caller's thread, in 14.0 on a worker that replies by itself.",
      after: "On Android the customer is converted on a worker, and the reply comes from the main thread.", .unseen),
    hybrid(
      "subscriptions", "13.22.0", "CustomerInfo+HybridAdditions.swift, CustomerInfoMapper.kt",
      before: "The customer info has no map of subscriptions.", after: "The customer info has a map of subscriptions.",
      .newer),
    hybrid(
      "prepaid", "13.19.0", "EntitlementInfoMapper.kt", before: "There is no period type PREPAID.",
      after: "A prepaid subscription has the period type PREPAID.", .newer),
    hybrid(
      "storeErrorDict", "13.15.1", "ErrorContainer.swift", before: "On iOS an error has no storeError.",
      after: "On iOS an error has storeError, the first underlying error that is not RevenueCat's.", .newer),
    VersionRule(
      "parseLink", "react-native-purchases", "9.6.3..", .read, "discussion #1470, src/purchases.ts",
      before: "parseAsWebPurchaseRedemption gives an object for every URL.",
      after: "parseAsWebPurchaseRedemption gives null for a URL that is no redemption link.", .newer),
  ]

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
