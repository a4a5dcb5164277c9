#if PostgreSQL
  internal import CPostgreSQL
  internal import RedemptionLedger

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #else
    internal import Darwin
  #endif

  /// One connection to a PostgreSQL server, in libpq's pipeline mode
  /// (postgresql.org/docs/15/libpq-pipeline-mode.html).
  ///
  /// ``send(_:_:)`` waits for nothing. The next ``fetch(_:_:_:)`` or ``synchronize()`` reads the answers of everything
  /// that was sent, and throws the first error. After an error of the connection itself ``isBroken`` is true, and
  /// another connection is needed.
  @safe final class Connection {
    /// How long a call waits.
    struct Limits: Sendable {
      /// For a connection.
      var connecting: Duration = .seconds(3)
      /// For an answer. Longer than the server's own limit of a statement, which has the better error.
      var answer: Duration = .seconds(8)
      /// True once the process is asked to end, which leaves a wait only ``ending``.
      var isInterrupted: @Sendable () -> Bool = { false }
      /// For an answer once the process is asked to end.
      var ending: Duration = .seconds(2)
    }

    /// Statements whose answers wait to be read, at most: the answers must fit into the system's buffers.
    private static let unreadLimit = 128
    /// How often a wait looks whether the process is asked to end, in milliseconds.
    private static let step: Int32 = 100

    let handle: OpaquePointer
    private let limits: Limits
    /// Prepared statements: their names, by text.
    private var prepared: [String: String] = [:]
    /// Counts them. No name is used twice: after an error, the server may or may not have prepared the last ones.
    private var lastName = 0
    /// Statements that were sent and not answered.
    private var unread = 0
    /// True if the server has gone, or if its answers can no longer be told apart.
    private(set) var isBroken = false

    /// Connects, and waits until the server has accepted.
    ///
    /// - Parameter address: a connection URI; what it leaves out is in the `PG*` variables, as for `psql`.
    init(to address: String, _ limits: Limits) throws(LedgerError) {
      let keywords = [
        "dbname", "connect_timeout", "tcp_user_timeout", "keepalives_idle", "client_encoding",
        "fallback_application_name",
      ]
      let values = [address, "3", "5000", "10", "UTF8", "redemption"]
      let started = unsafe CStringArray(keywords).withPointers { names in
        unsafe CStringArray(values).withPointers { unsafe PQconnectStartParams(names, $0, 1) }
      }
      guard let started = unsafe started else { throw .unavailable("there is no memory for a connection") }
      unsafe handle = started
      self.limits = limits
      try connect()
    }

    deinit { unsafe PQfinish(handle) }

    private func connect() throws(LedgerError) {
      let end = ContinuousClock.now + limits.connecting
      var polled = PGRES_POLLING_WRITING
      while polled != PGRES_POLLING_OK {
        guard unsafe PQstatus(handle) != CONNECTION_BAD, polled != PGRES_POLLING_FAILED else {
          throw LedgerError(connecting: message)
        }
        try wait(for: polled == PGRES_POLLING_READING ? POLLIN : POLLOUT, until: end)
        polled = unsafe PQconnectPoll(handle)
      }
      guard unsafe PQsetnonblocking(handle, 1) == 0, unsafe PQenterPipelineMode(handle) == 1 else {
        throw LedgerError(connecting: message)
      }
    }

    private var message: String { unsafe String(cString: PQerrorMessage(handle)) }

    /// True if the server has closed the connection, as far as it has said so.
    var isClosed: Bool {
      guard !isBroken, unsafe PQconsumeInput(handle) == 1, unsafe PQstatus(handle) == CONNECTION_OK else { return true }
      return false
    }

    // MARK: Statements

    /// Sends a statement without rows. Its error comes with a later call.
    func send(_ sql: String, _ parameters: [Parameter] = []) throws(LedgerError) {
      let name = try prepare(sql)
      let sent = unsafe CStringArray(parameters.map(\.text)).withPointers { values in
        unsafe PQsendQueryPrepared(handle, name, Int32(parameters.count), values, nil, nil, 0)
      }
      guard sent == 1 else { throw broken() }
      unread += 1
      if unread >= Connection.unreadLimit { try synchronize() }
    }

    /// Sends a statement that is not worth preparing, such as one that creates a table.
    func run(_ sql: String) throws(LedgerError) {
      guard unsafe PQsendQueryParams(handle, sql, 0, nil, nil, nil, nil, 0) == 1 else { throw broken() }
      unread += 1
    }

    /// Sends a statement and returns what is made of its rows.
    func fetch<Value>(
      _ sql: String, _ parameters: [Parameter] = [], _ make: (Row) throws(LedgerError) -> Value
    ) throws(LedgerError) -> [Value] {
      try fetch(Query(sql, parameters)).map(make)
    }

    /// Sends a query and returns its answer.
    func fetch(_ query: Query) throws(LedgerError) -> Answer {
      guard let answer = try fetch([query]).first else { throw broken() }
      return answer
    }

    /// Sends queries together and returns their answers in their order.
    func fetch(_ queries: [Query]) throws(LedgerError) -> [Answer] {
      // A query may need a statement that prepares it.
      if unread + 2 * queries.count >= Connection.unreadLimit { try synchronize() }
      for query in queries { try send(query.sql, query.parameters) }
      let answers = try finish().withRows.suffix(queries.count)
      guard answers.count == queries.count else { throw broken() }
      return Array(answers)
    }

    /// Reads the answers of all statements, and throws the first error.
    ///
    /// - Returns: what the last statement did, such as `COMMIT`; empty if there was none.
    @discardableResult
    func synchronize() throws(LedgerError) -> String { try finish().last?.command ?? "" }

    /// Hands what was sent to the system, so that PostgreSQL works on it while the caller does something else.
    ///
    /// What does not fit, or an error, is left to the next wait for an answer.
    func flush() { _ = unsafe PQflush(handle) }

    private func prepare(_ sql: String) throws(LedgerError) -> String {
      if let name = prepared[sql] { return name }
      lastName += 1
      let name = "s\(lastName)"
      guard unsafe PQsendPrepare(handle, name, sql, 0, nil) == 1 else { throw broken() }
      unread += 1
      prepared[sql] = name
      return name
    }

    // MARK: Answers

    /// Ends the pipeline's batch and reads its answers.
    ///
    /// - Returns: the last answer, and the answers that have rows.
    private func finish() throws(LedgerError) -> (last: Answer?, withRows: [Answer]) {
      guard unsafe PQpipelineSync(handle) == 1 else { throw broken() }
      let end = ContinuousClock.now + limits.answer
      var (last, failure): (Answer?, LedgerError?) = (nil, nil)
      var withRows: [Answer] = []
      // Each statement has its answers and an end of them; the batch has one answer more.
      while true {
        try waitForAnswer(until: end)
        guard let result = unsafe PQgetResult(handle) else {
          guard unread > 0 else { throw broken() }
          unread -= 1
          continue
        }
        let answer = unsafe Answer(result)
        if answer.isEndOfBatch { break }
        if answer.isRefusal { failure = failure ?? answer.error } else { last = answer }
        if answer.hasRows { withRows.append(answer) }
      }
      unread = 0
      guard let failure else { return (last, withRows) }
      prepared = [:]
      if unsafe PQstatus(handle) != CONNECTION_OK { isBroken = true }
      throw failure
    }

    /// Deletes the prepared statements at the server. Not possible in a transaction that has failed.
    func forgetPrepared() throws(LedgerError) {
      prepared = [:]
      try run("DEALLOCATE ALL")
    }

    private func waitForAnswer(until end: ContinuousClock.Instant) throws(LedgerError) {
      while true {
        let unsent = unsafe PQflush(handle)
        guard unsent >= 0 else { throw broken() }
        guard unsafe PQisBusy(handle) == 1 else { return }
        do { try wait(for: unsent == 0 ? POLLIN : POLLIN | POLLOUT, until: end) } catch {
          isBroken = true
          throw error
        }
        guard unsafe PQconsumeInput(handle) == 1 else { throw broken() }
      }
    }

    private func wait(for events: Int32, until end: ContinuousClock.Instant) throws(LedgerError) {
      let start = ContinuousClock.now
      while true {
        guard !limits.isInterrupted() || ContinuousClock.now < start + limits.ending else {
          throw .unavailable("this server was asked to end, and PostgreSQL did not answer in time")
        }
        guard ContinuousClock.now < end else {
          throw .unavailable("PostgreSQL did not answer in time; look whether it runs and is not overloaded")
        }
        var descriptor = unsafe pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
        if unsafe poll(&descriptor, 1, Connection.step) > 0 { return }
      }
    }

    /// Waits until something has arrived, or until a moment; reads it.
    func awaitInput(until end: ContinuousClock.Instant) throws(LedgerError) {
      let left = max(.zero, end - ContinuousClock.now)
      var descriptor = unsafe pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&descriptor, 1, Int32(left / .milliseconds(1))) > 0 else { return }
      guard unsafe PQconsumeInput(handle) == 1 else { throw broken() }
    }

    private func broken() -> LedgerError {
      isBroken = true
      return LedgerError(connecting: message)
    }
  }
#endif
