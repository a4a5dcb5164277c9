public import SwiftUI

// The Customer Center is there, and empty. No handler is ever called but `onDismiss`.
//
// Source: RevenueCatUI 5.86 `CustomerCenterView.swift`, `View+PresentCustomerCenter.swift`, `CustomerCenterAction.swift`,
// `CustomerCenterManagementOption.swift`.

/// Where a customer manages subscriptions: empty.
public struct CustomerCenterView: View {
  /// Receives the customer.
  public typealias RestoreCompletedHandler = @Sendable (CustomerInfo) -> Void
  /// Receives why a restore has failed.
  public typealias RestoreFailedHandler = @Sendable (any Error) -> Void
  /// Receives a product and how its refund ended.
  public typealias RefundRequestCompletedHandler = @Sendable (String, RefundRequestStatus) -> Void
  /// Receives what was chosen.
  public typealias ManagementOptionSelectedHandler = @Sendable (any CustomerCenterActionable) -> Void
  /// Receives an action of the dashboard's and a purchase.
  public typealias CustomActionHandler = @Sendable (String, String?) -> Void

  /// Makes it.
  public nonisolated init(navigationOptions: CustomerCenterNavigationOptions = .default) {}
  /// Makes it.
  public nonisolated init(
    customerCenterActionHandler: CustomerCenterActionHandler?,
    navigationOptions: CustomerCenterNavigationOptions = .default
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// How the Customer Center is moved through. It has no effect.
public struct CustomerCenterNavigationOptions {
  /// The SDK's.
  public static var `default`: Self { Self() }

  /// Sets it.
  public init(
    usesNavigationStack: Bool = true, usesExistingNavigation: Bool = false, shouldShowCloseButton: Bool = true,
    onCloseHandler: (() -> Void)? = nil
  ) {}
}

/// How the Customer Center is shown.
public enum CustomerCenterPresentationMode: Hashable, Sendable {
  case sheet, fullScreen

  /// A sheet.
  public static let `default` = CustomerCenterPresentationMode.sheet
}

/// Receives what the customer does. Never called.
public typealias CustomerCenterActionHandler = @Sendable (CustomerCenterAction) -> Void

/// What a customer does.
public enum CustomerCenterAction {
  case restoreStarted, restoreFailed(any Error), restoreCompleted(CustomerInfo), showingManageSubscriptions
  case refundRequestStarted(String), refundRequestCompleted(RefundRequestStatus), feedbackSurveyCompleted(String)
}

/// What a customer can choose.
public protocol CustomerCenterActionable {}

/// What a customer can choose.
public enum CustomerCenterManagementOption {
  /// To cancel.
  public struct Cancel: CustomerCenterActionable {}
  /// A link of the dashboard's.
  public struct CustomUrl: CustomerCenterActionable {
    /// The link.
    public let url: URL
  }
  /// To look for a purchase.
  public struct MissingPurchase: CustomerCenterActionable {}
  /// To be paid back.
  public struct RefundRequest: CustomerCenterActionable {}
  /// To take another plan.
  public struct ChangePlans: CustomerCenterActionable {}
}

extension View {
  /// Shows the Customer Center while the binding is true.
  public func presentCustomerCenter(
    isPresented: Binding<Bool>, customerCenterActionHandler: CustomerCenterActionHandler?,
    presentationMode: CustomerCenterPresentationMode = .default, onDismiss: (() -> Void)? = nil
  ) -> some View {
    presentCustomerCenter(isPresented: isPresented, onDismiss: onDismiss)
  }

  /// Shows the Customer Center while the binding is true.
  public func presentCustomerCenter(
    isPresented: Binding<Bool>, presentationMode: CustomerCenterPresentationMode = .default,
    restoreInitiated: (@Sendable (ResumeAction) -> Void)? = nil, restoreStarted: RestoreStartedHandler? = nil,
    restoreCompleted: CustomerCenterView.RestoreCompletedHandler? = nil,
    restoreFailed: CustomerCenterView.RestoreFailedHandler? = nil,
    showingManageSubscriptions: (@Sendable () -> Void)? = nil,
    refundRequestStarted: (@Sendable (String) -> Void)? = nil,
    refundRequestCompleted: CustomerCenterView.RefundRequestCompletedHandler? = nil,
    feedbackSurveyCompleted: (@Sendable (String) -> Void)? = nil,
    managementOptionSelected: CustomerCenterView.ManagementOptionSelectedHandler? = nil,
    onCustomAction: CustomerCenterView.CustomActionHandler? = nil,
    changePlansSelected: (@Sendable (String) -> Void)? = nil, onDismiss: (() -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) { CustomerCenterView() }
  }

  /// Never called.
  public func onCustomerCenterRestoreStarted(_ handler: @escaping RestoreStartedHandler) -> some View { self }
  /// Never called.
  public func onCustomerCenterRestoreCompleted(
    _ handler: @escaping CustomerCenterView.RestoreCompletedHandler
  ) -> some View { self }
  /// Never called.
  public func onCustomerCenterRestoreFailed(
    _ handler: @escaping CustomerCenterView.RestoreFailedHandler
  ) -> some View { self }
  /// Never called.
  public func onCustomerCenterShowingManageSubscriptions(_ handler: @escaping @Sendable () -> Void) -> some View {
    self
  }
  /// Never called.
  public func onCustomerCenterRefundRequestStarted(_ handler: @escaping @Sendable (String) -> Void) -> some View {
    self
  }
  /// Never called.
  public func onCustomerCenterRefundRequestCompleted(
    _ handler: @escaping CustomerCenterView.RefundRequestCompletedHandler
  ) -> some View { self }
  /// Never called.
  public func onCustomerCenterFeedbackSurveyCompleted(
    _ handler: @escaping @Sendable (String) -> Void
  ) -> some View { self }
  /// Never called.
  public func onCustomerCenterManagementOptionSelected(
    _ handler: @escaping CustomerCenterView.ManagementOptionSelectedHandler
  ) -> some View { self }
  /// Never called.
  public func onCustomerCenterCustomActionSelected(
    _ handler: @escaping CustomerCenterView.CustomActionHandler
  ) -> some View { self }
}
