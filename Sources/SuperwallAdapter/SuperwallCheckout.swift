public import RedemptionCore

/// Superwall's web checkout.
public struct SuperwallCheckout: CheckoutDoor {
  /// Where the buyer is led.
  enum PostPurchase: String, Codable, CaseIterable {
    /// A link with a code, which the app's SDK redeems.
    case redeem
    /// The app owner's own page, with the purchase in its query and no code.
    case redirect
  }

  private struct Options: Decodable {
    let postPurchase: PostPurchase?
    let storeUrl: String?
    let successUrl: String?
  }

  /// Makes the door; it has no settings.
  public init() {}

  /// Redeem mode, without a page of the project's own.
  public let defaultSettings = CheckoutSettings([
    "postPurchase": .string(PostPurchase.redeem.rawValue), "storeUrl": .null, "successUrl": .null,
  ])

  /// A purchase link's page: the project's settings decide.
  public var hostedPage: any Checkout { SuperwallPageCheckout(options: CheckoutOptions()) }

  /// `postPurchase`, `storeUrl` and `successUrl`.
  public func settings(in options: VendorOptions) throws -> CheckoutSettings {
    let given = try options.decode(Options.self)
    var settings = CheckoutSettings()
    if let mode = given?.postPurchase { settings["postPurchase"] = .string(mode.rawValue) }
    if let storeURL = given?.storeUrl { settings["storeUrl"] = .string(storeURL) }
    if let successURL = given?.successUrl { settings["successUrl"] = .string(successURL) }
    return settings
  }

  /// `placementParams` of every checkout; `afterPurchase`, `afterPurchaseUrl`, `checkoutContextId` and `browser` of a
  /// paywall's.
  public func checkout(_ kind: CheckoutKind, options: VendorOptions) throws -> any Checkout {
    let options = try options.decode(CheckoutOptions.self) ?? CheckoutOptions()
    try options.check(for: kind)
    return SuperwallPageCheckout(options: options)
  }
}

/// The options of one checkout that only Superwall has.
struct CheckoutOptions: Decodable {
  /// What a paywall's button does after the purchase.
  enum AfterPurchase: String, Codable, CaseIterable {
    case appDefault, redemptionPage, deepLink, customUrl
  }

  /// Where a paywall opens the checkout.
  enum Browser: String, Codable, CaseIterable {
    /// In a sheet of the app, whose page reports the end to the SDK.
    case inApp
    /// Outside the app.
    case external
  }

  private enum CodingKeys: String, CodingKey {
    case placementParams, afterPurchase, checkoutContextId, browser
    case afterPurchaseURL = "afterPurchaseUrl"
  }

  /// What the app or page gave with the placement.
  var placementParams: [String: JSONValue]?
  /// What the button does, which takes precedence over the project's settings.
  var afterPurchase: AfterPurchase?
  /// The URL of a button with `customUrl`.
  var afterPurchaseURL: String?
  /// The id under which the app's SDK asks about the checkout.
  var checkoutContextId: String?
  /// Where the checkout is open; outside the app if nothing is given.
  var browser: Browser?

  /// Rejects an option that would have no effect.
  fileprivate func check(for kind: CheckoutKind) throws {
    if afterPurchase != nil, kind != .paywall {
      throw ExpectedOption("`checkout` to be paywall: only a paywall's button has it")
        .error(at: [CodingKeys.afterPurchase])
    }
    if let checkoutContextId {
      guard kind == .paywall else {
        throw ExpectedOption("`checkout` to be paywall: only a paywall's page has it")
          .error(at: [CodingKeys.checkoutContextId])
      }
      guard !checkoutContextId.isEmpty else {
        throw ExpectedOption("a text that is not empty").error(at: [CodingKeys.checkoutContextId])
      }
    } else if browser != nil {
      throw DecodingError.keyNotFound(
        CodingKeys.checkoutContextId, DecodingError.Context(codingPath: [], debugDescription: "`browser` requires it"))
    }
    if afterPurchaseURL != nil, afterPurchase != .customUrl {
      throw ExpectedOption("`afterPurchase` to be customUrl: no other choice leads there")
        .error(at: [CodingKeys.afterPurchaseURL])
    }
  }
}

