import RedemptionCore
import RedemptionTesting
import Testing

@testable import SuperwallAdapter

@Suite("Superwall's channels")
struct ChannelTests {
  private static let targets = SDK.allCases.filter { $0 != .native }.flatMap { sdk in
    Platform.allCases.map { Target(vendor: .superwall, sdk: sdk, platform: $0) }
  }

  @Test("keep what every channel promises, whatever they are sent")
  func keepPromises() {
    let violations = AdapterContract(SuperwallAdapter()).channelViolations(rounds: 10)
    #expect(violations.isEmpty, "\(violations.prefix(5).joined(separator: "\n"))")
  }

  @Test("have the calls around a redemption in every wrapper", arguments: targets)
  func haveCalls(target: Target) {
    var names = [
      "configure", "identify", "reset", "handleDeepLink", "setUserAttributes", "dismiss",
    ]
    if target.sdk != .capacitor { names.append("restorePurchases") }
    names.append(target.sdk == .kmp || target.sdk == .capacitor ? "register" : "registerPlacement")
    names.append(target.sdk == .kmp ? "subscriptionStatus" : "getSubscriptionStatus")
    for name in names { #expect(ChannelMethod(name, for: target) != nil, "\(name)") }
  }

  @Test("know no empty name, no prefix alone, and none of another case", arguments: targets)
  func knowNoOtherNames(target: Target) {
    for name in ["", "_SuperwallBridge_", "Superwall.", FlutterChannelTable.prefix, "HANDLEDEEPLINK", "noSuchCall"] {
      #expect(ChannelMethod(name, for: target) == nil, "\(name)")
    }
  }

  @Test(
    "take a status in Expo's words in any case, and an active one without a list as inactive",
    arguments: Platform.allCases)
  func takeStatus(platform: Platform) {
    func status(_ value: JSONValue) -> AccessStatus {
      var app = driver(platform, .reactNative)
      app.call(.own(SetSubscriptionStatus(status: .active([.identifier("before")]))))
      app.channel(ChannelCall(method: "setSubscriptionStatus", arguments: [value]))
      return app.behaviour.status
    }
    #expect(status(["status": "inactive"]) == .inactive)
    #expect(status(["status": "Active"]) == .inactive)
    #expect(status(["status": "ACTIVE", "entitlements": [["name": "gold"], 5]]) == .inactive)
    #expect(status([:]) == .unknown)
    #expect(status(["status": 1]) == .unknown)
    #expect(
      status(["status": "ACTIVE", "entitlements": [["id": "b"], ["id": "a"], ["id": "b"]]]).entitlements.map(\.id)
        == ["a", "b"])
  }

  @Test("refuse what needs the SDK before the app has configured it, and configure it once")
  func configure() {
    var app = driver(.android, .flutter, isConfigured: false)
    let name = { (method: String) in FlutterChannelTable.prefix + method }
    #expect(
      words(app.channel(ChannelCall(method: name("reset")))) == ["finish 1 channel error IllegalStateException"])
    let options: JSONValue = ["paywalls": ["automaticallyDismiss": false]]
    #expect(
      words(app.channel(ChannelCall(method: name("configure"), arguments: ["key", true, options]))).last
        == "finish 2 channel value")
    #expect(app.behaviour.isConfigured && app.behaviour.hasPurchaseController)
    #expect(!app.behaviour.options.automaticallyDismiss)
    app.channel(ChannelCall(method: name("configure"), arguments: ["key", false]))
    #expect(app.behaviour.hasPurchaseController, "options count only the first time")
  }

  @Test("close the paywall, and tell so")
  func dismiss() {
    var app = driver(.ios, .reactNative)
    #expect(words(app.channel(ChannelCall(method: "dismiss"))) == ["finish 1 channel value"])
    app.call(.own(SetPaywall(open: true)))
    #expect(words(app.channel(ChannelCall(method: "dismiss"))) == ["tell register", "finish 3 channel value"])
    #expect(app.behaviour.paywall == nil)
  }

  @Test("name the place of an argument that the channel cannot carry")
  func mismatch() {
    var app = driver(.ios, .reactNative)
    #expect(
      words(app.channel(ChannelCall(method: "setLogLevel", arguments: [5]))) == ["finish 1 invalid /arguments/0"])
    #expect(words(app.channel(ChannelCall(method: "noSuchCall"))) == ["finish 2 channel error TypeError"])
  }

  @Test("return what the app has set")
  func keepValues() {
    var app = driver(.android, .flutter)
    app.channel(ChannelCall(method: FlutterChannelTable.prefix + "setLogLevel", arguments: ["error"]))
    let effects = app.channel(ChannelCall(method: FlutterChannelTable.prefix + "getLogLevel"))
    guard case .finish(_, .channel(.value(let level)))? = effects.last else {
      Issue.record("no answer")
      return
    }
    #expect(level as? JSONValue == "error")
  }
}
