import RedemptionCore

extension SessionProfile {
  /// Superwall-Android 2.7.19; file names are of its package `com.superwall.sdk`.
  static let superwallOnAndroid = SessionProfile(
    // `network/SubscriptionService.kt`: one attempt since 2.1.0, so there is nothing to tell of a second.
    joining: .none, retry: .never, storesCodes: true, atStart: androidStart, onAnswer: androidAnswer,
    onFailure: androidFailure, links: LinkRules(beforeConfigure: .keepsAll),
    access: AccessRules(
      merge: { EntitlementPrecedence.android.merge($0, $1) },
      // `Superwall.kt`, `store/Entitlements.kt`: a plain union, and a set of active ones that only grows while active.
      repeatsInStatus: true, keepsActive: true, coverage: .web, deviceStore: .playStore, bareStore: nil,
      statusEvent: SuperwallEvent.status, customerEvent: SuperwallEvent.customerInfo,
      dismissalEvent: SuperwallEvent.register),
    // `web/WebPaywallRedeemer.kt`, `startPolling`: a loop that each redemption starts anew.
    refresh: RefreshRules(
      trigger: .clock, retry: .superwallOnAndroid, comparesActiveOnly: true, onAnswer: [.updateStatus]),
    // `clear(AppUser)`: only successes of an app user go; what the service told of the customer stays.
    identity: IdentityRules(forgetsWeb: false) { held in
      guard case .redeemed(_, let grant) = held.outcome, case .appUser = grant.owner else { return true }
      return false
    },
    resends: [.logIn, .reset, .configure, .attributes])

  /// `willRedeemLink` first; every kind of redemption is tracked.
  private static let androidStart: [SessionStep] = [
    .when(.newCode, do: [.tell(SuperwallEvent.willRedeem)]),
    .when(.newCode, .paywallOpen, do: [.tell(SuperwallEvent.restoreStart)]),
    .tellRedemption(SuperwallEvent.redemptionStart),
  ]

  private static let androidAnswer: [SessionStep] = [
    .tellRedemption(SuperwallEvent.redemptionComplete),
    .when(
      .newCode, .codeAnswered, .paywallOpen,
      do: [
        // A paywall that gives nothing is covered by anything.
        .when(
          .paywallCovered,
          do: [
            .tell(SuperwallEvent.restoreComplete),
            .when(.dismissesAutomatically, do: [.dismissPaywall(result: "restored")]),
          ]),
        .when(
          .paywallOpen, .not(.paywallCovered),
          do: [.tellFailure(SuperwallEvent.restoreFail, message: SessionProfile.notRestored)]),
      ]),
    .updateStatus,
    // Since 2.7.17 any paywall is closed, also where the answer lacks the code. With which result, no source tells.
    .when(.newCode, do: [.dismissPaywall(result: "declined")]),
    .when(.newCode, .codeAnswered, do: [.tellReply(SuperwallEvent.didRedeem)]),
    // The loop asks at once and publishes the customer info. Here that is what the redemption's own answer told.
    .updateCustomer,
    .scheduleRefresh,
  ]

  private static let androidFailure: [SessionStep] = [
    .tellRedemption(SuperwallEvent.redemptionFail),
    .when(.newCode, do: [.tellReply(SuperwallEvent.didRedeem)]),
    .when(.newCode, .paywallOpen, do: [.tellFailure(SuperwallEvent.restoreFail, message: nil)]),
    // The loop asks at once here too. That is left out: it would meet the same service that failed a moment ago.
    .scheduleRefresh,
  ]
}
