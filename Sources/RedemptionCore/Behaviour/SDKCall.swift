/// A call of an app to its SDK, in words that no vendor owns.
///
/// A behaviour finishes a call that its SDK does not have with ``SDKResult/refused(_:kind:)`` and the kind
/// ``SDKRefusal/noSuchCall``.
public enum SDKCall: Sendable {
  /// Configures the SDK; a second call changes nothing.
  case configure
  /// Redeems what a link contains.
  case redeem(LinkContent)
  /// Passes a link to the SDK, which reads it itself.
  case openLink(String)
  /// Returns what the user has.
  case customerInfo(FetchPolicy)
  /// Logs a user in, with the id as the app gives it.
  case logIn(appUserId: String)
  /// Logs the user out.
  case logOut
  /// The app comes to the foreground.
  case foreground
  /// Puts a paywall on screen; nil: the app has closed it.
  case setPaywall(GivenPaywall?)
  /// Replaces what the phone's own store gives.
  case setDeviceEntitlements(DeviceEntitlements)
  /// Lets the app decide about access, or the SDK.
  case setPurchaseController(Bool)
  /// Tells the SDK whether the user has access.
  case setStatus(GivenStatus)
  /// Sets attributes of the user; nil leaves a list as it is, and null removes a value.
  case setAttributes(user: [String: JSONValue]?, integration: [String: JSONValue]?)
  /// Sends purchases of another store by that store's ids, all at the same time; then fetches what the user has.
  case postReceipts([String])
  /// Asks for a new mail to this address.
  case reissue(email: String)
  /// A paywall's page reports a step of a checkout in it.
  case checkout(CheckoutStep, PageCheckout)
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
public struct PageCheckout: Hashable, Sendable {
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

/// What a link contains: a code, or by itself the result of its redemption.
public enum LinkContent: Hashable, Sendable {
  /// The code to redeem.
  case code(String)
  /// The result; no service is asked.
  indirect case result(RedemptionOutcome)
}

/// A paywall as the app shows it.
public struct GivenPaywall: Sendable {
  /// Identifiers of the entitlements that its products give.
  public var entitlements: [String]
  /// True if the SDK may close it; nil for the SDK's own option.
  public var automaticallyDismiss: Bool?

  /// Describes a paywall.
  public init(entitlements: [String] = [], automaticallyDismiss: Bool? = nil) {
    self.entitlements = entitlements
    self.automaticallyDismiss = automaticallyDismiss
  }
}

/// What the phone's own store gives.
public struct DeviceEntitlements: Sendable {
  /// The entitlements.
  public var entitlements: [EntitlementReference]
  /// Identifiers of owned products; each gives its entitlements, active.
  public var ownedProducts: [String]
  /// The cause; nil if the app was only told.
  public var after: DeviceTransaction?

  /// Describes what the store gives.
  public init(
    entitlements: [EntitlementReference] = [], ownedProducts: [String] = [], after: DeviceTransaction? = nil
  ) {
    self.entitlements = entitlements
    self.ownedProducts = ownedProducts
    self.after = after
  }
}

/// A status as the app sets it.
public enum GivenStatus: Sendable {
  /// Nobody has said yet.
  case unknown
  /// No access.
  case inactive
  /// Access by these entitlements.
  case active([EntitlementReference])
}

/// An entitlement in a call: whole, or an identifier that the SDK makes an active entitlement of.
public enum EntitlementReference: Hashable, Sendable {
  /// Only its identifier.
  case identifier(String)
  /// All of it.
  case whole(Entitlement)
}

/// How something came to be owned in the phone's own store.
public enum DeviceTransaction: String, Hashable, Sendable, Codable, CaseIterable {
  case purchase, restore
}

/// Where customer info may come from.
public enum FetchPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// From the cache if anything is there, else from the service.
  case cachedOrFetched
  /// From the service.
  case fetchCurrent
  /// From the cache if it is not too old, else from the service.
  case notStaleCachedOrFetched
  /// From the cache, or not at all.
  case fromCacheOnly
}

/// A paywall on screen.
public struct OpenPaywall: Hashable, Sendable, Codable {
  /// The identifiers of what its products give.
  public var entitlements: [String]
  /// Whether the SDK may close it after a purchase or a redemption.
  public var automaticallyDismiss: Bool

  /// Describes a paywall.
  public init(entitlements: [String] = [], automaticallyDismiss: Bool = true) {
    self.entitlements = Set(entitlements).sorted()
    self.automaticallyDismiss = automaticallyDismiss
  }
}
