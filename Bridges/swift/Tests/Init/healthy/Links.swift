import RevenueCat
import SwiftUI

/// An app's handler without a mistake.
@MainActor
final class Links: ObservableObject {
  @Published private(set) var message: String?

  func handle(_ url: URL) {
    guard let redemption = url.asWebPurchaseRedemption else { return }
    Task { message = Messages.of(await Purchases.shared.redeemWebPurchase(redemption)) }
  }
}
