import RedemptionCore

/// What only this SDK sends beside a question.
struct QonversionServiceContext: Sendable {
  /// Which request of a question is sent.
  enum Step: Sendable, Hashable {
    case first
    /// After a 409 to a redemption.
    case redemptionStatus
    /// After an identity that belongs to another user of the service.
    case launchOfOtherUser
  }

  /// The service's id of the user.
  var userId: String
  /// The header `Idempotency-Key`.
  var idempotencyKey = ""
  /// The header `Trigger` of a launch.
  var trigger = LaunchState.Trigger.initial
  var step = Step.first
}
