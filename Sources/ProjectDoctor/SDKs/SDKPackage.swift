/// A package that a vendor's SDK comes in.
struct SDKPackage: Hashable, Sendable {
  enum Registry: Hashable, Sendable {
    case maven
    case swiftPackage
    case pod
    case pub
    case npm
    case unity
  }

  let vendor: SDKVendor
  let registry: Registry
  /// As the registry knows it; a Swift package by the identity that its address gives.
  let name: String
  /// The first version with redemption, by the vendor's documentation or changelog; nil where every one has it, or
  /// none.
  let since: String?
  /// False where no version redeems links.
  let redeems: Bool

  private init(_ vendor: SDKVendor, _ registry: Registry, _ name: String, since: String?, redeems: Bool = true) {
    self.vendor = vendor
    self.registry = registry
    self.name = name
    self.since = since
    self.redeems = redeems
  }

  /// Every package known; a wrapper's comes before the native ones that it brings.
  static let all: [SDKPackage] = [
    SDKPackage(.revenueCat, .pub, "purchases_flutter", since: "8.4.0"),
    SDKPackage(.revenueCat, .npm, "react-native-purchases", since: "8.5.0"),
    SDKPackage(.revenueCat, .npm, "@revenuecat/purchases-capacitor", since: "10.1.0"),
    SDKPackage(.revenueCat, .unity, "com.revenuecat.purchases-unity", since: "7.4.1"),
    SDKPackage(.revenueCat, .maven, "com.revenuecat.purchases:purchases-kmp-core", since: "1.6.0+13.19.0"),
    SDKPackage(.revenueCat, .maven, "com.revenuecat.purchases:purchases", since: "8.10.6"),
    SDKPackage(.revenueCat, .swiftPackage, "purchases-ios", since: "5.14.1"),
    SDKPackage(.revenueCat, .swiftPackage, "purchases-ios-spm", since: "5.14.1"),
    SDKPackage(.revenueCat, .pod, "RevenueCat", since: "5.14.1"),
    SDKPackage(.superwall, .pub, "superwallkit_flutter", since: "2.2.0"),
    // Its first release wraps native SDKs that redeem.
    SDKPackage(.superwall, .npm, "expo-superwall", since: nil),
    SDKPackage(.superwall, .npm, "@superwall/react-native-superwall", since: "2.1.0"),
    SDKPackage(.superwall, .npm, "@capawesome/capacitor-superwall", since: nil, redeems: false),
    SDKPackage(.superwall, .unity, "com.superwall.sdk", since: "0.2.1"),
    SDKPackage(.superwall, .maven, "com.superwall.sdk:superwall-kmp", since: "0.1.0"),
    SDKPackage(.superwall, .maven, "com.superwall.sdk:superwall-android", since: "2.1.0"),
    SDKPackage(.superwall, .swiftPackage, "superwall-ios", since: "4.2.0"),
    SDKPackage(.superwall, .pod, "SuperwallKit", since: "4.2.0"),
  ]

  static func of(_ registry: Registry) -> [SDKPackage] { all.filter { $0.registry == registry } }

  static func named(_ name: String, in registry: Registry) -> SDKPackage? {
    all.first { $0.registry == registry && $0.name == name }
  }

  /// A Swift package by its address, such as `https://github.com/RevenueCat/purchases-ios.git`.
  static func swiftPackage(at address: String) -> SDKPackage? {
    var identity = Path.name(address).lowercased()
    if identity.hasSuffix(".git") { identity.removeLast(4) }
    return named(identity, in: .swiftPackage)
  }
}

/// Whose SDK a package is.
enum SDKVendor: String, Hashable, Sendable {
  case revenueCat = "revenuecat"
  case superwall

  var title: String { self == .revenueCat ? "RevenueCat" : "Superwall" }

  /// The host of its links under a custom scheme.
  var linkHost: String { self == .revenueCat ? "redeem_web_purchase" : "superwall" }
}

/// A package found in a project.
struct UsedSDK: Hashable, Sendable {
  let package: SDKPackage
  /// A version, or a range where nothing locks one; nil where neither is told.
  let version: String?
  /// Whether the version is exactly what is built in.
  let isLocked: Bool
  let file: String
  let line: Int
}
