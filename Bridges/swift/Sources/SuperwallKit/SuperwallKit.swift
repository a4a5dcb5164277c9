// On Apple's systems, Foundation has Combine and Observation too.
@_exported public import Combine
@_exported public import Observation
@_exported public import SuperwallAdapter

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
