import RevenueCat
import RevenueCatUI
import SimulatedPhone
import SwiftUI
import Testing

/// A screen as apps with RevenueCat's own paywall have it.
private struct Gate: View {
  @State var isCenterShown = false
  @State private var offering: Offering?
  let tell: @MainActor (String) -> Void

  var body: some View {
    VStack {
      PaywallView(displayCloseButton: true).onPurchaseCompleted { (_: CustomerInfo) in }.onRequestedDismissal {}
    }
    .presentPaywallIfNeeded(requiredEntitlementIdentifier: "pro", onDismiss: { tell("paywall closed") })
    .presentCustomerCenter(isPresented: $isCenterShown, onDismiss: { tell("center closed") })
    .presentPaywall(offering: $offering)
    .onWebPurchaseRedemptionAttempt { _ in }
  }
}

@Suite(.serialized) @MainActor struct PresentedPaywallTests {
  @Test("RevenueCat's paywall is on screen for a customer without the entitlement, until it is closed")
  func paywall() async throws {
    try await Phone.run { phone in
      Purchases.configure(withAPIKey: "appl_key")
      var told: [String] = []
      phone.show(Gate { told.append($0) })
      try await phone.wait { phone.screens.count == 2 }
      phone.open(try phone.store.purchase(.revenueCat, entitlements: ["pro"]).link)
      try await phone.wait { Purchases.shared.cachedCustomerInfo?.entitlements["pro"]?.isActive == true }
      #expect(told == [])
      phone.closeCover()
      try await phone.wait { told == ["paywall closed"] }
      #expect(phone.screens.count == 1)
    }
  }

  @Test("RevenueCat's paywall is on screen if the app wants it, and is asked once", arguments: [true, false])
  func wanted(_ isWanted: Bool) async throws {
    try await Phone.run { phone in
      Purchases.configure(withAPIKey: "appl_key")
      let asked = AsyncStream.makeStream(of: Bool.self)
      phone.show(
        Text("shop").presentPaywallIfNeeded(shouldDisplay: { info in
          asked.continuation.yield(info.entitlements.active.isEmpty)
          return isWanted
        }))
      var answers = asked.stream.makeAsyncIterator()
      #expect(await answers.next() == true)
      try await phone.wait { phone.screens.count == (isWanted ? 2 : 1) }
    }
  }

  @Test("the Customer Center is on screen while its binding says so")
  func center() async throws {
    try await Phone.run { phone in
      Purchases.configure(withAPIKey: "appl_key")
      var told: [String] = []
      let gate = Gate { told.append($0) }
      phone.show(gate)
      try await phone.wait { phone.screens.count == 2 }
      phone.closeCover()
      try await phone.wait { told == ["paywall closed"] }
      gate.isCenterShown = true
      try await phone.wait { phone.screens.count == 2 }
      gate.isCenterShown = false
      try await phone.wait { told == ["paywall closed", "center closed"] }
    }
  }
}
