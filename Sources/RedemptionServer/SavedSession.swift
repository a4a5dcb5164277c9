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
  let clockAhead: Int64
  let isInBackground: Bool
  /// The place of its behaviour's wait among ``SavedSpace/orders``; nil if that does not end first.
  let waitOrder: Int?

  /// A question that a fault holds back.
  struct Held: Codable {
    let due: Timestamp
    /// Its place among ``SavedSpace/orders``.
    let order: Int
    let id: QuestionID
    let question: Question
    let retries: Int
  }

  private enum CodingKeys: String, CodingKey {
    case id, target, asksLedger, behaviour, script, held, sequence, hasBegun
    case clockAhead, isInBackground, waitOrder
  }

  /// - Parameter orders: the places of all waits of the space, by their numbers.
  init(_ session: OpenSession, without calls: [CallID], _ orders: [UInt64: Int]) {
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
      Held(
        due: $0.due, order: orders[$0.number] ?? 0, id: $0.id, question: $0.question, retries: $0.context.retries)
    }
    waitOrder = session.indexed.moment.flatMap { $0.wait == nil ? nil : orders[$0.number] }
    sequence = session.run.sequence
    hasBegun = session.run.hasBegun
    (clockAhead, isInBackground) = (session.run.clockAhead, session.run.isInBackground)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try JSONValue(from: decoder).checkNumbers(at: decoder.codingPath)
    id = try container.decode(String.self, forKey: .id)
    target = try container.decode(Target.self, forKey: .target)
    asksLedger = try container.decode(Bool.self, forKey: .asksLedger)
    adapter = try decoder.adapters().adapter(for: target, at: "")
    script = try container.decode(Script.self, forKey: .script)
    do {
      behaviour = try adapter.readBehaviour(of: target, from: container.superDecoder(forKey: .behaviour))
      held = try container.decode([Held].self, forKey: .held)
    } catch DecodingError.typeMismatch(_, let place) where place.codingPath.last?.stringValue == "question" {
      throw DecodingError.dataCorrupted(
        .init(codingPath: place.codingPath, debugDescription: "expected a question that SDKs of this version ask"))
    }
    sequence = try container.decode(Int.self, forKey: .sequence)
    hasBegun = try container.decode(Bool.self, forKey: .hasBegun)
    clockAhead = try container.decodeIfPresent(Int64.self, forKey: .clockAhead) ?? 0
    isInBackground = try container.decodeIfPresent(Bool.self, forKey: .isInBackground) ?? false
    waitOrder = try container.decodeIfPresent(Int.self, forKey: .waitOrder)
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
    try container.encode(clockAhead, forKey: .clockAhead)
    try container.encode(isInBackground, forKey: .isInBackground)
    try container.encodeIfPresent(waitOrder, forKey: .waitOrder)
  }
}

extension RedemptionAdapter {
  /// Reads a behaviour of a target, as it wrote itself.
  func readBehaviour(of target: Target, from decoder: any Decoder) throws -> any SDKBehaviour {
    try behaviour(for: target, options: .none).read(from: decoder)
  }
}

extension SDKBehaviour {
  /// A behaviour of this type.
  fileprivate func read(from decoder: any Decoder) throws -> Self { try Self(from: decoder) }
}

extension OpenSession {
  /// A session of a saved space.
  ///
  /// - Parameter owner: receives its events.
  convenience init(_ saved: SavedSession, in space: Space, owner: Client) {
    self.init(
      id: saved.id, generation: space.sessions.generation, target: saved.target, adapter: saved.adapter,
      gateway: saved.asksLedger ? .ledger : .script, owner: owner, behaviour: saved.behaviour, script: saved.script)
    for held in saved.held {
      run.held.add(
        HeldQuestions.Held(
          due: held.due, number: SavedSpace.number(ofOrder: held.order), id: held.id, question: held.question,
          context: ServiceContext(retries: held.retries)))
    }
    (run.sequence, run.hasBegun) = (saved.sequence, saved.hasBegun)
    (run.clockAhead, run.isInBackground) = (saved.clockAhead, saved.isInBackground)
  }
}

extension JSONValue {
  /// Throws for a number that would overflow when it is counted up, or a moment that no store keeps.
  func checkNumbers(at path: [any CodingKey]) throws {
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
