import RedemptionCore

/// Answers of the service that a fault keeps from a session until `fault/release`, the oldest first.
struct LateAnswers {
  struct Late {
    /// Position among the held answers of all sessions.
    let number: UInt64
    let id: QuestionID
    let answer: Result<Answer, GatewayError>
  }

  private(set) var ascending: [Late] = []

  var isEmpty: Bool { ascending.isEmpty }

  mutating func add(_ late: Late) { ascending.append(late) }

  mutating func remove(_ id: QuestionID) { ascending.removeAll { $0.id == id } }

  /// Takes out the answer with this number; nil if there is none.
  mutating func take(_ number: UInt64) -> Late? {
    ascending.firstIndex { $0.number == number }.map { ascending.remove(at: $0) }
  }
}

extension LateAnswers.Late: DescribedState {
  func describe(into state: inout StateDescription) {
    state.leaveOut("number", because: "The list has this order.")
    state.own("id", "question", id.rawValue)
    switch answer {
    case .success(let answer): state.part("answer", answer)
    case .failure(let error): state.part("error", error)
    }
  }
}
