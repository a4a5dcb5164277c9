import RedemptionCore

/// A call of an app around a redemption, whatever its channel names it.
enum ChannelMethod: CaseIterable, Hashable, Sendable {
  case configure, appUserId, isAnonymous, isConfigured, logIn, logOut, customerInfo, restore, forgetCustomer
  /// Whether a text is a redemption link: Flutter and React Native make the link's object in their own language.
  case isLink
  /// A redemption link as an object of the channel: Capacitor, Unity and KMP.
  case parseLink
  case redeem
  /// Capacitor's listeners, which the other channels have as one event.
  case addListener, removeListener

  /// The call that a channel knows by this name; nil for one that it does not have, or that is not modelled here.
  ///
  /// KMP's names may stand behind `Purchases.` and `sharedInstance.`, as its common API has them.
  init?(_ name: String, for target: Target) {
    let name = target.sdk == .kmp ? ChannelMethod.bare(name) : name
    guard let found = ChannelMethod.allCases.first(where: { $0.names(for: target).contains(name) }) else { return nil }
    self = found
  }

  private static func bare(_ name: String) -> String {
    var rest = name[...]
    for prefix in ["Purchases.", "sharedInstance."] where rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    return String(rest)
  }

  /// Whether the call can be made of an SDK that is not configured.
  ///
  /// Capacitor on iOS does not look when it comes to listeners (purchases-capacitor `PurchasesPlugin.swift`).
  func needsConfiguration(for target: Target) -> Bool {
    switch self {
    case .configure, .isConfigured, .isLink, .parseLink: false
    case .addListener, .removeListener: target.platform == .android
    default: true
    }
  }

  private func names(for target: Target) -> [String] {
    switch target.sdk {
    case .flutter, .reactNative: [methodChannelName].compactMap { $0 }
    case .capacitor: [pluginName].compactMap { $0 }
    case .unity: unityNames(on: target.platform)
    case .kmp: [kotlinName].compactMap { $0 }
    case .native: []
    }
  }

  /// `purchases_flutter` and `RNPurchases` (`lib/purchases_flutter.dart`, `src/purchases.ts`).
  private var methodChannelName: String? {
    switch self {
    case .configure: "setupPurchases"
    case .isLink: "isWebPurchaseRedemptionURL"
    case .parseLink, .addListener, .removeListener: nil
    default: commonName
    }
  }

  /// The plugin `Purchases` (`src/definitions.ts`).
  private var pluginName: String? {
    switch self {
    case .configure: "configure"
    case .parseLink: "parseAsWebPurchaseRedemption"
    case .addListener: "addCustomerInfoUpdateListener"
    case .removeListener: "removeCustomerInfoUpdateListener"
    case .isLink: nil
    default: commonName
    }
  }

  /// The common API of purchases-kmp.
  private var kotlinName: String? {
    switch self {
    case .configure: "configure"
    case .appUserId: "appUserID"
    case .parseLink: "parseAsWebPurchaseRedemption"
    case .isLink, .addListener, .removeListener: nil
    default: commonName
    }
  }

  /// The calls of `IPurchasesWrapper`, and beneath them the native ones: static methods of Java, C functions on iOS.
  private func unityNames(on platform: Platform) -> [String] {
    guard let wrapper = unityName else { return [] }
    switch platform {
    case .ios: return [wrapper, "_RC" + unityFunction]
    case .android: return [wrapper, javaName]
    }
  }

  private var unityName: String? {
    switch self {
    case .configure: "Setup"
    case .appUserId: "GetAppUserId"
    case .parseLink: "ParseAsWebPurchaseRedemption"
    case .isLink, .addListener, .removeListener: nil
    default: capitalizedCommonName
    }
  }

  private var unityFunction: String {
    switch self {
    case .configure: "SetupPurchases"
    case .appUserId: "GetAppUserID"
    case .parseLink: "ParseAsWebPurchaseRedemption"
    default: capitalizedCommonName
    }
  }

  private var javaName: String {
    switch self {
    case .configure: "setup"
    case .parseLink: "parseAsWebPurchaseRedemption"
    default: commonName ?? ""
    }
  }

  private var capitalizedCommonName: String {
    let name = commonName ?? ""
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The name that most layers share.
  private var commonName: String? {
    switch self {
    case .appUserId: "getAppUserID"
    case .isAnonymous: "isAnonymous"
    case .isConfigured: "isConfigured"
    case .logIn: "logIn"
    case .logOut: "logOut"
    case .customerInfo: "getCustomerInfo"
    case .restore: "restorePurchases"
    case .forgetCustomer: "invalidateCustomerInfoCache"
    case .redeem: "redeemWebPurchase"
    case .configure, .isLink, .parseLink, .addListener, .removeListener: nil
    }
  }

  /// The method of the app's game object that gets Unity's answer; nil where the call answers at once.
  var unityReceiver: String? {
    switch self {
    case .logIn: "_logIn"
    case .logOut: "_logOut"
    case .customerInfo: "_getCustomerInfo"
    case .restore: "_restorePurchases"
    case .parseLink: "_parseAsWebPurchaseRedemption"
    case .redeem: "_redeemWebPurchase"
    default: nil
    }
  }
}
