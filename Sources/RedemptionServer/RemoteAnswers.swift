import JSONRPC
import RedemptionCore

/// Unanswered questions to remote gateways: a task for each, and a mailbox for the answers.
struct RemoteAnswers {
  /// An answer on its way from its task to the serving thread.
  struct Letter: Sendable {
    let session: String
    let question: QuestionID
    /// What was asked.
    let asked: Question
    let answer: Result<Answer, GatewayError>
  }

  private struct Key: Hashable {
    let session: String
    let question: QuestionID
  }

  private let mailbox = Mailbox<Letter>()
  private var tasks: [Key: Task<Void, Never>] = [:]

  /// True if no question waits for an answer.
  var isEmpty: Bool { tasks.isEmpty }

  /// Asks in a separate task.
  ///
  /// - Parameter wake: called from that task after the answer was put into the mailbox.
  mutating func ask(
    _ gateway: any RemoteGateway, _ call: ServiceCall, session: String, question: QuestionID,
    wake: @escaping @Sendable () -> Void
  ) {
    let mailbox = mailbox
    tasks[Key(session: session, question: question)] = Task.detached {
      let answer: Result<Answer, GatewayError>
      do throws(GatewayError) { answer = .success(try await gateway.answer(call)) } catch { answer = .failure(error) }
      mailbox.post(Letter(session: session, question: question, asked: call.question, answer: answer))
      wake()
    }
  }

  /// Takes the answers that have arrived, except those of cancelled questions.
  mutating func takeAll() -> [Letter] {
    mailbox.takeAll().filter { tasks.removeValue(forKey: Key(session: $0.session, question: $0.question)) != nil }
  }

  /// Cancels the questions of a session, and their requests.
  mutating func cancel(session: String) {
    for (question, task) in tasks where question.session == session {
      task.cancel()
      tasks[question] = nil
    }
  }
}
