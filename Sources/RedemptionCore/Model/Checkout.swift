/// What a vendor's checkout is set to do once something was bought.
public struct CheckoutSettings: Hashable, Sendable, Codable {
  /// Whether purchases get redemption links.
  public enum LinkPolicy: String, Hashable, Sendable, Codable, CaseIterable {
    case disallowed, allowed, allowedOnlySandbox
  }

  /// What the buyer is led to.
  public enum PostPurchase: String, Hashable, Sendable, Codable, CaseIterable {
    /// A link with a code, which the app's SDK redeems.
    case redeem
    /// The app owner's own page, with the purchase in its query and no code.
    case redirect
  }

  /// Whether purchases get redemption links.
  public var linkPolicy: LinkPolicy
  /// What the buyer is led to.
  public var postPurchase: PostPurchase
  /// The app owner's own success page; nil for the vendor's.
  public var successURL: String?
  /// Where a buyer without the app gets it.
  public var storeURL: String?

  /// Settings as a new project has them.
  public init(
    linkPolicy: LinkPolicy = .allowed, postPurchase: PostPurchase = .redeem, successURL: String? = nil,
    storeURL: String? = nil
  ) {
    self.linkPolicy = linkPolicy
    self.postPurchase = postPurchase
    self.successURL = successURL
    self.storeURL = storeURL
  }

  private enum CodingKeys: String, CodingKey {
    case linkPolicy, postPurchase
    case successURL = "successUrl"
    case storeURL = "storeUrl"
  }
}

/// One checkout that has just succeeded.
public struct Checkout: Hashable, Sendable {
  /// Where it took place.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A purchase link's hosted page.
    case link
    /// The vendor's SDK inside the app owner's own web page.
    case webSDK
    /// A paywall's button.
    case paywall
  }

  /// What a paywall's button does after the purchase.
  public enum AfterPurchase: String, Hashable, Sendable, Codable, CaseIterable {
    case appDefault, redemptionPage, deepLink, customUrl
  }

  /// Where it took place.
  public var kind: Kind
  /// What the button does, which goes before the project's settings.
  public var afterPurchase: AfterPurchase
  /// The button's own URL; only for `customUrl`.
  public var afterPurchaseURL: String?
  /// What the app or page gave with the placement.
  public var placementParams: [String: JSONValue]

  /// Describes a checkout.
  public init(
    kind: Kind = .link, afterPurchase: AfterPurchase = .appDefault, afterPurchaseURL: String? = nil,
    placementParams: [String: JSONValue] = [:]
  ) {
    self.kind = kind
    self.afterPurchase = afterPurchase
    self.afterPurchaseURL = afterPurchaseURL
    self.placementParams = placementParams
  }
}

/// What a buyer meets after the checkout.
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

  /// Describes the end of a checkout.
  public init(next: Next, redemptionInfo: RedemptionInfo? = nil, mailsLink: Bool) {
    self.next = next
    self.redemptionInfo = redemptionInfo
    self.mailsLink = mailsLink
  }
}
