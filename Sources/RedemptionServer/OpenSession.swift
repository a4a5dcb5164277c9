import JSONRPC
import RedemptionCore

/// A session that a client has opened, with its gateway.
final class OpenSession {
  /// Where its questions go.
  enum Gateway {
    case ledger
    case script
    case remote(any RemoteGateway)
  }

  /// All that changes with its inputs. Saved as a whole before an input that depends on the ledger's open transaction,
  /// and restored as a whole if the commit fails.
  struct Run {
    var behaviour: any SDKBehaviour
    /// The prepared answers of a session with a script.
    var script = Script()
    /// Questions that a fault holds back.
    var held = HeldQuestions()
    /// Answers that a fault holds back.
    var late = LateAnswers()
    /// The latest call of its app.
    var lastCall = CallID(rawValue: 0)
    /// The number of the last event.
    var sequence = 0
    /// False until the app has started.
    var hasBegun = false
    /// Milliseconds by which the clock of its phone is ahead of the space's.
    var clockAhead: Int64 = 0
    /// True while the app is in the background.
    var isInBackground = false
    /// True while nothing happens in the app: iOS suspends it in the background, Android lets it run.
    func isSuspended(on platform: Platform) -> Bool { isInBackground && platform == .ios }
  }

  let id: String
  /// That of the space which may change it; see ``Sessions``.
  let generation: UInt64
  let target: Target
  let adapter: any RedemptionAdapter
  let gateway: Gateway
  /// The client that opened it: it receives the events, and the session ends with it.
  let owner: Client
  var run: Run
  /// Gets the events, if the app is in this process; nil if the events go to ``owner`` alone.
  var hear: ((SDKEvent, any SDKBehaviour) -> Void)?
  /// The run to restore if the ledger's open transaction fails; nil while the run does not depend on it.
  var saved: Run?
  /// Questions that the ledger answered in its open transaction; their answers are gone if it fails.
  var answeredInTransaction: [QuestionID] = []
  /// No wait ends before this moment; nil until a commit failed.
  var pausedUntil: Timestamp?
  /// What the server's index has of this session.
  var indexed = Indexed()
  /// True if the run holds only if the next commit succeeds.
  var isProvisional: Bool { saved != nil }
  /// Results and customers in the words of its SDK's version.
  var replies: any RepliesDoor { run.behaviour.replies ?? adapter.replies }
  /// What its SDK knows.
  var state: SDKState { run.behaviour.state }
  /// Its user, if the app has named one.
  var appUserId: String? {
    let state = state
    return state.isAnonymous ? nil : state.redeemer.appUserId
  }

  /// The transaction is committed: what depended on it holds.
  func forgetSaved() {
    saved = nil
    answeredInTransaction = []
  }

  /// What the server's index has of a session.
  struct Indexed {
    var moment: NextMoments.Moment?
    var work = 0
  }

  init(
    id: String, generation: UInt64, target: Target, adapter: any RedemptionAdapter, gateway: Gateway, owner: Client,
    behaviour: any SDKBehaviour, script: Script = Script()
  ) {
    self.id = id
    self.generation = generation
    self.target = target
    self.adapter = adapter
    self.gateway = gateway
    self.owner = owner
    run = Run(behaviour: behaviour, script: script)
  }

  /// A copy for a space of another generation, after a commit.
  init(_ session: OpenSession, generation: UInt64, owner: Client) {
    id = session.id
    self.generation = generation
    target = session.target
    adapter = session.adapter
    gateway = session.gateway
    self.owner = owner
    run = session.run
    hear = session.hear
    saved = session.saved
    answeredInTransaction = session.answeredInTransaction
    pausedUntil = session.pausedUntil
    indexed = session.indexed
  }
}

/// Questions of a session that a fault holds back, earliest first.
struct HeldQuestions {
  struct Held {
    /// When the question reaches its gateway.
    let due: Timestamp
    /// Position among all waits for the same moment: they end in the order in which they began.
    let number: UInt64
    let id: QuestionID
    let question: Question
    let context: ServiceContext
  }

  private var questions: [Held] = []

  /// The question that is asked first; nil for none.
  var first: Held? { questions.first }

  /// All questions, the one that is asked first before the others.
  var ascending: [Held] { questions }

  mutating func add(_ held: Held) {
    let index = questions.firstIndex { held.due < $0.due } ?? questions.endIndex
    questions.insert(held, at: index)
  }

  mutating func popFirst() -> Held? { questions.isEmpty ? nil : questions.removeFirst() }

  mutating func remove(_ id: QuestionID) { questions.removeAll { $0.id == id } }
}
