extension Session {
  /// The requests to the gateway that have no answer yet, each by its latest attempt.
  public var attemptsUnderWay: [QuestionID] { redemptions.map(\.attempt) + questions.map(\.attempt) }

  /// The calls that wait for an answer.
  public var callsWaiting: Set<CallID> {
    Set(redemptions.flatMap(\.waiting) + questions.compactMap(\.call) + batches.compactMap(\.call))
  }
}
