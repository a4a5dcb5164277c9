#if canImport(Darwin)
  public import SwiftUI

  extension View {
    /// Redeems every redemption link that opens the app, and hands over the result on the main actor.
    ///
    /// Any other link is left alone; so is every link while `purchases` is nil, as in the SDK before it is configured.
    /// Source: RevenueCatUI 5.86 `View+OnRedeemWebPurchaseAttempt.swift`. Apple only: elsewhere a module of
    /// that name may be a stand-in.
    public func onWebPurchaseRedemptionAttempt(
      with purchases: Purchases?, perform completed: @escaping @MainActor (WebPurchaseRedemptionResult) -> Void
    ) -> some View {
      onOpenURL { url in
        guard let purchases, let redemption = url.asWebPurchaseRedemption else { return }
        Task { @MainActor in completed(await purchases.redeemWebPurchase(redemption)) }
      }
    }
  }
#endif
