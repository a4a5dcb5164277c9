public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Superwall's side of a Swift app: takes links, calls a delegate, and asks the service through a closure.
///
/// It runs the behaviour of SuperwallKit 4.16.4 or of Superwall-Android for an app without a paywall on screen. All of
/// it is on the main actor, as the SDK's delegate is; only the closure runs elsewhere.
@MainActor
public final class Superwall {
  /// Answers a redemption: over a network, or from a script.
  ///
  /// A thrown ``RedemptionFailure`` or `GatewayError.failed` is what the SDK gets, and may be retried; any other error
  /// counts as a broken connection.
  public typealias Gateway = @Sendable (RedemptionRequest) async throws -> RedemptionAnswer

  /// Receives the calls around redemptions.
  public weak var delegate: (any SuperwallDelegate)?

  /// What the app sees; `web` is what the stored answer gives, whoever manages the status.
  public var entitlements: EntitlementsInfo {
    let outcomes = host.behaviour.storedCodes.map(\.outcome)
    var info = EntitlementsInfo(web: web)
    if case .active(let active) = subscriptionStatus { info.active = active }
    let activeIds = Set<String>(info.active.map(\.id))
    let returned = outcomes.flatMap { $0.grant.map { Array($0.entitlements) } ?? [] }
    info.inactive = Set(returned.map { SuperwallEntitlement($0) }.filter { !$0.isActive && !activeIds.contains($0.id) })
    return info
  }

  /// Whether the user has access.
  ///
  /// Setting it sets what the device gives; active without entitlements is inactive. With a purchase controller that is
  /// the status; without one, the web's entitlements are merged in (``EntitlementPrecedence/ios``).
  public var subscriptionStatus: SubscriptionStatus {
    get { deviceStatus.resolved(with: hasPurchaseController ? [] : web) }
    set { deviceStatus = newValue }
  }

  private let target: Target
  private let host: SDKHost<SuperwallBehaviour>
  private let hasPurchaseController: Bool
  private var deviceStatus = SubscriptionStatus.unknown

  /// Configures the SDK's side of an app.
  ///
  /// - Parameters:
  ///   - platform: whose link rules, retries and error texts apply.
  ///   - appUserId: the identified user; nil for none.
  ///   - deviceId: the id of the installed app; defaults to a new one.
  ///   - hasPurchaseController: true if the app sets ``subscriptionStatus`` itself, as with RevenueCat beside
  ///     Superwall.
  ///   - sleep: waits before a retry; a test ends it at once.
  public init(
    platform: Platform = .ios, appUserId: String? = nil, deviceId: String? = nil, hasPurchaseController: Bool = false,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    gateway: @escaping Gateway
  ) {
    target = Target(vendor: .superwall, sdk: .native, platform: platform)
    self.hasPurchaseController = hasPurchaseController
    // The app's gateway answers redemptions only, so the SDK asks nothing by itself.
    var options = SuperwallOptions()
    options.entitlementsMaxAge = nil
    host = SDKHost(
      SuperwallBehaviour(target: target, options: options), start: SDKStart(appUserId: appUserId, deviceId: deviceId),
      now: { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) }, sleep: sleep
    ) { question, _ in
      guard case .redeem(let request) = question else { return .success(.customer(Grant())) }
      do { return .success(.redemption(try await gateway(request))) } catch {
        return .failure(.failed(RedemptionFailure(meeting: error)))
      }
    }
    host.onEvent = { [weak self] event in self?.take(event) }
  }

  /// Redeems a link.
  ///
  /// - Returns: false for another link, which changes nothing. True for a link to redeem: the redemption runs by
  ///   itself, and calls the delegate.
  @discardableResult
  public func handleDeepLink(_ url: URL) -> Bool {
    let reading = SuperwallLinks().read(url.absoluteString, on: target.platform, unwrapping: false)
    guard let link = reading.link else { return false }
    Task { host.begin(.redeem(.code(link.code))) }
    return true
  }

  private func take(_ event: SDKEvent) {
    switch event.name {
    case SuperwallEvent.willRedeem: delegate?.willRedeemLink()
    case SuperwallEvent.redemptionComplete: if deviceStatus == .unknown { deviceStatus = .inactive }
    default:
      guard let reply = event.params as? RedemptionReply else { return }
      delegate?.didRedeemLink(result: RedemptionResult(reply.outcome, on: target.platform))
    }
  }

  /// What the stored answer gives and is active.
  private var web: Set<SuperwallEntitlement> {
    let outcomes = host.behaviour.storedCodes.map(\.outcome)
    let web = SuperwallAdapter().webEntitlements(of: outcomes, on: target.platform)
    return Set(web.map { SuperwallEntitlement($0) })
  }
}

extension SubscriptionStatus {
  /// This status of a device with the web's active entitlements; active without any is inactive.
  fileprivate func resolved(with web: Set<SuperwallEntitlement>) -> SubscriptionStatus {
    var active = web
    if case .active(let device) = self { active = device.union(web) }
    guard active.isEmpty else { return .active(active) }
    return self == .unknown ? .unknown : .inactive
  }
}
