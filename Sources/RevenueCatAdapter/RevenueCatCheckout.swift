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

  /// The success page and the mail have the link (docs, redemption links). Ours: the page shows a QR code on a
  /// computer, and the code holds the link itself.
  func screens(after end: CheckoutEnd, link: String, _ purchase: PurchaseRecord) -> [CheckoutScreen] {
    let isOwn = end.next.kind == .successPage
    let place: CheckoutScreen.Place = isOwn ? .owner : .vendor
    guard end.mailsLink else {
      return [
        .noLink(place, url: end.next.url, note: "The project's `linkPolicy` allows no link for this purchase.")
      ]
    }
    let note = isOwn ? "This page gets the link as `redeem_url` and has to show it." : nil
    return CheckoutScreen.linkPage(place, url: end.next.url, link: link, note: note) + [.noApp]
      + CheckoutScreen.mail(end, link: link, purchase)
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

  /// The page of the app owner shows what the SDK returned.
  func screens(after end: CheckoutEnd, link: String, _ purchase: PurchaseRecord) -> [CheckoutScreen] {
    let mail = CheckoutScreen.mail(end, link: link, purchase)
    guard let info = end.redemptionInfo else {
      let reason =
        end.mailsLink
        ? "the buyer is identified: the app logs in as the same user"
        : "the project's `linkPolicy` allows no link for this purchase"
      return [.noLink(.owner, note: "`redemptionInfo` is null, because \(reason).")] + mail
    }
    let note =
      "purchases-js shows no page: `purchase()` returns `redemptionInfo`, and this page has to show the link. "
      + "`redeemUrlRedirect` is the same link behind RevenueCat's server."
    return CheckoutScreen.linkPage(.owner, link: info.redeemUrl, note: note) + [.noApp] + mail
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
