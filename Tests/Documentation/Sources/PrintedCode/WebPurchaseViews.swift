import RevenueCat
import RevenueCatUI
import SwiftUI

/// What a screen says about a web purchase.
@MainActor
final class RedemptionNotice: ObservableObject {
  @Published var messages: [String] = []

  init() {}

  func show(_ result: WebPurchaseRedemptionResult) {
    switch result {
    case let .success(customerInfo):
      let active = customerInfo.entitlements.active.keys.sorted()
      messages.append(active.isEmpty ? "ran out" : "unlocked \(active.joined(separator: ", "))")
    case let .error(error):
      messages.append("failed: \(error.localizedDescription)")
    case .invalidToken:
      messages.append("no such link")
    case .purchaseBelongsToOtherUser:
      messages.append("somebody else's")
    case let .expired(obfuscatedEmail):
      messages.append("too old, new one sent to \(obfuscatedEmail)")
    }
  }
}

/// RevenueCat's documentation, "Redemption Links", first way: the modifier redeems.
struct RedeemingView: View {
  @ObservedObject private var notice: RedemptionNotice

  init(_ notice: RedemptionNotice) { self.notice = notice }

  var body: some View {
    Text("Shop")
      .onWebPurchaseRedemptionAttempt { result in
        Task { @MainActor in notice.show(result) }
      }
  }
}

/// The second way: the app parses the link and redeems by itself.
struct ParsingView: View {
  @ObservedObject private var notice: RedemptionNotice

  init(_ notice: RedemptionNotice) { self.notice = notice }

  var body: some View {
    Text("Shop")
      .onOpenURL { url in
        guard let webPurchaseRedemption = url.asWebPurchaseRedemption else { return }
        Task { @MainActor in
          let result = await Purchases.shared.redeemWebPurchase(webPurchaseRedemption)
          notice.show(result)
        }
      }
  }
}
