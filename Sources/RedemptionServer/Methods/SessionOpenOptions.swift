import JSONRPC
import RedemptionCore

/// What `session/open` takes beside the target and the user: what the app chose for its SDK, and what is there already.
///
/// All are optional. An SDK that has no such thing does not look at it.
struct SessionOpenOptions: Decodable {
  /// Superwall's `shouldShowWebPurchaseConfirmationAlert`; the SDK's default unless told.
  let confirmationAlert: Bool?
  /// Superwall's `paywalls.automaticallyDismiss`, for each paywall that does not tell; true unless told.
  let automaticallyDismiss: Bool?
  /// Seconds, more than 0: `entitlements_max_age_ms` of the service's configuration; 86400 unless told.
  let entitlementsMaxAge: Double?
  /// Whether the app decides about access itself; false unless told.
  let purchaseController: Bool?
  /// Whether the service's configuration has a placement for `deepLink_open`; false unless told.
  let deepLinkTrigger: Bool?
  /// A paywall that is on screen: `entitlements` and `automaticallyDismiss`, as `session/setPaywall` takes them.
  let paywall: OpenPaywall?
  /// What each product gives: `{id, entitlements}` each, or an object of lists of identifiers by product.
  let products: Products?
  /// Products that are owned in the phone's own store, by identifier.
  let ownedProducts: [String]?
  /// What the phone's own store gives: identifiers, or whole entitlements.
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

  /// A day: `entitlements_max_age_ms` where the service tells none (Superwall-Android 2.7.19).
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
  /// What the ledger knows of a session's user as the session begins; nil where it cannot tell, and where a script answers.
  func customerAtStart(of session: OpenSession) -> Grant? {
    guard case .ledger = session.gateway else { return nil }
    let request = GatewayRequest.customer(session.state.session.target.vendor, session.state.session.redeemer)
    let first = AttemptID(rawValue: 0)
    guard case .success(.customer(let grant)) = ask(session, first, request, since: session.state),
      !grant.entitlements.isEmpty
    else { return nil }
    return grant
  }
}
