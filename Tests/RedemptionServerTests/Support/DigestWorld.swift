import Foundation
import JSONRPC
import RedemptionCore

@testable import RedemptionServer

/// A space as a test of its digest drives it, by steps in a few words:
///
/// `open a revenuecat flutter ios user=ada`, `buy p revenuecat monthly pro email=ada@example.com`, `redeem a p`, `next`.
struct DigestWorld {
  enum Failure: Error { case noSpace, noStep(step: String) }

  let client: InProcessClient
  let space: String
  /// Ids of sessions and purchases by the names that steps use.
  var ids: [String: String] = [:]
  /// Codes by the names that steps use.
  private var codes: [String: String] = [:]
  /// The names of sessions that a fault keeps from opening, in their order.
  private var opening: [String] = []
  /// The steps since the start, for a person.
  var story: [String] = []

  init(_ client: InProcessClient, space: String, seed: Int64) throws {
    self.client = client
    self.space = space
    _ = try client.call(
      ServerRequest(
        "space/use",
        [
          "space": .string(space), "clock": "virtual", "startsAt": 1_800_000_000_000, "seed": .integer(seed),
        ]))
  }

  /// Calls in progress stay with the original.
  private init(copying world: DigestWorld, as space: String) {
    (client, self.space, ids, codes, story) = (world.client, space, world.ids, world.codes, world.story)
  }

  func enter() throws { _ = try client.call(ServerRequest("space/use", ["space": .string(space)])) }

  func fork(as name: String) throws -> DigestWorld {
    _ = try client.call(ServerRequest("space/fork", ["from": .string(space), "as": .string(name)]))
    return DigestWorld(copying: self, as: name)
  }

  func delete() throws { _ = try client.call(ServerRequest("space/delete", ["space": .string(space)])) }

  // MARK: State

  func described() throws -> (state: StateDescription, now: Timestamp) {
    guard let open = client.server.spaces[space] else { throw Failure.noSpace }
    return (try open.described(), open.now)
  }

  func digest() throws -> StateDigest {
    let (state, now) = try described()
    return StateDigest(of: state, at: now)
  }

  /// The codes of the mail that a state has: a mail that no rule reads any more is none that a step may open.
  private func readableCodes() throws -> [String] {
    let members = try described().state.members
    return members.indices.flatMap { index -> [String] in
      guard members[index].name == "mail", case .group(_, let end) = members[index].part else { return [] }
      return members[index..<end].compactMap { if case .label(let text) = $0.part { text } else { nil } }
    }
  }

  /// The digest without the order of the deadlines to come, and without what dates coincide with.
  func digestWithoutOrder() throws -> String {
    let (state, now) = try described()
    return StateDigest(of: state, at: now, ranksDeadlines: false).text
  }

  /// The parts in which two states differ, for a person: labels and deadlines by their numbers.
  func difference(from other: DigestWorld) throws -> String {
    let (left, right) = (try lines(), try other.lines())
    let changes = right.difference(from: left).map { change in
      switch change {
      case .remove(let line, let text, _): "- \(line): \(text)"
      case .insert(let line, let text, _): "+ \(line): \(text)"
      }
    }
    return changes.joined(separator: "\n")
  }

  private func lines() throws -> [String] {
    let (state, now) = try described()
    let labels = StateDigest(of: state, at: now).labels
    let ranks = state.deadlines(after: now).map(\.at).reduce(into: [Timestamp]()) { found, moment in
      if found.last != moment { found.append(moment) }
    }
    func rank(_ moment: Timestamp) -> String? { ranks.firstIndex(of: moment).map { "deadline \($0 + 1)" } }
    return state.members.map { member in
      switch member.part {
      case .label(let text), .name(let text): "\(member.name) \(labels[text].map { "#\($0)" } ?? text)"
      case .deadline(let moment, let rule): "\(member.name) \(rule.rawValue) \(rank(moment) ?? "over")"
      case .date(let moment, let kind):
        "\(member.name) \(rank(moment) ?? labels["\(kind) \(moment.milliseconds)"].map { "#\($0)" } ?? "?")"
      case .group(let grouping, _): "\(member.name) \(grouping)"
      case let part: "\(member.name) \(part)"
      }
    }
  }

