import RedemptionCore

/// A call of an app around a redemption, whatever its wrapper names it.
enum ChannelMethod: String, CaseIterable, Hashable, Sendable {
  case configure, getConfigurationStatus, getIsConfigured, setDelegate
  case identify, reset, getUserId, getIsLoggedIn
  case getUserAttributes, setUserAttributes, getIntegrationAttributes, setIntegrationAttributes
  case getEntitlements, getCustomerInfo, getSubscriptionStatus, setSubscriptionStatus
  case handleDeepLink, registerPlacement, getIsPaywallPresented, dismiss, restorePurchases
  case didPurchase, didRestore

  /// The call that a wrapper knows by this name; nil for one that it does not have, or that is not modelled here.
  ///
  /// Flutter's may be the whole name of a Pigeon channel; Unity's those of `Superwall.cs`, of Android's bridge or, on iOS, of the C
  /// functions behind it; KMP's may stand behind `Superwall.`.
  init?(_ name: String, for target: Target) {
    guard let found = ChannelMethod.byName[target.sdk]?[ChannelMethod.bare(name, target)] else { return nil }
    self = found
  }

  /// Before every host call of Flutter's (`pigeons/configure.dart`).
  static let pigeonPrefix = "dev.flutter.pigeon.superwallkit_flutter.PSuperwallHostApi."

  private static func bare(_ name: String, _ target: Target) -> String {
    switch target.sdk {
    case .flutter: return withoutPrefix(pigeonPrefix, name)
    case .kmp: return withoutPrefix("Superwall.", name)
    case .unity:
      let inner = target.platform == .ios ? withoutPrefix("_SuperwallBridge_", name) : name
      return inner.prefix(1).lowercased() + inner.dropFirst()
    case .native, .reactNative, .capacitor: return name
    }
  }

  private static func withoutPrefix(_ prefix: String, _ name: String) -> String {
    name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  private static let byName: [SDK: [String: ChannelMethod]] = [
    .reactNative: named(
      .configure, .getConfigurationStatus, .identify, .reset, .getUserAttributes, .setUserAttributes,
      .getIntegrationAttributes, .setIntegrationAttributes, .getEntitlements, .getSubscriptionStatus,
      .setSubscriptionStatus, .handleDeepLink, .registerPlacement, .dismiss, .restorePurchases, .didPurchase,
      .didRestore),
    .flutter: named(
      .configure, .getConfigurationStatus, .getIsConfigured, .setDelegate, .identify, .reset, .getUserId,
      .getIsLoggedIn, .getUserAttributes, .setUserAttributes, .setIntegrationAttributes, .getEntitlements,
      .getCustomerInfo, .getSubscriptionStatus, .setSubscriptionStatus, .handleDeepLink, .registerPlacement,
      .getIsPaywallPresented, .dismiss, .restorePurchases),
    .unity: named(
      .configure, .getConfigurationStatus, .getIsConfigured, .setDelegate, .identify, .reset, .getUserId,
      .getIsLoggedIn, .getUserAttributes, .setUserAttributes, .setIntegrationAttributes, .getEntitlements,
      .getCustomerInfo, .getSubscriptionStatus, .setSubscriptionStatus, .handleDeepLink, .registerPlacement,
      .getIsPaywallPresented, .dismiss, .restorePurchases),
    .capacitor: named(
      .configure, .identify, .reset, .getUserId, .getIsLoggedIn, .setUserAttributes, .getSubscriptionStatus,
      .handleDeepLink, .dismiss, .restorePurchases
    ).merging(["register": .registerPlacement]) { $1 },
    .kmp: named(
      .configure, .identify, .reset, .setUserAttributes, .setIntegrationAttributes, .getCustomerInfo, .handleDeepLink,
      .dismiss, .restorePurchases, .setSubscriptionStatus
    ).merging(kotlinProperties) { $1 },
  ]

  private static let kotlinProperties: [String: ChannelMethod] = [
    "configureAndAwait": .configure, "configurationStatus": .getConfigurationStatus, "isConfigured": .getIsConfigured,
    "userId": .getUserId, "isLoggedIn": .getIsLoggedIn, "userAttributes": .getUserAttributes,
    "integrationAttributes": .getIntegrationAttributes, "entitlements": .getEntitlements,
    "subscriptionStatus": .getSubscriptionStatus, "register": .registerPlacement,
    "isPaywallPresented": .getIsPaywallPresented,
  ]

  private static func named(_ methods: ChannelMethod...) -> [String: ChannelMethod] {
    Dictionary(methods.map { ($0.rawValue, $0) }, uniquingKeysWith: { $1 })
  }

  /// Whether the call can be made of an SDK that is not configured.
  ///
  /// Capacitor's plugin wants it configured for everything else (`Superwall.swift` of capawesome's package); links have rules of
  /// their own in the others. What answers without an SDK on Android's side is `initialized`, which no wrapper reads here.
  func needsConfiguration(for target: Target) -> Bool {
    switch self {
    case .configure, .didPurchase, .didRestore: false
    case .handleDeepLink: target.sdk == .capacitor
    case .getConfigurationStatus, .getIsConfigured: target.sdk != .kmp && target.platform == .android
    default: true
    }
  }
}
