/// How a checkout has ended, as a service reports it to an app that waits for it.
public struct CheckoutAnswer: Hashable, Sendable {
  /// How far a checkout is.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing is bought yet.
    case pending
    /// Nothing will be bought.
    case failed
    /// It is over.
    case complete
  }

  /// How far it is; nil if the service does not say.
  public var state: State?
  /// The outcome of its code, if it has one, and what the redeemer has.
  public var redemption: RedemptionAnswer

  /// Creates an answer.
  public init(state: State?, redemption: RedemptionAnswer = RedemptionAnswer(outcome: nil)) {
    self.state = state
    self.redemption = redemption
  }
}
