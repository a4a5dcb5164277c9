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
    /// It is dropped without a word if a paywall was open when the other began; else it runs beside it.
    case droppedUnderPaywall
  }

  /// How a second redemption joins one under way.
  public var joining: Joining
  /// Which failures are met with another request.
  public var retry: RetryPolicy
  /// The word by which another request is told before its wait: our own, because no SDK tells; nil to tell nothing.
  ///
  /// Its body: `attempt` (the number of the request to come, from 2), `wait` (milliseconds, without the random part),
  /// `cause` (why the one before failed) and, where there was one, `httpStatus`.
  public var retryEvent: String?
  /// Whether the SDK keeps answered codes and sends them along with the next one.
  public var storesCodes: Bool
  /// The SDK's word for telling the app that what its user has is not what it was; nil where it does not tell.
  public var customerEvent: String?
  /// How long cached customer info is fresh, in milliseconds.
  public var customerFreshness: Int64
  /// What is done when a redemption begins, in this order.
  public var atStart: [SessionStep]
  /// What is done when the service answered, whatever it said; codes and customer of the answer have been kept.
  public var onAnswer: [SessionStep]
  /// What is done when no answer came.
  public var onFailure: [SessionStep]
  /// What the SDK does with links; nil where it has no call for them.
  public var links: LinkRules?
  /// How it works out what the user may use; nil where it leaves that to its customer info.
  public var access: AccessRules?
  /// When it asks its service what the user has; nil for only when the app asks.
  public var refresh: RefreshRules?
  /// How it changes its user by itself; nil where its service is asked.
  public var identity: IdentityRules?
  /// What makes it send the codes that it holds.
  public var resends: Set<ResendTrigger>
  /// How long it waits for more integration attributes before it sends them, in milliseconds.
  public var attributesDelay: Int64
  /// Whether an alert is shown after each redemption unless the app chose.
  public var confirmationAlert: Bool

  /// Describes a profile.
  public init(
    joining: Joining = .none, retry: RetryPolicy = .never, retryEvent: String? = nil, storesCodes: Bool = false,
    customerEvent: String? = nil, customerFreshness: Int64 = 300_000, atStart: [SessionStep] = [],
    onAnswer: [SessionStep] = [], onFailure: [SessionStep] = [], links: LinkRules? = nil, access: AccessRules? = nil,
    refresh: RefreshRules? = nil, identity: IdentityRules? = nil, resends: Set<ResendTrigger> = [],
    attributesDelay: Int64 = 0, confirmationAlert: Bool = false
  ) {
    self.joining = joining
    self.retry = retry
    self.retryEvent = retryEvent
    self.storesCodes = storesCodes
    self.customerEvent = customerEvent
    self.customerFreshness = customerFreshness
    self.atStart = atStart
    self.onAnswer = onAnswer
    self.onFailure = onFailure
    self.links = links
    self.access = access
    self.refresh = refresh
    self.identity = identity
    self.resends = resends
    self.attributesDelay = attributesDelay
    self.confirmationAlert = confirmationAlert
  }
}
