// On Apple's systems, Foundation has Combine and Observation too.
@_exported public import Combine
@_exported public import Observation
// The SDK's names alone: an app may have a type of its own that is called as one of the adapter's.
public import SuperwallAdapter

@_exported public import struct SuperwallAdapter.Assignment
@_exported public import enum SuperwallAdapter.ConfigurationStatus
@_exported public import struct SuperwallAdapter.EntitlementsInfo
@_exported public import struct SuperwallAdapter.Experiment
@_exported public import enum SuperwallAdapter.IntegrationAttribute
@_exported public import struct SuperwallAdapter.NonSubscriptionTransaction
@_exported public import struct SuperwallAdapter.PaywallInfo
@_exported public import class SuperwallAdapter.PaywallPresentationHandler
@_exported public import enum SuperwallAdapter.PaywallResult
@_exported public import enum SuperwallAdapter.PaywallSkippedReason
@_exported public import class SuperwallAdapter.PaywallViewController
@_exported public import protocol SuperwallAdapter.PurchaseController
@_exported public import enum SuperwallAdapter.PurchaseResult
@_exported public import enum SuperwallAdapter.RedemptionResult
@_exported public import enum SuperwallAdapter.RestorationResult
@_exported public import enum SuperwallAdapter.RestoreType
@_exported public import struct SuperwallAdapter.StoreProduct
@_exported public import struct SuperwallAdapter.StoreTransaction
@_exported public import enum SuperwallAdapter.SubscriptionStatus
@_exported public import struct SuperwallAdapter.SubscriptionTransaction
@_exported public import class SuperwallAdapter.Superwall
@_exported public import protocol SuperwallAdapter.SuperwallDelegate
@_exported public import class SuperwallAdapter.SuperwallEventInfo
@_exported public import enum SuperwallAdapter.TransactionError
@_exported public import enum SuperwallAdapter.TransactionType
@_exported public import enum SuperwallAdapter.TriggerResult

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

/// An entitlement.
public typealias Entitlement = SuperwallEntitlement
/// What the user has.
public typealias CustomerInfo = SuperwallCustomerInfo
/// What the app chooses when it configures the SDK.
public typealias SuperwallOptions = SuperwallHostOptions
/// Options of paywalls.
public typealias PaywallOptions = SuperwallHostOptions.PaywallOptions
/// A tracked event.
public typealias SuperwallEvent = SuperwallHostEvent
/// The old name of ``SuperwallEvent``.
public typealias SuperwallPlacement = SuperwallHostEvent
/// The old name of `SuperwallEventInfo`.
public typealias SuperwallPlacementInfo = SuperwallEventInfo
/// How much the SDK logs.
public typealias LogLevel = SuperwallHostOptions.LogLevel
/// A part of the SDK, whose log an app chooses.
public typealias LogScope = SuperwallHostOptions.LogScope
/// Where something was bought.
public typealias ProductStore = SuperwallEntitlement.ProductStore

extension Superwall: ObservableObject {}

extension PropertyValues: Publisher {
  /// The values of the property.
  public typealias Output = Value
  /// It never fails.
  public typealias Failure = Never

  /// Calls with the value and what it becomes.
  public func listen(_ receive: @escaping (Signal<Value, Never>) -> Void) -> AnyCancellable {
    let stop = observe { receive(.value($0)) }
    return AnyCancellable(stop)
  }
}
