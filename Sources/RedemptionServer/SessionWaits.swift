import RedemptionCore

/// What one session waits for, earliest first; part of its state.
struct SessionWaits {
  struct Wait {
    /// What happens when the wait is over.
    enum Purpose {
      /// The session sends its next request.
      case waited(QuestionID)
      /// A held request reaches its gateway.
      case ask(QuestionID, Question)
      /// The session does what it has planned.
      case due
    }

    let due: Timestamp
    /// Position among the waits of all sessions for the same moment: they end in the order in which they began.
    let number: UInt64
    let purpose: Purpose
  }

  private var waits: [Wait] = []

  /// The wait that ends first; nil if the session waits for nothing.
  var first: Wait? { waits.first }

  /// Requests that wait: before a retry, or held by a fault.
  var requests: [QuestionID] { waits.compactMap(\.attempt) }

  /// Number of ``requests``.
  var requestCount: Int { waits.count { $0.attempt != nil } }

  mutating func add(_ wait: Wait) {
    let index = waits.firstIndex { wait.due < $0.due } ?? waits.endIndex
    waits.insert(wait, at: index)
  }

  mutating func popFirst() -> Wait? { waits.isEmpty ? nil : waits.removeFirst() }

  mutating func remove(_ attempt: QuestionID) { waits.removeAll { $0.attempt == attempt } }
}

extension SessionWaits.Wait {
  /// The request that goes on when the wait is over; nil for what the session has planned.
  fileprivate var attempt: QuestionID? {
    switch purpose {
    case .waited(let attempt), .ask(let attempt, _): attempt
    case .due: nil
    }
  }
}
