import JSONRPC
import Logging
import RedemptionLedger

// Which space is handled.
extension Server {
  /// Every space, `main` first.
  var allSpaces: [OpenSpace] { [main] + spaces.values.sorted { $0.name < $1.name } }

  /// The number of sessions in all spaces.
  var sessionCount: Int { spaces.values.reduce(main.value.sessions.count) { $0 + $1.value.sessions.count } }

  /// Enters the space that a client has named, by a call or beside its calls.
  func enter(_ connection: Connection, for call: Call) throws(RPCError) {
    let named = connection.client.context as? OpenSpace
    let used = if let named { Optional(named) } else { try space(beside: connection) }
    guard let open = used else { return }
    if Server.isOld(open, at: .now) { delete(open) }
    if !open.isDeleted {
      open.lastUsed = .now
      space = open
    } else if !call.method.hasPrefix("space/") {
      throw .unknownSpace(at: "")
    }
  }

  /// The space in a header field or in the address of a WebSocket, made on its first use; nil for none and for `main`.
  private func space(beside connection: Connection) throws(RPCError) -> OpenSpace? {
    guard let name = connection.scope, name != OpenSpace.main else { return nil }
    let open = if let known = known(name) { known } else { try SpaceUse.make(name, self) }
    // All requests of `POST /_/rpc` are one client, and each names its space.
    if connection.client.connection != nil { connection.client.context = open }
    return open
  }

  /// Returns to `main`. A call in another space is over for good: only `main` waits for the drain's commit.
  func leave() {
    guard space !== main else { return }
    do throws(LedgerError) { try space.ledger.commit() } catch {
      configuration.logger.error("the space \(space.name): \(error.description)")
    }
    space.beforeReset = nil
    space.log?.settle()
    space = main
  }

  /// Does something in a space.
  func inside<Value>(_ open: OpenSpace, _ body: () -> Value) -> Value {
    let outer = space
    space = open
    defer {
      leave()
      space = outer
    }
    return body()
  }

  /// Ends the waits of the space that are due.
  func wakeSpace() {
    takeRemoteAnswers()
    endWaits()
  }

  /// Records the mails of a space.
  func recordMail(of open: OpenSpace) {
    guard open.log != nil else { return }
    open.ledger.onMail = { [unowned self] in record($0, of: $1) }
  }
}

extension ServerClock {
  /// The clock of `main`.
  init(_ choice: Server.ClockChoice) {
    self =
      switch choice {
      case .system: .system
      case .virtual: ServerClock(startingAt: nil, isVirtual: true)
      case .offset: .offset(0)
      }
  }
}
