public import RedemptionCore

/// RevenueCat's web checkout: Web Billing and purchase links.
public struct RevenueCatCheckout: CheckoutDoor {
  /// Whether purchases get redemption links (dashboard, "Redemption Links").
  enum LinkPolicy: String, Codable, CaseIterable {
    case disallowed, allowed, allowedOnlySandbox
  }

  private struct Options: Decodable {
    let linkPolicy: LinkPolicy?
    let successUrl: String?
  }

  /// Makes the door; it has no settings.
  public init() {}

  /// Links for all purchases, and RevenueCat's own success page.
  public let defaultSettings = CheckoutSettings([
    "linkPolicy": .string(LinkPolicy.allowed.rawValue), "successUrl": .null,
  ])

  /// A purchase link's page, which has no options.
  public var hostedPage: any Checkout { RevenueCatHostedPage() }

  /// `linkPolicy` and `successUrl`.
  public func settings(in options: VendorOptions) throws -> CheckoutSettings {
    let given = try options.decode(Options.self)
    var settings = CheckoutSettings()
    if let linkPolicy = given?.linkPolicy { settings["linkPolicy"] = .string(linkPolicy.rawValue) }
    if let successURL = given?.successUrl { settings["successUrl"] = .string(successURL) }
    return settings
  }

  /// The web SDK's checkout ends in its own way, any other as a purchase link's page.
  public func checkout(_ kind: CheckoutKind, options: VendorOptions) throws -> any Checkout {
    kind == .webSDK ? RevenueCatWebSDK() : RevenueCatHostedPage()
  }

  /// An anonymous app user, as the web SDK makes it.
  public func newBuyerId(using generator: inout some RandomNumberGenerator) -> String {
    RevenueCatAdapter.newAppUserId(using: &generator)
  }
}

/// The hosted success page, or the project's own one with the link as `redeem_url` (docs, web purchase links).
private struct RevenueCatHostedPage: Checkout {
  func end(of sale: CheckoutSale, under settings: CheckoutSettings) -> CheckoutEnd {
    let hasLink = settings.allowLink(to: sale.purchase)
    guard let page = settings.text("successUrl") else {
      return CheckoutEnd(next: CheckoutEnd.Next(kind: .hostedPage, url: nil), mailsLink: hasLink)
    }
    let items = (hasLink ? [("redeem_url", sale.link)] : []) + [("app_user_id", sale.purchase.buyerId)]
    let next = CheckoutEnd.Next(kind: .successPage, url: PercentEncoding.appending(items, to: page))
    return CheckoutEnd(next: next, mailsLink: hasLink)
  }
}

/// The web SDK shows no page and gives the page `redemptionInfo` (purchases-js 1.53.1). It is null if no app can
/// redeem the purchase: the buyer is identified already, or the link policy forbids it.
private struct RevenueCatWebSDK: Checkout {
  func end(of sale: CheckoutSale, under settings: CheckoutSettings) -> CheckoutEnd {
    let hasLink = settings.allowLink(to: sale.purchase)
    let info = hasLink && !sale.isIdentified ? CheckoutEnd.RedemptionInfo(revenueCatLink: sale.link) : nil
    return CheckoutEnd(next: CheckoutEnd.Next(kind: .none, url: nil), redemptionInfo: info, mailsLink: hasLink)
  }
}

extension CheckoutSettings {
  fileprivate func allowLink(to purchase: PurchaseRecord) -> Bool {
    switch text("linkPolicy").flatMap(RevenueCatCheckout.LinkPolicy.init) ?? .allowed {
    case .allowed: true
    case .disallowed: false
    case .allowedOnlySandbox: purchase.isSandbox
    }
  }
}

extension CheckoutEnd.RedemptionInfo {
  /// The wrapper is an HTTPS URL with the link in `url` (purchases-js since 1.52.3).
  fileprivate init(revenueCatLink link: String) {
    self.init(
      redeemUrl: link,
      redeemUrlRedirect: PercentEncoding.appending([("url", link)], to: "https://api.revenuecat.com/redirect"))
  }
}
