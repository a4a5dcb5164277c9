import RedemptionCore

/// `didRedeemLink`: the result in the form of the target's channel; in Unity the `data` of the callback.
struct RedemptionReply: Encodable, Sendable {
  let outcome: RedemptionOutcome
  let target: Target
  let rules: SuperwallRules

  func encode(to encoder: any Encoder) throws {
    try SuperwallReplies(rules).reply(to: outcome, for: target).encode(to: encoder)
  }
}

/// `customerInfoDidChange`: `from` and `to`.
struct CustomerInfoChange: Encodable, Sendable {
  let from: Grant
  let to: Grant
  let target: Target
  let now: Timestamp

  private enum CodingKeys: String, CodingKey { case from, to }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(CustomerInfoReply(info: from, target: target, now: now), forKey: .from)
    try container.encode(CustomerInfoReply(info: to, target: target, now: now), forKey: .to)
  }
}

/// `subscriptionStatusDidChange`: `from` and `to`.
struct SubscriptionStatusChange: Encodable, Sendable {
  let from: AccessStatus
  let to: AccessStatus
  let target: Target
  /// Stands between the tracked identifiers; nil if they are not tracked.
  let trackedSeparator: String?

  private enum CodingKeys: String, CodingKey { case from, to }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(SubscriptionStatusReply(status: from, target: target), forKey: .from)
    try container.encode(SubscriptionStatusReply(status: to, target: target), forKey: .to)
  }
}
