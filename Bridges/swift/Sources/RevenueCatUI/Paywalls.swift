public import SwiftUI

// Paywalls are there, and empty: nothing is sold in them, because no store is simulated. No handler is ever called but `onDismiss`.
//
// Source: RevenueCatUI 5.86 `PaywallView.swift`, `View+PresentPaywall.swift`, `View+PurchaseRestoreCompleted.swift`,
// `View+PresentPaywallFooter.swift`, `PurchaseHandler.swift`.

/// Receives the customer after a purchase or a restore.
public typealias PurchaseOrRestoreCompletedHandler = @Sendable (CustomerInfo) -> Void
/// Receives a purchase.
public typealias PurchaseCompletedHandler = @Sendable (StoreTransaction?, CustomerInfo) -> Void
/// Hears that a purchase has begun.
public typealias PurchaseStartedHandler = @Sendable () -> Void
/// Receives the package whose purchase has begun.
public typealias PurchaseOfPackageStartedHandler = @Sendable (Package) -> Void
/// Hears that the buyer has cancelled.
public typealias PurchaseCancelledHandler = @Sendable () -> Void
/// Receives why a purchase or a restore has failed.
public typealias PurchaseFailureHandler = @Sendable (NSError) -> Void
/// Hears that a restore has begun.
public typealias RestoreStartedHandler = @Sendable () -> Void
/// Hears that the web's checkout was opened.
public typealias WebCheckoutOpenedHandler = @Sendable () -> Void
/// Receives a link that a paywall has opened.
public typealias URLOpenedHandler = @Sendable (URL) -> Void
/// Buys for the SDK.
public typealias PerformPurchase = @Sendable (Package) async -> (userCancelled: Bool, error: (any Error)?)
/// Restores for the SDK.
public typealias PerformRestore = @Sendable () async -> (success: Bool, error: (any Error)?)

/// The app's own way to buy. Never asked.
public struct MyAppPurchaseLogic: Sendable {
  /// Takes it.
  public init(performPurchase: @escaping PerformPurchase, performRestore: @escaping PerformRestore) {}
}

/// Lets the SDK go on, or not.
public struct ResumeAction: Sendable {
  let action: @Sendable (Bool) -> Void

  /// Goes on, or not.
  public func callAsFunction(shouldProceed: Bool = true) { action(shouldProceed) }
}

/// Gives fonts to a paywall.
public protocol PaywallFontProvider {}

/// Gives the system's fonts.
public final class DefaultPaywallFontProvider: PaywallFontProvider {
  /// Makes it.
  public init() {}
}

/// Gives an app's font.
public final class CustomPaywallFontProvider: PaywallFontProvider {
  /// Names the font.
  public init(fontName: String) {}
}

/// How a paywall is shown.
public enum PaywallPresentationMode: Hashable, Sendable {
  case sheet, fullScreen

  /// A sheet.
  public static let `default` = PaywallPresentationMode.sheet
}

/// A paywall: empty.
public struct PaywallView: View {
  /// That of the current offering.
  public nonisolated init(
    fonts: any PaywallFontProvider = DefaultPaywallFontProvider(), displayCloseButton: Bool = false,
    performPurchase: PerformPurchase? = nil, performRestore: PerformRestore? = nil
  ) {}

