import RedemptionCore

extension SessionProfile {
  /// SuperwallKit 4.16.4; file names are of its `Sources/SuperwallKit`.
  static func superwallOnApple(_ sdk: SDK) -> SessionProfile {
    SessionProfile(
      // `Web/WebEntitlementRedeemer.swift`: a second code is dropped while one is redeemed that began under a paywall.
      joining: .droppedUnderPaywall, retry: .superwallOnApple, retryEvent: SuperwallEvent.retry, storesCodes: true,
      atStart: appleStart, onAnswer: appleAnswer, onFailure: appleFailure,
      links: LinkRules(beforeConfigure: sdk == .reactNative ? .loses : .keepsLatest),
      access: AccessRules(
        merge: { EntitlementPrecedence.ios.merge($0, $1) }, coverage: .deviceAndWeb, deviceStore: .appStore,
        // `StoreKit/Products/StoreProduct/Entitlement.swift`: `Entitlement(id:)` is active and of the App Store.
        bareStore: .appStore,
        // `StoreKit/Purchase Controller/AutomaticPurchaseController.swift`, since 4.16.4.
        outlivesEmptyDevice: true, statusEvent: SuperwallEvent.status, customerEvent: SuperwallEvent.customerInfo,
        dismissalEvent: SuperwallEvent.register),
      // `Config/ConfigManager.swift` and `pollWebEntitlements`: on the first configuration, then on every foreground.
      refresh: RefreshRules(
        trigger: .foreground, asksOnConfigure: true, retry: .superwallOnApple, ignoresEmptyAnswer: true,
        onAnswer: appleRefresh),
      // `Storage/Cache/Cache.swift`, `cleanUserCodes`: what the device owns and what gave something survives a reset.
      identity: IdentityRules(forgetsWeb: true) { held in
        switch held.outcome {
        case .redeemed(_, let grant), .subscriptionExpired(_, let grant):
          if case .device = grant.owner { true } else { false }
        case .linkExpired, .invalidCode, .purchaseBelongsToOtherUser, .failed: false
        }
      },
      // `Identity/IdentityManager.swift`, `Config/ConfigManager.swift`,
      // `StoreKit/Transactions/TransactionManager.swift` (since 4.16.2); the first configuration polls instead.
      resends: [.logIn, .reset, .deviceTransaction, .attributes], attributesDelay: 500,
      // `shouldShowWebPurchaseConfirmationAlert`: true, but false in expo-superwall.
      confirmationAlert: sdk != .reactNative)
  }

  /// Nothing but the code's own redemption touches a paywall or the delegate; integration attributes are not tracked.
  private static let appleStart: [SessionStep] = [
    .when(.newCode, .paywallOpen, do: [.tell(SuperwallEvent.restoreStart)]),
    .when(.not(.attributes), do: [.tellRedemption(SuperwallEvent.redemptionStart)]),
    .when(.newCode, do: [.tell(SuperwallEvent.willRedeem)]),
  ]

  /// `redemption_complete` after any answer, also one that says the code is bad.
  private static let appleAnswer: [SessionStep] = [
    .when(.not(.attributes), do: [.tellRedemption(SuperwallEvent.redemptionComplete)]),
    .when(
      .newCode, .paywallHasEntitlements,
      do: [
        .when(.paywallCovered, do: [.tell(SuperwallEvent.restoreComplete)]),
        .when(.not(.paywallCovered), do: [.tellFailure(SuperwallEvent.restoreFail, message: notRestored)]),
      ]),
    .updateCustomer,
    .updateStatus,
    // An answer without the asked code ends here: the spinner stays and the delegate is never called.
    .when(.not(.newCode), do: [.stop]),
    .when(.not(.codeAnswered), do: [.stop]),
    // The alert comes whatever the result is, and what follows waits until it is closed.
    .when(.confirmationAlert, do: [.tell(SuperwallEvent.confirmationAlert)]),
    .when(
      .paywallHasEntitlements, .paywallCovered, .dismissesAutomatically, do: [.dismissPaywall(result: "restored")]),
    .tellReply(SuperwallEvent.didRedeem),
  ]

  private static let appleFailure: [SessionStep] = [
    .when(.not(.attributes), do: [.tellRedemption(SuperwallEvent.redemptionFail)]),
    .when(.not(.newCode), do: [.stop]),
    .when(.paywallOpen, do: [.tellFailure(SuperwallEvent.restoreFail, message: nil)]),
    .tellReply(SuperwallEvent.didRedeem),
  ]

  private static let appleRefresh: [SessionStep] = [
    .updateStatus,
    .when(
      .paywallHasEntitlements, .paywallCovered,
      do: [
        .tell(SuperwallEvent.restoreComplete),
        .when(.dismissesAutomatically, do: [.dismissPaywall(result: "restored")]),
      ]),
  ]

  /// The same text on both platforms.
  static let notRestored = "Failed to restore subscriptions from the web"
}
