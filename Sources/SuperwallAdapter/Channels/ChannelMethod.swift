import RedemptionCore

/// What the native side of a wrapper does for a call, whatever the wrapper names it.
enum ChannelMethod: String, CaseIterable, Hashable, Sendable {
  case configure, getConfigurationStatus, getIsConfigured, getIsInitialized
  case identify, reset, getUserId, getIsLoggedIn
  case getUserAttributes, setUserAttributes, getDeviceAttributes
  case getIntegrationAttributes, setIntegrationAttribute, setIntegrationAttributes
  case getEntitlements, getEntitlementsByProductIds, getCustomerInfo
  case getSubscriptionStatus, getStatusFlow, setSubscriptionStatus
  case handleDeepLink, restorePurchases
  case registerPlacement, getIsPaywallPresented, getLatestPaywallInfo, dismiss, getPresentationResult, getAssignments
  case getLogLevel, setLogLevel, getLocaleIdentifier, setLocaleIdentifier, getOverrideProducts, setOverrideProducts
  case setInterfaceStyle, setLocalResources
  case getProducts, purchase, consume, showAlert
  /// The SDK does something that no app sees here: it returns nothing.
  case acknowledge
  /// The wrapper's native side returns nothing, and does not need the SDK.
  case receive

  /// The call that a wrapper knows by this name; nil if its channel has no such method.
  init?(_ name: String, for target: Target) {
    guard let row = ChannelMethod.row(name, for: target) else { return nil }
    self = row.action
  }

  /// The row of a method; nil if the channel has no such method.
  static func row(_ name: String, for target: Target) -> ChannelRow<ChannelMethod>? {
    table(for: target.sdk)?.row(named: name, on: target.platform)
  }

  /// Every method of a wrapper; nil for the native SDKs, which have no channel.
  static func table(for sdk: SDK) -> ChannelTable<ChannelMethod>? {
    switch sdk {
    case .reactNative: ExpoChannelTable.table
    case .flutter: FlutterChannelTable.table
    case .unity: UnityChannelTable.table
    case .kmp: KMPChannelTable.table
    case .capacitor: CapacitorChannelTable.table
    default: nil
    }
  }

  /// True if the call fails unless the app has configured the SDK.
  ///
  /// Capacitor's plugin checks this for everything else (`Superwall.swift` of capawesome's package); links have rules
  /// of their own in the others. KMP exempts what describes the configuration (`Superwall.kt`).
  func needsConfiguration(for target: Target) -> Bool {
    switch self {
    case .configure, .receive, .getIsInitialized, .getStatusFlow: false
    case .handleDeepLink: target.sdk == .capacitor
    case .getConfigurationStatus, .getIsConfigured: target.sdk != .kmp && target.platform == .android
    case .showAlert, .setLocalResources: target.platform == .android
    case .consume: target.sdk == .kmp || target.platform == .android
    default: true
    }
  }
}
