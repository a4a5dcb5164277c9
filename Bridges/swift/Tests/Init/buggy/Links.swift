import RevenueCat
import SwiftUI

/// An app's handler that redeems a link again if it is not valid, and thanks for an expired one.
@MainActor
final class Links: ObservableObject {
  @Published private(set) var message: String?

  func handle(_ url: URL) {
    guard let redemption = url.asWebPurchaseRedemption else { return }
    Task {
      let result = await Purchases.shared.redeemWebPurchase(redemption)
      if case .invalidToken = result { _ = await Purchases.shared.redeemWebPurchase(redemption) }
      message = text(result)
    }
  }

  private func text(_ result: WebPurchaseRedemptionResult) -> String {
    switch result {
    case .success(let customer) where customer.entitlements["gold"]?.isActive != true:
      return "Your subscription has ended."
    case .success, .expired: return "Thank you!"
    case .invalidToken: return "This link is not valid."
    case .purchaseBelongsToOtherUser: return "This purchase belongs to another account."
    case .error: return "Please try again."
    }
  }
}
