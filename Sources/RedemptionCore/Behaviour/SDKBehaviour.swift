/// What one SDK on one platform does around a redemption.
///
/// A value: a copy taken before an input is the state to restore. It does no I/O, reads no clock and draws no random
/// number but from its turn; a runner feeds it inputs and carries out the effects in their order. ``SDKHost`` is the
/// runner for Swift apps; the server has its own.
///
/// ```swift
/// struct PlainBehaviour: SDKBehaviour {
///   var questions = QuestionsInProgress<Void>()
///   var state = SDKState()
///   var nextWait: SDKWait? { nil }
///   var workInProgress: Int { questions.entries.count }
///
///   mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
///     switch input {
///     case .called(.redeem(.code(let code)), let call):
///       let question = RedemptionQuestion(vendor: .plain, code: code, redeemer: state.redeemer)
///       questions.ask(.redeem(question), for: (), call: call, &turn)
///     case .answered(let id, .success(.redemption(let answer))):
///       for call in questions.take(id)?.waiting ?? [] {
///         turn.finish(call, .outcome(answer.outcome ?? .invalidCode(code: nil)))
///       }
///     default: break
///     }
///   }
/// }
/// ```
///
/// `AdapterContract` of `RedemptionTesting` checks what every behaviour must do.
public protocol SDKBehaviour: Sendable {
  /// What the SDK knows, in words that no vendor owns; made when it is asked for.
  var state: SDKState { get }
  /// The wait that ends first; nil if the SDK waits for nothing but answers.
  var nextWait: SDKWait? { get }
  /// What the SDK still has to do: the number of questions without an answer and of links that wait. A server bounds
  /// it.
  var workInProgress: Int { get }
  /// Takes an input and appends to the turn what is to be done.
  mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn)
}

/// A wait of an SDK; it ends with ``SDKInput/due``.
public struct SDKWait: Hashable, Sendable {
  /// Which clock a wait follows.
  public enum Kind: Hashable, Sendable {
    /// The wait before a retry. On a virtual clock it ends at once and does not move the clock.
    case backoff
    /// A poll, a refresh, a gap or a delay. On a virtual clock it ends only when the clock is moved.
    case planned
  }

  /// The moment at which it ends.
  public let due: Timestamp
  /// Which clock it follows.
  public let kind: Kind

  /// Describes a wait.
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
