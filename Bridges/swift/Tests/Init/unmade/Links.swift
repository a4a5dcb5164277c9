import Foundation
import RevenueCat

/// A handler that is made of parts.
@MainActor
final class Links {
  let greeting: String
  private(set) var message = ""

  init(greeting: String) { self.greeting = greeting }

  func open(link url: URL) async -> Bool {
    guard let redemption = url.asWebPurchaseRedemption else { return false }
    let result = await Purchases.shared.redeemWebPurchase(redemption)
    if case .success = result { message = greeting } else { message = "\(result)" }
    return true
  }
}
