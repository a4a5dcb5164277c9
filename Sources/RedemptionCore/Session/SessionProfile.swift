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
  /// The SDK's word for telling the app that what its user has is not what it was; nil where it does not tell.
  public var customerEvent: String?
  /// How long cached customer info is fresh, in milliseconds.
  public var customerFreshness: Int64
  /// What is done when a redemption begins, in this order.
  public var atStart: [SessionStep]
  /// What is done when the service answered, whatever it said.
  public var onAnswer: [SessionStep]
  /// What is done when no answer came.
  public var onFailure: [SessionStep]

  /// Describes a profile.
  public init(
    joining: Joining = .none, retry: RetryPolicy = .never, holdsCodes: Bool = false, customerEvent: String? = nil,
    customerFreshness: Int64 = 300_000, atStart: [SessionStep] = [], onAnswer: [SessionStep] = [],
    onFailure: [SessionStep] = []
  ) {
    self.joining = joining
    self.retry = retry
    self.holdsCodes = holdsCodes
    self.customerEvent = customerEvent
    self.customerFreshness = customerFreshness
    self.atStart = atStart
    self.onAnswer = onAnswer
    self.onFailure = onFailure
  }
}

/// One thing that an SDK does on the way of a redemption.
public enum SessionStep: Hashable, Sendable {
  /// It tells the app that something happens, by the SDK's own word.
  case tell(String)
  /// It tells the app the reply, by the SDK's own word.
  case tellReply(String)
  /// It keeps what the user has after it, and tells the app when that is something else.
  case keepCustomer
}
