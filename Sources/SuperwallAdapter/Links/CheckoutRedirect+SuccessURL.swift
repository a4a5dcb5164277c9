import RedemptionCore

extension CheckoutRedirect {
  private static let idName = "stripe_subscription_id"

  /// Reads a success URL of the redirect mode; nil if it is none.
  ///
  /// It is the app's own `https` URL, so that only its query can show what it is: `stripe_subscription_id` must have a
  /// value. An `email` or an `app_user_id` alone is too common to claim a URL for it.
  init?(successURL url: PlatformURL) {
    guard url.hasScheme("https"), CheckoutRedirect.text(CheckoutRedirect.idName, of: url) != nil else { return nil }
    self.init(url, without: [:])
  }

  /// Reads a success URL by the page that the project has set; nil for any other page. A purchase at Paddle has no id
  /// in its query, so that nothing else shows what it is.
  ///
  /// Scheme, host and path must be the page's, and the page's own query items must be there.
  init?(_ url: PlatformURL, leadingTo page: String) {
    guard let page = PlatformURL(page, on: url.platform), url.placeWithoutQuery == page.placeWithoutQuery else {
      return nil
    }
    let own = CheckoutRedirect.texts(of: page)
    let given = CheckoutRedirect.texts(of: url)
    guard own.allSatisfy({ given[$0.key] == $0.value }) else { return nil }
    self.init(url, without: own)
  }

  /// An empty `email` or `app_user_id` counts as none. A placement parameter without a value reads as empty; one with
  /// unreadable escapes is left out.
  private init(_ url: PlatformURL, without own: [String: String]) {
    let names = ["app_user_id", "email", CheckoutRedirect.idName]
    self.init(
      vendor: .superwall, appUserId: CheckoutRedirect.text("app_user_id", of: url),
      email: CheckoutRedirect.text("email", of: url),
      stripeSubscriptionId: CheckoutRedirect.text(CheckoutRedirect.idName, of: url),
      placementParams: CheckoutRedirect.texts(of: url).filter { !names.contains($0.key) && own[$0.key] != $0.value })
  }

  /// The query by name, the first of each.
  private static func texts(of url: PlatformURL) -> [String: String] {
    var texts: [String: String] = [:]
    for (name, item) in url.queryItems where !name.isEmpty && texts[name] == nil {
      texts[name] = item == .noValue ? "" : item.value
    }
    return texts
  }

  private static func text(_ name: String, of url: PlatformURL) -> String? {
    url.firstQueryItem(named: name)?.value.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension PlatformURL {
  /// Scheme, authority and path; the case of the first two does not count, and no path is the root.
  fileprivate var placeWithoutQuery: [String] {
    let place = text.prefix { $0 != "?" && $0 != "#" }
    guard let mark = place.firstRange(of: "://") else { return [String(place)] }
    let rest = place[mark.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    let path = rest[authority.endIndex...]
    return [place[..<mark.lowerBound].lowercased(), authority.lowercased(), path.isEmpty ? "/" : String(path)]
  }
}
