/// The ledger as an endpoint sees it. Dates are those of the SDK's own clock, not of the ledger's.
///
/// What an endpoint changes waits for the server's next commit, and its response waits with it.
public protocol LocalLedger: AnyObject {
  /// The time of the answer.
  var now: Timestamp { get }

  /// Answers a question, also one of the vendor's own (``Question/own(_:_:_:)``), by its ``QuestionsDoor``.
  func answer(_ question: Question) throws(GatewayError) -> Answer

  /// Returns what a customer has; `isNew` is true if the ledger has just created the customer.
  func customer(_ vendor: Vendor, _ redeemer: Redeemer) throws(GatewayError) -> (grant: Grant, isNew: Bool)

  /// The names of a vendor's customer, of which one is given; nil if the ledger knows none with it. Creates nobody.
  func names(of appUserId: String, at vendor: Vendor) throws(GatewayError) -> CustomerNames?

  /// Makes two app user ids names of one customer, who then has what both had. Creates the customer on first sight.
  func alias(_ appUserId: String, _ other: String, of vendor: Vendor) throws(GatewayError)

  /// Changes what apps have set for a customer. The ledger keeps at most 1,000 attributes of one.
  ///
  /// - Parameters:
  ///   - changes: the new values by name; null removes an attribute.
  ///   - customer: the customer's original app user id.
  ///   - vendor: whose customer it is.
  func changeAttributes(
    _ changes: [String: JSONValue], ofCustomer customer: String, at vendor: Vendor
  ) throws(GatewayError)

  /// Returns what apps have set for a customer, each attribute by its name.
  func attributes(ofCustomer customer: String, at vendor: Vendor) throws(GatewayError) -> [String: JSONValue]

  /// Returns whether a code still works; nil if the vendor has no such code. Redeems nothing.
  func state(ofCode code: String, of vendor: Vendor) throws(GatewayError) -> CodeState?

  /// The catalog: each product of the vendor as it was sold last, by ascending id of the product.
  func products(of vendor: Vendor) throws(GatewayError) -> [PurchaseRecord]

  /// Keeps a checkout until it is paid or the server ends, and returns its id.
  func open(_ checkout: WebCheckout) -> String

  /// Returns an open or sold checkout; nil if there is none with this id.
  func openCheckout(_ id: String) -> WebCheckout?

  /// Sells what a checkout contains. A checkout that is sold already returns its sale.
  ///
  /// - Parameters:
  ///   - checkout: what the buyer pays for.
  ///   - id: becomes the store's id of the purchase.
  func sell(_ checkout: WebCheckout, as id: String) throws(GatewayError) -> WebSale

  /// Returns the sale with a store's id; nil if there is none.
  func sale(_ id: String, of vendor: Vendor) throws(GatewayError) -> WebSale?

  // MARK: For the app's own backend

  /// Gives an entitlement without a sale, as a purchase at the store `promotional`, and returns it. Creates the
  /// customer on first sight.
  func grant(_ gift: EntitlementGift, to redeemer: Redeemer, at vendor: Vendor) throws(GatewayError) -> PurchaseRecord

  /// Returns the purchase that its store knows by this id, with the original app user id of its customer; nil if the
  /// vendor has none.
  func purchase(
    _ storeTransactionId: String, of vendor: Vendor
  ) throws(GatewayError) -> (purchase: PurchaseRecord, customer: String?)?

  /// Ends a purchase, and returns it with the original app user id of its customer, who may be gone; nil if the vendor
  /// has none that its store knows by this id.
  func end(
    _ storeTransactionId: String, of vendor: Vendor, by ending: PurchaseEnding
  ) throws(GatewayError) -> (purchase: PurchaseRecord, customer: String?)?

  /// Gives all purchases of a customer to another one, who is created on first sight; false if there is no such
  /// customer.
  func transferPurchases(of appUserId: String, to other: String, at vendor: Vendor) throws(GatewayError) -> Bool

  /// Deletes a customer with names, attributes and purchases; false if there is none with this name.
  func deleteCustomer(_ appUserId: String, of vendor: Vendor) throws(GatewayError) -> Bool

  /// A vendor's customers, newest first, at most as many as `limit`.
  ///
  /// - Parameters:
  ///   - vendor: whose customers they are.
  ///   - name: an app user id: only older customers are listed; nil, or an unknown one, for the newest.
  ///   - limit: the most customers.
  func customers(of vendor: Vendor, before name: String?, limit: Int) throws(GatewayError) -> [SeenCustomer]

  /// The vendor's customers for whom apps have set an attribute to this value, newest first.
  func customers(of vendor: Vendor, with attribute: String, of value: String) throws(GatewayError) -> [SeenCustomer]

