import GRDB
import RedemptionLedger

/// The row at which a query stands, read where SQLite has it. Valid until the query goes on.
///
/// GRDB's own `Row` makes a dictionary of the columns' names for each query: a fifth of what a redemption spent in the
/// store. The tables are strict and say what may be null; a null elsewhere reads as nothing, zero or false.
@safe struct StoredRow {
  private let statement: SQLiteStatement

  subscript(index: Int) -> String? { value(at: index) }
  subscript(index: Int) -> Int64? { value(at: index) }
  subscript(index: Int) -> Int? { value(at: index) }
  subscript(index: Int) -> Bool? { value(at: index) }
  subscript(index: Int) -> String { value(at: index) ?? "" }
  subscript(index: Int) -> Int64 { value(at: index) ?? 0 }
  subscript(index: Int) -> Int { value(at: index) ?? 0 }
  subscript(index: Int) -> Bool { value(at: index) ?? false }

  /// A text that ``StoredText`` has escaped.
  func text(_ index: Int) -> String { StoredText.unescaped(self[index]) }
  /// The same; nil for null.
  func textOrNil(_ index: Int) -> String? { (self[index] as String?).map(StoredText.unescaped) }

  private func value<Value: StatementColumnConvertible>(at index: Int) -> Value? {
    unsafe Value.fromStatement(statement, atUncheckedIndex: CInt(index))
  }
}

/// For GRDB it is the value of a query's first column, which GRDB reads without a `Row`.
extension StoredRow: DatabaseValueConvertible, StatementColumnConvertible {
  static func fromStatement(_ statement: SQLiteStatement, atUncheckedIndex index: CInt) -> StoredRow? {
    unsafe StoredRow(sqliteStatement: statement, index: index)
  }

  init(sqliteStatement: SQLiteStatement, index: CInt) { unsafe statement = sqliteStatement }

  /// No row is the value of one column.
  static func fromDatabaseValue(_: DatabaseValue) -> StoredRow? { nil }
  var databaseValue: DatabaseValue { .null }
}
