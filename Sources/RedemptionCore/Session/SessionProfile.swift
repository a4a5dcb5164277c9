/// What one SDK on one platform does around a redemption, as data that the session plays.
///
/// Every adapter gives one per target; each fact in it stands beside its source there.
public struct SessionProfile: Sendable {
  /// What happens to a redemption that begins while another one is under way.
  public enum Joining: Hashable, Sendable {
    /// It runs beside the other.
    case none
    /// It gets the other's result when user and code are the same.
    case byUserAndCode
    /// It gets the other's result, whatever code it brought.
    case always
  }

  /// How a second redemption joins one under way.
  public var joining: Joining
  /// Which failures are met with another request.
  public var retry: RetryPolicy
  /// Whether the SDK keeps answered codes and sends them along with the next one.
  public var holdsCodes: Bool
  /// What is done when a redemption begins, in this order.
  public var atStart: [SessionStep]
  /// What is done when the service answered, whatever it said.
  public var onAnswer: [SessionStep]
  /// What is done when no answer came.
  public var onFailure: [SessionStep]

  /// Describes a profile.
  public init(
    joining: Joining = .none, retry: RetryPolicy = .never, holdsCodes: Bool = false, atStart: [SessionStep] = [],
    onAnswer: [SessionStep] = [], onFailure: [SessionStep] = []
  ) {
    self.joining = joining
    self.retry = retry
    self.holdsCodes = holdsCodes
    self.atStart = atStart
    self.onAnswer = onAnswer
    self.onFailure = onFailure
  }
}

/// One thing that an SDK does on the way of a redemption.
public enum SessionStep: Hashable, Sendable {
  /// It tells the app something, by the SDK's own word.
  case tell(String, SessionEvent.Body)
}

/// Something that an SDK tells the app beside the result of a call.
public struct SessionEvent: Hashable, Sendable {
  /// What the event carries.
  public enum Body: Hashable, Sendable {
    /// Nothing.
    case empty
    /// The reply of the redemption under way.
    case reply
  }

  /// The SDK's own word for it.
  public var name: String
  /// What it carries.
  public var body: Body
  /// The outcome that a reply is made of; nil where the body needs none.
  public var outcome: RedemptionOutcome?

  /// Describes an event.
  public init(name: String, body: Body, outcome: RedemptionOutcome? = nil) {
    self.name = name
    self.body = body
    self.outcome = outcome
  }
}
