/// Where something was bought, by a lower-case name with underscores.
///
/// An open set: a name that no adapter knows is carried as it came and told as the SDK's own word for an unknown store.
public struct Store: RawRepresentable, Hashable, Sendable, Codable {
  /// Such as `stripe` or `app_store`.
  public let rawValue: String

  /// Takes the name as it is.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Apple's App Store.
  public static let appStore = Store(rawValue: "app_store")
  /// Apple's Mac App Store.
  public static let macAppStore = Store(rawValue: "mac_app_store")
  /// Google Play.
  public static let playStore = Store(rawValue: "play_store")
  /// Amazon's Appstore.
  public static let amazon = Store(rawValue: "amazon")
  /// Stripe.
  public static let stripe = Store(rawValue: "stripe")
  /// Paddle.
  public static let paddle = Store(rawValue: "paddle")
  /// Granted by hand.
  public static let promotional = Store(rawValue: "promotional")
  /// Nobody told, or a shape that cannot tell.
  public static let unknown = Store(rawValue: "unknown")
}

/// A sum of money.
public struct Price: Hashable, Sendable, Codable {
  /// Millionths of the currency's unit: 9.99 is 9,990,000.
  public var amountMicros: Int64
  /// ISO 4217 code, upper case.
  public var currency: String

  /// A sum in millionths of a currency's unit.
  public init(amountMicros: Int64, currency: String) {
    self.amountMicros = amountMicros
    self.currency = currency
  }
}
