import RedemptionCore

/// Options of `session/open` for an app with Superwall's SDK: its choices, and what exists before it starts.
struct SuperwallOptions: Sendable {
  /// `shouldShowWebPurchaseConfirmationAlert`; nil for the SDK's own default.
  var confirmationAlert: Bool?
  /// iOS: true if an alert stays until `session/closeAlert`; else a person closes it at once.
  var alertsStayOpen = false
  /// iOS: `paywalls.shouldShowWebRestorationAlert`.
  var webRestorationAlert = true
  /// `paywalls.automaticallyDismiss`, for each paywall without its own value.
  var automaticallyDismiss = true
  /// True if the app passes options of the SDK's own.
  var givesPaywallOptions = false
  /// `entitlements_max_age_ms` of the service's configuration; nil: the SDK never asks by itself.
  var entitlementsMaxAge: Int64? = SuperwallOptions.defaultMaxAge
  /// True if the app decides about access itself.
  var purchaseController = false
  /// True if the service's configuration has a placement for `deepLink_open`.
  var deepLinkTrigger = false
  /// A paywall that is on screen.
  var paywall: OpenPaywall?
  /// The entitlements of each product.
  var products: [String: [String]] = [:]
  /// Identifiers of products that are owned in the phone's own store.
  var ownedProducts: [String] = []
  /// Entitlements of the phone's own store.
  var deviceEntitlements: [EntitlementReference] = []
  /// iOS: a checkout that an earlier run of the app has left pending.
  var pendingCheckout: PendingCheckout?

  /// A day: `entitlements_max_age_ms` if the service sends none (Superwall-Android 2.7.19).
  private static let defaultMaxAge: Int64 = 86_400_000
  /// A hundred years, in seconds.
  private static let longestAge = 3_155_760_000.0

  static let expectedProduct = "one of the session's `products`"
}

extension SuperwallOptions {
  /// What a running app still reads of its options.
  struct Kept: Codable {
    let confirmationAlert: Bool?
    let alertsStayOpen: Bool
    let webRestorationAlert: Bool
    let automaticallyDismiss: Bool
    let givesPaywallOptions: Bool
    let entitlementsMaxAge: Int64?
    let deepLinkTrigger: Bool
    let products: [String: [String]]

    init(_ options: SuperwallOptions) {
      (confirmationAlert, automaticallyDismiss) = (options.confirmationAlert, options.automaticallyDismiss)
      (givesPaywallOptions, entitlementsMaxAge) = (options.givesPaywallOptions, options.entitlementsMaxAge)
      (deepLinkTrigger, products) = (options.deepLinkTrigger, options.products)
      (alertsStayOpen, webRestorationAlert) = (options.alertsStayOpen, options.webRestorationAlert)
    }

    var options: SuperwallOptions {
      var options = SuperwallOptions()
      (options.confirmationAlert, options.automaticallyDismiss) = (confirmationAlert, automaticallyDismiss)
      (options.givesPaywallOptions, options.entitlementsMaxAge) = (givesPaywallOptions, entitlementsMaxAge)
      (options.deepLinkTrigger, options.products) = (deepLinkTrigger, products)
      (options.alertsStayOpen, options.webRestorationAlert) = (alertsStayOpen, webRestorationAlert)
      return options
    }
  }
}

extension SuperwallOptions: Decodable {
  private enum CodingKeys: String, CodingKey {
    case confirmationAlert, alertsStayOpen, webRestorationAlert, automaticallyDismiss, entitlementsMaxAge,
      purchaseController, deepLinkTrigger, paywall
    case products, ownedProducts, deviceEntitlements, pendingCheckout
  }

  private enum PaywallKeys: String, CodingKey { case entitlements, automaticallyDismiss }

