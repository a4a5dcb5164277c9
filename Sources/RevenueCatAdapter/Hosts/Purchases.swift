public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The part of the SDK's `Purchases` that redeems, for Swift hosts: async, typed, with the service injected.
///
/// It behaves as purchases-ios 5.86 does: redemptions of one token that overlap share one request, an answer 429 is met
/// with another request, and neither success nor failure changes the app user.
public actor Purchases {
  /// Answers one redemption, or throws why it could not: a ``RedemptionFailure``, or a `GatewayError`. Any other error
  /// counts as a broken connection.
  public typealias Redeem = @Sendable (RedemptionRequest) async throws -> RedemptionAnswer

  /// The app user: the one given, or an anonymous one made at the start.
  public nonisolated let appUserID: String
  /// What the service last told of the customer; nil before the first success. A failure does not change it.
  public private(set) var cachedCustomerInfo: CustomerInfo?

  private let redeemer: Redeemer
  private let redeem: Redeem
  private let now: @Sendable () -> Timestamp
  private let sleep: @Sendable (Duration) async throws -> Void
  private var underWay: [WebPurchaseRedemption: Task<WebPurchaseRedemptionResult, Never>] = [:]

  private static let adapter = RevenueCatAdapter()
  private static let profile = adapter.sessionProfile(
    for: Target(vendor: .revenueCat, sdk: .native, platform: .ios))

  /// Configures an app.
  ///
  /// - Parameters:
  ///   - appUserID: nil or blank makes an anonymous one, as the SDK does.
  ///   - now: the clock, for a customer that the service told nothing of.
  ///   - sleep: waits before a request is sent again.
  ///   - redeem: the service.
  public init(
    appUserID: String? = nil, now: @escaping @Sendable () -> Timestamp = Purchases.systemTime,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    redeem: @escaping Redeem
  ) {
    var generator = SystemRandomNumberGenerator()
    let given = appUserID.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    self.appUserID = given ?? Purchases.adapter.newAppUserId(using: &generator) ?? ""
    redeemer = Redeemer(appUserId: self.appUserID, deviceId: Purchases.adapter.newDeviceId(using: &generator))
    self.now = now
    self.sleep = sleep
    self.redeem = redeem
  }

  /// Configures an app with a gateway that answers at once, such as a script or the embedded ledger.
  public init(
    appUserID: String? = nil, gateway: sending any RedemptionGateway,
    now: @escaping @Sendable () -> Timestamp = Purchases.systemTime
  ) {
    let serial = SerialGateway(gateway)
    self.init(appUserID: appUserID, now: now) { try await serial.redeem($0, at: now()) }
  }

  /// The present moment of the system's clock.
  public static let systemTime: @Sendable () -> Timestamp = {
    Timestamp(milliseconds: Int64((Date.now.timeIntervalSince1970 * 1000).rounded(.down)))
  }

  /// Whether the app user was made by the SDK.
  public nonisolated var isAnonymous: Bool { Purchases.adapter.isAnonymous(appUserID) }

  /// The same as `URL.asWebPurchaseRedemption`.
  public nonisolated static func parseAsWebPurchaseRedemption(_ url: URL) -> WebPurchaseRedemption? {
    url.asWebPurchaseRedemption
  }

  /// Redeems a link for the app user. Never throws: what goes wrong is a result.
  public func redeemWebPurchase(_ redemption: WebPurchaseRedemption) async -> WebPurchaseRedemptionResult {
    if let running = underWay[redemption] { return await running.value }
    let task = Task { await run(redemption) }
    underWay[redemption] = task
    let result = await task.value
    underWay[redemption] = nil
    return result
  }

  private func run(_ redemption: WebPurchaseRedemption) async -> WebPurchaseRedemptionResult {
    let request = RedemptionRequest(vendor: .revenueCat, code: redemption.token, redeemer: redeemer)
    var attempts = 0
    while true {
      attempts += 1
      do {
        let outcome = try await redeem(request).outcome ?? .invalidCode(code: redemption.token)
        return settle(outcome)
      } catch {
        var failure = RedemptionFailure(meeting: error)
        failure.attempts = attempts
        guard let wait = Purchases.profile.retry.wait(after: failure),
          (try? await sleep(.milliseconds(wait))) != nil
        else { return settle(.failed(code: redemption.token, failure: failure.told)) }
      }
    }
  }

  private func settle(_ outcome: RedemptionOutcome) -> WebPurchaseRedemptionResult {
    let result = WebPurchaseRedemptionResult(outcome, platform: .ios, now: now())
    if case .success(let info) = result { cachedCustomerInfo = info }
    return result
  }
}

/// Where a gateway that knows no concurrency is asked: one question at a time.
private actor SerialGateway {
  private let gateway: any RedemptionGateway

  init(_ gateway: sending any RedemptionGateway) { self.gateway = gateway }

  func redeem(_ request: RedemptionRequest, at now: Timestamp) throws -> RedemptionAnswer {
    guard case .redemption(let answer) = try gateway.answer(.redeem(request), at: now) else {
      throw RedemptionFailure(reason: .unreadable, message: "The gateway answered another question.")
    }
    return answer
  }
}

extension RedemptionFailure {
  /// What an SDK makes of an error that a service threw.
  fileprivate init(meeting error: any Error) {
    switch error {
    case let failure as RedemptionFailure: self = failure
    case GatewayError.failed(let failure): self = failure
    case GatewayError.unavailable: self.init(reason: .transport, message: "The ledger is unavailable.")
    case GatewayError.scriptEnded: self.init(reason: .transport, message: "The script has no outcome left.")
    default: self.init(reason: .transport, message: "The service could not be asked.")
    }
  }
}
