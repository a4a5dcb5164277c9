import RedemptionCore

/// A session that a client has opened, with what answers it.
final class OpenSession {
  /// Where its redemptions go.
  enum Gateway {
    case ledger
    case script(ScriptedGateway)
  }

  /// What a drain may have to take back.
  struct State {
    var session: Session
    /// The number of the last event.
    var sequence = 0
  }

  let id: String
  let adapter: any RedemptionAdapter
  let gateway: Gateway
  var state: State
  /// The state from before the drain's first input; nil when the drain has not met this session.
  private(set) var saved: State?
  /// Whether this drain's changes rest on the ledger's open transaction.
  var restsOnLedger = false

  init(id: String, adapter: any RedemptionAdapter, gateway: Gateway, session: Session) {
    self.id = id
    self.adapter = adapter
    self.gateway = gateway
    state = State(session: session)
  }

  /// Keeps the state as it is before the drain's first input.
  ///
  /// - Returns: whether this was the first.
  func save() -> Bool {
    guard saved == nil else { return false }
    saved = state
    return true
  }

  /// Ends a drain; a failed commit takes back what rested on it.
  ///
  /// - Returns: whether it did.
  func settle(isCommitted: Bool) -> Bool {
    defer {
      saved = nil
      restsOnLedger = false
    }
    guard !isCommitted, restsOnLedger, let saved else { return false }
    state = saved
    return true
  }
}
