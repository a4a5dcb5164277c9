public import StoreKit

// Every purchase fails, because no store is simulated: these types are here so that an app's paywall compiles.
//
// Source: purchases-ios 5.86 `Purchases.swift`, `PurchasesType.swift`, `PurchaseParams.swift`, `PromotionalOffer.swift`, `WinBackOffer.swift`.

/// How a purchase ended.
public typealias PurchaseResultData = (
  transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
)

/// What is bought, and how. It has no effect.
public struct PurchaseParams: Sendable {
  /// Collects the settings.
  public final class Builder {
    /// Begins with a package.
    public init(package: Package) {}
    /// Begins with a product.
    public init(product: StoreProduct) {}
    /// Ignored.
    public func with(promotionalOffer: PromotionalOffer) -> Self { self }
    /// Ignored.
    public func with(winBackOffer: WinBackOffer) -> Self { self }
    /// Ignored.
    public func with(quantity: Int) -> Self { self }
    /// Ignored.
    public func with(introductoryOfferEligibilityJWS: String) -> Self { self }
    /// Ends the settings.
    public func build() -> PurchaseParams { PurchaseParams() }
  }
}

/// An offer for those who have subscribed. None is ever made.
public struct PromotionalOffer: Hashable, Sendable {
  /// The discount.
  public let discount: StoreProductDiscount
}

/// An offer for those who have left. None is ever made.
public struct WinBackOffer: Hashable, Sendable {
  /// The discount.
  public let discount: StoreProductDiscount
}

extension Purchases {
  /// False: there is no App Store.
  public static func canMakePayments() -> Bool { false }

  /// Fails: there is no App Store.
  public func purchase(_ params: PurchaseParams) async throws -> PurchaseResultData {
    throw ErrorCode.storeProblemError
  }

  /// Fails: there is no App Store.
  public func purchase(package: Package) async throws -> PurchaseResultData { throw ErrorCode.storeProblemError }

  /// Fails: there is no App Store.
  public func purchase(product: StoreProduct) async throws -> PurchaseResultData { throw ErrorCode.storeProblemError }

  /// Fails: there is no App Store.
  public func purchase(package: Package, promotionalOffer: PromotionalOffer) async throws -> PurchaseResultData {
    throw ErrorCode.storeProblemError
  }

  /// Fails: there is no App Store.
  public func purchase(product: StoreProduct, promotionalOffer: PromotionalOffer) async throws -> PurchaseResultData {
    throw ErrorCode.storeProblemError
  }

  /// Fails: there is no App Store.
  public func purchase(_ params: PurchaseParams, completion: @escaping PurchaseCompletedBlock) { fail(completion) }

  /// Fails: there is no App Store.
  public func purchase(package: Package, completion: @escaping PurchaseCompletedBlock) { fail(completion) }

  /// Fails: there is no App Store.
  public func purchase(product: StoreProduct, completion: @escaping PurchaseCompletedBlock) { fail(completion) }

  /// Fails: there is no App Store.
  public func purchase(
    package: Package, promotionalOffer: PromotionalOffer, completion: @escaping PurchaseCompletedBlock
  ) {
    fail(completion)
  }

  /// Fails: there is no App Store.
  public func purchase(
    product: StoreProduct, promotionalOffer: PromotionalOffer, completion: @escaping PurchaseCompletedBlock
  ) {
    fail(completion)
  }

  /// Fails: there is no App Store.
  public func promotionalOffer(
    forProductDiscount discount: StoreProductDiscount, product: StoreProduct
  ) async throws -> PromotionalOffer {
    throw ErrorCode.storeProblemError
  }

  /// Fails: there is no App Store.
  public func getPromotionalOffer(
    forProductDiscount discount: StoreProductDiscount, product: StoreProduct,
    completion: @escaping (PromotionalOffer?, PublicError?) -> Void
  ) {
    callBack { completion(nil, PublicError(.storeProblemError, on: .ios)) }
  }

  /// There are no offers.
  public func eligiblePromotionalOffers(forProduct product: StoreProduct) async -> [PromotionalOffer] { [] }

  /// There are no offers.
  public func eligibleWinBackOffers(forProduct product: StoreProduct) async throws -> [WinBackOffer] { [] }

  /// There are no offers.
  public func eligibleWinBackOffers(forPackage package: Package) async throws -> [WinBackOffer] { [] }

  /// There are no offers.
  public func eligibleWinBackOffers(
    forProduct product: StoreProduct, completion: @escaping @Sendable ([WinBackOffer]?, PublicError?) -> Void
  ) {
    callBack { completion([], nil) }
  }

  /// There are no offers.
  public func eligibleWinBackOffers(
    forPackage package: Package, completion: @escaping @Sendable ([WinBackOffer]?, PublicError?) -> Void
  ) {
    callBack { completion([], nil) }
  }

  /// Fails, as for a product that was not bought: there is no App Store.
  public func recordPurchase(_ purchaseResult: Product.PurchaseResult) async throws -> StoreTransaction? {
    throw ErrorCode.storeProblemError
  }

  private func fail(_ completion: @escaping PurchaseCompletedBlock) {
    Task { @MainActor in completion(nil, nil, PublicError(.storeProblemError, on: .ios), false) }
  }
}
