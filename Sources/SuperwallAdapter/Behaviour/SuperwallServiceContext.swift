public import RedemptionCore

/// What the SDK sends beside a question to its service.
public struct SuperwallServiceContext: Sendable {
  let status: AccessStatus
  /// The user's ids in other services.
  let integrationAttributes: [String: JSONValue]

  /// Describes the context.
  public init(status: AccessStatus, integrationAttributes: [String: JSONValue]) {
    self.status = status
    self.integrationAttributes = integrationAttributes
  }

  /// The identifiers of the entitlements that give access.
  var activeEntitlements: [String] { status.entitlements.map(\.id) }
}
