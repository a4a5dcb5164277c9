public import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The part of the SDK's `Purchases` that redeems, for Swift hosts: async, typed, with the service injected.
///
/// It runs ``RevenueCatBehaviour`` of the native iOS SDK: redemptions of one token that overlap share one request, a
/// request is repeated after status 429, and neither success nor failure changes the app user.
@MainActor
public final class Purchases {
  /// Answers a redemption, or throws a ``RedemptionFailure`` or a `GatewayError`. Any other error counts as a broken
  /// connection.
  public typealias Redeem = @Sendable (RedemptionRequest) async throws -> RedemptionAnswer

  /// The app user: the one given, or an anonymous one made at the start.
  public nonisolated let appUserID: String

  private let host: SDKHost<RevenueCatBehaviour>
  private let now: @Sendable () -> Timestamp

  /// Configures an app.
  ///
  /// - Parameters:
  ///   - appUserID: nil or blank makes an anonymous user, as the SDK does.
  ///   - now: the clock; also the dates of customer info that the service returns without a customer.
  ///   - sleep: waits before a request is repeated.
  ///   - redeem: the service.
  public init(
    appUserID: String? = nil, now: @escaping @Sendable () -> Timestamp = Purchases.systemTime,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    redeem: @escaping Redeem
  ) {
    let behaviour = RevenueCatBehaviour(Target(vendor: .revenueCat, sdk: .native, platform: .ios))
    host = SDKHost(behaviour, start: SDKStart(appUserId: appUserID), now: now, sleep: sleep) { question, _ in
      await question.answer(from: redeem)
    }
    self.now = now
    self.appUserID = host.behaviour.redeemer.appUserId ?? ""
  }

  /// Configures an app with a gateway that answers at once, such as a script or the embedded ledger.
  public convenience init(
    appUserID: String? = nil, gateway: sending any RedemptionGateway,
    now: @escaping @Sendable () -> Timestamp = Purchases.systemTime
  ) {
    let serial = SerialGateway(gateway)
    self.init(appUserID: appUserID, now: now) { try await serial.redeem($0, at: now()) }
  }

  /// The present time of the system's clock.
  public nonisolated static let systemTime: @Sendable () -> Timestamp = {
    Timestamp(milliseconds: Int64((Date.now.timeIntervalSince1970 * 1000).rounded(.down)))
  }

  /// The customer info of the latest success; nil before the first one.
  public var cachedCustomerInfo: CustomerInfo? {
    let cache = host.behaviour.customer
    return cache.grant.map { CustomerInfo($0, platform: .ios, now: cache.fetchedAt ?? now()) }
  }

  /// True if the SDK made the app user.
  public nonisolated var isAnonymous: Bool { RevenueCatAdapter().isAnonymous(appUserID) }

  /// The same as `URL.asWebPurchaseRedemption`.
  public nonisolated static func parseAsWebPurchaseRedemption(_ url: URL) -> WebPurchaseRedemption? {
    url.asWebPurchaseRedemption
  }

  /// Redeems a link for the app user. Never throws: an error is a result.
  public func redeemWebPurchase(_ redemption: WebPurchaseRedemption) async -> WebPurchaseRedemptionResult {
    let result = await host.call(.redeem(.code(redemption.token)))
    guard case .outcome(let outcome) = result else {
      return WebPurchaseRedemptionResult(.failed(code: redemption.token, failure: .otherAnswer), now: now())
    }
    return WebPurchaseRedemptionResult(outcome, now: now())
  }
}

extension Question {
  /// Asks the service of a host, which only redeems.
  ///
  /// A success without a customer takes its grant as the customer: RevenueCat's response to a redemption is the
  /// customer info.
  fileprivate func answer(from redeem: Purchases.Redeem) async -> Result<Answer, GatewayError> {
    guard case .redeem(let request) = self else { return .failure(.failed(.otherAnswer)) }
    do {
      var answer = try await redeem(request)
      answer.outcome = answer.outcome ?? .invalidCode(code: request.code)
      answer.customer = answer.customer ?? answer.outcome?.grant
      return .success(.redemption(answer))
    } catch {
      return .failure(.failed(RedemptionFailure(meeting: error)))
    }
  }
}

/// Asks a gateway without concurrency one question at a time.
private actor SerialGateway {
  private let gateway: any RedemptionGateway

  init(_ gateway: sending any RedemptionGateway) { self.gateway = gateway }

  func redeem(_ request: RedemptionRequest, at now: Timestamp) throws -> RedemptionAnswer {
    guard case .redemption(let answer) = try gateway.answer(.redeem(request), at: now) else {
      throw RedemptionFailure.otherAnswer
    }
    return answer
  }
}
