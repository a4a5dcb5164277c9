public import RedemptionCore

/// Superwall, whole: its links, its rule of ownership, and the words of its SDKs on both platforms.
///
/// Facts from SuperwallKit 4.17.0 (iOS), Superwall-Android 2.8.3, superwallkit_flutter 2.4.11, expo-superwall 1.2.0,
/// Superwall-Unity 0.2.5 and Superwall-KMP 0.1.1.
public struct SuperwallAdapter: RedemptionAdapter {
  /// Ports of this machine that the iOS SDK calls with `networkEnvironment = .local`: base and collector, v2,
  /// subscriptions, enrichment.
  ///
  /// Source: Superwall-iOS 4.16.4, `SuperwallOptions.swift`, `NetworkEnvironment`.
  static let localPorts = [3000, 3001, 3045, 5999]

  /// Makes the adapter; it has no settings.
  public init() {}

  /// Links with the host `superwall`, and pages of Superwall's own domains.
  public var links: any LinksDoor { SuperwallLinks() }

  /// Superwall's web checkout.
  public var checkout: any CheckoutDoor { SuperwallCheckout() }

  /// A person can close the alert of iOS, and an app on SuperwallKit can grant entitlements of its own.
  public func calls(for target: Target) -> [any VendorCall.Type] {
    switch (target.sdk, target.platform.system) {
    case (.native, .ios): [CloseAlert.self, SetGrantedEntitlements.self]
    case (_, .ios): [CloseAlert.self]
    case (_, .android): []
    }
  }

  /// What the app and its paywalls tell the SDK.
  public var methods: [any VendorCall.Type] {
    [
      SetPaywall.self, ReportCheckout.self, CloseAlert.self, SetDeviceEntitlements.self, SetPurchaseController.self,
      SetSubscriptionStatus.self,
    ]
  }

  /// How a checkout in a paywall's page has ended.
  public var questions: (any QuestionsDoor)? { SuperwallQuestions() }

  /// Result objects as each SDK hands them to `didRedeemLink`.
  public var replies: any RepliesDoor { SuperwallReplies() }

  /// The user owns a purchase if identified, else the device; documentation "web checkout FAQ".
  ///
  /// The link lifetime of 60 minutes is ours: no source has Superwall's.
  public var ownership: Ownership { SuperwallAdapter.usersAndDevices }

  /// True: a poll for entitlements lists all of the configuration, also for a user without a purchase, so that who
  /// loses one hears of it (SuperwallKit 4.16.4, the comment in `pollWebEntitlements` of
  /// `WebEntitlementRedeemer.swift`). The answer to a redemption has what the user bought: the SDK's own example for a
  /// bad code has no entitlement (`RedeemResponseTests.swift`), and with all of them every open paywall would count as
  /// covered.
  public var listsUnownedEntitlements: Bool { true }

  /// Integration attributes, and the word of links for the debugger (`SWDebugManagerLogic` of both SDKs).
  public var publicWords: Set<String> { IntegrationAttributeNames.all.union(["superwall_debug"]) }

  private static let usersAndDevices = Ownership(
    by: .usersAndDevices, linkLifetime: facts.linkLifetime, reissue: facts.reissue)
}
