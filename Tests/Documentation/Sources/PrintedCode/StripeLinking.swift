import Foundation
import RevenueCat
import SuperwallKit

/// Superwall's documentation, "Using RevenueCat": what Superwall redeemed through Stripe is sent to RevenueCat, all
/// subscriptions at the same time, and then RevenueCat's customer info is fetched anew.
final class StripeLinking: SuperwallDelegate {
  @MainActor private(set) var active: [[String]] = []
  @MainActor private var subscriptionIds: [String] = []

  init() {}

  func didRedeemLink(result: RedemptionResult) {
    guard let ids = result.stripeSubscriptionIds else { return }
    subscriptionIds = ids
    link(ids, to: Purchases.shared.appUserID)
  }

  /// Links the subscriptions again, because RevenueCat has another user now.
  @MainActor func logIn(_ appUserID: String) async throws {
    let (_, _) = try await Purchases.shared.logIn(appUserID)
    link(subscriptionIds, to: Purchases.shared.appUserID)
  }

  private func link(_ ids: [String], to appUserID: String) {
    guard let url = URL(string: "https://api.revenuecat.com/v1/receipts") else { return }
    Task.detached {
      await withTaskGroup(of: Void.self) { group in
        for id in ids {
          group.addTask {
            var request = URLRequest(url: url)
            request.httpMethod = "POST"
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.setValue("application/json", forHTTPHeaderField: "Accept")
            request.setValue("stripe", forHTTPHeaderField: "X-Platform")
            request.setValue("Bearer strp_public_key", forHTTPHeaderField: "Authorization")
            do {
              request.httpBody = try JSONEncoder().encode(["app_user_id": appUserID, "fetch_token": id])
              _ = try await URLSession.shared.data(for: request)
            } catch {
              print("\(id) could not be linked: \(error)")
            }
          }
        }
      }
      Purchases.shared.getCustomerInfo(fetchPolicy: .fetchCurrent) { customerInfo, _ in
        let names = customerInfo.map { $0.entitlements.active.keys.sorted() } ?? ["error"]
        Task { @MainActor in self.active.append(names) }
      }
    }
  }
}
