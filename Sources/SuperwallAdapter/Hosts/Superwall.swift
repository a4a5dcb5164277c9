public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Superwall's side of a Swift app: links in, delegate calls and entitlements out, the service behind a closure.
///
/// It behaves as SuperwallKit 4.16.4 does around a redemption without a paywall on screen (or as Superwall-Android
/// does, where a test says so): order of the delegate calls, retries, codes sent along, entitlements of the stored
/// answer. All of it is on the main actor, as the SDK's delegate is; only the closure runs elsewhere.
@MainActor
public final class Superwall {
  /// Answers a redemption: over a network, or from a script.
  ///
  /// A thrown ``RedemptionFailure`` or `GatewayError.failed` is what the SDK would meet, and may be retried; any other
  /// error counts as a broken connection.
  public typealias Gateway = @Sendable (RedemptionRequest) async throws -> RedemptionAnswer

  /// Who hears of redemptions.
  public weak var delegate: (any SuperwallDelegate)?

  /// What the app sees; `web` is what the stored answer gives, whoever manages the status.
  public private(set) var entitlements = EntitlementsInfo()

  /// Whether the user has access.
  ///
  /// Setting it tells what the device gives; active without entitlements is inactive. With a purchase controller that
  /// is the status; without one, the web's entitlements are merged in (``EntitlementPrecedence/ios``) and stay so.
  public var subscriptionStatus: SubscriptionStatus {
    get { status }
    set {
      deviceStatus = newValue
      refresh()
    }
  }

  private var session: Session
  private var deviceStatus = SubscriptionStatus.unknown
  private var status = SubscriptionStatus.unknown
  private let hasPurchaseController: Bool
  private let sleep: @Sendable (Duration) async throws -> Void
  private let gateway: Gateway
  private let adapter = SuperwallAdapter()

  /// Configures the SDK's side of an app.
  ///
  /// - Parameters:
  ///   - platform: whose link rules, retries and error texts apply.
  ///   - appUserId: the identified user; nil for none.
  ///   - deviceId: a new one where none is given.
  ///   - hasPurchaseController: whether the app sets ``subscriptionStatus`` itself, as with RevenueCat beside
  ///     Superwall.
  ///   - sleep: waits before a retry; a test ends it at once.
  public init(
    platform: Platform = .ios, appUserId: String? = nil, deviceId: String? = nil, hasPurchaseController: Bool = false,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    gateway: @escaping Gateway
  ) {
    var generator = SystemRandomNumberGenerator()
    let target = Target(vendor: .superwall, sdk: .native, platform: platform)
    let redeemer = Redeemer(appUserId: appUserId, deviceId: deviceId ?? adapter.newDeviceId(using: &generator))
    session = Session(
      target: target, profile: adapter.sessionProfile(for: target), redeemer: redeemer,
      isAnonymous: appUserId == nil, isConfigured: true)
    self.hasPurchaseController = hasPurchaseController
    self.sleep = sleep
    self.gateway = gateway
  }

  /// Redeems a link.
  ///
  /// - Returns: whether it is one; then the redemption runs on its own, and the delegate hears of it. Else nothing
  ///   happens.
  @discardableResult
  public func handleDeepLink(_ url: URL) -> Bool {
    let reading = adapter.readLink(url.absoluteString, on: session.target.platform, unwrapping: false)
    guard let link = reading.link else { return false }
    Task { feed(.called(.redeem(code: link.code), nil)) }
    return true
  }

  private func feed(_ input: SessionInput) {
    let effects = session.handle(input, at: Superwall.now)
    if case .answered(_, .success) = input {
      if deviceStatus == .unknown { deviceStatus = .inactive }
      refresh()
    }
    for effect in effects { carryOut(effect) }
  }

  private func carryOut(_ effect: SessionEffect) {
    switch effect {
    case .ask(let attempt, let request): Task { feed(.answered(attempt, await ask(request))) }
    case .wait(let attempt, let milliseconds, let jitter):
      let wait = Duration.milliseconds(milliseconds + Int64.random(in: 0..<max(1, jitter)))
      Task {
        // A wait that is broken off is over.
        try? await sleep(wait)
        feed(.waited(attempt))
      }
    case .tell(let event): tell(event)
    case .finish, .abandon, .schedule: break
    }
  }

  private func tell(_ event: SessionEvent) {
    switch event.body {
    case .empty where event.name == SuperwallEvent.willRedeem: delegate?.willRedeemLink()
    case .reply(let outcome):
      delegate?.didRedeemLink(result: RedemptionResult(outcome, on: session.target.platform))
    default: break
    }
  }

  private func ask(_ request: Question) async -> Result<Answer, GatewayError> {
    guard case .redeem(let redemption) = request else { return .success(.customer(Grant())) }
    do {
      return .success(.redemption(try await gateway(redemption)))
    } catch let failure as RedemptionFailure {
      return .failure(.failed(failure))
    } catch let error as GatewayError where error.isMetBySDK {
      return .failure(error)
    } catch {
      let message = "The service could not be asked (\(type(of: error)))."
      return .failure(.failed(RedemptionFailure(reason: .transport, message: message)))
    }
  }

  private static var now: Timestamp { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) }

  /// Works out entitlements and status anew from what the device and the stored answer give.
  private func refresh() {
    let outcomes = session.storedCodes.map(\.outcome)
    let web = adapter.webEntitlements(of: outcomes, on: session.target.platform)
    entitlements.web = Set(web.map { SuperwallEntitlement($0) })
    status = deviceStatus.resolved(with: hasPurchaseController ? [] : entitlements.web)
    if case .active(let active) = status { entitlements.active = active } else { entitlements.active = [] }
    let told = Set(outcomes.flatMap { $0.grant.map { $0.entitlements.map { SuperwallEntitlement($0) } } ?? [] })
    let activeIds = Set<String>(entitlements.active.map(\.id))
    entitlements.inactive = told.filter { !$0.isActive && !activeIds.contains($0.id) }
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
