import JanssonCoding
import RedemptionCore
import RedemptionScenario
import RedemptionServer
import RedemptionStory

/// What tools work on: a server in this process, with a space for each situation.
///
/// State has handles, because requests of the protocol know nothing of earlier ones: a situation is a space, an app is
/// a session.
final class Desk {
  let adapters: [any RedemptionAdapter]
  let contract: Contract
  private let client: LocalClient
  private var number = 0
  private var situations: [String] = []

  /// Situations that are kept; an older one ends when another is prepared.
  static let keptSituations = 100
  /// The space of calls that name none.
  static let main = "main"

  init(adapters: [any RedemptionAdapter], server: Server) throws {
    self.adapters = adapters
    contract = try Contract()
    client = LocalClient(server: server)
  }

  /// What a call has brought.
  struct Answer {
    /// The reply; nil if it has not come.
    let reply: ScenarioReply?
    let events: ScenarioEvents
  }

  /// Calls a method in a space.
  ///
  /// - Throws: ``ToolFailure`` if there is no such space.
  func call(_ method: String, _ params: [String: JSONValue], in space: String) throws -> Answer {
    try enter(space)
    let request = try client.send(method, .object(params))
    let reply = client.reply(to: request)
    return Answer(reply: reply, events: client.takeEvents(around: request))
  }

  /// Calls a method that answers at once.
  ///
  /// - Throws: ``ToolFailure`` with the server's message if the reply is an error.
  func result(of method: String, _ params: [String: JSONValue] = [:], in space: String = Desk.main) throws -> JSONValue
  {
    switch try call(method, params, in: space).reply {
    case .result(let result)?: return result
    case .error(let error)?: throw ToolFailure(Desk.sentence(of: error))
    case nil: throw ToolFailure("`\(method)` has not answered. Move the clock: `clock/advance`.")
    }
  }

  /// Calls a method and lets time pass on the space's clock until it answers, at most an hour.
  ///
  /// - Returns: the answer with all events, and the seconds that have passed.
  func awaiting(_ method: String, _ params: [String: JSONValue], in space: String) throws -> (Answer, seconds: Int64) {
    try enter(space)
    let request = try client.send(method, .object(params))
    var reply = client.reply(to: request)
    var events = client.takeEvents(around: request)
    var seconds: Int64 = 0
    while reply == nil, seconds < 3600 {
      let step: Int64 = seconds < 60 ? 1 : 60
      let advance = try client.send("clock/advance", ["seconds": .integer(step)])
      _ = client.reply(to: advance)
      seconds += step
      reply = client.reply(to: request)
      let more = client.takeEvents(around: reply == nil ? advance : request)
      events = ScenarioEvents(
        before: events.before + events.after + more.before + (reply == nil ? more.after : []),
        after: reply == nil ? [] : more.after)
    }
    return (Answer(reply: reply, events: events), seconds)
  }

  /// Creates a space with a clock of its own.
  func makeSituation() throws -> String {
    number += 1
    let name = "situation-\(number)"
    try perform("space/use", ["space": .string(name), "clock": "virtual"])
    situations.append(name)
    if situations.count > Desk.keptSituations { try end(situations.removeFirst()) }
    return name
  }

  /// Ends a space with all that is in it.
  func end(_ space: String) throws {
    situations.removeAll { $0 == space }
    try use(Desk.main)
    try perform("space/delete", ["space": .string(space)])
  }

  private func enter(_ space: String) throws {
    guard space != Desk.main else { return try use(space) }
    guard let listing = try perform("space/list", [:]),
      listing["spaces"]?.elements?.contains(where: { $0["name"]?.string == space }) == true
    else {
      throw ToolFailure(
        "There is no space of this name. prepare_situation returns one; the newest \(Desk.keptSituations) are kept.")
    }
    try use(space)
  }

  private func use(_ space: String) throws { try perform("space/use", ["space": .string(space)]) }

  /// Calls a method of spaces and the clock; nil for an error.
  @discardableResult
  private func perform(_ method: String, _ params: JSONValue) throws -> JSONValue? {
    let request = try client.send(method, params)
    guard case .result(let result)? = client.reply(to: request) else { return nil }
    return result
  }

  /// What an error says to a reader.
  static func sentence(of error: JSONValue) -> String { error["message"]?.string ?? "The call failed." }
}
