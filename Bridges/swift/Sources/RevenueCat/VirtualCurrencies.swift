// The customer has no virtual money.
//
// Source: purchases-ios 5.86 `VirtualCurrencies.swift`, `VirtualCurrency.swift`.

/// A customer's balances; empty.
public struct VirtualCurrencies: Hashable, Codable, Sendable {
  /// By code; empty.
  public let all: [String: VirtualCurrency]

  /// The balance of a code; nil.
  public subscript(key: String) -> VirtualCurrency? { all[key] }
}

/// A balance in one currency. None is ever made.
public struct VirtualCurrency: Hashable, Codable, Sendable {
  /// How much there is.
  public let balance: Int
  /// The name for people.
  public let name: String
  /// The code on the dashboard.
  public let code: String
  /// The dashboard's description.
  public let serverDescription: String?
}

extension Purchases {
  /// No balances.
  public var cachedVirtualCurrencies: VirtualCurrencies? { VirtualCurrencies(all: [:]) }

  /// No balances.
  public func virtualCurrencies() async throws -> VirtualCurrencies { VirtualCurrencies(all: [:]) }

  /// No balances.
  public func getVirtualCurrencies(completion: @escaping @Sendable (VirtualCurrencies?, PublicError?) -> Void) {
    callBack { completion(VirtualCurrencies(all: [:]), nil) }
  }

  /// Does nothing.
  public func invalidateVirtualCurrenciesCache() {}
}
