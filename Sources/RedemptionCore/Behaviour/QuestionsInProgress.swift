/// A part of behaviours: questions without an answer, with their attempts, their retries and the calls that wait.
///
/// `Purpose` is what the behaviour needs to know when the answer comes. Everything is inlinable: otherwise each use
/// looks up the generic type, which made `redemption/redeem` 5 % slower.
public struct QuestionsInProgress<Purpose: Sendable>: Sendable {
  /// A question in progress.
  public struct Entry: Sendable {
    /// The question's id, the same for all of its requests.
    public let id: QuestionID
    /// The question as it was last asked.
    public var question: Question
    /// What is done with the answer.
    public var purpose: Purpose
    /// False while the question is held back.
    public var isAsked: Bool
    /// Number of requests so far.
    public var attempts = 1
    /// The calls that wait for the answer.
    public var waiting: [CallID]
    /// When the next request is sent; nil while a request is on its way.
    @usableFromInline var retryAt: Timestamp?

    @inlinable init(id: QuestionID, question: Question, purpose: Purpose, waiting: [CallID], isAsked: Bool) {
      self.id = id
      self.question = question
      self.purpose = purpose
      self.waiting = waiting
      self.isAsked = isAsked
    }
  }

  @usableFromInline var open: [Entry] = []
  @usableFromInline var lastNumber: UInt64 = 0

  /// In the order in which they began.
  @inlinable public var entries: [Entry] { open }

  /// Starts without questions.
  @inlinable public init() {}

  /// Asks a question.
  ///
  /// - Parameters:
  ///   - question: the question to the session's gateway.
  ///   - purpose: what the behaviour does with the answer.
  ///   - call: the call that waits for the answer; nil if none does.
  ///   - own: what the adapter's service sends beside the question.
  ///   - turn: receives the effect.
  @inlinable public mutating func ask(
    _ question: Question, for purpose: Purpose, call: CallID? = nil, own: (any Sendable)? = nil,
    _ turn: inout SDKTurn
  ) {
    let id = add(question, for: purpose, call: call, isAsked: true)
    turn.effects.append(.ask(id, question, ServiceContext(own: own)))
  }

  /// Holds a question back, behind those that are held back already.
  ///
  /// - Parameters:
  ///   - question: what to ask.
  ///   - purpose: what the answer is for.
  ///   - call: waits for the answer; nil if none does.
  @inlinable public mutating func hold(_ question: Question, for purpose: Purpose, call: CallID? = nil) {
    _ = add(question, for: purpose, call: call, isAsked: false)
  }

  /// Asks the question that has been held back longest; does nothing if there is none.
  @inlinable public mutating func askHeld(_ turn: inout SDKTurn) {
    guard let index = open.firstIndex(where: { !$0.isAsked }) else { return }
    open[index].isAsked = true
    turn.effects.append(.ask(open[index].id, open[index].question, ServiceContext()))
  }

  @inlinable mutating func add(_ question: Question, for purpose: Purpose, call: CallID?, isAsked: Bool) -> QuestionID {
    lastNumber += 1
    let id = QuestionID(rawValue: lastNumber)
    open.append(
      Entry(id: id, question: question, purpose: purpose, waiting: call.map { [$0] } ?? [], isAsked: isAsked))
    return id
  }

  /// Lets a call wait for a question in progress.
  ///
  /// - Parameters:
  ///   - call: waits for the answer; nil if none does.
  ///   - matches: true for the question to join.
  ///   - change: adds to what is done with the answer.
  /// - Returns: false if no question matches.
  @inlinable public mutating func join(
    _ call: CallID?, where matches: (Entry) -> Bool, change: (inout Purpose) -> Void = { _ in }
  ) -> Bool {
    guard let index = open.firstIndex(where: matches) else { return false }
    if let call { open[index].waiting.append(call) }
    change(&open[index].purpose)
    return true
  }

  /// Returns a question in progress; nil for an unknown id, such as one that was answered already.
  @inlinable public subscript(_ id: QuestionID) -> Entry? { open.first { $0.id == id } }

  /// Removes a question and returns it.
  @inlinable public mutating func take(_ id: QuestionID) -> Entry? {
    guard let index = open.firstIndex(where: { $0.id == id }) else { return nil }
    return open.remove(at: index)
  }

  /// Removes all questions and returns them.
  @inlinable public mutating func takeAll() -> [Entry] {
    defer { open = [] }
    return open
  }

  /// Plans another request after a failure, if the policy has one. The requests are counted here, whatever `attempts`
  /// of the failure is.
  ///
  /// - Returns: the wait in milliseconds without its random part; nil if there is no other request.
  @inlinable public mutating func retry(
    _ id: QuestionID, after failure: RedemptionFailure, advice: RetryAdvice?, by policy: RetryPolicy,
    _ turn: inout SDKTurn
  ) -> Int64? {
    guard let index = open.firstIndex(where: { $0.id == id }) else { return nil }
    var failure = failure
    failure.attempts = open[index].attempts
    guard let wait = policy.wait(after: failure, advice: advice) else { return nil }
    guard !turn.endsBackoffAtOnce else {
      open[index].retryAt = turn.now
      return wait
    }
    let random = policy.jitter > 0 ? Int64.random(in: 0..<policy.jitter, using: &turn.random) : 0
    open[index].retryAt = turn.now.advanced(byMilliseconds: wait + random)
    return wait
  }

  /// The wait before the next retry; nil if none is planned.
  @inlinable public var nextWait: SDKWait? {
    open.lazy.compactMap(\.retryAt).min().map { SDKWait(due: $0, kind: .backoff) }
  }

  /// Sends the request whose wait ends first.
  ///
  /// - Parameters:
  ///   - turn: receives the effect.
  ///   - again: returns the question and the adapter's own context as they are now.
  @inlinable public mutating func askAgain(
    _ turn: inout SDKTurn, as again: (Entry) -> (Question, (any Sendable)?) = { ($0.question, nil) }
  ) {
    guard let due = open.lazy.compactMap(\.retryAt).min(),
      let index = open.firstIndex(where: { $0.retryAt == due })
    else { return }
    open[index].retryAt = nil
    open[index].attempts += 1
    let (question, own) = again(open[index])
    open[index].question = question
    let context = ServiceContext(retries: open[index].attempts - 1, own: own)
    turn.effects.append(.ask(open[index].id, question, context))
  }

  /// Forgets a call that no longer waits.
  @inlinable public mutating func leave(_ call: CallID) {
    for index in open.indices { open[index].waiting.removeAll { $0 == call } }
  }
}

extension QuestionsInProgress: Codable where Purpose: Codable {}
extension QuestionsInProgress.Entry: Codable where Purpose: Codable {}
