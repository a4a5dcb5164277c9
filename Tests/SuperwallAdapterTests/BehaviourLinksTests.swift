import RedemptionCore
import RedemptionTesting
import Testing

@testable import SuperwallAdapter

@Suite("Links that Superwall's SDK takes")
struct BehaviourLinksTests {
  private func link(_ code: String) -> SDKCall { .openLink("myapp://superwall/redeem?code=\(code)") }

  @Test("a link with a code is redeemed; the call returns at once")
  func redeems() {
    var ios = driver(.ios)
    #expect(
      words(ios.call(link("c"))) == [
        "tell redemption_start", "tell willRedeemLink", "ask 1 redeem c []", "finish 1 link true -",
      ])
    var android = driver(.android)
    #expect(words(android.call(link("c"))).first == "tell deepLink_open")
  }

  @Test("another link is tracked; Android's native call fails, its wrappers return false")
  func others() {
    let other = SDKCall.openLink("https://example.com/a")
    var ios = driver(.ios)
    #expect(words(ios.call(other)) == ["tell deepLink_open", "finish 1 link false -"])
    var options = SuperwallOptions()
    options.deepLinkTrigger = true
    var trigger = driver(.ios, options: options)
    #expect(words(trigger.call(other)) == ["tell deepLink_open", "finish 1 link true -"])
    var native = driver(.android)
    #expect(words(native.call(other)) == ["tell deepLink_open", "finish 1 link false Not a superwall link"])
    var flutter = driver(.android, .flutter)
    #expect(words(flutter.call(other)) == ["tell deepLink_open", "finish 1 link false -"])
  }

  @Test("a universal link of Superwall's without a code goes to the delegate on iOS")
  func delegate() {
    var ios = driver(.ios)
    #expect(
      words(ios.call(.openLink("https://app.superwall.app/app-link/a?b=c")))
        == ["tell handleSuperwallDeepLink", "tell deepLink_open", "finish 1 link true -"])
  }

  @Test("before the SDK is configured, iOS keeps the latest link, Android all of them, and Expo on iOS none")
  func early() {
    for sdk in SDK.allCases {
      for (platform, kept) in [(Platform.ios, sdk == .reactNative ? [] : ["b"]), (.android, ["a", "b"])] {
        var app = driver(platform, sdk, isConfigured: false)
        app.call(link("a"))
        #expect(words(app.call(link("b"))) == ["finish 2 link true -"])
        #expect(app.behaviour.state.linksWaiting == kept.count)
        let redeemed = words(app.call(.configure)).filter { $0.contains(" redeem ") && !$0.contains("redeem -") }
        #expect(redeemed.map { $0.split(separator: " ")[3] } == kept.map { Substring($0) }, "\(sdk) \(platform)")
        #expect(app.behaviour.state.linksWaiting == 0)
      }
    }
  }

  @Test("an alert is shown on iOS unless the app or Expo turns it off")
  func alert() {
    func isShown(_ platform: Platform, _ sdk: SDK, _ choice: Bool? = nil) -> Bool {
      var options = SuperwallOptions()
      options.confirmationAlert = choice
      var app = driver(platform, sdk, options: options)
      app.call(.redeem(.code("c")))
      return words(app.answer(.redeemed("c", []))).contains("tell webPurchaseConfirmationAlert")
    }
    for sdk in SDK.allCases {
      #expect(isShown(.ios, sdk) == (sdk != .reactNative))
      #expect(isShown(.ios, sdk, true) && !isShown(.ios, sdk, false) && !isShown(.android, sdk, true))
    }
  }
}
