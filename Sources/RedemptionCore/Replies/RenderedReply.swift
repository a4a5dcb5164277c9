/// An outcome in one target's words.
public struct RenderedReply: Sendable {
  /// The JSON object that reaches the SDK's own language layer.
  public let body: any Encodable & Sendable
  /// The facts of the outcome that the body does not carry.
  public let losses: [Loss]

  /// A reply and its losses.
  public init(body: any Encodable & Sendable, losses: [Loss]) {
    self.body = body
    self.losses = losses
  }
}

/// A reply told back as an outcome.
public struct ReadReply: Sendable {
  /// What the reply says, with defaults for what it does not carry.
  public let outcome: RedemptionOutcome
  /// The facts that this shape never carries, and that the outcome therefore cannot have.
  public let losses: [Loss]

  /// An outcome read from a reply, and what the shape cannot tell.
  public init(outcome: RedemptionOutcome, losses: [Loss]) {
    self.outcome = outcome
    self.losses = losses
  }
}
