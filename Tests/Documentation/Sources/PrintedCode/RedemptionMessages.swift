import Foundation
import SuperwallKit

/// Superwall's documentation, "Handling redemptions": progress before, a message for each result after, and the
/// buyer's address kept as an attribute.
final class RedemptionMessages: SuperwallDelegate {
  @MainActor private(set) var isLoading = false
  @MainActor private(set) var messages: [String] = []

  init() {}

  func willRedeemLink() { isLoading = true }

  func didRedeemLink(result: RedemptionResult) {
    isLoading = false
    switch result {
    case let .success(code, redemptionInfo):
      if let email = redemptionInfo.purchaserInfo.email {
        Superwall.shared.setUserAttributes(["email": email])
      }
      let ids = redemptionInfo.entitlements.map(\.id).sorted().joined(separator: ", ")
      messages.append(code.isEmpty ? "success without a code" : "unlocked \(ids)")
    case let .error(_, error):
      messages.append("failed: \(error.message)")
    case let .expiredCode(_, info):
      let address = info.obfuscatedEmail ?? "nobody"
      messages.append(info.resent ? "too old, new one sent to \(address)" : "too old")
    case .invalidCode:
      messages.append("no such code")
    case let .expiredSubscription(_, redemptionInfo):
      messages.append("ran out: \(redemptionInfo.purchaserInfo.email ?? "unknown buyer")")
    }
  }
}
