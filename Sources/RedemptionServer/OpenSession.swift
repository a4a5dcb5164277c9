import RedemptionCore

/// A session that a client has opened, with what answers it.
final class OpenSession {
  /// Where its redemptions go.
  enum Gateway {
    case ledger
    case script(ScriptedGateway)
    case remote(any RemoteGateway)
  }

  /// What a drain may have to take back.
  struct State {
    var session: Session
    /// The number of the last event.
    var sequence = 0
  }

  /// What is still to be done of an input, once remote gateways have answered these questions.
  struct Parked {
    var awaited: Set<AttemptID>
    let effects: ArraySlice<SessionEffect>
  }

  let id: String
  let adapter: any RedemptionAdapter
  let gateway: Gateway
  var state: State
  /// The state to go back to when the ledger's open transaction fails; nil while nothing here rests on it.
  var saved: State?
  /// The innermost last: an answer may lead to questions of its own.
  var parked: [Parked] = []
  /// Whether the state holds only if the next commit succeeds.
  var isProvisional: Bool { saved != nil }

  init(id: String, adapter: any RedemptionAdapter, gateway: Gateway, session: Session) {
    self.id = id
    self.adapter = adapter
    self.gateway = gateway
    state = State(session: session)
  }
}
