public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// `Purchases` of purchases-ios for Swift hosts, with the service injected: what redeems, and what an app calls around
/// it.
///
/// It runs ``RevenueCatBehaviour`` of the native iOS SDK. As in the SDK, every member can be used on any thread;
/// delegate and completions are called on the main actor.
///
/// An app's own code takes ``shared``:
///
/// ```swift
/// Purchases.install(HostEnvironment(gateway: ledger))
/// Purchases.configure(withAPIKey: "appl_key")
/// let info = try await Purchases.shared.customerInfo()
/// ```
public final class Purchases: Sendable {
  /// Answers a redemption; see `HostEnvironment.Redeem`.
  public typealias Redeem = HostEnvironment.Redeem

  let host: SDKHost<RevenueCatBehaviour>
  let environment: HostEnvironment
  let observers = Locked(Observers())
  let customerInfos = Broadcast<CustomerInfo>()

  /// Configures an app.
  ///
  /// - Parameters:
  ///   - appUserID: nil or blank makes an anonymous user, as the SDK does.
  ///   - environment: the service, the clock, and how to wait.
  public convenience init(appUserID: String? = nil, environment: HostEnvironment) {
    self.init(appUserID: appUserID, isConfigured: true, environment: environment)
  }

  /// Configures an app whose service answers redemptions only.
  ///
  /// - Parameters:
  ///   - appUserID: nil or blank makes an anonymous user.
  ///   - now: the clock; also the dates of customer info that the service returns without a customer.
  ///   - sleep: waits before a request is repeated.
  ///   - redeem: the service.
  public convenience init(
    appUserID: String? = nil, now: @escaping @Sendable () -> Timestamp = HostEnvironment.systemTime,
    sleep: @escaping HostEnvironment.Sleep = HostEnvironment.taskSleep, redeem: @escaping Redeem
  ) {
    self.init(appUserID: appUserID, environment: HostEnvironment(now: now, sleep: sleep, redeem: redeem))
  }

  /// Configures an app with a gateway that answers at once, such as a script or the embedded ledger.
  public convenience init(
    appUserID: String? = nil, gateway: sending any RedemptionGateway,
    now: @escaping @Sendable () -> Timestamp = HostEnvironment.systemTime
  ) {
    self.init(appUserID: appUserID, environment: HostEnvironment(gateway: gateway, now: now))
  }

  init(appUserID: String?, isConfigured: Bool, stored: RevenueCatBehaviour? = nil, environment: HostEnvironment) {
    self.environment = environment
    var service = environment
    service.ask = { await Purchases.answer($0, from: environment, $1) }
    host = SDKHost(
      RevenueCatBehaviour(Target(vendor: .revenueCat, sdk: .native, platform: .ios)),
      start: SDKStart(
        appUserId: appUserID, deviceId: stored?.redeemer.deviceId, isConfigured: isConfigured, stored: stored),
      in: service)
    host.listen { [weak self] event, behaviour in self?.take(event, behaviour) }
  }

  /// RevenueCat's response to a redemption is the customer info: a success without a customer takes its grant as the
  /// customer.
  private static func answer(
    _ question: Question, from environment: HostEnvironment, _ context: ServiceContext
  ) async -> Result<Answer, GatewayError> {
    let answer = await environment.ask(question, context)
    guard case .redeem(let asked) = question, case .success(.redemption(var redemption)) = answer else {
      return answer
    }
    redemption.outcome = redemption.outcome ?? .invalidCode(code: asked.code)
    redemption.customer = redemption.customer ?? redemption.outcome?.grant
    return .success(.redemption(redemption))
  }

  // MARK: User

  /// The app user: the one given, or an anonymous one that the SDK made.
  public var appUserID: String { host.behaviour.redeemer.appUserId ?? "" }

  /// True if the SDK made the app user.
  public var isAnonymous: Bool { host.behaviour.isAnonymous }

  // MARK: Redemption

  /// The same as `URL.asWebPurchaseRedemption`.
  public static func parseAsWebPurchaseRedemption(_ url: URL) -> WebPurchaseRedemption? {
    url.asWebPurchaseRedemption
  }

  /// Redeems a link for the app user. Never throws: an error is a result.
  public func redeemWebPurchase(_ redemption: WebPurchaseRedemption) async -> WebPurchaseRedemptionResult {
    switch await host.call(.redeem(.code(redemption.token))) {
    case .outcome(let outcome): return WebPurchaseRedemptionResult(outcome, now: environment.now())
    case .refused(let error, _): return .error(PublicError(refusal: error))
    default:
      return WebPurchaseRedemptionResult(
        .failed(code: redemption.token, failure: .otherAnswer), now: environment.now())
    }
  }

  /// Redeems a link for the app user, and calls back with what the user has or with the error of the result.
  ///
  /// Source: purchases-ios 5.86 `Purchases.redeemWebPurchase(webPurchaseRedemption:completion:)`.
  public func redeemWebPurchase(
    webPurchaseRedemption: WebPurchaseRedemption, completion: @escaping (CustomerInfo?, PublicError?) -> Void
  ) {
    let callback = Callback(completion)
    Task {
      switch await redeemWebPurchase(webPurchaseRedemption) {
      case .success(let info): await callback(info, nil)
      case .error(let error): await callback(nil, error)
      case .invalidToken: await callback(nil, PublicError(.invalidWebPurchaseToken, on: .ios))
      case .purchaseBelongsToOtherUser: await callback(nil, PublicError(.purchaseBelongsToOtherUser, on: .ios))
      case .expired: await callback(nil, PublicError(.expiredWebPurchaseToken, on: .ios))
      }
    }
  }
}

extension PublicError {
  /// A call that the SDK rejects.
  init(refusal error: SDKError, kind: String = "") {
    let known = Int(error.code).flatMap { ErrorCode(number: $0, on: .ios) } ?? .configurationError
    self.init(known, on: .ios, underlyingErrorMessage: error.message)
  }
}
