#if PostgreSQL
  internal import RedemptionLedger

  /// The tables of a ledger over a connection. The statements are in the extensions, by subject.
  ///
  /// Writes are sent without a wait; their errors come with the next read, or with the commit.
  struct PostgreSQLTables: LedgerTables {
    let connection: Connection

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
      try connection.send(sql, parameters)
    }
  }
#endif
