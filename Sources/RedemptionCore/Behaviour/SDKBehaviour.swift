/// What one SDK on one platform does around a redemption.
///
/// A value: a copy taken before an input is the state to restore. It does no I/O, reads no clock, and takes random
/// numbers only from its turn. A runner feeds it inputs and carries out the effects in their order: the server, or
/// ``SDKHost`` in Swift apps. ``OneRequestBehaviour`` is the simplest complete one; this is how one begins:
///
/// ```swift
/// struct PlainBehaviour: SDKBehaviour {
///   var questions = QuestionsInProgress<Void>()
///   var state = SDKState()
///   var nextWait: SDKWait? { nil }
///   var workInProgress: Int { questions.entries.count }
///
///   func describe(into description: inout StateDescription) {
///     questions.describe(as: "questions", into: &description) { _, _ in }
///     description.part("state", state)
///   }
///
///   mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
///     switch input {
///     case .began(let start):
///       let device = start.deviceId ?? RandomText.hexadecimal(digits: 32, using: &turn.random)
///       state.redeemer = Redeemer(appUserId: start.appUserId, deviceId: device)
///       turn.finish(start.call, .done)
///     case .called(.redeem(.code(let code)), let call):
///       let question = RedemptionQuestion(vendor: .plain, code: code, redeemer: state.redeemer)
///       questions.ask(.redeem(question), for: (), call: call, &turn)
///     case .called(_, let call):
///       let kind = SDKRefusal.noSuchCall.rawValue
///       turn.finish(call, .refused(SDKError(code: kind, message: "This SDK only redeems."), kind: kind))
///     case .answered(let id, .failure(let error)):
///       for call in questions.take(id)?.waiting ?? [] { turn.abandon(call, error) }
///     case .answered(let id, .success(let answer)):
///       var outcome = RedemptionOutcome.failed(code: nil, failure: .otherAnswer)
///       if case .redemption(let answer) = answer, let answered = answer.outcome { outcome = answered }
///       for call in questions.take(id)?.waiting ?? [] { turn.finish(call, .outcome(outcome)) }
///     case .cancelled(let call): questions.leave(call)
///     case .closed:
///       for call in questions.takeAll().flatMap(\.waiting) {
///         turn.finish(call, .outcome(.failed(code: nil, failure: .closed)))
///       }
///     case .channel, .pushed, .due: break
///     }
///   }
/// }
/// ```
///
/// ``DescribedState/describe(into:)`` writes every stored member that can affect what it does later.
/// `AdapterContract.behaviourViolations()` of `RedemptionTesting` checks what every behaviour must do,
/// `stateViolations()` that no stored member is forgotten.
public protocol SDKBehaviour: DescribedState, Codable, Sendable {
  /// The SDK's state, in neutral words. It is computed.
  var state: SDKState { get }
  /// The SDK's state as the app sees it at a moment, if what it has cached changes with time. Defaults to ``state``.
  func state(at now: Timestamp) -> SDKState
  /// The SDK as it lies on the phone once its app has ended: what it has stored, without calls, questions and waits.
  /// The next start takes it (``SDKStart/stored``). Defaults to nil: the SDK stores nothing.
  var stored: Self? { get }
  /// Results and customers in the words of the SDK's version. Defaults to nil: those of the adapter.
  var replies: (any RepliesDoor)? { get }
  /// The wait that ends first; nil if the SDK only waits for answers.
  var nextWait: SDKWait? { get }
  /// The number of questions without an answer and of waiting links. The server limits it.
  var workInProgress: Int { get }
  /// Handles an input, and appends the effects to the turn.
  mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn)
}

extension SDKBehaviour {
  /// The state, which does not depend on the time.
  public func state(at now: Timestamp) -> SDKState { state }

  /// Nil: the SDK stores nothing.
  public var stored: Self? { nil }

  /// Nil: the adapter's, which are those of the newest version.
  public var replies: (any RepliesDoor)? { nil }
}

/// A wait of an SDK; it ends with ``SDKInput/due``.
public struct SDKWait: Hashable, Sendable {
  /// The clock of a wait.
  public enum Kind: Hashable, Sendable {
    /// The wait before a retry. On a virtual clock it ends at once and does not move the clock.
    case backoff
    /// A poll, a refresh, a gap or a delay. On a virtual clock it ends only when the clock is moved.
    case planned
  }

  /// When it ends.
  public let due: Timestamp
  /// Its clock.
  public let kind: Kind

  /// Creates a wait.
  public init(due: Timestamp, kind: Kind) {
    self.due = due
    self.kind = kind
  }

  /// Returns the earlier of two waits; the first of two that end together.
  public static func earlier(_ first: SDKWait?, _ second: SDKWait?) -> SDKWait? {
    guard let first, let second else { return first ?? second }
    return second.due < first.due ? second : first
  }
}