  /// Decodes an object; every member is optional.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    confirmationAlert = try container.decodeIfPresent(Bool.self, forKey: .confirmationAlert)
    alertsStayOpen = try container.decodeIfPresent(Bool.self, forKey: .alertsStayOpen) ?? false
    webRestorationAlert = try container.decodeIfPresent(Bool.self, forKey: .webRestorationAlert) ?? true
    let dismisses = try container.decodeIfPresent(Bool.self, forKey: .automaticallyDismiss)
    (automaticallyDismiss, givesPaywallOptions) = (dismisses ?? true, dismisses != nil)
    let seconds = try container.decodeIfPresent(Double.self, forKey: .entitlementsMaxAge)
    purchaseController = try container.decodeIfPresent(Bool.self, forKey: .purchaseController) ?? false
    deepLinkTrigger = try container.decodeIfPresent(Bool.self, forKey: .deepLinkTrigger) ?? false
    products = try container.decodeIfPresent(Products.self, forKey: .products)?.entitlements ?? [:]
    ownedProducts = try container.decodeIfPresent([String].self, forKey: .ownedProducts) ?? []
    deviceEntitlements =
      try container.decodeIfPresent(EntitlementReferences.self, forKey: .deviceEntitlements)?.given ?? []
    pendingCheckout = try container.decodeIfPresent(PendingCheckout.self, forKey: .pendingCheckout)
    try checkPendingCheckout(in: container)
    if container.contains(.paywall), try !container.decodeNil(forKey: .paywall) {
      let given = try container.nestedContainer(keyedBy: PaywallKeys.self, forKey: .paywall)
      paywall = OpenPaywall(
        entitlements: try given.decodeIfPresent([String].self, forKey: .entitlements) ?? [],
        automaticallyDismiss: try given.decodeIfPresent(Bool.self, forKey: .automaticallyDismiss)
          ?? automaticallyDismiss)
    }
    if let seconds { entitlementsMaxAge = try SuperwallOptions.milliseconds(seconds, in: container) }
    try checkOwnedProducts(in: container)
  }

  private static func milliseconds(
    _ seconds: Double, in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Int64 {
    guard seconds > 0, seconds <= longestAge else {
      throw ExpectedOption("a number of seconds greater than 0, at most 3155760000")
        .error(at: container.codingPath + [CodingKeys.entitlementsMaxAge])
    }
    return Int64((seconds * 1000).rounded(.up))
  }

  private func checkPendingCheckout(in container: KeyedDecodingContainer<CodingKeys>) throws {
    guard let pendingCheckout, !(1...CheckoutWork.attempts).contains(pendingCheckout.remainingAttempts) else { return }
    throw ExpectedOption("a whole number from 1 to \(CheckoutWork.attempts)")
      .error(at: container.codingPath + [CodingKeys.pendingCheckout, AnyKey("remainingAttempts")])
  }

  /// Rejects an option that would have no effect.
  func check(for target: Target) throws {
    guard target.platform == .android else { return }
    if pendingCheckout != nil {
      throw ExpectedOption("`platform` to be ios: Superwall-Android waits for no checkout")
        .error(at: [CodingKeys.pendingCheckout])
    }
    if alertsStayOpen {
      throw ExpectedOption("`platform` to be ios: no call of Superwall-Android waits for an alert")
        .error(at: [CodingKeys.alertsStayOpen])
    }
  }

  private func checkOwnedProducts(in container: KeyedDecodingContainer<CodingKeys>) throws {
    guard let index = ownedProducts.firstIndex(where: { products[$0] == nil }) else { return }
    throw ExpectedOption(SuperwallOptions.expectedProduct)
      .error(at: container.codingPath + [CodingKeys.ownedProducts, AnyKey(String(index))])
  }

  /// A list of `{id, entitlements}`, or an object of lists of identifiers by product.
  private struct Products: Decodable {
    let entitlements: [String: [String]]

    private struct Product: Decodable {
      let id: String
      let entitlements: [String]
    }

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: AnyKey.self) {
        var entitlements: [String: [String]] = [:]
        for key in container.allKeys {
          entitlements[key.stringValue] = try container.decode([String].self, forKey: key)
        }
        self.entitlements = entitlements
      } else {
        let products = try decoder.singleValueContainer().decode([Product].self)
        entitlements = Dictionary(products.map { ($0.id, $0.entitlements) }, uniquingKeysWith: +)
      }
    }
  }
}
