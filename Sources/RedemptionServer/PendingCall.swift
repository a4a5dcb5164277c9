import JSONRPC
import RedemptionCore

/// A call that may be answered later.
struct PendingCall {
  let ticket: Ticket
  let connection: Connection
}

/// A call that waits for a session's result.
struct WaitingCall {
  /// Turns the session's result into the result of the method that began the call.
  typealias Complete = (SessionResult, OpenSession, Timestamp) throws(RPCError) -> any Encodable

  let request: PendingCall
  /// The id of the session.
  let session: String
  let complete: Complete
}

extension OpenSession {
  /// The error that ends a call whose result is not one of the method's own: what the SDK throws instead.
  func error(insteadOf result: SessionResult) -> RPCError {
    let target = state.session.target
    switch result {
    case .failed(let failure):
      return .sdkError(adapter.renderFailure(failure, for: target), kind: failure.reason.rawValue)
    case .refused(let refusal):
      return .sdkError(adapter.renderRefusal(refusal, for: target), kind: refusal.rawValue)
    case .outcome, .customer, .logIn, .state, .link, .listener, .removedListener, .receipts:
      return .internalError("The session's result is not one that this method returns.")
    }
  }
}
