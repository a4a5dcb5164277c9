public import Foundation
import SimulatedPhone

/// A value that the App Store has signed. On the simulated phone every signature is right.
public enum VerificationResult<SignedType> {
  /// The signature is right.
  case verified(SignedType)
  /// The signature is wrong. Never comes.
  case unverified(SignedType, VerificationError)

  /// Why a signature is wrong.
  public enum VerificationError: Error { case invalidSignature }

  /// The value; throws for a wrong signature.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, whatever the signature.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase in the App Store: one for each product that the phone owns.
public struct Transaction: Hashable, Sendable, Identifiable {
  /// The transaction's number.
  public let id: UInt64
  /// The product.
  public let productID: String
  /// The number of the first transaction of a subscription.
  public var originalID: UInt64 { id }
  /// A subscription that renews.
  public var productType: Product.ProductType { .autoRenewable }
  /// When it was bought.
  public let purchaseDate: Date
  /// End of the paid time; nil for ever.
  public var expirationDate: Date? { nil }
  /// When it was refunded; nil if it was not.
  public var revocationDate: Date? { nil }

  /// Does nothing.
  public func finish() async {}

  /// What the phone owns now.
  public static var currentEntitlements: Transactions { Transactions(stream: .once(Transactions.owned)) }

  /// The same as ``currentEntitlements``.
  public static var all: Transactions { currentEntitlements }

  /// What the phone owns of a product now.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    Transactions.owned.first { $0.productID == productID }.map { .verified($0) }
  }

  /// The same as ``currentEntitlement(for:)``.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    await currentEntitlement(for: productID)
  }

  /// New purchases, until the app ends.
  public static var updates: Transactions {
    let (stream, continuation) = AsyncStream.makeStream(of: VerificationResult<Transaction>.self)
    let known = Known(Set(Transactions.owned.map(\.productID)))
    Phone.current?.onPurchase {
      for transaction in known.news(in: Transactions.owned) { continuation.yield(.verified(transaction)) }
    } ended: {
      continuation.finish()
    }
    return Transactions(stream: stream)
  }

  /// Transactions, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    /// The element.
    public typealias Element = VerificationResult<Transaction>
    /// The iterator.
    public typealias AsyncIterator = AsyncStream<Element>.Iterator

    let stream: AsyncStream<Element>

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { stream.makeAsyncIterator() }

    static var owned: [Transaction] {
      guard let phone = Phone.current else { return [] }
      let date = Date(timeIntervalSince1970: Double(phone.clock.milliseconds) / 1000)
      return phone.ownedProducts.enumerated().map { index, product in
        Transaction(id: UInt64(index + 1), productID: product, purchaseDate: date)
      }
    }
  }

  private final class Known: Sendable {
    private let products: Guarded<Set<String>>

    init(_ products: Set<String>) { self.products = Guarded(products) }

    func news(in transactions: [Transaction]) -> [Transaction] {
      products.withLock { products in
        defer { products = Set(transactions.map(\.productID)) }
        return transactions.filter { !products.contains($0.productID) }
      }
    }
  }
}

extension AsyncStream where Element == VerificationResult<Transaction> {
  fileprivate static func once(_ transactions: [Transaction]) -> AsyncStream {
    AsyncStream { continuation in
      for transaction in transactions { continuation.yield(.verified(transaction)) }
      continuation.finish()
    }
  }
}

/// A product of the App Store: only its identifier.
public struct Product: Hashable, Sendable, Identifiable {
  /// The identifier.
  public let id: String

  /// What kind of product it is.
  public enum ProductType: Hashable, Sendable { case consumable, nonConsumable, nonRenewable, autoRenewable }

  /// The name for people: the identifier.
  public var displayName: String { id }

  /// Names a product.
  public init(id: String) { self.id = id }

  /// What the phone owns of it now.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  /// The same as ``currentEntitlement``.
  public var latestTransaction: VerificationResult<Transaction>? { get async { await currentEntitlement } }

  /// Zero.
  public var price: Decimal { 0 }
  /// Empty.
  public var displayPrice: String { "" }
  /// Empty.
  public var description: String { "" }
  /// A subscription that renews.
  public var type: ProductType { .autoRenewable }

  /// How a purchase ended.
  public enum PurchaseResult: Sendable { case success(VerificationResult<Transaction>), userCancelled, pending }

  /// Fails: no store is simulated.
  public func purchase() async throws -> PurchaseResult { throw StoreKitError.unknown }

  /// None: no store is simulated.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }
}

/// The App Store.
public enum AppStore {
  /// Does nothing.
  public static func sync() async throws {}
}

/// What the App Store refuses. Never comes: nothing is bought in it.
public enum StoreKitError: Error {
  case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
  case unsupported
}

/// The domain of ``SKError``.
public let SKErrorDomain = "SKErrorDomain"

/// What the App Store refused before ``StoreKitError``. Never comes.
public struct SKError: Error {
  /// Why.
  public enum Code: Int, Sendable { case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed }

  /// Why.
  public let code: Code

  /// The buyer changed their mind.
  public static let paymentCancelled = Code.paymentCancelled
}
