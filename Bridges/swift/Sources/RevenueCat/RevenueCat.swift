@_exported public import Foundation
public import RedemptionCore
@_exported public import RevenueCatAdapter
public import StoreKit

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

/// Where something was bought.
public typealias Store = RedemptionCore.Store
/// How the current period was bought.
public typealias PeriodType = RedemptionCore.PeriodType
/// Whether a purchase is shared.
public typealias PurchaseOwnershipType = RedemptionCore.OwnershipType

extension PublicError: @retroactive LocalizedError {
  /// The SDK's text.
  public var errorDescription: String? { message }
  /// The SDK's text.
  public var localizedDescription: String { message }
}

extension ErrorCode: @retroactive LocalizedError, @retroactive CustomStringConvertible {
  /// The SDK's text.
  public var errorDescription: String? { description }
  /// The SDK's text.
  public var description: String { PublicError(self, on: .ios).message }
}

// MARK: Configuration

/// How the app configures the SDK. Only the user counts; the other settings have no effect here.
///
/// Source: purchases-ios 5.86 `Configuration.swift`.
public final class Configuration: Sendable {
  let apiKey: String
  let appUserID: String?

  init(apiKey: String, appUserID: String?) { (self.apiKey, self.appUserID) = (apiKey, appUserID) }

  /// Begins a configuration.
  public static func builder(withAPIKey apiKey: String) -> Builder { Builder(withAPIKey: apiKey) }

  /// Begins a configuration for a user.
  public static func builder(withAPIKey apiKey: String, appUserID: String) -> Builder {
    Builder(withAPIKey: apiKey, appUserID: appUserID)
  }

  /// Collects the settings.
  public final class Builder {
    private var apiKey: String
    private var appUserID: String?

    /// Begins a configuration.
    public init(withAPIKey apiKey: String) { self.apiKey = apiKey }

    /// Begins a configuration for a user.
    public init(withAPIKey apiKey: String, appUserID: String) { (self.apiKey, self.appUserID) = (apiKey, appUserID) }

    /// Sets the key.
    public func with(apiKey: String) -> Builder {
      self.apiKey = apiKey
      return self
    }

    /// Sets the user.
    public func with(appUserID: String?) -> Builder {
      self.appUserID = appUserID
      return self
    }

    /// Ignored.
    public func with(userDefaults: UserDefaults) -> Builder { self }
    /// Ignored.
    public func with(networkTimeout: TimeInterval) -> Builder { self }
    /// Ignored.
    public func with(showStoreMessagesAutomatically: Bool) -> Builder { self }
    /// Ignored.
    public func with(diagnosticsEnabled: Bool) -> Builder { self }
    /// Ignored.
    public func with(storeKitVersion version: StoreKitVersion) -> Builder { self }
    /// Ignored.
    public func with(purchasesAreCompletedBy: PurchasesAreCompletedBy, storeKitVersion: StoreKitVersion) -> Builder {
      self
    }

    /// Ends the configuration.
    public func build() -> Configuration { Configuration(apiKey: apiKey, appUserID: appUserID) }
  }
}

/// The version of StoreKit that the SDK uses.
public enum StoreKitVersion: Int, Sendable { case storeKit1 = 1, storeKit2 }

/// Who finishes purchases.
public enum PurchasesAreCompletedBy: Int, Sendable { case revenueCat, myApp }

extension Purchases {
  /// Configures the SDK.
  @discardableResult
  public static func configure(with configuration: Configuration) -> Purchases {
    configure(withAPIKey: configuration.apiKey, appUserID: configuration.appUserID)
  }

  /// Configures the SDK.
  @discardableResult
  public static func configure(with builder: Configuration.Builder) -> Purchases { configure(with: builder.build()) }
}

// MARK: Offerings: none, because no store is simulated

/// What the app offers: nothing.
public struct Offerings: Hashable, Sendable {
  /// The current offering; nil.
  public var current: Offering? { nil }
  /// All offerings; empty.
  public var all: [String: Offering] { [:] }
  /// The offering with an identifier; nil.
  public func offering(identifier: String?) -> Offering? { nil }
}

/// Products that are offered together.
public struct Offering: Hashable, Sendable, Identifiable {
  /// The identifier.
  public let identifier: String
  /// The same as ``identifier``.
  public var id: String { identifier }
  /// The packages.
  public let availablePackages: [Package]
}

/// A product in an offering.
public struct Package: Hashable, Sendable, Identifiable {
  /// The identifier.
  public let identifier: String
  /// The same as ``identifier``.
  public var id: String { identifier }
  /// The product.
  public let storeProduct: StoreProduct
}

/// How a purchase ended.
public typealias PurchaseResultData = (
  transaction: StoreTransaction?, customerInfo: CustomerInfo, userCancelled: Bool
)

extension StoreProduct {
  /// The product of StoreKit.
  public init(sk2Product: StoreKit.Product) { self.init(productIdentifier: sk2Product.id) }
}

extension Purchases {
  /// Nothing is offered.
  public func offerings() async throws -> Offerings { Offerings() }

  /// Nothing is offered.
  public func getOfferings(completion: @escaping (Offerings?, PublicError?) -> Void) { completion(Offerings(), nil) }

  /// Nothing was offered.
  public var cachedOfferings: Offerings? { Offerings() }

  /// There are no products.
  public func products(_ productIdentifiers: [String]) async -> [StoreProduct] { [] }

  /// Fails: there is no App Store.
  public func purchase(package: Package) async throws -> PurchaseResultData { throw ErrorCode.storeProblemError }

  /// Fails: there is no App Store.
  public func purchase(product: StoreProduct) async throws -> PurchaseResultData {
    throw ErrorCode.storeProblemError
  }

  /// Fails: there is no App Store.
  public func purchase(package: Package, completion: @escaping PurchaseCompletedBlock) {
    Task { @MainActor in completion(nil, nil, PublicError(.storeProblemError, on: .ios), false) }
  }

  /// False: there is no App Store.
  public static func canMakePayments() -> Bool { false }
}