  // MARK: Steps

  /// Plays a step in the space that the client is in, and returns what the app and the test see of it, without ids and
  /// dates.
  @discardableResult mutating func play(_ step: String) throws -> [JSONValue] {
    let words = step.split(separator: " ").map(String.init)
    var options: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { options[parts[0]] = parts[1] }
    }
    guard let request = try request(words.filter { !$0.contains("=") }, options) else { return [] }
    let drained = try client.drain(request)
    let opened = drained.late.compactMap(\.result).filter { $0["rules"] != nil }.compactMap { $0["session"]?.string }
    for session in opened where !opening.isEmpty { ids[opening.removeFirst()] = session }
    if let reply = drained.replies[0] {
      keep(reply.result ?? .null, words)
    } else if words[0] == "open" {
      opening.append(words[1])
    }
    var seen: [JSONValue] = [drained.replies[0].map { told($0) } ?? "pending"]
    seen += drained.events + drained.late.map(told)
    var names = ShownNames(ids: ids, codes: codes)
    return seen.map { names.masked($0) }
  }

  private func told(_ reply: ServerReply) -> JSONValue {
    if let error = reply.error { return ["error": .string(error.kind ?? error.message)] }
    return reply.result ?? .null
  }

  private mutating func keep(_ result: JSONValue, _ words: [String]) {
    guard words.count > 1 else { return }
    if let session = result["session"]?.string, words[0] == "open" { ids[words[1]] = session }
    if let purchase = result["purchase"]?["id"]?.string, words[0] == "buy" {
      ids["purchase " + words[1]] = purchase
      codes[words[1]] = result["link"]?["code"]?.string ?? ""
    }
    if words[0] == "link", words.count > 2, let code = result["link"]?["code"]?.string ?? result["code"]?.string {
      codes[words[2]] = code
    }
  }

  private func request(_ words: [String], _ options: [String: String]) throws -> ServerRequest? {
    func id(_ index: Int) -> JSONValue {
      .string(words.indices.contains(index) ? ids[words[index]] ?? words[index] : "")
    }
    func session(_ method: String, _ more: [String: JSONValue] = [:]) -> ServerRequest {
      ServerRequest("session/" + method, .object(more.merging(["session": id(1)]) { $1 }))
    }
    func purchase(_ method: String, _ more: [String: JSONValue] = [:]) -> ServerRequest {
      let purchase = JSONValue.string(ids["purchase " + words[1]] ?? words[1])
      return ServerRequest("store/" + method, .object(more.merging(["purchase": purchase]) { $1 }))
    }
    switch words[0] {
    case "open":
      var params: [String: JSONValue] = [
        "vendor": .string(words[2]), "sdk": .string(words[3]), "platform": .string(words[4]),
      ]
      params["appUserId"] = options["user"].map { .string($0) }
      params["deviceId"] = options["device"].map { .string($0) }
      if options["configured"] == "no" { params["configured"] = false }
      return ServerRequest("session/open", .object(params))
    case "close", "logOut", "foreground", "background", "configure", "describe": return session(words[0])
    case "wipe", "ahead":
      var params: [String: JSONValue] = [
        "vendor": .string(words[1]), "platform": .string(words[2]), "deviceId": .string(words[3]),
      ]
      if words[0] == "ahead" { params["clockAhead"] = .integer(Int64(words[4]) ?? 0) }
      return ServerRequest(words[0] == "wipe" ? "device/wipe" : "device/set", .object(params))
    case "info": return session("customerInfo", options["policy"].map { ["fetchPolicy": .string($0)] } ?? [:])
    case "logIn": return session("logIn", ["appUserId": .string(words[2])])
    case "attributes": return session("setUserAttributes", ["attributes": ["city": .string(words[2])]])
    case "paywall": return session("setPaywall", ["open": .bool(words[2] == "on"), "entitlements": ["pro"]])
    case "reissue": return session("reissue", ["email": .string(words[2])])
    case "redeem":
      let code = codes[words[2]] ?? words[2]
      return ServerRequest("redemption/redeem", ["session": id(1), "code": .string(code)])
    case "mailed":
      let mail = try client.call(ServerRequest("store/mailbox", ["email": .string(words[2])]))["messages"]
      let codes = try readableCodes()
      let urls = mail?.elements.compactMap { $0["url"]?.string } ?? []
      guard let url = urls.last(where: { url in codes.contains { url.contains($0) } }) else { return nil }
      return ServerRequest("redemption/redeem", ["session": id(1), "url": .string(url)])
    case "buy":
      var params: [String: JSONValue] = [
        "vendor": .string(words[2]), "product": .string(words[3]), "entitlements": [.string(words[4])],
      ]
      params["appUserId"] = options["user"].map { .string($0) }
      params["email"] = options["email"].map { .string($0) }
      params["expiresIn"] = options["expiresIn"].flatMap { Int64($0) }.map { .integer($0) }
      if words.last == "once" { params["kind"] = "oneTime" }
      return ServerRequest("store/purchase", .object(params))
    case "link": return purchase("issueLink")
    case "expire", "refund": return purchase(words[0])
    case "cancel": return purchase("update", ["unsubscribed": true])
    case "policy":
      let value: JSONValue = Int64(words[3]).map { .integer($0) } ?? .string(words[3])
      return ServerRequest("store/policy", ["vendor": .string(words[1]), words[2]: value])
    case "fault":
      var params: [String: JSONValue] = ["kind": .string(words[1])]
      params["count"] = options["count"].flatMap { Int64($0) }.map { .integer($0) }
      params["seconds"] = options["seconds"].flatMap { Int64($0) }.map { .integer($0) }
      params["status"] = options["status"].flatMap { Int64($0) }.map { .integer($0) }
      params["session"] = options["session"].map { .string(ids[$0] ?? $0) }
      return ServerRequest("fault/inject", .object(params))
    case "clear": return ServerRequest("fault/clear")
    case "reset": return ServerRequest("store/reset")
    case "mailbox", "list": return ServerRequest("store/" + words[0])
    case "log": return ServerRequest("log/read")
    case "advance":
      return ServerRequest("clock/advance", ["seconds": .real(Double(words[1]) ?? 1)])
    case "next":
      let (state, now) = try described()
      guard let next = state.deadlines(after: now).first else { return nil }
      return ServerRequest(
        "clock/advance", ["seconds": .real(Double(next.at.milliseconds - now.milliseconds) / 1000)])
    default: throw Failure.noStep(step: words[0])
    }
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
}

