import GRDB
import RedemptionLedger

extension SQLiteTables: LedgerRows {
  var rows: (any LedgerRows)? { self }

  func rows(of table: LedgerTable, after position: [LedgerValue]?, limit: Int) throws(LedgerError) -> [LedgerRow] {
    let all = table.position + table.columns
    let order = table.position.map(\.name).joined(separator: ", ")
    let places = table.position.map { _ in "?" }.joined(separator: ", ")
    let condition = position == nil ? "" : "WHERE (\(order)) > (\(places)) "
    let sql =
      "SELECT \(all.map(\.name).joined(separator: ", ")) FROM \(table.name) \(condition)ORDER BY \(order) LIMIT ?"
    let arguments = StatementArguments((position ?? []).map(\.argument) + [Int64(limit)])
    return try self.all(sql, arguments) { row in
      let values = all.enumerated().map { index, column in LedgerValue(row, at: index, of: column) }
      return LedgerRow(
        position: Array(values.prefix(table.position.count)), values: Array(values.dropFirst(table.position.count)))
    }
  }

  func insert(_ values: [LedgerValue], into table: LedgerTable) throws(LedgerError) {
    cache?.removeAll()
    let columns = table.columns.map(\.name).joined(separator: ", ")
    let places = table.columns.map { _ in "?" }.joined(separator: ", ")
    try execute(
      "INSERT INTO \(table.name) (\(columns)) VALUES (\(places))", StatementArguments(values.map(\.argument)))
  }
}

extension LedgerValue {
  fileprivate init(_ row: StoredRow, at index: Int, of column: LedgerTable.Column) {
    switch column {
    case .text: self = row.textOrNil(index).map(LedgerValue.text) ?? .null
    case .number: self = (row[index] as Int64?).map(LedgerValue.number) ?? .null
    case .flag: self = (row[index] as Bool?).map(LedgerValue.flag) ?? .null
    }
  }

  fileprivate var argument: (any DatabaseValueConvertible)? {
    switch self {
    case .null: nil
    case .text(let text): StoredText.escaped(text)
    case .number(let number): number
    case .flag(let flag): flag
    }
  }
}
