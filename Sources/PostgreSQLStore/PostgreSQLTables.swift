#if PostgreSQL
  internal import RedemptionLedger

  /// The tables of a ledger over a connection. The statements are in the extensions, by subject.
  ///
  /// Writes are sent without a wait; their errors come with the next read, or with the commit.
  struct PostgreSQLTables: LedgerTables {
    let connection: Connection
    /// Nil outside a transaction: other servers may write.
    var ahead: ReadAhead?

    /// What is made of the first row; nil if there is none. Takes an answer that was fetched ahead.
    func first<Value>(
      _ query: Query, _ make: (Row) throws(LedgerError) -> Value
    ) throws(LedgerError) -> Value? {
      try answer(to: query).first.map(make)
    }

    /// What is made of each row. Takes an answer that was fetched ahead.
    func all<Value>(
      _ query: Query, _ make: (Row) throws(LedgerError) -> Value
    ) throws(LedgerError) -> [Value] {
      try answer(to: query).map(make)
    }

    private func answer(to query: Query) throws(LedgerError) -> Answer {
      if let answer = ahead?[query] { return answer }
      return try connection.fetch(query)
    }

    /// What is made of the first row; nil if there is none.
    func first<Value>(
      _ sql: String, _ parameters: [Parameter], _ make: (Row) throws(LedgerError) -> Value
    ) throws(LedgerError) -> Value? {
      try all(sql, parameters, make).first
    }

    /// What is made of each row.
    func all<Value>(
      _ sql: String, _ parameters: [Parameter], _ make: (Row) throws(LedgerError) -> Value
    ) throws(LedgerError) -> [Value] {
      try connection.fetch(sql, parameters, make)
    }

    /// The number in the first column of the first row.
    func count(_ sql: String, _ parameters: [Parameter]) throws(LedgerError) -> Int {
      Int(try first(sql, parameters) { row throws(LedgerError) in try row.integer(0) } ?? 0)
    }

    /// Sends a statement that returns no rows.
    func execute(_ sql: String, _ parameters: [Parameter]) throws(LedgerError) {
      ahead?.forget()
      try connection.send(sql, parameters)
    }
  }
#endif
