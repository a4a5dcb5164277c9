public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// `Superwall` of SuperwallKit for Swift hosts, with the service injected: what redeems, and what an app calls around
/// it.
///
/// It runs the behaviour of SuperwallKit 4.16.4 or of Superwall-Android. As in the SDK, every member can be used on any
/// thread; the delegate is called on the main actor.
///
/// An app's own code takes ``shared``:
///
/// ```swift
/// Superwall.install(SuperwallSetup(environment: HostEnvironment(gateway: ledger)))
/// Superwall.configure(apiKey: "pk_key")
/// Superwall.handleDeepLink(url)
/// ```
@dynamicMemberLookup
public final class Superwall: Sendable {
  /// Answers a redemption; see `HostEnvironment.Redeem`.
  public typealias Gateway = HostEnvironment.Redeem

  let host: SDKHost<SuperwallBehaviour>
  let target: Target
  let environment: HostEnvironment
  let observers = Locked(Observers())
  let customerInfos = Broadcast<SuperwallCustomerInfo>()
  let statuses = PropertyListeners<SubscriptionStatus>()
  let customers = PropertyListeners<SuperwallCustomerInfo>()

  /// Who hears of the SDK, and what of the app it keeps.
  struct Observers: Sendable {
    /// Retained, as in the SDK (`SuperwallDelegateAdapter.swiftDelegate`). Called on the main actor.
    struct Retained: @unchecked Sendable {
      var delegate: (any SuperwallDelegate)?
      var purchaseController: (any PurchaseController)?
    }

    var app = Retained()
  }

  /// Configures the SDK's side of an app.
  ///
  /// - Parameters:
  ///   - setup: the platform, the options and the environment.
  ///   - appUserId: the identified user; nil for none.
  ///   - hasPurchaseController: true if the app sets ``subscriptionStatus`` itself, as with RevenueCat beside
  ///     Superwall.
  public convenience init(
    _ setup: SuperwallSetup, appUserId: String? = nil, hasPurchaseController: Bool = false
  ) {
    var options = setup.options
    options.purchaseController = hasPurchaseController
    self.init(setup, options, SDKStart(appUserId: appUserId, deviceId: setup.deviceId))
  }

  /// Configures the SDK's side of an app whose service answers redemptions only.
  ///
  /// - Parameters:
  ///   - platform: the platform whose link rules, retries and error texts apply.
  ///   - appUserId: the identified user; nil for none.
  ///   - deviceId: the id of the installed app; nil creates one.
  ///   - hasPurchaseController: true if the app sets ``subscriptionStatus`` itself.
  ///   - sleep: waits before a retry; a test ends it at once.
  ///   - gateway: answers redemptions.
  public convenience init(
    platform: Platform = .ios, appUserId: String? = nil, deviceId: String? = nil, hasPurchaseController: Bool = false,
    sleep: @escaping HostEnvironment.Sleep = HostEnvironment.taskSleep, gateway: @escaping Gateway
  ) {
    let setup = SuperwallSetup(
      environment: HostEnvironment(sleep: sleep, redeem: gateway), platform: platform, deviceId: deviceId)
    var options = setup.options
    options.purchaseController = hasPurchaseController
    // The service has no answer to other questions, so the SDK asks nothing by itself.
    options.entitlementsMaxAge = nil
    self.init(setup, options, SDKStart(appUserId: appUserId, deviceId: deviceId))
  }

  init(_ setup: SuperwallSetup, _ options: SuperwallOptions, _ start: SDKStart) {
    target = Target(vendor: .superwall, sdk: .native, platform: setup.platform)
    environment = setup.environment
    host = SDKHost(SuperwallBehaviour(target: target, options: options), start: start, in: setup.environment)
    host.listen { [weak self] event, behaviour in self?.take(event, behaviour) }
  }

  /// Receives the SDK's calls. Retained, as in the SDK.
  public var delegate: (any SuperwallDelegate)? {
    get { observers.withLock { $0.app }.delegate }
    set {
      let app = Observers.Retained(
        delegate: newValue, purchaseController: observers.withLock { $0.app }.purchaseController)
      observers.withLock { $0.app = app }
    }
  }

  /// Passes a link to the SDK.
  ///
  /// - Returns: true if it is a link of Superwall's. A redemption runs by itself, and calls the delegate.
  @discardableResult
  public func handleDeepLink(_ url: URL) -> Bool {
    guard case .link(let isHandled, _) = host.begin(.openLink(url.absoluteString)) else { return false }
    return isHandled
  }

  // MARK: Events

  @MainActor private func take(_ event: SDKEvent, _ behaviour: SuperwallBehaviour) {
    switch event.params {
    case let reply as RedemptionReply:
      delegate?.didRedeemLink(result: RedemptionResult(reply.outcome, on: target.platform))
    case let change as SubscriptionStatusChange:
      statuses.send(SubscriptionStatus(change.to))
      delegate?.subscriptionStatusDidChange(
        from: SubscriptionStatus(change.from), to: SubscriptionStatus(change.to))
    case let change as CustomerInfoChange:
      let (old, new) = (info(change.from, behaviour), info(change.to, behaviour))
      customerInfos.send(new)
      customers.send(new)
      delegate?.customerInfoDidChange(from: old, to: new)
    case let params as JSONValue where event.name == SuperwallEvent.deepLink: openOwnLink(params)
    case _ where event.name == SuperwallEvent.willRedeem: delegate?.willRedeemLink()
    default:
      guard let info = SuperwallEventInfo(event) else { return }
      delegate?.handleSuperwallEvent(withInfo: info)
      delegate?.handleSuperwallPlacement(withInfo: info)
    }
  }

  @MainActor private func openOwnLink(_ params: JSONValue) {
    guard let url = params["fullURL"]?.string.flatMap({ URL(string: $0) }) else { return }
    let members = params.swiftMembers
    delegate?.handleSuperwallDeepLink(
      url, pathComponents: members["pathComponents"] as? [String] ?? [],
      queryParameters: members["queryParameters"] as? [String: String] ?? [:])
  }
}

/// What exists before an app configures its SDK.
public struct SuperwallSetup: Sendable {
  /// The service, the clock, and how to wait.
  public var environment: HostEnvironment
  /// Whose link rules, retries and error texts apply.
  public var platform: Platform
  /// The id of the installed app; nil makes one.
  public var deviceId: String?
  /// The dashboard's products: the identifiers of what each gives.
  public var products: [String: [String]]
  /// The products that the device owns, each one of ``products``.
  public var ownedProducts: [String]

  /// Describes what exists.
  public init(
    environment: HostEnvironment, platform: Platform = .ios, deviceId: String? = nil,
    products: [String: [String]] = [:], ownedProducts: [String] = []
  ) {
    self.environment = environment
    self.platform = platform
    self.deviceId = deviceId
    self.products = products
    self.ownedProducts = ownedProducts
  }

  var options: SuperwallOptions {
    var options = SuperwallOptions()
    options.products = products
    options.ownedProducts = ownedProducts.filter { products[$0] != nil }
    return options
  }
}
