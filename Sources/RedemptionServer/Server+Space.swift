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
    let used = if let named { Optional(named) } else { try space(beside: connection, for: call) }
    guard let open = used else { return }
    if Server.isOld(open, at: .now) { delete(open) }
    if !open.isDeleted {
      open.lastUsed = .now
      space = open
    } else if !call.method.hasPrefix("space/") {
      throw .unknownSpace(at: "")
    }
  }

  /// Throws if the token of the client whose call is handled opens another space alone.
  ///
  /// - Parameter path: path of the name in the params; empty for a name beside the call.
  func checkAccess(to name: String, at path: String) throws(RPCError) {
    if let onlySpace, onlySpace != name { throw .otherSpace(than: onlySpace, at: path) }
  }

  /// The space in a header field or in the address of a WebSocket, made on its first use; nil for none and for `main`.
  private func space(beside connection: Connection, for call: Call) throws(RPCError) -> OpenSpace? {
    let scope = connection.scope
    if scope.isOwn, scope.limit == nil, let name = scope.named { return try ownSpace(name, of: connection) }
    guard let name = scope.isOwn ? scope.limit : scope.named ?? scope.limit else { return nil }
    try checkAccess(to: name, at: "")
    // `space/use` chooses the clock of a space that it makes.
    guard name != OpenSpace.main, known(name) != nil || call.method != SpaceUse.name else { return nil }
    let open = if let known = known(name) { known } else { try SpaceUse.make(name, self) }
    // All requests of `POST /_/rpc` are one client, and each names its space.
    if connection.client.connection != nil { connection.client.context = open }
    return open
  }

  /// The space of a test process, whose clients all name it. Its clock is virtual, and it ends with the last of them.
  private func ownSpace(_ name: String, of connection: Connection) throws(RPCError) -> OpenSpace {
    let open = if let known = known(name) { known } else { try SpaceUse.make(name, withVirtualClock: true, self) }
    open.owners.insert(ObjectIdentifier(connection.client))
    connection.client.context = open
    return open
  }

  /// A client has gone: a space that was its alone ends.
  func endOwnSpace(of connection: Connection) {
    guard connection.scope.isOwn, let name = connection.scope.named, let open = spaces[name],
      open.owners.remove(ObjectIdentifier(connection.client)) != nil, open.owners.isEmpty
    else { return }
    delete(open)
  }

  /// Returns to `main`. A call in another space is over for good: only `main` waits for the drain's commit.
  func leave() {
    guard space !== main else { return }
    beginDeliveries()
    do throws(LedgerError) {
      try space.ledger.commit()
      sendDeliveries(of: space)
    } catch {
      space.deliveries.dropReady()
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
    takeDeliveryAnswers()
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
