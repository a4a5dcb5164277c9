#if PostgreSQL
  /// A statement with its parameters.
  struct Query {
    let sql: String
    let parameters: [Parameter]

    init(_ sql: String, _ parameters: [Parameter]) {
      self.sql = sql
      self.parameters = parameters
    }
  }

  /// Answers that were fetched before they are needed, within a transaction.
  ///
  /// While a transaction holds the ledger's lock, only its own writes can change the rows. So an answer is true until
  /// the next write.
  final class ReadAhead {
    private var answers: [(query: Query, answer: Answer)] = []

    /// The answer to a query; nil if it was not fetched.
    subscript(query: Query) -> Answer? {
      answers.first { $0.query.sql == query.sql && $0.query.parameters == query.parameters }?.answer
    }

    /// Adds an answer.
    func add(_ answer: Answer, to query: Query) { answers.append((query, answer)) }

    /// Drops all answers: something was written, or the transaction has ended.
    func forget() {
      if !answers.isEmpty { answers.removeAll(keepingCapacity: true) }
    }
  }
#endif
