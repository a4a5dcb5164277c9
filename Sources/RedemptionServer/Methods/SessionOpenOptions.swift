import JSONRPC
import RedemptionCore

/// Options of `session/open`: the app's choices for its SDK, and what exists before it starts.
///
/// All are optional. An SDK without such an option ignores it.
struct SessionOpenOptions: Decodable {
  /// Superwall's `shouldShowWebPurchaseConfirmationAlert`; defaults to the SDK's own default.
  let confirmationAlert: Bool?
  /// Superwall's `paywalls.automaticallyDismiss`, for each paywall without its own value; defaults to true.
  let automaticallyDismiss: Bool?
  /// Seconds, more than 0: `entitlements_max_age_ms` of the service's configuration; defaults to 86400.
  let entitlementsMaxAge: Double?
  /// True if the app decides about access itself; defaults to false.
  let purchaseController: Bool?
  /// True if the service's configuration has a placement for `deepLink_open`; defaults to false.
  let deepLinkTrigger: Bool?
  /// A paywall that is on screen: `entitlements` and `automaticallyDismiss`, as `session/setPaywall` takes them.
  let paywall: OpenPaywall?
  /// The entitlements of each product: `{id, entitlements}` each, or an object of lists of identifiers by product.
  let products: Products?
  /// Identifiers of products that are owned in the phone's own store.
  let ownedProducts: [String]?
  /// Entitlements of the phone's own store: identifiers, or whole entitlements.
  let deviceEntitlements: EntitlementList?

  struct Products: Decodable {
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

  private enum CodingKeys: String, CodingKey {
    case confirmationAlert, automaticallyDismiss, entitlementsMaxAge, purchaseController, deepLinkTrigger, paywall
    case products, ownedProducts, deviceEntitlements
  }

  private enum PaywallKeys: String, CodingKey { case entitlements, automaticallyDismiss }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    confirmationAlert = try container.decodeIfPresent(Bool.self, forKey: .confirmationAlert)
    automaticallyDismiss = try container.decodeIfPresent(Bool.self, forKey: .automaticallyDismiss)
    entitlementsMaxAge = try container.decodeIfPresent(Double.self, forKey: .entitlementsMaxAge)
    purchaseController = try container.decodeIfPresent(Bool.self, forKey: .purchaseController)
    deepLinkTrigger = try container.decodeIfPresent(Bool.self, forKey: .deepLinkTrigger)
    products = try container.decodeIfPresent(Products.self, forKey: .products)
    ownedProducts = try container.decodeIfPresent([String].self, forKey: .ownedProducts)
    deviceEntitlements = try container.decodeIfPresent(EntitlementList.self, forKey: .deviceEntitlements)
    guard container.contains(.paywall), try !container.decodeNil(forKey: .paywall) else {
      paywall = nil
      return
    }
    let given = try container.nestedContainer(keyedBy: PaywallKeys.self, forKey: .paywall)
    paywall = OpenPaywall(
      entitlements: try given.decodeIfPresent([String].self, forKey: .entitlements) ?? [],
      automaticallyDismiss: try given.decodeIfPresent(Bool.self, forKey: .automaticallyDismiss)
        ?? automaticallyDismiss ?? true)
  }

  /// A day: `entitlements_max_age_ms` if the service sends none (Superwall-Android 2.7.19).
  private static let defaultMaxAge = 86_400.0

  func sessionOptions() throws(RPCError) -> SessionOptions {
    let maxAge = entitlementsMaxAge ?? SessionOpenOptions.defaultMaxAge
    guard maxAge > 0, maxAge <= Seconds.longest else {
      throw .invalid("/entitlementsMaxAge", expected: "a number of seconds greater than 0, at most 3155760000")
    }
    return SessionOptions(
      confirmationAlert: confirmationAlert, entitlementsMaxAge: Int64((maxAge * 1000).rounded(.up)),
      hasPurchaseController: purchaseController ?? false, products: products?.entitlements ?? [:],
      hasLinkTrigger: deepLinkTrigger ?? false, automaticallyDismiss: automaticallyDismiss ?? true)
  }

  func deviceEntitlements(_ options: SessionOptions, _ profile: SessionProfile) throws(RPCError) -> [Entitlement] {
    let owned = try OwnedProducts.entitlements(of: ownedProducts ?? [], at: "/ownedProducts", options, profile)
    return (deviceEntitlements?.entitlements(profile, isGiven: true) ?? []) + owned
  }
}

extension Server {
  /// What the user of a new session has in the ledger; nil for nothing, after an error, and for any other gateway.
  func customerAtStart(of session: OpenSession) -> Grant? {
    guard case .ledger = session.gateway else { return nil }
    let request = Question.customer(session.state.session.target.vendor, session.state.session.redeemer)
    let first = QuestionID(rawValue: 0)
    guard case .success(.customer(let grant)) = ask(session, first, request, since: session.state),
      !grant.entitlements.isEmpty
    else { return nil }
    return grant
  }
}
