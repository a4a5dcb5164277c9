public import RedemptionCore

/// The entitlements of a customer.
///
/// Source: purchases-ios 5.86 and purchases-android 10.17 `EntitlementInfos`.
public struct EntitlementInfos: Hashable, Sendable {
  /// By ascending identifier, which is also the order in which replies list them.
  var ordered: [EntitlementInfo]
  /// Whether the answer's signature was checked.
  public internal(set) var verification: VerificationResult

  /// Every entitlement, by identifier.
  public var all: [String: EntitlementInfo] { dictionary(ordered) }

  /// Those that give access, in any environment: one bought without real money counts too.
  public var active: [String: EntitlementInfo] { dictionary(ordered.filter(\.isActive)) }

  /// The entitlement with an identifier; nil when there is none.
  public subscript(identifier: String) -> EntitlementInfo? { ordered.first { $0.identifier == identifier } }

  private func dictionary(_ infos: [EntitlementInfo]) -> [String: EntitlementInfo] {
    Dictionary(infos.map { ($0.identifier, $0) }, uniquingKeysWith: { _, last in last })
  }
}
