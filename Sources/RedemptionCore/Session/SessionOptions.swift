/// What an app chose for its SDK, and what its service told the SDK about the app.
public struct SessionOptions: Hashable, Sendable {
  /// Whether an alert is shown after each redemption; nil for the SDK's own default.
  public var confirmationAlert: Bool?
  /// How old what the service told may get before it is asked again, in milliseconds; nil: it is never asked again.
  public var entitlementsMaxAge: Int64?
  /// Whether the app decides about access itself.
  public var hasPurchaseController: Bool
  /// What each product gives, by product identifier.
  public var products: [String: [String]]
  /// Whether the app has something to show for links that are none of the SDK's.
  public var hasLinkTrigger: Bool
  /// Whether the SDK may close a paywall, where the paywall itself does not tell.
  public var automaticallyDismiss: Bool

  /// Describes the options.
  public init(
    confirmationAlert: Bool? = nil, entitlementsMaxAge: Int64? = nil, hasPurchaseController: Bool = false,
    products: [String: [String]] = [:], hasLinkTrigger: Bool = false, automaticallyDismiss: Bool = true
  ) {
    self.confirmationAlert = confirmationAlert
    self.entitlementsMaxAge = entitlementsMaxAge
    self.hasPurchaseController = hasPurchaseController
    self.products = products
    self.hasLinkTrigger = hasLinkTrigger
    self.automaticallyDismiss = automaticallyDismiss
  }
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

/// What an SDK's router makes of a link.
public struct LinkRoute: Hashable, Sendable {
  /// The code to redeem, if it carries one.
  public var code: String?
  /// What the app is told of the link, in this order and before any redemption.
  public var events: [SessionEvent]
  /// What the SDK's call answers.
  public var isHandled: Bool
  /// What the call tells when it says no, where it tells anything.
  public var error: String?

  /// Describes a route.
  public init(code: String? = nil, events: [SessionEvent] = [], isHandled: Bool, error: String? = nil) {
    self.code = code
    self.events = events
    self.isHandled = isHandled
    self.error = error
  }
}
