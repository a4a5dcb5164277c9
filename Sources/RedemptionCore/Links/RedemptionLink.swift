/// A link that a vendor's SDK would redeem.
public struct RedemptionLink: Hashable, Sendable, Codable {
  /// Whose grammar the link follows.
  public let vendor: Vendor
  /// The one-use secret in it; may be empty where the SDK accepts that. Never log it.
  public let code: String
  /// The link itself, verbatim; the inner one where it came wrapped.
  public let url: String

  /// A link as its grammar read it.
  public init(vendor: Vendor, code: String, url: String) {
    self.vendor = vendor
    self.code = code
    self.url = url
  }
}

/// What a checkout told the app's own success URL when the vendor was set to redirect instead of redeem.
public struct CheckoutRedirect: Hashable, Sendable, Codable {
  /// Whose checkout.
  public let vendor: Vendor
  /// The buyer, if identified.
  public let appUserId: String?
  /// The full address given at checkout.
  public let email: String?
  /// Stripe's subscription (`sub_…`), or its Checkout session (`cs_…`) for a one-time purchase.
  public let stripeSubscriptionId: String?
  /// The placement's parameters: every other query item, decoded, the first of each name.
  public let placementParams: [String: String]

  /// A redirect as its URL tells it.
  public init(
    vendor: Vendor, appUserId: String?, email: String?, stripeSubscriptionId: String?, placementParams: [String: String]
  ) {
    self.vendor = vendor
    self.appUserId = appUserId
    self.email = email
    self.stripeSubscriptionId = stripeSubscriptionId
    self.placementParams = placementParams
  }
}

/// How an SDK reads a text.
public enum LinkReading: Hashable, Sendable {
  /// A link that the SDK redeems.
  case link(RedemptionLink)
  /// A link that is by itself the result of its redemption: the SDK asks no service.
  indirect case result(RedemptionOutcome)
  /// A success URL that carries the purchase instead of a code; the SDK is not involved.
  case redirect(CheckoutRedirect)
  /// Neither; the SDK ignores it.
  indirect case notRedeemable(reason: LinkReason)

  /// The link, where it is one.
  public var link: RedemptionLink? {
    guard case .link(let link) = self else { return nil }
    return link
  }
}
