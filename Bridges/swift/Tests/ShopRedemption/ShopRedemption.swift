import RevenueCat
import RevenueCatUI
import SuperwallKit
import SwiftUI

/// The app's own code, unchanged.
struct ShopView: View {
  let redemptions: ShopRedemptions

  var body: some View {
    Text("Shop")
      .onWebPurchaseRedemptionAttempt { result in
        Task { @MainActor in redemptions.show(result) }
      }
      .onOpenURL { url in Superwall.handleDeepLink(url) }
  }
}

@MainActor
final class ShopRedemptions: ObservableObject {
  @Published private(set) var message: String?

  func show(_ result: WebPurchaseRedemptionResult) {
    switch result {
    // A lapsed purchase is a success too, and so is one of something else: only what is active gives access.
    case .success(let customer) where customer.entitlements.active["pro"] != nil:
      message = "Thank you! Your purchase is ready."
    case .success(let customer):
      let hadPro = customer.entitlements["pro"] != nil
      message = hadPro ? "Your subscription has ended." : "This purchase does not include Pro."
    case .invalidToken: message = "This link is not valid."
    case .purchaseBelongsToOtherUser: message = "This purchase belongs to another account."
    case .expired(let email): message = expired(email)
    case .error(let error): message = "Something went wrong: \(error.localizedDescription)"
    }
  }

  /// The address is empty if the buyer gave none, or if the vendor does not send a new link.
  private func expired(_ email: String?) -> String {
    guard let email, !email.isEmpty else { return "This link has expired. Check your email for a newer one." }
    return "This link has expired. Look for a newer one in the inbox of \(email)."
  }
}

extension ShopRedemptions: SuperwallDelegate {
  func didRedeemLink(result: RedemptionResult) {
    switch result {
    case .success(_, let info):
      if let email = info.purchaserInfo.email { Superwall.shared.setUserAttributes(["email": email]) }
      let hasPro = info.entitlements.contains { $0.id == "pro" }
      message = hasPro ? "Thank you! Your purchase is ready." : "This purchase does not include Pro."
    case .expiredSubscription: message = "Your subscription has ended."
    case .invalidCode: message = "This link is not valid."
    case .expiredCode(_, let info): message = expired(info.obfuscatedEmail)
    case .error(_, let error): message = "Something went wrong: \(error.message)"
    }
  }
}

#Preview("Shop") {
  ShopView(redemptions: ShopRedemptions())
}

#Preview(traits: .landscapeLeft) {
  ShopView(redemptions: ShopRedemptions())
}

struct ShopPreviews: PreviewProvider {
  static var previews: some View { ShopView(redemptions: ShopRedemptions()) }
}
