#if PostgreSQL
  internal import RedemptionLedger

  extension PostgreSQLTables: LedgerRows {
    var rows: (any LedgerRows)? { self }

    func rows(of table: LedgerTable, after position: [LedgerValue]?, limit: Int) throws(LedgerError) -> [LedgerRow] {
      let all = table.position + table.columns
      let order = table.position.map(\.ordered).joined(separator: ", ")
      let places = table.position.indices.map { "$\($0 + 2)" }.joined(separator: ", ")
      let condition = position == nil ? "" : "WHERE (\(order)) > (\(places)) "
      let sql =
        "SELECT \(all.map(\.name).joined(separator: ", ")) FROM \(table.name) \(condition)ORDER BY \(order) LIMIT $1"
      let parameters = [.number(Int64(limit))] + (position ?? []).map(\.parameter)
      return try self.all(sql, parameters) { row in
        let values = all.enumerated().map { index, column in LedgerValue(row, at: index, of: column) }
        return LedgerRow(
          position: Array(values.prefix(table.position.count)), values: Array(values.dropFirst(table.position.count)))
      }
    }

    func insert(_ values: [LedgerValue], into table: LedgerTable) throws(LedgerError) {
      let columns = table.columns.map(\.name).joined(separator: ", ")
      let places = table.columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
      try execute("INSERT INTO \(table.name) (\(columns)) VALUES (\(places))", values.map(\.parameter))
    }
  }

  extension LedgerTable.Column {
    /// The column as SQLite orders it.
    fileprivate var ordered: String {
      if case .text(let name) = self { "\(name) COLLATE \"C\"" } else { name }
    }
  }

  extension LedgerValue {
    fileprivate init(_ row: Row, at index: Int, of column: LedgerTable.Column) {
      switch column {
      case .text: self = row.text(index).map(LedgerValue.text) ?? .null
      case .number: self = row.number(index).map(LedgerValue.number) ?? .null
      case .flag: self = .flag(row.flag(index))
      }
    }

    fileprivate var parameter: Parameter {
      switch self {
      case .null: .string(String?.none)
      case .text(let text): .string(text)
      case .number(let number): .number(number)
      case .flag(let flag): .flag(flag)
      }
    }
  }
#endif
