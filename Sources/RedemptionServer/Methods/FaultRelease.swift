import JSONRPC
import RedemptionCore

/// `fault/release`: lets an answer arrive that the fault `late` has held.
enum FaultRelease: Method {
  static let name = "fault/release"
  static let mayAskGateway = true

  struct Params: Decodable {
    /// Only an answer to this session; nil for any.
    let session: String?
    /// True for the answer that was held last; the oldest one by default.
    let newest: Bool?
  }

  struct Result: Encodable {
    /// False if no answer was held.
    let released: Bool
    /// The number of answers that are still held.
    let held: Int
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    if let session = params.session { _ = try server.session(session) }
    let held = server.lateAnswers(to: params.session)
    if let next = params.newest == true ? held.last : held.first { server.release(next.number, to: next.session) }
    let result = Result(released: !held.isEmpty, held: server.lateAnswers(to: params.session).count)
    return server.ledgerAnswer(result)
  }
}

extension Server {
  /// The answers that are held for a session of the space, or for all, the oldest first.
  func lateAnswers(to session: String? = nil) -> [(number: UInt64, session: String)] {
    let sessions = space.value.sessions.values.filter { session == nil || $0.id == session }
    return sessions.flatMap { open in open.run.late.ascending.map { (number: $0.number, session: open.id) } }
      .sorted { $0.number < $1.number }
  }

  fileprivate func release(_ number: UInt64, to id: String) {
    guard let session = space.value.sessions.own(id) else { return }
    let before = session.run
    guard let late = session.run.late.take(number) else { return }
    play(.answered(late.id, late.answer), in: session, since: before)
  }
}
