// There is no App Store: nothing is shown, and nothing is refunded.
//
// Source: purchases-ios 5.86 `Purchases.swift`, `Storefront.swift`, `RefundRequestStatus.swift`, `StoreMessageType.swift`.

/// A country's App Store. None is known.
public struct Storefront: Hashable, Sendable {
  /// ISO 3166-1 alpha-3 code.
  public let countryCode: String
  /// The App Store's own name.
  public let identifier: String

  /// None.
  public static var currentStorefront: Storefront? { get async { nil } }
}

/// Receives the storefront.
public typealias GetStorefrontBlock = @MainActor @Sendable (Storefront?) -> Void

/// How a request for a refund ended.
public enum RefundRequestStatus: Int, Sendable { case userCancelled, success, error }

/// A message of the App Store to its customers.
public enum StoreMessageType: Int, CaseIterable, Sendable {
  case billingIssue, priceIncreaseConsent, generic, winBackOffer
}

extension Purchases {
  /// None.
  public var storeFrontCountryCode: String? { nil }

  /// None.
  public func getStorefront() async -> Storefront? { nil }

  /// None.
  public func getStorefront(completion: @escaping GetStorefrontBlock) { Task { @MainActor in completion(nil) } }

  /// Shows nothing.
  public func showManageSubscriptions() async throws {}

  /// Shows nothing.
  public func showManageSubscriptions(completion: @escaping (PublicError?) -> Void) { callBack { completion(nil) } }

  /// Fails: nothing was bought in the App Store.
  public func beginRefundRequest(forProduct productID: String) async throws -> RefundRequestStatus {
    throw ErrorCode.beginRefundRequestError
  }

  /// Fails: nothing was bought in the App Store.
  public func beginRefundRequest(forEntitlement entitlementID: String) async throws -> RefundRequestStatus {
    throw ErrorCode.beginRefundRequestError
  }

  /// Fails: nothing was bought in the App Store.
  public func beginRefundRequestForActiveEntitlement() async throws -> RefundRequestStatus {
    throw ErrorCode.beginRefundRequestError
  }

  /// Fails: nothing was bought in the App Store.
  public func beginRefundRequest(
    forProduct productID: String, completion: @escaping (Result<RefundRequestStatus, PublicError>) -> Void
  ) {
    beginRefundRequestForActiveEntitlement(completion: completion)
  }

  /// Fails: nothing was bought in the App Store.
  public func beginRefundRequest(
    forEntitlement entitlementID: String, completion: @escaping (Result<RefundRequestStatus, PublicError>) -> Void
  ) {
    beginRefundRequestForActiveEntitlement(completion: completion)
  }

  /// Fails: nothing was bought in the App Store.
  public func beginRefundRequestForActiveEntitlement(
    completion: @escaping (Result<RefundRequestStatus, PublicError>) -> Void
  ) {
    callBack { completion(.failure(PublicError(.beginRefundRequestError, on: .ios))) }
  }

  /// Shows nothing.
  public func showStoreMessages(for types: Set<StoreMessageType> = Set(StoreMessageType.allCases)) async {}

  /// Shows nothing.
  public func showStoreMessages(
    for types: Set<StoreMessageType> = Set(StoreMessageType.allCases), completion: @escaping () -> Void
  ) {
    callBack(completion)
  }

  /// Shows nothing.
  public func presentCodeRedemptionSheet() {}

  /// Shows nothing.
  public func showPriceConsentIfNeeded() {}
}
