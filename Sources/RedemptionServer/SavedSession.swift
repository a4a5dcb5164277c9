import JSONRPC
import RedemptionCore
import RedemptionLedger

/// A session as a part of a saved space: what its SDK knows and does. Calls that wait are not part of it.
struct SavedSession: Codable {
  let id: String
  let target: Target
  let adapter: any RedemptionAdapter
  /// False for a session on prepared answers.
  let asksLedger: Bool
  let behaviour: any SDKBehaviour
  let script: Script
  let held: [Held]
  let sequence: Int
  let hasBegun: Bool

  /// A question that a fault holds back.
  struct Held: Codable {
    let due: Timestamp
    let id: QuestionID
    let question: Question
    let retries: Int
  }

  private enum CodingKeys: String, CodingKey {
    case id, target, asksLedger, behaviour, script, held, sequence, hasBegun
  }

  init(_ session: OpenSession, without calls: [CallID]) {
    id = session.id
    (target, adapter) = (session.target, session.adapter)
    asksLedger = if case .ledger = session.gateway { true } else { false }
    var behaviour = session.run.behaviour
    // A call that is cancelled changes nothing else, and tells nothing.
    var turn = SDKTurn(now: Timestamp(milliseconds: 0))
    for call in calls { behaviour.handle(.cancelled(call), &turn) }
    self.behaviour = behaviour
    script = session.run.script
    held = session.run.held.ascending.map {
      Held(due: $0.due, id: $0.id, question: $0.question, retries: $0.context.retries)
    }
    sequence = session.run.sequence
    hasBegun = session.run.hasBegun
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try JSONValue(from: decoder).checkNumbers(at: decoder.codingPath)
    id = try container.decode(String.self, forKey: .id)
    target = try container.decode(Target.self, forKey: .target)
    asksLedger = try container.decode(Bool.self, forKey: .asksLedger)
    adapter = try decoder.adapters().adapter(for: target, at: "")
    let fresh = try adapter.behaviour(for: target, options: .none)
    behaviour = try SavedSession.read(fresh, from: container.superDecoder(forKey: .behaviour))
    script = try container.decode(Script.self, forKey: .script)
    held = try container.decode([Held].self, forKey: .held)
    sequence = try container.decode(Int.self, forKey: .sequence)
    hasBegun = try container.decode(Bool.self, forKey: .hasBegun)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(target, forKey: .target)
    try container.encode(asksLedger, forKey: .asksLedger)
    try behaviour.encode(to: container.superEncoder(forKey: .behaviour))
    try container.encode(script, forKey: .script)
    try container.encode(held, forKey: .held)
    try container.encode(sequence, forKey: .sequence)
    try container.encode(hasBegun, forKey: .hasBegun)
  }

  /// A behaviour of the same type as another one.
  private static func read<Behaviour: SDKBehaviour>(
    _: Behaviour, from decoder: any Decoder
  ) throws -> any SDKBehaviour {
    try Behaviour(from: decoder)
  }
}

extension OpenSession {
  /// A session of a saved space.
  ///
  /// - Parameter owner: receives its events.
  convenience init(_ saved: SavedSession, in space: inout Space, owner: Client) {
    self.init(
      id: saved.id, generation: space.sessions.generation, target: saved.target, adapter: saved.adapter,
      gateway: saved.asksLedger ? .ledger : .script, owner: owner, behaviour: saved.behaviour, script: saved.script)
    for held in saved.held {
      run.held.add(
        HeldQuestions.Held(
          due: held.due, number: space.nextNumber(), id: held.id, question: held.question,
          context: ServiceContext(retries: held.retries)))
    }
    (run.sequence, run.hasBegun) = (saved.sequence, saved.hasBegun)
  }
}

extension JSONValue {
  /// Throws for a number that would overflow when it is counted up, or a moment that no store keeps.
  fileprivate func checkNumbers(at path: [any CodingKey]) throws {
    switch self {
    case .integer(let number):
      guard Timestamp(milliseconds: number).isStorable else {
        throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "a number that no session has"))
      }
    case .array(let elements): for element in elements { try element.checkNumbers(at: path) }
    case .object(let members): for member in members.values { try member.checkNumbers(at: path) }
    case .null, .bool, .real, .string: return
    }
  }
}
