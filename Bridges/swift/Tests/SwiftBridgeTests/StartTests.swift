import RevenueCat
import SimulatedPhone
import SuperwallKit
import Testing

/// An app that asks for its customer at its start, and listens in tasks of its own, as many do.
@MainActor private final class StartingApp {
  private final class Delegate: NSObject, PurchasesDelegate, Sendable {
    let hear: @MainActor @Sendable (RevenueCat.CustomerInfo) -> Void

    init(_ hear: @escaping @MainActor @Sendable (RevenueCat.CustomerInfo) -> Void) { self.hear = hear }

    func purchases(_ purchases: Purchases, receivedUpdated customerInfo: RevenueCat.CustomerInfo) {
      Task { @MainActor in hear(customerInfo) }
    }
  }

  private(set) var isPro = false
  private var delegate: Delegate?

  func start() {
    Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
    delegate = Delegate { [weak self] in self?.take($0) }
    Purchases.shared.delegate = delegate
    Task { take(try await Purchases.shared.customerInfo()) }
  }

  private func take(_ info: RevenueCat.CustomerInfo) { isPro = info.entitlements["pro"]?.isActive == true }
}

@MainActor @Test("a link that starts the app is redeemed after the first answer, and not undone by it")
func firstAnswer() async throws {
  for _ in 0..<20 {
    try await Phone.run { phone in
      let app = StartingApp()
      app.start()
      let redemption = try #require(
        try phone.store.purchase(.revenueCat, entitlements: ["pro"]).link.asWebPurchaseRedemption)
      _ = await Purchases.shared.redeemWebPurchase(redemption)
      try await Task.sleep(for: .milliseconds(5))
      #expect(app.isPro)
    }
  }
}

/// Notes what its delegate hears of the status.
@MainActor private final class Statuses: SuperwallDelegate {
  private(set) var isActive: [Bool] = []

  func subscriptionStatusDidChange(from oldValue: SubscriptionStatus, to newValue: SubscriptionStatus) {
    isActive.append(newValue.isActive)
  }
}

@MainActor @Test("held answers come in the order of their questions: that of the start does not end a redeemed access")
func heldAnswers() async throws {
  for _ in 0..<10 {
    try await Phone.run { phone in
      let statuses = Statuses()
      Superwall.configure(apiKey: "pk_key")
      Superwall.shared.delegate = statuses
      Superwall.shared.identify(userId: "ada")
      phone.store.hold()
      for _ in 0..<2 { Superwall.handleDeepLink(try phone.store.purchase(.superwall).link) }
      try await phone.wait { phone.store.heldAnswers == 4 }
      phone.store.release()
      try await phone.wait { statuses.isActive.contains(true) }
      try await Task.sleep(for: .milliseconds(20))
      #expect(statuses.isActive == [true])
    }
  }
}

/// What delegates have heard: whether the customer was redeemed.
@MainActor private final class Heard { var isPro: [Bool] = [] }

private final class ForgottenDelegate: PurchasesDelegate, Sendable {
  let heard: Heard
  init(_ heard: Heard) { self.heard = heard }
  func purchases(_ purchases: Purchases, receivedUpdated customerInfo: RevenueCat.CustomerInfo) {
    Task { @MainActor in heard.isPro.append(customerInfo.entitlements["pro"]?.isActive == true) }
  }
}

@MainActor @Test("a delegate that the app does not keep hears the cached customer once, and nothing more")
func forgottenDelegate() async throws {
  try await Phone.run { phone in
    let heard = Heard()
    Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
    _ = try await Purchases.shared.customerInfo()
    Purchases.shared.delegate = ForgottenDelegate(heard)
    try await phone.wait { heard.isPro == [false] }
    let redemption = try #require(
      try phone.store.purchase(.revenueCat, entitlements: ["pro"]).link.asWebPurchaseRedemption)
    _ = await Purchases.shared.redeemWebPurchase(redemption)
    try await Task.sleep(for: .milliseconds(20))
    #expect(heard.isPro == [false] && Purchases.shared.delegate == nil)
  }
}

@MainActor
@Test("Superwall's delegate that is set before the app configures the SDK hears nothing, and one set after it does")
func earlyDelegate() async throws {
  for isEarly in [true, false] {
    try await Phone.run { phone in
      let statuses = Statuses()
      if isEarly { Superwall.shared.delegate = statuses }
      Superwall.configure(apiKey: "pk_key")
      if !isEarly { Superwall.shared.delegate = statuses }
      let url = try phone.store.purchase(.superwall, entitlements: ["pro"]).link
      phone.onOpenURL { Superwall.handleDeepLink($0) }
      phone.open(url)
      try await phone.expectRedeemedOnce(url, .redeemed)
      try await phone.wait { Superwall.shared.subscriptionStatus.isActive }
      #expect(statuses.isActive == (isEarly ? [] : [true]))
    }
  }
}
