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
  typealias Complete = (SDKResult, OpenSession, Timestamp) throws(RPCError) -> any Encodable

  let request: PendingCall
  /// The id of the session.
  let session: String
  /// Its entry in the log; nil if nothing is recorded.
  let entry: Int?
  let complete: Complete
}

extension OpenSession {
  /// The error that ends a call whose result is not one of the method's own: what the SDK throws instead.
  func error(insteadOf result: SDKResult) -> RPCError {
    switch result {
    case .refused(let error, let kind): .sdkError(error, kind: kind)
    case .silent(let reason): .sdkSilent(reason)
    case .invalidParams(let path, let expected): .invalid(path, expected: expected)
    case .outcome, .outcomeWith, .customer, .logIn, .done, .link, .receipts, .reissue, .own, .channel:
      .internalError("The session's result is not one that this method returns.")
    }
  }
}
