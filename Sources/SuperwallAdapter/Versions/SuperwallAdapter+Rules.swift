import RedemptionCore

extension SuperwallAdapter {
  static let rules = appleRules + androidRules + channelHistory.rules()

  /// Files of `Sources/SuperwallKit`. Rules before 4.6.0 are not listed.
  private static let appleRules: [VersionRule] = [
    rule(
      "grantedEntitlements", "4.17.0", "SubscriptionStatusPublishing.swift, grantedEntitlements",
      before: "The app cannot add entitlements of its own backend to what the SDK finds.",
      after: "Entitlements that the app grants join the status and the customer info, also after reset and identify.",
      .both(
        "SuperwallKit 4.17.0 adds what the app grants to status and customer info, 4.16.4 has no such call")),
    rule(
      "statusLogicalDedupe", "4.17.0", "SubscriptionStatusPublishing.swift, listenToSubscriptionStatus",
      before: "Any change of an entitlement is told as a change of status.",
      after: "A change of status is told only if its case, an identifier or an isActive differs.",
      .both("SuperwallKit 4.17.0 tells no status in which only a date differs, 4.16.4 does")),
    rule(
      "redemptionUserAttributes", "4.17.0", "discussion #525; Models/Web2App, the test of its decoder",
      before: "redemptionInfo has no userAttributes.",
      after: "redemptionInfo has userAttributes if the service sends any.",
      .both("SuperwallKit 4.17.0 tells what the buyer answered, 4.16.4 does not")),
    rule(
      "emptyPollGuard", "4.16.4", "Web/WebEntitlementRedeemer.swift, pollWebEntitlements",
      before: "An empty answer to the poll ends the access that the web gave.",
      after: "An empty answer to the poll is ignored while an active entitlement of the web ends later.",
      .both(
        "SuperwallKit 4.16.4 ignores an empty answer while a purchase has not run out, 4.16.3 believes it")),
    rule(
      "deviceDowngradeGuard", "4.16.4",
      "StoreKit/Purchase Controller/AutomaticPurchaseController.swift, syncSubscriptionStatus",
      before: "Reading a phone's store without anything active makes the status inactive.",
      after: "The status stays if an entitlement of another store is active and ends later.",
      .both(
        "SuperwallKit 4.16.4 keeps access that ends later when the device is read and has nothing, 4.16.3 takes it away"
      )),
    rule(
      "sk1StoreStamp", "4.16.4", "StoreKit/Products/Receipt Manager/SK1ReceiptManager.swift",
      before: "With StoreKit 1 an entitlement of the phone has no store.",
      after: "With StoreKit 1 an entitlement of the phone has the store appStore.", .unseen),
    rule(
      "terminalStatus", "4.16.2", "Network/Custom URL Session/TaskRetryLogic.swift, isTerminal",
      before:
        "A redemption that the service refuses with a status such as 404 is sent seven times, in 65 to 71 seconds.",
      after: "Only 5xx, 408, 425, 429, 499 and broken connections are tried again.",
      .both(
        "SuperwallKit 4.16.2 sends a refused redemption once, 4.16.1 seven times")),
    rule(
      "httpErrorText", "4.16.2", "Network/Custom URL Session/CustomURLSession.swift, NetworkError.make",
      before: "The error of a status other than 401 and 404 is \"Decoding error.\".",
      after: "The error of a status other than 401 and 404 is \"HTTP error\" with the status.",
      .both(
        "SuperwallKit 4.16.2 tells the status that ends a redemption, 4.16.1 cannot decode it")),
    rule(
      "redeemAfterNative", "4.16.2", "StoreKit/Transactions/TransactionManager.swift, didRestore",
      before: "A purchase or restore in the App Store sends nothing to the web's service.",
      after: "A purchase or restore in the App Store sends the stored codes again.",
      .both(
        "SuperwallKit 4.16.2 sends the held codes after a restore in the App Store, 4.16.1 nothing")),
    rule(
      "trialStartEvent", "4.14.1", "Web/WebEntitlementRedeemer.swift, afterRedeem",
      before: "A redeemed trial is not tracked.",
      after: "A redeemed trial under a paywall is tracked as freeTrial_start.",
      .both(
        "SuperwallKit 4.14.1 tracks a trial that is redeemed under a paywall, 4.14.0 does not")),
    rule(
      "revokedIsInactive", "4.14.1", "EntitlementProcessor.swift",
      before: "An entitlement of the App Store can stay active after a refund.",
      after: "A refunded purchase in the App Store, and its entitlement, are inactive.", .unseen),
    rule(
      "webRestoreAlert", "4.14.1", "StoreKit/Transactions/TransactionManager.swift",
      before: "From 4.11.0 on, the alert that asks whether to look on the web has \"Cancel\" alone, which looks there.",
      after: "The alert that asks whether to look on the web has both buttons, in 41 languages.", .unseen),
    rule(
      "stripePoll", "4.14.0", "Web/WebEntitlementRedeemer.swift, pollStripeRedemptionResult",
      before: "A Stripe checkout in a paywall is not tracked, and redeems nothing by itself.",
      after: "A Stripe checkout in a paywall is tracked, its result polled, and its code redeemed.",
      .both(
        "SuperwallKit 4.14.0 tracks a Stripe checkout and polls for its result, 4.13.0 does neither")),
    rule(
      "idsJoined", "4.14.0", "TrackableSuperwallEvent.swift, SubscriptionStatusDidChange",
      before: "active_entitlement_ids runs the identifiers together.",
      after: "active_entitlement_ids has a comma between the identifiers.",
      .both(
        "SuperwallKit 4.14.0 tracks the identifiers of entitlements with commas, 4.13.0 runs them together")),
    rule(
      "alertWithoutPaywall", "4.14.0", "Web/WebEntitlementRedeemer.swift",
      before: "Without a paywall no confirmation alert is shown.",
      after: "Without a paywall the confirmation alert is shown on the top view controller.",
      .both(
        "SuperwallKit 4.14.0 shows the confirmation alert without a paywall too, 4.13.0 does not")),
    rule(
      "paywallProduct", "4.12.1", "Models/Web2App/RedemptionResult.swift",
      before: "paywallInfo of a redemption has productIdentifier.", after: "paywallInfo of a redemption has product.",
      .both("SuperwallKit 4.12.1 tells the product of the paywall, 4.12.0 does not")),
    rule(
      "transactionDetails", "4.11.0",
      "Models/Customer Info/SubscriptionTransaction.swift, NonSubscriptionTransaction.swift",
      before: "Transactions of the customer info have no store, offer type and subscription group.",
      after: "Transactions of the customer info have store, offer type and subscription group.", .newer),
    rule(
      "deepLinkReturn", "4.10.7", "DeepLinkRouter.swift",
      before: "handleDeepLink is true for every link before configure, and later for codes and previews.",
      after: "handleDeepLink is true for redemption, app-link and preview links, and with a trigger for deepLink_open.",
      .both(
        "SuperwallKit 4.10.7 takes links of its own alone, 4.10.6 any link before it is configured, and later only codes and previews"
      )),
    rule(
      "customerInfoParams", "4.10.5", "TrackableSuperwallEvent.swift, CustomerInfoDidChange",
      before: "customerInfo_didChange is tracked without parameters.",
      after: "customerInfo_didChange is tracked with from and to.", .unseen),
    rule(
      "firstStartRedeem", "4.10.5", "StoreKit/Products/Receipt Manager/ReceiptManager.swift",
      before: "The first start after an installation redeems nothing.",
      after: "The first start after an installation sends the stored codes once.", .unseen),
    rule(
      "resultWithoutPaywall", "4.10.5", "Web/WebEntitlementRedeemer.swift",
      before: "Without a paywall, and with the confirmation alert on, didRedeemLink never comes.",
      after: "Without a paywall didRedeemLink comes.",
      .both(
        "SuperwallKit 4.10.5 tells a result without a paywall, 4.10.4 never does while the alert is on")),
    rule(
      "concurrentCodes", "4.10.1", "Web/WebEntitlementRedeemer.swift, isProcessing",
      before: "A second code is redeemed beside the first.",
      after: "A second code is dropped silently while one is redeemed under a paywall.",
      .both(
        "SuperwallKit 4.10.1 drops a second code while one is redeemed under a paywall, 4.10.0 redeems both")),
    rule(
      "customerInfo", "4.10.0", "Web/WebEntitlementRedeemer.swift, Models/Web2App",
      before: "There is no customer info; all entitlements of an answer join the status.",
      after: "An answer has a customer info, and its active entitlements join the status.", .newer),
    rule(
      "paywallCompare", "4.10.0", "Web/WebEntitlementRedeemer.swift, processEntitlements",
      before: "Whole entitlements are compared with the paywall's.",
      after: "Identifiers of entitlements are compared with the paywall's.", .newer),
    rule(
      "pollSavesAlone", "4.9.2", "Web/WebEntitlementRedeemer.swift, pollWebEntitlements",
      before: "What a poll finds before any redemption is not kept.",
      after: "What a poll finds is kept, and closes a paywall that it covers.", .newer),
    rule(
      "pollRetries", "4.6.0..4.8.3 4.9.2", "Network/Endpoint.swift",
      before: "A failed question for entitlements is not repeated.",
      after: "A failed question for entitlements is repeated up to six times.", .newer),
    rule(
      "integrationType", "4.8.0", "Web/WebEntitlementRedeemer.swift",
      before: "Integration attributes send nothing.", after: "Integration attributes send the stored codes.", .newer),
    rule(
      "configGate", "4.8.0", "Web/WebEntitlementRedeemer.swift, redeem",
      before: "A redemption waits for the configuration.", after: "A redemption waits for nothing.", .newer),
    rule(
      "coldStartPoll", "4.7.0", "Config/ConfigManager.swift", before: "The first poll obeys the age of what is stored.",
      after: "The first poll is always sent.", .newer),
    rule(
      "confirmationAlert", "4.6.0", "Web/WebEntitlementRedeemer.swift",
      before: "didRedeemLink comes at once.", after: "An alert tells the result before didRedeemLink.", .newer),
  ]

