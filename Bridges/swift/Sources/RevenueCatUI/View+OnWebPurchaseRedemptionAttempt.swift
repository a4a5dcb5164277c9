@_exported import RevenueCat
public import SwiftUI

extension View {
  /// Redeems every redemption link that opens the app, and calls back with the result.
  ///
  /// Any other link is ignored, and every link before the app has configured the SDK. Source: RevenueCatUI 5.86
  /// `View+OnRedeemWebPurchaseAttempt.swift`.
  public func onWebPurchaseRedemptionAttempt(
    perform completion: @escaping @Sendable (WebPurchaseRedemptionResult) -> Void
  ) -> some View {
    onOpenURL { url in
      guard Purchases.isConfigured, let redemption = url.asWebPurchaseRedemption else { return }
      Task { completion(await Purchases.shared.redeemWebPurchase(redemption)) }
    }
  }
}
