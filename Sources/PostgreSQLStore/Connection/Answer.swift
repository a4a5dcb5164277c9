#if PostgreSQL
  internal import CPostgreSQL
  internal import RedemptionLedger

  /// The answer to one statement.
  @safe final class Answer {
    private let result: OpaquePointer

    /// Takes a result of libpq over, and frees it in the end.
    init(_ result: OpaquePointer) { unsafe self.result = unsafe result }

    deinit { unsafe PQclear(result) }

    private var status: ExecStatusType { unsafe PQresultStatus(result) }

    /// True for the answer that ends a batch of the pipeline.
    var isEndOfBatch: Bool { status == PGRES_PIPELINE_SYNC }

    /// True if it may have rows.
    var hasRows: Bool { status == PGRES_TUPLES_OK }

    /// True if the statement failed, or was left out because an earlier one had failed.
    var isRefusal: Bool { status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK }

    /// Why it failed.
    var error: LedgerError {
      LedgerError(
        sqlState: field(Int32(UInt8(ascii: "C"))) ?? "", message: field(Int32(UInt8(ascii: "M"))) ?? "no message")
    }

    /// The command's name, such as `COMMIT`; `ROLLBACK` if that is what became of a commit.
    var command: String { unsafe String(cString: PQcmdStatus(result)) }

    /// The number of rows.
    var count: Int { Int(unsafe PQntuples(result)) }

    /// The first row; nil if there is none.
    var first: Row? { count == 0 ? nil : row(0) }

    /// What is made of each row.
    func map<Value>(_ make: (Row) throws(LedgerError) -> Value) throws(LedgerError) -> [Value] {
      var values: [Value] = []
      values.reserveCapacity(count)
      for index in 0..<count { values.append(try make(row(index))) }
      return values
    }

    private func row(_ index: Int) -> Row { Row(answer: self, index: Int32(index)) }

    /// A field of an error (postgresql.org/docs/15/protocol-error-fields.html). Never `D`, which names values.
    private func field(_ code: Int32) -> String? {
      guard let text = unsafe PQresultErrorField(result, code) else { return nil }
      return unsafe String(cString: text)
    }

    fileprivate func text(_ row: Int32, _ column: Int32) -> String? {
      guard unsafe PQgetisnull(result, row, column) == 0 else { return nil }
      return unsafe String(cString: PQgetvalue(result, row, column))
    }
  }

  /// One row of an answer; columns are read by position.
  struct Row {
    fileprivate let answer: Answer
    fileprivate let index: Int32

    /// A text; nil for null.
    func text(_ column: Int) -> String? { answer.text(index, Int32(column)).map(StoredText.unescaped) }

    /// A text that is never null by the table's definition.
    func string(_ column: Int) throws(LedgerError) -> String { try present(text(column)) }

    /// A whole number; nil for null.
    func number(_ column: Int) -> Int64? { answer.text(index, Int32(column)).flatMap { Int64($0) } }

    /// A whole number that is never null by the table's definition.
    func integer(_ column: Int) throws(LedgerError) -> Int64 { try present(number(column)) }

    /// A boolean.
    func flag(_ column: Int) -> Bool { answer.text(index, Int32(column)) == "t" }

    private func present<Value>(_ value: Value?) throws(LedgerError) -> Value {
      guard let value else { throw .damaged("a column is empty that must have a value") }
      return value
    }
  }
#endif
