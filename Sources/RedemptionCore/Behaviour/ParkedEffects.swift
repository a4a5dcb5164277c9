/// A part of runners: the effects that follow a question and wait for its answer.
public struct ParkedEffects: Sendable {
  private struct Group: Sendable {
    var awaited: Set<QuestionID>
    let effects: [SDKEffect]
  }

  /// The innermost last: an answer may lead to further questions.
  private var groups: [Group] = []

  /// Starts empty.
  public init() {}

  /// True if nothing is parked.
  public var isEmpty: Bool { groups.isEmpty }

  /// All parked effects, in no order that matters.
  public var effects: [SDKEffect] { groups.flatMap(\.effects) }

  /// Parks effects until these questions are answered.
  public mutating func park(_ effects: [SDKEffect], awaiting questions: Set<QuestionID>) {
    groups.append(Group(awaited: questions, effects: effects))
  }

  /// Takes an answer into account.
  ///
  /// - Parameters:
  ///   - answered: the question.
  ///   - asked: the questions that its answer led to; what waited for the answer waits for these too.
  ///   - resume: carries effects out that wait for nothing any more, and returns the questions that they asked.
  public mutating func release(
    _ answered: QuestionID, followedBy asked: Set<QuestionID>,
    resume: (inout ParkedEffects, [SDKEffect]) -> Set<QuestionID>
  ) {
    var asked = asked
    var index = groups.endIndex - 1
    while index >= 0 {
      defer { index -= 1 }
      guard groups.indices.contains(index), groups[index].awaited.remove(answered) != nil else { continue }
      groups[index].awaited.formUnion(asked)
      guard groups[index].awaited.isEmpty else { continue }
      let effects = groups.remove(at: index).effects
      asked.formUnion(resume(&self, effects))
    }
  }
}
