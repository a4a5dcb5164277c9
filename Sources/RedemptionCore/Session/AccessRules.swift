/// How an SDK that watches entitlements works out what its user may use, as data that the session plays.
public struct AccessRules: Sendable {
  /// Which entitlements count for "the user has all that the paywall's products give".
  public enum Coverage: Hashable, Sendable {
    /// Active ones of the device, and all of the web's, active or not; compared by identifier.
    case deviceAndWeb
    /// Those of the service's answer alone, active or not; compared by identifier.
    case web
  }

  /// Two lists as one; the first one's value stays where nothing decides.
  public var merge: @Sendable ([Entitlement], [Entitlement]) -> IdentifiedList<Entitlement>
  /// Whether the status may name one entitlement twice: the device's value and the web's, where they differ.
  public var repeatsInStatus: Bool
  /// Whether an entitlement that was active counts as active until the user has none at all.
  public var keepsActive: Bool
  /// Which entitlements cover a paywall.
  public var coverage: Coverage
  /// The phone's own store.
  public var deviceStore: Store
  /// The store of an entitlement that the app made of an identifier alone.
  public var bareStore: Store?
  /// Whether an empty read of the device takes no access away while an entitlement from elsewhere has not run out.
  public var outlivesEmptyDevice: Bool
  /// The SDK's word for telling the app that its access changed.
  public var statusEvent: String
  /// The SDK's word for telling the app that its customer info changed.
  public var customerEvent: String
  /// The word by which the end of a presentation is told.
  public var dismissalEvent: String

  /// Describes the rules.
  public init(
    merge: @escaping @Sendable ([Entitlement], [Entitlement]) -> IdentifiedList<Entitlement>,
    repeatsInStatus: Bool = false, keepsActive: Bool = false, coverage: Coverage = .deviceAndWeb, deviceStore: Store,
    bareStore: Store? = nil, outlivesEmptyDevice: Bool = false, statusEvent: String, customerEvent: String,
    dismissalEvent: String
  ) {
    self.merge = merge
    self.repeatsInStatus = repeatsInStatus
    self.keepsActive = keepsActive
    self.coverage = coverage
    self.deviceStore = deviceStore
    self.bareStore = bareStore
    self.outlivesEmptyDevice = outlivesEmptyDevice
    self.statusEvent = statusEvent
    self.customerEvent = customerEvent
    self.dismissalEvent = dismissalEvent
  }

  /// What the SDK makes of an identifier alone: an active entitlement.
  public func bareEntitlement(_ id: String) -> Entitlement { Entitlement(id: id, isActive: true, store: bareStore) }
}

/// Whether the user has access, as an SDK tells it.
public enum AccessStatus: Hashable, Sendable {
  /// Nobody has said yet.
  case unknown
  /// No access.
  case inactive
  /// Access by these entitlements, at least one, in ascending order of their identifiers.
  case active([Entitlement])

  /// Active with these, or inactive where there are none.
  public init(_ entitlements: some Sequence<Entitlement>) {
    let ordered = entitlements.sorted { $0.id < $1.id }
    self = ordered.isEmpty ? .inactive : .active(ordered)
  }

  /// The entitlements of an active status.
  public var entitlements: [Entitlement] {
    if case .active(let entitlements) = self { entitlements } else { [] }
  }

  /// `unknown`, `inactive` or `active`.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .inactive: "inactive"
    case .active: "active"
    }
  }
}
