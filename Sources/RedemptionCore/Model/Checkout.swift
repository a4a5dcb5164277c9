/// What a vendor's checkout is set to do after a purchase: the options of `store/policy` that only this vendor has.
///
/// The ledger keeps them and does not read them; the adapter does.
///
/// ```swift
/// CheckoutSettings(["linkPolicy": "allowed", "successUrl": nil])
/// ```
public struct CheckoutSettings: Hashable, Sendable, Codable {
  private var values: [String: JSONValue]

  /// Makes settings from each option's name and value.
  public init(_ values: [String: JSONValue] = [:]) { self.values = values }

  /// All settings.
  public var json: JSONValue { .object(values) }

  /// True if there is no option.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of an option; nil if there is no such option.
  public subscript(_ name: String) -> JSONValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The text of an option; nil if it is null or no text.
  public func text(_ name: String) -> String? {
    guard case .string(let text) = values[name] else { return nil }
    return text
  }

  /// Returns settings with the same options, in which each value of `changes` replaces the one that was there.
  public func changed(by changes: CheckoutSettings) -> CheckoutSettings {
    CheckoutSettings(values.merging(changes.values.filter { values[$0.key] != nil }) { $1 })
  }

  /// Reads an object.
  public init(from decoder: any Decoder) throws { values = try [String: JSONValue](from: decoder) }

  /// Writes an object, by ascending name.
  public func encode(to encoder: any Encoder) throws { try JSONValue.object(values).encode(to: encoder) }
}

/// Where a checkout takes place.
public enum CheckoutKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// The hosted page of a purchase link.
  case link
  /// The vendor's SDK inside the app owner's own web page.
  case webSDK
  /// The button of a paywall.
  case paywall
}

/// One checkout of a vendor, with the options that its vendor has.
public protocol Checkout: Sendable {
  /// Returns where the checkout leads the buyer.
  func end(of sale: CheckoutSale, under settings: CheckoutSettings) -> CheckoutEnd

  /// Returns the screens that the buyer sees after it, in that order.
  ///
  /// - Parameters:
  ///   - end: how this checkout has ended.
  ///   - link: the purchase's first link.
  ///   - purchase: what was bought.
  func screens(after end: CheckoutEnd, link: String, _ purchase: PurchaseRecord) -> [CheckoutScreen]
}

extension Checkout {
  /// Thanks on the vendor's page, and the mail.
  public func screens(after end: CheckoutEnd, link: String, _ purchase: PurchaseRecord) -> [CheckoutScreen] {
    [.noLink(.vendor, url: end.next.url, note: "The checkout's page shows no link.")]
      + CheckoutScreen.mail(end, link: link, purchase)
  }
}

/// What a checkout has just sold.
public struct CheckoutSale: Hashable, Sendable {
  /// What was bought.
  public let purchase: PurchaseRecord
  /// The purchase's first link.
  public let link: String
  /// True if the buyer is a user that the app named.
  public let isIdentified: Bool

  /// Describes a sale.
  public init(purchase: PurchaseRecord, link: String, isIdentified: Bool) {
    self.purchase = purchase
    self.link = link
    self.isIdentified = isIdentified
  }
}

/// What a buyer sees after the checkout.
public struct CheckoutEnd: Hashable, Sendable, Codable {
  /// Where the browser goes.
  public struct Next: Hashable, Sendable, Codable {
    /// What is there.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// Nothing: the page goes on by itself.
      case none
      /// The vendor's own success page.
      case hostedPage
      /// The app owner's success page, with the redemption link in its query.
      case successPage
      /// The app, through a link with a code.
      case deepLink
      /// The vendor's page that opens the app, or its store where the app is missing.
      case redemptionPage
      /// The app owner's page, with the purchase in its query and no code.
      case redirect
    }

    /// What is there.
    public let kind: Kind
    /// Its address; nil where there is none or the vendor publishes none.
    public let url: String?
    /// Where a buyer without the app is sent instead; nil where nothing is known of one.
    public let storeURL: String?

    /// Describes where the browser goes.
    public init(kind: Kind, url: String?, storeURL: String? = nil) {
      self.kind = kind
      self.url = url
      self.storeURL = storeURL
    }

    private enum CodingKeys: String, CodingKey {
      case kind, url
      case storeURL = "storeUrl"
    }

    /// Writes `url` as null where there is none, `storeUrl` only where it is known.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try container.encode(url, forKey: .url)
      try container.encodeIfPresent(storeURL, forKey: .storeURL)
    }
  }

  /// What the service answers to an app that asks about the checkout by its id.
  public struct Report: Hashable, Sendable, Codable {
    /// The id.
    public let id: String
    /// True if the app gets the purchase's code; otherwise it only hears that the checkout is over.
    public let givesCode: Bool

    /// Describes a report.
    public init(id: String, givesCode: Bool) {
      self.id = id
      self.givesCode = givesCode
    }
  }

  /// What a web SDK hands to the page.
  public struct RedemptionInfo: Hashable, Sendable, Codable {
    /// The link that opens the app.
    public let redeemUrl: String
    /// The same behind HTTPS, for codes to scan.
    public let redeemUrlRedirect: String?

    /// Describes what the page gets.
    public init(redeemUrl: String, redeemUrlRedirect: String?) {
      self.redeemUrl = redeemUrl
      self.redeemUrlRedirect = redeemUrlRedirect
    }
  }

  /// Where the browser goes.
  public let next: Next
  /// What a web SDK hands to the page; nil for other checkouts and for purchases that nobody can redeem.
  public let redemptionInfo: RedemptionInfo?
  /// Whether the link is mailed to the buyer at once.
  public let mailsLink: Bool
  /// What an app hears that asks about the checkout; nil if no app can.
  public let report: Report?

  /// Describes the end of a checkout.
  public init(next: Next, redemptionInfo: RedemptionInfo? = nil, mailsLink: Bool, report: Report? = nil) {
    self.next = next
    self.redemptionInfo = redemptionInfo
    self.mailsLink = mailsLink
    self.report = report
  }
}
