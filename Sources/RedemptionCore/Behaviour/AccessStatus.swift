/// Whether the user has access, as an SDK tells it.
public enum AccessStatus: Hashable, Sendable, Codable {
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
