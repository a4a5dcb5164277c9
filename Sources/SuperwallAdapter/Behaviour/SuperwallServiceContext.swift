import RedemptionCore

/// What the SDK sends beside a question to its service.
struct SuperwallServiceContext: Sendable {
  let status: AccessStatus
  /// The user's ids in other services.
  let integrationAttributes: [String: JSONValue]

  /// The identifiers of the entitlements that give access.
  var activeEntitlements: [String] { status.entitlements.map(\.id) }
}