  /// Files of the package `com.superwall.sdk`. Rules before 2.6.0 are not listed.
  private static let androidRules: [VersionRule] = [
    droid(
      "statusBeforeRestore", "2.8.3", "web/WebPaywallRedeemer.kt, redeem; discussion #464",
      before: "A redemption tells the restore under a paywall first, then the status.",
      after: "A redemption tells the status first, then the restore under a paywall.",
      .both("Superwall-Android 2.8.3 tells the status before the restore under a paywall, 2.8.0 after it")),
    droid(
      "missingCode", "2.8.3", "web/WebPaywallRedeemer.kt, redeem",
      before: "After an answer without the code didRedeemLink never comes, and the SDK stops polling.",
      after: "An answer without the code is told to didRedeemLink as an error, and the SDK goes on polling.",
      .both("Superwall-Android 2.8.3 tells that the answer lacks the code, 2.8.0 falls silent")),
    droid(
      "webTrialStart", "2.8.3", "web/WebPaywallRedeemer.kt, handleTrialRedemption; discussion #460",
      before: "A redeemed trial is not tracked.",
      after: "A redeemed trial under a paywall is tracked as freeTrial_start, once for each code.",
      .both("Superwall-Android 2.8.3 tracks a trial that is redeemed under a paywall once, 2.8.0 does not")),
    droid(
      "redemptionProduct", "2.8.3", "web/RedemptionStoreProduct.kt; discussion #464",
      before: "paywallInfo of a redemption has no product.", after: "paywallInfo of a redemption has product.",
      .both("Superwall-Android 2.8.3 tells the product of the paywall, 2.8.0 does not")),
    droid(
      "redeemAfterPurchase", "2.7.22", "discussion #437", grade: .inferred,
      before: "A purchase in Google Play sends nothing to the web's service.",
      after: "A purchase in Google Play is told to the web's service.", .unseen),
    droid(
      "restoreUnderController", "2.7.20", "discussion #426", grade: .inferred,
      before: "A restore under a purchase controller ignores what the web gave.",
      after: "A restore under a purchase controller counts what the web gave.", .unseen),
    droid(
      "paywallCompareIds", "2.7.17", "web/WebPaywallRedeemer.kt", grade: .ran,
      before: "A paywall is covered only if whole entitlements are equal, so that a restore under it fails.",
      after: "A paywall is covered by the identifiers of entitlements, inactive ones too.",
      .both(
        "Superwall-Android 2.7.17 compares identifiers with the paywall, so that a restore under it can succeed; 2.7.16 whole entitlements"
      )),
    droid(
      "redemptionDates", "2.7.15",
      "models/entitlements/Entitlement.kt, startsAt; WebRedemption.kt, DirectSuccessSerializer", grade: .ran,
      before: "Entitlements in redemptionInfo have no dates: with one, the whole answer cannot be read.",
      after: "Entitlements in redemptionInfo have the dates that the service sends.",
      .both("Superwall-Android 2.7.15 reads the dates in redemptionInfo, for 2.7.14 the service has none")),
    droid(
      "statusDedupe", "2.7.15", "Superwall.kt, addListeners; Entitlement.isDistinct",
      before: "Any change of an entitlement is told as a change of status.",
      after: "A change of products alone is not told as a change of status.",
      .both(
        "Superwall-Android 2.7.15 tells no status in which only products differ, 2.7.14 does")),
    droid(
      "requestTimeouts", "2.7.13", "network/SubscriptionService.kt",
      before: "Requests have no time limit.", after: "A redemption waits 10 seconds, a question for entitlements 5.",
      .unseen),
    droid(
      "activeIds", "2.7.4", "TrackableSuperwallEvent.kt, SubscriptionStatusDidChange",
      before: "The tracked change of status names no entitlements.",
      after: "The tracked change of status has active_entitlement_ids.",
      .both(
        "Superwall-Android 2.7.4 tracks the identifiers of entitlements, 2.7.3 does not")),
    droid(
      "testMode", "2.7.4", "Superwall.kt", before: "There is no test mode.",
      after: "While test mode is active, the status is not written.", .unseen),
    droid(
      "integrationType", "2.7.0", "web/WebPaywallRedeemer.kt",
      before: "Codes sent for integration attributes are tracked as EXISTING_CODES.",
      after: "Codes sent for integration attributes are tracked as INTEGRATION_ATTRIBUTES.",
      .both(
        "Superwall-Android 2.7.0 tracks why codes are sent for integration attributes, 2.6.8 does not")),
    droid(
      "unknownMembers", "2.6.8", "models/internal/WebRedemption.kt",
      before: "An unknown member in redemptionInfo fails the whole answer.",
      after: "An unknown member in redemptionInfo is ignored.", .unseen),
    droid(
      "paymentSheet", "2.6.6", "web/WebPaywallRedeemer.kt, isPaymentSheetOpen",
      before: "From 2.6.0 on, a redemption under a payment sheet tells no restore.",
      after: "A payment sheet makes no difference.", .unseen),
    droid(
      "customerInfo", "2.6.6", "web/WebPaywallRedeemer.kt, customer/CustomerInfoManager.kt",
      before: "There is no customer info; all entitlements of an answer join the status.",
      after: "An answer has a customer info, and its active entitlements join the status.", .newer),
    droid(
      "pollGate", "2.6.3", "web/WebPaywallRedeemer.kt", before: "The poll needs the flag web2App.",
      after: "The poll is always sent.", .newer),
    droid(
      "redeemGate", "2.6.0", "web/WebPaywallRedeemer.kt",
      before: "Nothing is redeemed without the flag web2App, and only a covered paywall is closed.",
      after: "A code is always redeemed, and the paywall closed before didRedeemLink.", .newer),
  ]

  private static func rule(
    _ id: String, _ since: String, _ source: String, before: String, after: String, _ played: VersionRule.Played
  ) -> VersionRule {
    VersionRule(id, "Superwall-iOS", since + "..", .read, source, before: before, after: after, played)
  }

  private static func droid(
    _ id: String, _ since: String, _ source: String, grade: FactGrade = .read, before: String, after: String,
    _ played: VersionRule.Played
  ) -> VersionRule {
    VersionRule(id, "Superwall-Android", since + "..", grade, source, before: before, after: after, played)
  }
}
