import RevenueCat
import SimulatedPhone
import Testing

/// An app that asks for its customer at its start, and listens in tasks of its own, as many do.
@MainActor private final class StartingApp {
  private final class Delegate: NSObject, PurchasesDelegate, Sendable {
    let hear: @MainActor @Sendable (CustomerInfo) -> Void

    init(_ hear: @escaping @MainActor @Sendable (CustomerInfo) -> Void) { self.hear = hear }

    func purchases(_ purchases: Purchases, receivedUpdated customerInfo: CustomerInfo) {
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

  private func take(_ info: CustomerInfo) { isPro = info.entitlements["pro"]?.isActive == true }
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