/// Replaces ids and dates in what a world has told.
private struct ShownNames {
  private let known: [String: String]
  // Each is compiled when it is made, which takes longer than a search.
  private let date = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)?/
  private let milliseconds = /\b1[0-9]{9,12}\b/
  private let session = /session-[0-9]+/
  private let word = /[A-Za-z0-9_-]{12,}/

  /// Codes are all alike: a step may open a mail that no rule reads any more, and a state does not say whether its code
  /// is one that a step has named.
  init(ids: [String: String], codes: [String: String]) {
    let named = ids.map { ($0.value, $0.key) } + codes.values.filter { !$0.isEmpty }.map { ($0, "id") }
    known = Dictionary(named, uniquingKeysWith: { min($0, $1) })
  }

  mutating func masked(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null, .bool, .real: return value
    case .integer(let number): return number > 1_000_000_000_000 ? "date" : value
    case .string(let text): return .string(masked(text))
    case .array(let elements): return .array(elements.map { masked($0) })
    case .object(let members):
      var shown: [String: JSONValue] = [:]
      for (key, member) in members where key != "sequence" && key != "at" { shown[masked(key)] = masked(member) }
      return .object(shown)
    }
  }

  /// Words with a dozen letters and digits mixed are ids, and so is what steps have named.
  private func masked(_ text: String) -> String {
    if let known = known[text] { return known }
    // A space counts its sessions, which is no part of its state.
    if text.wholeMatch(of: session) != nil { return "a session" }
    // What is replaced has digits, and at least ten letters.
    guard text.utf8.count >= 10, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return text }
    var shown = text.replacing(date, with: "date")
    shown = shown.replacing(word) { match in
      let word = match.output
      return word.contains(where: \.isNumber) && word.contains(where: \.isLetter) ? "id" : String(word)
    }
    return shown.replacing(milliseconds, with: "date")
  }
}
