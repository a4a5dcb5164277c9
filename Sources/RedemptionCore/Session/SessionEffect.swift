/// The server's name for a call that waits for a session.
public struct CallID: Hashable, Sendable {
  /// Unique in one server.
  public let rawValue: UInt64
  /// Takes the number as it is.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// A session's name for one request to its gateway; a retry has a new one.
public struct AttemptID: Hashable, Sendable {
  /// Unique in one session.
  public let rawValue: UInt64
  /// Takes the number as it is.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Something that happened to a session.
public enum SessionInput: Sendable {
  /// A code is to be redeemed; `call` waits for the end, unless nobody does.
  case redeem(code: String, call: CallID?)
  /// The gateway answered, or said why it could not.
  case answered(AttemptID, Result<RedemptionAnswer, GatewayError>)
  /// A wait is over.
  case waited(AttemptID)
  /// A call does not wait any more; the redemption itself goes on.
  case cancelled(CallID)
  /// The app is gone.
  case closed
}

/// Something to be done for a session.
public enum SessionEffect: Sendable {
  /// Ask the gateway, and feed its answer back under this attempt.
  case ask(AttemptID, RedemptionRequest)
  /// Feed ``SessionInput/waited(_:)`` back after this time plus a random part of `jitter`.
  case wait(AttemptID, milliseconds: Int64, jitter: Int64)
  /// Tell the app.
  case tell(SessionEvent)
  /// Answer a call.
  case finish(CallID, RedemptionOutcome)
  /// Answer a call with the reason why the gateway itself cannot work; its redemption neither succeeded nor failed.
  case abandon(CallID, GatewayError)
}
