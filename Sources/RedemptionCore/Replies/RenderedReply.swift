/// An outcome in the format of one target.
public struct RenderedReply: Sendable {
  /// The JSON object that the SDK's own language layer receives.
  public let body: any Encodable & Sendable
  /// The facts of the outcome that the body does not contain.
  public let losses: [Loss]

  /// Creates a rendered reply.
  public init(body: any Encodable & Sendable, losses: [Loss]) {
    self.body = body
    self.losses = losses
  }
}

/// An outcome read from a reply.
public struct ReadReply: Sendable {
  /// The outcome, with defaults for what the reply does not contain.
  public let outcome: RedemptionOutcome
  /// The facts that this format never contains, and that the outcome cannot have.
  public let losses: [Loss]

  /// Creates an outcome read from a reply.
  public init(outcome: RedemptionOutcome, losses: [Loss]) {
    self.outcome = outcome
    self.losses = losses
  }
}

extension RepliesDoor {
  /// Renders an outcome with the vendor's own facts, if there are any.
  public func render(
    _ outcome: RedemptionOutcome, _ own: JSONValue?, for target: Target, now: Timestamp
  ) -> RenderedReply {
    guard let own else { return render(outcome, for: target, now: now) }
    return render(outcome, own: own, for: target, now: now)
  }
}
