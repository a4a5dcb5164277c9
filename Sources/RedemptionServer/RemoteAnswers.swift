import JSONRPC
import RedemptionCore

/// What sessions have asked remote gateways and was not answered yet: a task for each question, and the box for the answers.
struct RemoteAnswers {
  /// An answer on its way from its task to the thread that serves.
  struct Letter: Sendable {
    let session: String
    /// The question's attempt; nil for the one with which a session began.
    let attempt: AttemptID?
    let answer: Result<GatewayAnswer, GatewayError>
  }

  private struct Question: Hashable {
    let session: String
    let attempt: AttemptID?
  }

  private let mailbox = Mailbox<Letter>()
  private var tasks: [Question: Task<Void, Never>] = [:]

  /// Whether nobody waits for an answer.
  var isEmpty: Bool { tasks.isEmpty }

  /// How many questions wait for their answers.
  var count: Int { tasks.count }

  /// Whether a question of a session waits for its answer.
  func isAsked(_ attempt: AttemptID, of session: String) -> Bool {
    tasks[Question(session: session, attempt: attempt)] != nil
  }

  /// Asks in a task of its own.
  ///
  /// - Parameter wake: called from that task once the answer is there.
  mutating func ask(
    _ gateway: any RemoteGateway, _ call: ServiceCall, session: String, attempt: AttemptID?,
    wake: @escaping @Sendable () -> Void
  ) {
    let mailbox = mailbox
    tasks[Question(session: session, attempt: attempt)] = Task.detached {
      let answer: Result<GatewayAnswer, GatewayError>
      do throws(GatewayError) { answer = .success(try await gateway.answer(call)) } catch { answer = .failure(error) }
      mailbox.post(Letter(session: session, attempt: attempt, answer: answer))
      wake()
    }
  }

  /// The answers that have come; those of questions that were given up are left out.
  mutating func takeAll() -> [Letter] {
    mailbox.takeAll().filter { tasks.removeValue(forKey: Question(session: $0.session, attempt: $0.attempt)) != nil }
  }

  /// Gives up the questions of a session: their requests are cancelled.
  mutating func cancel(session: String) {
    for (question, task) in tasks where question.session == session {
      task.cancel()
      tasks[question] = nil
    }
  }
}
