/// A part of behaviours: questions without an answer, with their attempts, their retries and the calls that wait.
///
/// `Purpose` is what the behaviour needs to know when the answer comes.
public struct QuestionsInProgress<Purpose: Sendable>: Sendable {
  /// A question in progress.
  public struct Entry: Sendable {
    /// The question's id, the same for all of its requests.
    public let id: QuestionID
    /// The question as it was last asked.
    public internal(set) var question: Question
    /// What is done with the answer.
    public let purpose: Purpose
    /// Number of requests so far.
    public internal(set) var attempts = 1
    /// The calls that wait for the answer.
    public internal(set) var waiting: [CallID]
    /// When the next request is sent; nil while a request is on its way.
    var retryAt: Timestamp?
  }

  /// In the order in which they began.
  public private(set) var entries: [Entry] = []
  private var lastNumber: UInt64 = 0

  /// Starts without questions.
  public init() {}

  /// Asks a question.
  ///
  /// - Parameters:
  ///   - call: waits for the answer; nil if nobody does.
  ///   - own: what the adapter's service sends beside it.
  public mutating func ask(
    _ question: Question, for purpose: Purpose, call: CallID? = nil, own: (any Sendable)? = nil,
    _ turn: inout SDKTurn
  ) {
    lastNumber += 1
    let id = QuestionID(rawValue: lastNumber)
    entries.append(Entry(id: id, question: question, purpose: purpose, waiting: call.map { [$0] } ?? []))
    turn.effects.append(.ask(id, question, ServiceContext(own: own)))
  }

  /// Lets a call wait for a question in progress.
  ///
  /// - Returns: false if no question matches.
  public mutating func join(_ call: CallID?, where matches: (Entry) -> Bool) -> Bool {
    guard let index = entries.firstIndex(where: matches) else { return false }
    if let call { entries[index].waiting.append(call) }
    return true
  }

  /// Returns a question in progress; nil for an unknown id, such as one that was answered already.
  public subscript(_ id: QuestionID) -> Entry? { entries.first { $0.id == id } }

  /// Removes a question and returns it.
  public mutating func take(_ id: QuestionID) -> Entry? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    return entries.remove(at: index)
  }

  /// Removes all questions and returns them.
  public mutating func takeAll() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  /// Plans another request after a failure, if the policy has one.
  ///
  /// - Returns: the wait in milliseconds without its random part; nil if there is no other request.
  public mutating func retry(
    _ id: QuestionID, after failure: RedemptionFailure, by policy: RetryPolicy, _ turn: inout SDKTurn
  ) -> Int64? {
    guard let index = entries.firstIndex(where: { $0.id == id }), let wait = policy.wait(after: failure) else {
      return nil
    }
    guard !turn.endsBackoffAtOnce else {
      entries[index].retryAt = turn.now
      return wait
    }
    let random = policy.jitter > 0 ? Int64.random(in: 0..<policy.jitter, using: &turn.random) : 0
    entries[index].retryAt = turn.now.advanced(byMilliseconds: wait + random)
    return wait
  }

  /// The wait before the next retry; nil if none is planned.
  public var nextWait: SDKWait? {
    entries.lazy.compactMap(\.retryAt).min().map { SDKWait(due: $0, kind: .backoff) }
  }

  /// Sends the request whose wait ends first.
  ///
  /// - Parameter again: returns the question and the adapter's own context as they are now.
  public mutating func askAgain(
    _ turn: inout SDKTurn, as again: (Entry) -> (Question, (any Sendable)?) = { ($0.question, nil) }
  ) {
    guard let due = entries.lazy.compactMap(\.retryAt).min(),
      let index = entries.firstIndex(where: { $0.retryAt == due })
    else { return }
    entries[index].retryAt = nil
    entries[index].attempts += 1
    let (question, own) = again(entries[index])
    entries[index].question = question
    let context = ServiceContext(retries: entries[index].attempts - 1, own: own)
    turn.effects.append(.ask(entries[index].id, question, context))
  }

  /// Forgets a call that no longer waits.
  public mutating func leave(_ call: CallID) {
    for index in entries.indices { entries[index].waiting.removeAll { $0 == call } }
  }
}
