import RedemptionCore
import RedemptionTesting
import Testing

@testable import SuperwallAdapter

@Suite("Links that Superwall's SDK takes")
struct BehaviourLinksTests {
  private func link(_ code: String) -> SDKCall { .openLink("myapp://superwall/redeem?code=\(code)") }

  @Test("a link with a code is redeemed; the call returns before anything is told")
  func redeems() {
    var ios = driver(.ios)
    #expect(
      words(ios.call(link("c"))) == [
        "finish 1 link true -", "tell redemption_start", "tell willRedeemLink", "ask 1 redeem c []",
      ])
    var android = driver(.android)
    #expect(words(android.call(link("c"))).prefix(2) == ["finish 1 link true -", "tell deepLink_open"])
  }

  @Test("another link is tracked; Android's native call fails, its wrappers return false")
  func others() {
    let other = SDKCall.openLink("https://example.com/a")
    var ios = driver(.ios)
    #expect(words(ios.call(other)) == ["finish 1 link false -", "tell deepLink_open"])
    var options = SuperwallOptions()
    options.deepLinkTrigger = true
    var trigger = driver(.ios, options: options)
    #expect(words(trigger.call(other)) == ["finish 1 link true -", "tell deepLink_open"])
    var native = driver(.android)
    #expect(words(native.call(other)) == ["finish 1 link false Not a superwall link", "tell deepLink_open"])
    var flutter = driver(.android, .flutter)
    #expect(words(flutter.call(other)) == ["finish 1 link false -", "tell deepLink_open"])
  }

  @Test("a universal link of Superwall's without a code goes to the delegate on iOS")
  func delegate() {
    var ios = driver(.ios)
    #expect(
      words(ios.call(.openLink("https://app.superwall.app/app-link/a?b=c")))
        == ["finish 1 link true -", "tell handleSuperwallDeepLink", "tell deepLink_open"])
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
