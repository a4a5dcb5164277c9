/// A question of a session to its vendor's service, with what the SDK sends beside it.
public struct ServiceCall: Sendable {
  /// The target of the session.
  public var target: Target
  /// The question.
  public var question: Question
  /// The number of earlier requests for this question.
  public var retries: Int
  /// The identifiers of the user's active entitlements.
  public var activeEntitlements: [String]
  /// The ids of the user in other services.
  public var integrationAttributes: [String: JSONValue]

  /// Creates a call.
  public init(
    target: Target, question: Question, retries: Int = 0, activeEntitlements: [String] = [],
    integrationAttributes: [String: JSONValue] = [:]
  ) {
    self.target = target
    self.question = question
    self.retries = retries
    self.activeEntitlements = activeEntitlements
    self.integrationAttributes = integrationAttributes
  }
}
