/// What an SDK knows, for `session/describe`. An SDK without some of it leaves the default.
public struct SDKState: Codable, Sendable {
  /// True once the app has configured its SDK.
  public var isConfigured = true
  /// The app and its user.
  public var redeemer = Redeemer(appUserId: nil, deviceId: "")
  /// True if the SDK made the app user id, or if there is none.
  public var isAnonymous = true
  /// Codes that the SDK stores, with their outcomes, in the order in which they came.
  public var storedCodes: [StoredCode] = []
  /// The outcome of the latest redemption of a new code, if the SDK stores codes.
  public var lastOutcome: RedemptionOutcome?
  /// Number of redemptions in progress.
  public var redemptionsInProgress = 0
  /// Whether the user has access.
  public var status = AccessStatus.unknown
  /// The user's entitlements as the app sees them.
  public var entitlements = SDKEntitlements()
  /// True if the app decides about access itself.
  public var hasPurchaseController = false
  /// What the app has set for its user.
  public var userAttributes: [String: JSONValue] = [:]
  /// The user's ids in other services.
  public var integrationAttributes: [String: JSONValue] = [:]
  /// The paywall on screen; nil for none.
  public var paywall: OpenPaywall?
  /// What only this vendor's SDK knows, by the names under `members`, `SessionFacts` of the adapter's schemas.
  public var own: [String: JSONValue] = [:]
  /// Number of links that wait for the SDK to be configured.
  public var linksWaiting = 0

  /// Describes an SDK that knows nothing.
  public init() {}

  /// A code that an SDK stores.
  public struct StoredCode: Hashable, Sendable, Codable {
    /// The code.
    public let code: String
    /// What the service last said about it.
    public let outcome: RedemptionOutcome

    /// Describes a stored code.
    public init(code: String, outcome: RedemptionOutcome) {
      self.code = code
      self.outcome = outcome
    }
  }
}

/// The user's entitlements as an app sees them, each list by ascending identifier.
public struct SDKEntitlements: Codable, Sendable {
  /// Those that give access.
  public var active: [Entitlement]
  /// Those that do not, including what could be bought.
  public var inactive: [Entitlement]
  /// All of them.
  public var all: [Entitlement]
  /// The active ones that the service returned.
  public var web: [Entitlement]
  /// What the phone's own store gives, active or not.
  public var device: [Entitlement]

  /// Describes the lists.
  public init(
    active: [Entitlement] = [], inactive: [Entitlement] = [], all: [Entitlement] = [], web: [Entitlement] = [],
    device: [Entitlement] = []
  ) {
    self.active = active
    self.inactive = inactive
    self.all = all
    self.web = web
    self.device = device
  }
}
