public import StoreKit

// A product has only its identifier, because no store is simulated. The rest is here so that an app's paywall compiles.
//
// Source: purchases-ios 5.86 `StoreProduct.swift`, `SubscriptionPeriod.swift`, `StoreProductDiscount.swift`.

/// StoreKit's product.
public typealias SK2Product = StoreKit.Product
/// StoreKit's transaction.
public typealias SK2Transaction = StoreKit.Transaction

extension StoreProduct {
  /// The product of StoreKit.
  public init(sk2Product: SK2Product) { self.init(productIdentifier: sk2Product.id) }

  /// StoreKit's product.
  public var sk2Product: SK2Product? { SK2Product(id: productIdentifier) }
  /// The name for people: the identifier.
  public var localizedTitle: String { productIdentifier }
  /// Empty.
  public var localizedDescription: String { "" }
  /// A subscription that renews.
  public var productType: ProductType { .autoRenewableSubscription }
  /// A subscription.
  public var productCategory: ProductCategory { .subscription }
  /// Zero.
  public var price: Decimal { 0 }
  /// Zero.
  public var priceDecimalNumber: NSDecimalNumber { 0 }
  /// Empty.
  public var localizedPriceString: String { "" }
  /// None.
  public var localizedIntroductoryPriceString: String? { nil }
  /// None.
  public var currencyCode: String? { nil }
  /// None.
  public var priceFormatter: NumberFormatter? { nil }
  /// None.
  public var pricePerWeek: NSDecimalNumber? { nil }
  /// None.
  public var pricePerMonth: NSDecimalNumber? { nil }
  /// None.
  public var pricePerYear: NSDecimalNumber? { nil }
  /// None.
  public var localizedPricePerWeek: String? { nil }
  /// None.
  public var localizedPricePerMonth: String? { nil }
  /// None.
  public var localizedPricePerYear: String? { nil }
  /// False.
  public var isFamilyShareable: Bool { false }
  /// None.
  public var subscriptionGroupIdentifier: String? { nil }
  /// None.
  public var subscriptionPeriod: SubscriptionPeriod? { nil }
  /// None.
  public var introductoryDiscount: StoreProductDiscount? { nil }
  /// None.
  public var discounts: [StoreProductDiscount] { [] }

  /// There are no offers.
  public func eligiblePromotionalOffers() async -> [PromotionalOffer] { [] }

  /// What kind of product it is.
  public enum ProductType: Int, Sendable {
    case consumable, nonConsumable, nonRenewableSubscription, autoRenewableSubscription
  }

  /// Whether it is a subscription.
  public enum ProductCategory: Int, Sendable { case subscription, nonSubscription }
}

/// How long a period is.
public struct SubscriptionPeriod: Hashable, Sendable {
  /// How many units.
  public let value: Int
  /// The unit.
  public let unit: Unit

  /// Makes a period.
  public init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }

  /// A unit of time.
  public enum Unit: Int, Sendable { case day, week, month, year }
}

/// An offer of a product. None is ever made.
public struct StoreProductDiscount: Hashable, Sendable {
  /// The identifier.
  public let offerIdentifier: String?
  /// The currency.
  public let currencyCode: String?
  /// The price.
  public let price: Decimal
  /// The same as ``price``.
  public var priceDecimalNumber: NSDecimalNumber { price as NSDecimalNumber }
  /// The price for people.
  public let localizedPriceString: String
  /// How it is paid.
  public let paymentMode: PaymentMode
  /// How long a period is.
  public let subscriptionPeriod: SubscriptionPeriod
  /// How many periods.
  public let numberOfPeriods: Int
  /// What kind of offer it is.
  public let type: DiscountType

  /// How an offer is paid.
  public enum PaymentMode: Int, Sendable { case payAsYouGo, payUpFront, freeTrial }
  /// What kind of offer it is.
  public enum DiscountType: Int, Sendable { case introductory, promotional, winBack }
}

extension StoreTransaction {
  /// When it was bought: never.
  public var purchaseDate: Date { .distantPast }
  /// One.
  public var quantity: Int { 1 }
  /// None.
  public var storefront: Storefront? { nil }
  /// None.
  public var sk2Transaction: SK2Transaction? { nil }
  /// Nil: it was not refunded.
  public var revocationDate: Date? { nil }
}
