/// A session's name for one request to its gateway; a retry has a new one.
public struct QuestionID: Hashable, Sendable {
  /// Unique in one session.
  public let rawValue: UInt64
  /// Takes the number as it is.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Something that happened to a session.
public enum SessionInput: Sendable {
  /// The app calls its SDK; `CallID` waits for the end, unless nobody does.
  case called(SessionCall, CallID?)
  /// What was there already when the session began, of which the app is not told.
  case began(device: [Entitlement], customer: Grant?, paywall: OpenPaywall?)
  /// What the service knew of the user before the session began, where it could not be asked at once; the app is not
  /// told.
  case learned(Grant)
  /// The app configures its SDK.
  case configured
  /// The gateway answered, or said why it could not.
  case answered(QuestionID, Result<Answer, GatewayError>)
  /// A wait is over.
  case waited(QuestionID)
  /// The moment of a ``SessionEffect/schedule(_:)`` has come.
  case due
  /// A call does not wait any more; what it asked for goes on.
  case cancelled(CallID)
  /// The app is gone.
  case closed
}

/// Something to be done for a session.
public enum SessionEffect: Sendable {
  /// Ask the gateway, and feed its answer back under this attempt.
  case ask(QuestionID, Question)
  /// Feed ``SessionInput/waited(_:)`` back after this time plus a random part of `jitter`.
  case wait(QuestionID, milliseconds: Int64, jitter: Int64)
  /// Feed ``SessionInput/due`` back at this moment.
  case schedule(Timestamp)
  /// Tell the app.
  case tell(SessionEvent)
  /// Answer a call.
  case finish(CallID, SessionResult)
  /// Answer a call with the reason why the gateway itself cannot work; what was asked neither succeeded nor failed.
  case abandon(CallID, GatewayError)
}

/// Something that an SDK tells the app beside the result of a call.
public struct SessionEvent: Hashable, Sendable {
  /// What the event carries; the server puts it in the target's words.
  public enum Body: Hashable, Sendable {
    /// Nothing.
    case empty
    /// The reply that tells an outcome.
    case reply(RedemptionOutcome)
    /// What the user has.
    case customer(Grant)
    /// What the user had and has.
    indirect case customerChange(from: Grant, to: Grant)
    /// Whether the user had and has access.
    indirect case statusChange(from: AccessStatus, to: AccessStatus)
    /// Why codes are sent, and the new one among them.
    case redemption(RedemptionCause, code: String?)
    /// Why something failed.
    case failure(RedemptionFailure)
    /// These members.
    case values([String: JSONValue])
  }

  /// The SDK's own word for it.
  public var name: String
  /// What it carries.
  public var body: Body

  /// Describes an event.
  public init(name: String, body: Body) {
    self.name = name
    self.body = body
  }
}
