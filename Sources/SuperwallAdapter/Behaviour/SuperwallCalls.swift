import RedemptionCore

/// Shows a paywall, or closes the one on screen, as the app does.
struct SetPaywall: VendorCall {
  static let name = "setPaywall"

  let open: Bool
  /// Identifiers of the entitlements that its products give; nil for none.
  var entitlements: [String]?
  /// True if the SDK may close it; nil uses the SDK's own option.
  var automaticallyDismiss: Bool?

  static let examples = [SetPaywall(open: true, entitlements: ["pro"]), SetPaywall(open: false)]
}

/// Replaces the entitlements from the phone's own store.
struct SetDeviceEntitlements: VendorCall {
  /// A transaction in the phone's own store.
  enum Transaction: String, Codable, CaseIterable {
    case purchase, restore
  }

  static let name = "setDeviceEntitlements"

  var entitlements: [EntitlementReference] = []
  /// Identifiers of owned products; each gives its entitlements in the option `products`, active.
  var ownedProducts: [String] = []
  /// The cause; nil if there was no transaction.
  var after: Transaction?

  static let examples = [SetDeviceEntitlements(entitlements: [.identifier("pro")])]
}

extension SetDeviceEntitlements {
  private enum CodingKeys: String, CodingKey { case entitlements, ownedProducts, after }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let references = try container.decodeIfPresent(EntitlementReferences.self, forKey: .entitlements)
    let products = try container.decodeIfPresent([String].self, forKey: .ownedProducts)
    guard references != nil || products != nil else {
      throw DecodingError.keyNotFound(
        CodingKeys.entitlements,
        .init(codingPath: container.codingPath, debugDescription: "expected `entitlements` or `ownedProducts`"))
    }
    (entitlements, ownedProducts) = (references?.given ?? [], products ?? [])
    after = try container.decodeIfPresent(Transaction.self, forKey: .after)
  }
}

/// Sets who decides about access: the app if `external`, else the SDK.
struct SetPurchaseController: VendorCall {
  static let name = "setPurchaseController"

  let external: Bool

  static let examples = [SetPurchaseController(external: true)]
}

/// Sets the subscription status, as the app does.
struct SetSubscriptionStatus: VendorCall {
  static let name = "setSubscriptionStatus"

  let status: GivenStatus

  static let examples = [SetSubscriptionStatus(status: .active([.identifier("pro")]))]
}

/// A subscription status set by the app.
enum GivenStatus {
  /// Not known yet.
  case unknown
  /// No access.
  case inactive
  /// Access through these entitlements.
  case active([EntitlementReference])
}

extension SetSubscriptionStatus {
  private enum CodingKeys: String, CodingKey { case status, entitlements }

  /// `unknown`, `inactive` or `active` in any case, or an object of `status` and `entitlements`.
  private struct Word: Decodable {
    let word: String
    let entitlements: EntitlementReferences?

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: CodingKeys.self) {
        word = try container.decode(String.self, forKey: .status)
        entitlements = try container.decodeIfPresent(EntitlementReferences.self, forKey: .entitlements)
      } else {
        word = try decoder.singleValueContainer().decode(String.self)
        entitlements = nil
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let status = try container.decode(Word.self, forKey: .status)
    let beside = try container.decodeIfPresent(EntitlementReferences.self, forKey: .entitlements)
    let given = (status.entitlements ?? beside)?.given ?? []
    switch status.word.lowercased() {
    case "unknown": self.status = .unknown
    case "inactive": self.status = .inactive
    // Active without entitlements is inactive, as in the setters of both SDKs.
    case "active": self.status = given.isEmpty ? .inactive : .active(given)
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .status, in: container, debugDescription: "expected unknown, inactive or active")
    }
  }
}

/// A paywall's page reports a step of a checkout in it.
struct ReportCheckout: VendorCall {
  static let name = "checkout"

  let step: CheckoutStep
  let checkout: PageCheckout

  static let examples = CheckoutStep.allCases.map {
    ReportCheckout(step: $0, checkout: PageCheckout(id: "1", product: "a"))
  }
}

/// A step of a checkout in a paywall's page, as the page reports it.
enum CheckoutStep: String, Codable, CaseIterable {
  /// The buyer sees the form.
  case start
  /// The buyer pays.
  case submit
  /// The page has seen the payment succeed.
  case complete
  /// The payment failed; the buyer may try again.
  case fail
  /// The buyer leaves the form.
  case abandon
}

/// A checkout in a paywall's page.
struct PageCheckout: Codable {
  /// The id by which the service knows the checkout.
  let id: String
  let product: String
}

extension ReportCheckout {
  private enum CodingKeys: String, CodingKey { case step, checkoutContextId, product }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    step = try container.decode(CheckoutStep.self, forKey: .step)
    checkout = PageCheckout(
      id: try container.decodeName(forKey: .checkoutContextId), product: try container.decodeName(forKey: .product))
  }
}

extension KeyedDecodingContainer {
  fileprivate func decodeName(forKey key: Key) throws -> String {
    let name = try decode(String.self, forKey: key)
    guard !name.isEmpty, !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "expected a text that is not empty and has no control characters")
    }
    return name
  }
}
