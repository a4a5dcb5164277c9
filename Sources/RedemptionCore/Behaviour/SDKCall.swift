/// A call of an app to its SDK, in neutral words.
///
/// A behaviour finishes a call that its SDK does not have with ``SDKResult/refused(_:kind:)`` and the kind
/// ``SDKRefusal/noSuchCall``.
public enum SDKCall: Sendable {
  /// Configures the SDK; a second call changes nothing.
  case configure
  /// Redeems what a link contains.
  case redeem(LinkContent)
  /// Passes a link to the SDK, which parses it.
  case openLink(String)
  /// Returns the customer info.
  case customerInfo(FetchPolicy)
  /// Logs a user in, with the id as the app gives it.
  case logIn(appUserId: String)
  /// Logs the user out.
  case logOut
  /// The app goes to the background.
  case background
  /// The app comes to the foreground.
  case foreground
  /// Shows a paywall; nil closes it.
  case setPaywall(GivenPaywall?)
  /// Replaces the entitlements from the phone's own store.
  case setDeviceEntitlements(DeviceEntitlements)
  /// Sets who decides about access: the app if true, else the SDK.
  case setPurchaseController(Bool)
  /// Sets the subscription status.
  case setStatus(GivenStatus)
  /// Sets attributes. Nil keeps a list, and null removes a value.
  case setAttributes(user: [String: JSONValue]?, integration: [String: JSONValue]?)
  /// Sends receipts of another store, all at the same time, and then fetches the customer info.
  case postReceipts([String])
  /// Requests a new mail to this address.
  case reissue(email: String)
  /// A paywall's page reports a step of a checkout in it.
  case checkout(CheckoutStep, PageCheckout)
  /// A call that only this vendor's SDK has, of ``RedemptionAdapter/calls(for:)``.
  case own(any VendorCall)
}

/// A step of a checkout in a paywall's page, as the page reports it.
public enum CheckoutStep: String, Hashable, Sendable, Codable, CaseIterable {
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
public struct PageCheckout: Hashable, Sendable, Codable {
  /// The id by which the service knows the checkout.
  public var id: String
  /// The product.
  public var product: String

  /// Describes a checkout.
  public init(id: String, product: String) {
    self.id = id
    self.product = product
  }
}

/// A checkout whose end an SDK waits for.
public struct PendingCheckout: Hashable, Sendable, Codable {
  /// The id by which the service knows the checkout.
  public var id: String
  /// The product.
  public var product: String
  /// How many more times the SDK asks when the app comes to the foreground.
  public var remainingAttempts: Int
  /// When the SDK last stored it.
  public var updatedAt: Timestamp

  /// Describes a checkout.
  public init(id: String, product: String, remainingAttempts: Int, updatedAt: Timestamp) {
    self.id = id
    self.product = product
    self.remainingAttempts = remainingAttempts
    self.updatedAt = updatedAt
  }

  private enum CodingKeys: String, CodingKey {
    case id = "checkoutContextId"
    case product, remainingAttempts, updatedAt
  }
}

/// The content of a link: a code, or the result itself.
public enum LinkContent: Hashable, Sendable {
  /// The code to redeem.
  case code(String)
  /// The result; no service is asked.
  indirect case result(RedemptionOutcome)
}

/// A subscription status set by the app.
public enum GivenStatus: Sendable {
  /// Not known yet.
  case unknown
  /// No access.
  case inactive
  /// Access through these entitlements.
  case active([EntitlementReference])
}

/// Sources of customer info.
public enum FetchPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// The cache if it is not empty, else the service.
  case cachedOrFetched
  /// The service.
  case fetchCurrent
  /// The cache if it is not stale, else the service.
  case notStaleCachedOrFetched
  /// The cache only.
  case fromCacheOnly
}
