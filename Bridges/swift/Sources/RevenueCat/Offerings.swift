// Nothing is offered, because no store is simulated: these types are here so that an app's paywall compiles. No offering and no package is ever made.
//
// Source: purchases-ios 5.86 `Offerings.swift`, `Offering.swift`, `Package.swift`, `PackageType.swift`, `IntroEligibility.swift`,
// `PresentedOfferingContext.swift`.

/// What the app offers: nothing.
public struct Offerings: Hashable, Sendable {
  /// The current offering; nil.
  public var current: Offering? { nil }
  /// All offerings; empty.
  public var all: [String: Offering] { [:] }
  /// The offering with an identifier; nil.
  public func offering(identifier: String?) -> Offering? { nil }
  /// The offering of a placement; nil.
  public func currentOffering(forPlacement placementIdentifier: String) -> Offering? { nil }
  /// The offering with an identifier; nil.
  public subscript(key: String) -> Offering? { nil }
}

/// Products that are offered together.
public struct Offering: Hashable, Sendable, Identifiable {
  /// The identifier.
  public let identifier: String
  /// The same as ``identifier``.
  public var id: String { identifier }
  /// The dashboard's description.
  public let serverDescription: String
  /// The packages.
  public let availablePackages: [Package]
  /// The dashboard's metadata; empty.
  public var metadata: [String: Any] { [:] }
  /// Whether the dashboard has a paywall for it; false.
  public var hasPaywall: Bool { false }
  /// Where the web sells it; nil.
  public var webCheckoutUrl: URL? { nil }

  /// The package for a lifetime.
  public var lifetime: Package? { package(of: .lifetime) }
  /// The package for a year.
  public var annual: Package? { package(of: .annual) }
  /// The package for six months.
  public var sixMonth: Package? { package(of: .sixMonth) }
  /// The package for three months.
  public var threeMonth: Package? { package(of: .threeMonth) }
  /// The package for two months.
  public var twoMonth: Package? { package(of: .twoMonth) }
  /// The package for a month.
  public var monthly: Package? { package(of: .monthly) }
  /// The package for a week.
  public var weekly: Package? { package(of: .weekly) }

  /// The package with an identifier.
  public func package(identifier: String?) -> Package? { availablePackages.first { $0.identifier == identifier } }
  /// The package with an identifier.
  public subscript(key: String) -> Package? { package(identifier: key) }
  /// A value of the metadata: the default.
  public func getMetadataValue<T>(for key: String, default value: T) -> T { value }

  private func package(of type: PackageType) -> Package? { availablePackages.first { $0.packageType == type } }
}

/// A product in an offering.
public struct Package: Hashable, Sendable, Identifiable {
  /// The identifier.
  public let identifier: String
  /// The same as ``identifier``.
  public var id: String { identifier }
  /// For how long.
  public let packageType: PackageType
  /// The product.
  public let storeProduct: StoreProduct
  /// The offering's identifier.
  public let offeringIdentifier: String
  /// Where the package was offered.
  public var presentedOfferingContext: PresentedOfferingContext {
    PresentedOfferingContext(offeringIdentifier: offeringIdentifier)
  }
  /// Where the web sells it; nil.
  public var webCheckoutUrl: URL? { nil }
  /// The price for people.
  public var localizedPriceString: String { storeProduct.localizedPriceString }
  /// The introductory price for people.
  public var localizedIntroductoryPriceString: String? { storeProduct.localizedIntroductoryPriceString }
}

/// Where a package was offered.
public struct PresentedOfferingContext: Hashable, Sendable {
  /// The offering.
  public let offeringIdentifier: String
  /// The placement.
  public var placementIdentifier: String? { nil }
}

/// For how long a package is.
public enum PackageType: Int, Hashable, Sendable, CaseIterable, CustomDebugStringConvertible {
  case unknown = -2
  case custom, lifetime, annual, sixMonth, threeMonth, twoMonth, monthly, weekly

  /// The type's name and the identifier on the dashboard, such as `PackageType.$rc_six_month`.
  public var debugDescription: String {
    let words = "unknown custom lifetime annual six_month three_month two_month monthly weekly".split(separator: " ")
    return "PackageType." + (rawValue < 0 ? "" : "$rc_") + words[rawValue + 2]
  }
}

/// Whether a customer gets an introductory price.
public enum IntroEligibilityStatus: Int, Hashable, Sendable {
  case unknown, ineligible, eligible, noIntroOfferExists

  /// True for ``eligible`` alone.
  public var isEligible: Bool { self == .eligible }
}

/// Whether a customer gets a product's introductory price.
public struct IntroEligibility: Hashable, Sendable {
  /// The answer.
  public let status: IntroEligibilityStatus
}

extension Purchases {
  /// Nothing is offered.
  public func offerings() async throws -> Offerings { Offerings() }

  /// Nothing is offered.
  public func getOfferings(completion: @escaping (Offerings?, PublicError?) -> Void) {
    callBack { completion(Offerings(), nil) }
  }

  /// Nothing was offered.
  public var cachedOfferings: Offerings? { Offerings() }

  /// Nothing is offered.
  public func syncAttributesAndOfferingsIfNeeded() async throws -> Offerings? { Offerings() }

  /// Nothing is offered.
  public func syncAttributesAndOfferingsIfNeeded(completion: @escaping (Offerings?, PublicError?) -> Void) {
    getOfferings(completion: completion)
  }

  /// There are no products.
  public func products(_ productIdentifiers: [String]) async -> [StoreProduct] { [] }

  /// There are no products.
  public func getProducts(_ productIdentifiers: [String], completion: @escaping ([StoreProduct]) -> Void) {
    callBack { completion([]) }
  }

  /// Unknown: there are no products.
  public func checkTrialOrIntroDiscountEligibility(productIdentifiers: [String]) async -> [String: IntroEligibility] {
    unknown(productIdentifiers)
  }

  /// Unknown: there are no products.
  public func checkTrialOrIntroDiscountEligibility(product: StoreProduct) async -> IntroEligibilityStatus { .unknown }

  /// Unknown: there are no packages.
  public func checkTrialOrIntroDiscountEligibility(packages: [Package]) async -> [Package: IntroEligibility] {
    unknown(packages)
  }

  /// Unknown: there are no products.
  public func checkTrialOrIntroDiscountEligibility(
    productIdentifiers: [String], completion: @escaping ([String: IntroEligibility]) -> Void
  ) {
    callBack { completion(self.unknown(productIdentifiers)) }
  }

  /// Unknown: there are no products.
  public func checkTrialOrIntroDiscountEligibility(
    product: StoreProduct, completion: @escaping (IntroEligibilityStatus) -> Void
  ) {
    callBack { completion(.unknown) }
  }

  private func unknown<Key: Hashable>(_ keys: [Key]) -> [Key: IntroEligibility] {
    Dictionary(keys.map { ($0, IntroEligibility(status: .unknown)) }, uniquingKeysWith: { _, last in last })
  }
}

/// Calls the app on the main actor, later. What is called need not be sendable, as in the SDK.
func callBack(_ call: @escaping () -> Void) {
  nonisolated(unsafe) let call = call
  Task { @MainActor in call() }
}
