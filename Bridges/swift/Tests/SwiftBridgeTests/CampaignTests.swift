import SimulatedPhone
import SuperwallKit
import SwiftUI
import Testing

/// What apps do with Superwall's campaigns, of which there are none.
@Suite(.serialized) @MainActor struct CampaignTests {
  @Test("a feature behind an unknown placement runs, in a view too")
  func placements() async {
    await Phone.run { phone in
      let options = SuperwallOptions()
      options.storeKitVersion = .storeKit2
      options.paywalls.restoreFailed.title = "Nothing found"
      options.logging.scopes = [.paywallPresentation]
      Superwall.configure(apiKey: "pk_key", options: options)
      #expect(await Superwall.shared.getPresentationResult(forPlacement: "gold") == .placementNotFound)
      Superwall.shared.identify(userId: "ada", options: IdentityOptions(restorePaywallAssignments: true))
      var told: [String] = []
      phone.show(PaywallView(placement: "gold", feature: { told.append("feature") }))
      phone.show(
        PaywallView(
          placement: "gold",
          onSkippedView: {
            told.append("\($0)"); return Text("skipped")
          }))
      #expect(told == ["feature", "placementNotFound"])
    }
  }

  @Test("removed attributes of the user are gone")
  func attributes() async throws {
    try await Phone.run { phone in
      Superwall.configure(apiKey: "pk_key")
      Superwall.shared.setUserAttributes(["plan": "gold", "city": "Oslo"])
      try await phone.wait { Superwall.shared.userAttributes["plan"] as? String == "gold" }
      Superwall.shared.removeUserAttributes(["plan"])
      try await phone.wait { Superwall.shared.userAttributes["plan"] == nil }
      #expect(Superwall.shared.userAttributes["city"] as? String == "Oslo")
    }
  }
}
