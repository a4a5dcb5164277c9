import RedemptionCore

/// A session that a client has opened, with its gateway.
final class OpenSession {
  /// Where its redemptions go.
  enum Gateway {
    case ledger
    case script(ScriptedGateway)
    case remote(any RemoteGateway)
  }

  /// All that changes with its inputs. Saved before a transaction of the ledger, and restored if the commit fails.
  struct State {
    var session: Session
    /// The number of the last event.
    var sequence = 0
    var waits = SessionWaits()
  }

  /// What the server's index holds of its waits.
  struct Indexed {
    var moment: NextMoments.Moment?
    var requestCount = 0
  }

  /// The remaining effects of an input, which wait for the answers of remote gateways.
  struct Parked {
    var awaited: Set<QuestionID>
    let effects: ArraySlice<SessionEffect>
  }

  let id: String
  let adapter: any RedemptionAdapter
  let gateway: Gateway
  var state: State
  /// The state to restore if the ledger's open transaction fails; nil while the state does not depend on it.
  var saved: State?
  /// No wait ends before this moment; nil until a commit failed.
  var pausedUntil: Timestamp?
  var indexed = Indexed()
  /// The innermost last: an answer may lead to further questions.
  var parked: [Parked] = []
  /// True if the state holds only if the next commit succeeds.
  var isProvisional: Bool { saved != nil }

  init(id: String, adapter: any RedemptionAdapter, gateway: Gateway, session: Session) {
    self.id = id
    self.adapter = adapter
    self.gateway = gateway
    state = State(session: session)
  }
}