/// Redeem mode leads into the app, or to its store where it is missing, and mails the link; redirect mode leads to the
/// project's own page and mails nothing. A paywall button's own choice takes precedence over the project's (docs,
/// post-checkout redirecting).
///
/// A checkout in the app's own sheet leads nowhere: its page reports the end, and the SDK asks for the result. Ours: an
/// SDK that asks about a redirect only hears that the checkout is over.
private struct SuperwallPageCheckout: Checkout {
  let options: CheckoutOptions

  func end(of sale: CheckoutSale, under settings: CheckoutSettings) -> CheckoutEnd {
    let mode = settings.text("postPurchase").flatMap(SuperwallCheckout.PostPurchase.init) ?? .redeem
    switch (options.afterPurchase ?? .appDefault, mode) {
    case (.customUrl, _): return redirect(to: options.afterPurchaseURL, after: sale)
    case (.appDefault, .redirect): return redirect(to: settings.text("successUrl"), after: sale)
    case (.redemptionPage, _): return opening(.redemptionPage, sale.link, settings)
    case (.deepLink, _), (.appDefault, .redeem): return opening(.deepLink, sale.link, settings)
    }
  }

  func screens(after end: CheckoutEnd, link: String, _ purchase: PurchaseRecord) -> [CheckoutScreen] {
    let mail = CheckoutScreen.mail(end, link: link, purchase)
    switch end.next.kind {
    case .deepLink:
      return SuperwallScreens.app(link) + SuperwallScreens.redemptionPage(end.next, [.phoneWithoutApp]) + mail
    case .redemptionPage: return SuperwallScreens.redemptionPage(end.next, [.phone, .phoneWithoutApp]) + mail
    case .redirect: return [SuperwallScreens.redirect(end.next)]
    case .none, .hostedPage, .successPage: return [SuperwallScreens.sheet] + mail
    }
  }

  private func opening(_ kind: CheckoutEnd.Next.Kind, _ link: String, _ settings: CheckoutSettings) -> CheckoutEnd {
    let next =
      options.browser == .inApp
      ? CheckoutEnd.Next(kind: .none, url: nil)
      : CheckoutEnd.Next(kind: kind, url: link, storeURL: settings.text("storeUrl"))
    return CheckoutEnd(next: next, mailsLink: true, report: report(givesCode: true))
  }

  private func report(givesCode: Bool) -> CheckoutEnd.Report? {
    options.checkoutContextId.map { CheckoutEnd.Report(id: $0, givesCode: givesCode) }
  }

  /// `stripe_subscription_id` holds the checkout session for a one-time purchase.
  private func redirect(to page: String?, after sale: CheckoutSale) -> CheckoutEnd {
    let purchase = sale.purchase
    var items = sale.isIdentified ? [("app_user_id", purchase.buyerId)] : []
    if let email = purchase.email { items.append(("email", email)) }
    if purchase.store == .stripe { items.append(("stripe_subscription_id", purchase.storeTransactionId)) }
    let shown = purchase.paywall?.placementParams ?? [:]
    let params = (options.placementParams ?? [:]).merging(shown) { given, _ in given }
    items += params.sorted { $0.key < $1.key }.map { ($0.key, queryText(of: $0.value)) }
    let url = page.map { PercentEncoding.appending(items, to: $0) }
    return CheckoutEnd(
      next: CheckoutEnd.Next(kind: .redirect, url: url), mailsLink: false, report: report(givesCode: false))
  }

  /// The value of a parameter in a query: a text as it is, a list or an object as nothing.
  private func queryText(of value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .bool(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .null, .array, .object: ""
    }
  }
}
