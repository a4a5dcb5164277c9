import GRDB
import RedemptionLedger

/// The tables of an open SQLite database. The statements are in the extensions, by subject.
struct SQLiteTables: LedgerTables {
  let database: Database
  /// Nil outside a transaction: other servers may write.
  var cache: RowCache?

  /// What is made of the first row; nil if there is none. The row is read where SQLite has it, without a copy.
  func first<Value>(
    _ sql: String, _ arguments: StatementArguments, _ make: (StoredRow) throws -> Value
  ) throws(LedgerError) -> Value? {
    do {
      let rows = try StoredRow.fetchCursor(try database.cachedStatement(sql: sql), arguments: arguments)
      // The row is in the cursor, which must live until the row was read.
      return try withExtendedLifetime(rows) { try rows.next().map(make) }
    } catch { throw LedgerError(using: error) }
  }

  /// What is made of each row.
  func all<Value>(
    _ sql: String, _ arguments: StatementArguments, _ make: (StoredRow) throws -> Value
  ) throws(LedgerError) -> [Value] {
    do {
      let rows = try StoredRow.fetchCursor(try database.cachedStatement(sql: sql), arguments: arguments)
      var values: [Value] = []
      while let row = try rows.next() { values.append(try make(row)) }
      return values
    } catch { throw LedgerError(using: error) }
  }

  /// Runs a statement that returns no rows.
  func execute(_ sql: String, _ arguments: StatementArguments) throws(LedgerError) {
    do { try database.cachedStatement(sql: sql).execute(arguments: arguments) } catch {
      throw LedgerError(using: error)
    }
  }
}