  /// That of an offering.
  public nonisolated init(
    offering: Offering, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    displayCloseButton: Bool = false, performPurchase: PerformPurchase? = nil, performRestore: PerformRestore? = nil
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

extension View {
  /// Shows a paywall to a customer without the entitlement, once, when the view comes on screen.
  public func presentPaywallIfNeeded(
    requiredEntitlementIdentifier: String, offering: Offering? = nil,
    fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    presentationMode: PaywallPresentationMode = .default, myAppPurchaseLogic: MyAppPurchaseLogic? = nil,
    purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil, purchaseCancelled: PurchaseCancelledHandler? = nil,
    restoreStarted: RestoreStartedHandler? = nil, restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil, restoreFailure: PurchaseFailureHandler? = nil,
    webCheckoutOpened: WebCheckoutOpenedHandler? = nil, urlOpened: URLOpenedHandler? = nil,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    presentPaywallIfNeeded(
      shouldDisplay: { $0.entitlements.activeInCurrentEnvironment[requiredEntitlementIdentifier] == nil },
      onDismiss: onDismiss)
  }

  /// Shows a paywall, once, when the view comes on screen and the app wants one for the customer.
  public func presentPaywallIfNeeded(
    offering: Offering? = nil, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    presentationMode: PaywallPresentationMode = .default, myAppPurchaseLogic: MyAppPurchaseLogic? = nil,
    shouldDisplay: @escaping @Sendable (CustomerInfo) -> Bool,
    purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil, purchaseCancelled: PurchaseCancelledHandler? = nil,
    restoreStarted: RestoreStartedHandler? = nil, restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil, restoreFailure: PurchaseFailureHandler? = nil,
    webCheckoutOpened: WebCheckoutOpenedHandler? = nil, urlOpened: URLOpenedHandler? = nil,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    let isShown = State(wrappedValue: false)
    return sheet(isPresented: isShown.projectedValue, onDismiss: onDismiss) { PaywallView() }
      .onAppear {
        Task { @MainActor in
          guard Purchases.isConfigured, let info = try? await Purchases.shared.customerInfo() else { return }
          if shouldDisplay(info) { isShown.wrappedValue = true }
        }
      }
  }

  /// Shows a paywall while there is an offering.
  public func presentPaywall(
    offering: Binding<Offering?>, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    presentationMode: PaywallPresentationMode = .default, myAppPurchaseLogic: MyAppPurchaseLogic? = nil,
    purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil, purchaseCancelled: PurchaseCancelledHandler? = nil,
    restoreStarted: RestoreStartedHandler? = nil, restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil, restoreFailure: PurchaseFailureHandler? = nil,
    webCheckoutOpened: WebCheckoutOpenedHandler? = nil, urlOpened: URLOpenedHandler? = nil,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    sheet(item: offering, onDismiss: onDismiss) { PaywallView(offering: $0) }
  }

  /// Changes nothing.
  public func paywallFooter(
    offering: Offering? = nil, condensed: Bool = false, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil, purchaseCancelled: PurchaseCancelledHandler? = nil,
    restoreStarted: RestoreStartedHandler? = nil, restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil, restoreFailure: PurchaseFailureHandler? = nil
  ) -> some View {
    self
  }

  /// Changes nothing.
  public func originalTemplatePaywallFooter(
    offering: Offering? = nil, condensed: Bool = false, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    purchaseStarted: PurchaseOfPackageStartedHandler? = nil,
    purchaseCompleted: PurchaseOrRestoreCompletedHandler? = nil, purchaseCancelled: PurchaseCancelledHandler? = nil,
    restoreStarted: RestoreStartedHandler? = nil, restoreCompleted: PurchaseOrRestoreCompletedHandler? = nil,
    purchaseFailure: PurchaseFailureHandler? = nil, restoreFailure: PurchaseFailureHandler? = nil
  ) -> some View {
    self
  }

  /// Never called.
  public func onPurchaseStarted(_ handler: @escaping PurchaseOfPackageStartedHandler) -> some View { self }
  /// Never called.
  public func onPurchaseStarted(_ handler: @escaping PurchaseStartedHandler) -> some View { self }
  /// Never called.
  public func onPurchaseCompleted(_ handler: @escaping PurchaseOrRestoreCompletedHandler) -> some View { self }
  /// Never called.
  public func onPurchaseCompleted(_ handler: @escaping PurchaseCompletedHandler) -> some View { self }
  /// Never called.
  public func onPurchaseCancelled(_ handler: @escaping PurchaseCancelledHandler) -> some View { self }
  /// Never called.
  public func onPurchaseFailure(_ handler: @escaping PurchaseFailureHandler) -> some View { self }
  /// Never called.
  public func onPurchaseInitiated(_ action: @escaping @Sendable (Package, ResumeAction) -> Void) -> some View { self }
  /// Never called.
  public func onRestoreStarted(_ handler: @escaping RestoreStartedHandler) -> some View { self }
  /// Never called.
  public func onRestoreCompleted(_ handler: @escaping PurchaseOrRestoreCompletedHandler) -> some View { self }
  /// Never called.
  public func onRestoreFailure(_ handler: @escaping PurchaseFailureHandler) -> some View { self }
  /// Never called.
  public func onRestoreInitiated(_ action: @escaping @Sendable (ResumeAction) -> Void) -> some View { self }
  /// Never called.
  public func onWebCheckoutOpened(_ handler: @escaping WebCheckoutOpenedHandler) -> some View { self }
  /// Never called.
  public func onURLOpened(_ handler: @escaping URLOpenedHandler) -> some View { self }
  /// Never called.
  public func onRequestedDismissal(_ action: @escaping () -> Void) -> some View { self }
}