  /// The purchases of a customer, oldest first; empty if there is no such customer.
  func purchases(of appUserId: String, at vendor: Vendor) throws(GatewayError) -> [PurchaseRecord]

  /// Gives a subscription more time, and returns it; nil if the vendor has none that its store knows by this id.
  func extend(
    _ storeTransactionId: String, of vendor: Vendor, until end: Timestamp
  ) throws(GatewayError) -> PurchaseRecord?

  /// A vendor's webhooks, by id.
  func webhooks(of vendor: Vendor) throws(GatewayError) -> [Webhook]

  /// Keeps a webhook, which hears of what happens from now on, and returns it with its id and complete secrets. It
  /// replaces the one with its id; without an id it is a new one.
  func keep(_ webhook: Webhook) throws(GatewayError) -> Result<Webhook, WebhookRefusal>

  /// What was or will be sent to a vendor's webhooks, oldest first: at most the first 10,000.
  func messages(of vendor: Vendor) throws(GatewayError) -> [WebhookMessage]

  /// Sends an event to a webhook again, now; false if that was never to be sent to it.
  func resend(_ event: String, to webhook: String, of vendor: Vendor) throws(GatewayError) -> Bool

  /// Deletes a webhook with what was to be sent to it; false if the vendor has none with this id.
  func deleteWebhook(_ id: String, of vendor: Vendor) throws(GatewayError) -> Bool
}

/// A customer in a list.
public struct SeenCustomer: Hashable, Sendable {
  /// The first app user id.
  public let original: String
  /// When the vendor first saw the customer.
  public let firstSeen: Timestamp

  /// Describes a customer.
  public init(original: String, firstSeen: Timestamp) {
    self.original = original
    self.firstSeen = firstSeen
  }
}

/// Why a webhook is not kept.
public struct WebhookRefusal: Error, Hashable, Sendable {
  /// What to do about it.
  public let message: String

  /// Describes what is wrong.
  public init(_ message: String) { self.message = message }
}

/// An entitlement that is given without a sale.
public struct EntitlementGift: Hashable, Sendable {
  /// The entitlement's identifier.
  public var entitlement: String
  /// The product by which the vendor shows it.
  public var product: String
  /// When it begins; nil for now.
  public var startsAt: Timestamp?
  /// When it ends; nil for never.
  public var expiresAt: Timestamp?

  /// Describes a gift.
  public init(entitlement: String, product: String, startsAt: Timestamp? = nil, expiresAt: Timestamp? = nil) {
    self.entitlement = entitlement
    self.product = product
    self.startsAt = startsAt
    self.expiresAt = expiresAt
  }
}

/// How the app's own backend ends a purchase.
public enum PurchaseEnding: Hashable, Sendable {
  /// It does not renew.
  case cancellation
  /// Its price is paid back, and access ends.
  case refund
  /// What was given without a sale is taken back, and access ends.
  case revocation
}

/// What a customer is called.
public struct CustomerNames: Hashable, Sendable {
  /// The first name.
  public let original: String
  /// Every name, ascending.
  public let all: [String]

  /// Describes a customer.
  public init(original: String, all: [String]) {
    self.original = original
    self.all = all
  }
}

/// Whether a code still works.
public enum CodeState: Hashable, Sendable {
  case unused, expired, used
}

/// What a buyer is about to pay for in a vendor's web SDK.
public struct WebCheckout: Hashable, Sendable, Codable {
  /// The product, as it was sold last.
  public var product: PurchaseRecord
  /// The buyer.
  public var appUserId: String
  /// The address given so far.
  public var email: String?
  /// True if no real money is paid.
  public var isSandbox: Bool
  /// Where it is paid; nil for the vendor's default store.
  public var store: Store?
  /// What the page has sent along; nil for nothing.
  public var metadata: [String: JSONValue]?

  /// Describes a checkout.
  public init(
    product: PurchaseRecord, appUserId: String, email: String? = nil, isSandbox: Bool, store: Store? = nil,
    metadata: [String: JSONValue]? = nil
  ) {
    self.product = product
    self.appUserId = appUserId
    self.email = email
    self.isSandbox = isSandbox
    self.store = store
    self.metadata = metadata
  }
}

/// A paid checkout of a vendor's web SDK.
public struct WebSale: Hashable, Sendable {
  /// What was bought.
  public let purchase: PurchaseRecord
  /// What the web SDK hands to the page; nil if the purchase has no link.
  public let redemptionInfo: CheckoutEnd.RedemptionInfo?

  /// Describes a sale.
  public init(purchase: PurchaseRecord, redemptionInfo: CheckoutEnd.RedemptionInfo?) {
    self.purchase = purchase
    self.redemptionInfo = redemptionInfo
  }
}
