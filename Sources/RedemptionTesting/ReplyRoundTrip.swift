import Foundation
import RedemptionCore
import RedemptionScenario

/// One outcome, told to one target and read back.
struct ReplyRoundTrip<Adapter: RedemptionAdapter> {
  let adapter: Adapter
  let target: Target
  let outcome: RedemptionOutcome

  /// What was wrong with it.
  func violations() -> [String] {
    let rendered = adapter.replies.render(outcome, for: target, now: Timestamp(milliseconds: 1_700_000_000_000))
    do {
      let read = try read(try JSONEncoder().encode(rendered.body))
      return try compare(read.outcome, losses: rendered.losses) + undeclared(rendered.losses, "in rendering")
        + undeclared(read.losses, "in reading")
    } catch {
      return ["the reply cannot be written or read back: \(error)"]
    }
  }

  /// The kind of the outcome that the reply is read as; nil if it cannot be read.
  func readKind() -> RedemptionOutcome.Kind? {
    let rendered = adapter.replies.render(outcome, for: target, now: Timestamp(milliseconds: 1_700_000_000_000))
    return try? read(JSONEncoder().encode(rendered.body)).outcome.kind
  }

  private func undeclared(_ losses: [Loss], _ place: String) -> [String] {
    losses.filter { $0.message == LossRules.undeclaredMessage }.map { "the loss \($0.path) \(place) is not declared" }
  }

  private func compare(_ other: RedemptionOutcome, losses: [Loss]) throws -> [String] {
    var told = try json(outcome)
    var read = try json(other)
    var violations: [String] = []
    for loss in losses where told.value(at: loss.path) == read.value(at: loss.path) {
      violations.append("\(loss.path) is called lost, but reads back the same")
    }
    for loss in losses {
      told = told.removing(loss.path)
      read = read.removing(loss.path)
    }
    if losses.contains(where: { $0.path == JSONPointer(["kind"]) }) { (told, read) = told.sharedMembers(with: read) }
    guard told != read else { return violations }
    let places = outcome.differences(from: other).map(\.description).joined(separator: ", ")
    let named = losses.map(\.path.description).joined(separator: ", ")
    return violations + ["it reads back differently at \(places); losses named: \(named)"]
  }

  private func json(_ outcome: RedemptionOutcome) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(outcome))
  }

  private func read(_ data: Data) throws -> ReadReply {
    guard let key = ReplyProbe.key else { throw CocoaError(.coderInvalidValue) }
    let decoder = JSONDecoder()
    decoder.userInfo[key] = ReplyProbe.Reading { [adapter, target] in
      try adapter.replies.read(from: $0, as: target, code: nil)
    }
    return try decoder.decode(ReplyProbe.self, from: data).reply
  }
}

/// Hands the decoder at the top of a document to a function.
private struct ReplyProbe: Decodable {
  struct Reading: Sendable {
    let read: @Sendable (any Decoder) throws -> ReadReply
  }

  static let key = CodingUserInfoKey(rawValue: "redemption.reading")
  let reply: ReadReply

  init(from decoder: any Decoder) throws {
    guard let key = ReplyProbe.key, let reading = decoder.userInfo[key] as? Reading else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "expected a reading in the user info"))
    }
    reply = try reading.read(decoder)
  }
}
