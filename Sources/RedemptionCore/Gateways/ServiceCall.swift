/// A question of a session to its vendor's service, with what the SDK sends beside it.
public struct ServiceCall: Sendable {
  /// The target of the session.
  public var target: Target
  /// The question.
  public var question: Question
  /// What the SDK sends beside it.
  public var context: ServiceContext

  /// Creates a call.
  public init(target: Target, question: Question, context: ServiceContext = ServiceContext()) {
    self.target = target
    self.question = question
    self.context = context
  }
}
