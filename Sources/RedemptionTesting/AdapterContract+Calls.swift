import JanssonCoding
import RedemptionCore
import RedemptionServer

/// Checks of what only this vendor has: its calls, and what its schemas say.
extension AdapterContract {
  /// The own calls of each target have different names, are declared if the vendor has schemas, accept the params that
  /// their schemas allow, and are answered.
  public func callViolations() -> [String] {
    let contract = document
    return adapter.targets.map(\.target).flatMap { target -> [String] in
      let names = adapter.calls(for: target).map { $0.name }
      let twice = Set(names.filter { name in names.count { $0 == name } > 1 }).sorted()
      let found =
        twice.map { "two own calls have the name \($0)" } + names.flatMap { callViolations($0, target, contract) }
      return found.map { "\(name(target)): \($0)." }
    }
  }

  private func callViolations(_ call: String, _ target: Target, _ contract: JSONValue?) -> [String] {
    guard adapter.schemas != nil, let contract else { return [] }
    guard let schema = contract.params(of: call, adapter.vendor.id) else {
      return ["the own call \(call) has no schema under calls"]
    }
    let shop = PlayedShop(adapter, target)
    guard let sold = shop.sell(), let phone = shop.phone("phone-a", user: "ada"),
      let params = SchemaCheck(document: contract).sample(of: schema)
    else { return [] }
    let reply = shop.call("session/call", on: phone, ["name": .string(call), "params": params])
    var violations: [String] = []
    if case .none = reply { violations.append("the own call \(call) is not answered") }
    if reply.error?["code"] == -32602 {
      violations.append(
        "the own call \(call) does not accept what its schema allows: \(reply.error?["message"]?.string ?? "")")
    }
    violations += undeclaredEvents(shop.server.events)
    if shop.server.messages.contains(where: { $0.contains(sold.code) }) {
      violations.append("the own call \(call) quotes a code in an error")
    }
    return violations
  }

  /// Every reply and every customer info is what its schema says.
  ///
  /// A vendor whose schemas are files of `Schemas` has tests of its own for that.
  public func describedViolations() -> [String] {
    guard adapter.schemas != nil, let contract = document else { return [] }
    let check = SchemaCheck(document: contract)
    var outcomes = OutcomeGenerator(SeededGenerator(seed: seed))
    let told = RedemptionOutcome.Kind.allCases.map { outcomes.outcome(of: $0) }
    return adapter.targets.map(\.target).flatMap { target -> [String] in
      let replies = told.compactMap { outcome -> String? in
        guard let schema = contract.schema("Reply", of: target) else { return nil }
        let body = JSONValue.written(adapter.replies.render(outcome, for: target, now: now).body)
        return check.violation(of: body, by: schema).map {
          "the reply to \(outcome.kind) is not as its schema says, \($0)"
        }
      }
      let customers = told.compactMap(\.grant).compactMap { grant -> String? in
        guard let schema = contract.schema("CustomerReply", of: target) else { return nil }
        let body = JSONValue.written(adapter.replies.customer(grant, for: target, now: now))
        return check.violation(of: body, by: schema).map { "the customer info is not as its schema says, \($0)" }
      }
      return (replies + customers).map { "\(name(target)): \($0)." }
    }
  }

  /// The first place at which a reply of a real server, with its own facts, is not as its schema says.
  func undescribedReply(_ reply: PlayedServer.Reply, _ target: Target) -> [String] {
    guard let contract = document, let body = reply.result?["reply"], let schema = contract.schema("Reply", of: target)
    else { return [] }
    let found = SchemaCheck(document: contract).violation(of: body, by: schema)
    return found.map { ["the reply is not as its schema says, \($0)"] } ?? []
  }

  /// What the state of a session says that its schema does not.
  func undescribedState(_ state: JSONValue?) -> [String] {
    guard let contract = document, case .object(let members)? = state,
      let schema = contract["components"]?["schemas"]?["SessionFacts"]
    else { return [] }
    let stray = members.keys.sorted().filter { schema["properties"]?[$0] == nil }
    let found = SchemaCheck(document: contract).violation(of: .object(members), by: schema)
    return stray.map { "the state has \($0), which is not under members, SessionFacts" }
      + (found.map { ["the state is not as its schema says, \($0)"] } ?? [])
  }

  /// Events that a vendor with schemas for events sends without one.
  func undeclaredEvents(_ events: [JSONValue]) -> [String] {
    guard adapter.schemas != nil, let contract = document else { return [] }
    let rows = contract.rows("EventParams", "x-events", of: adapter.vendor.id)
    let check = SchemaCheck(document: contract)
    return events.compactMap { event in
      guard let name = event["name"]?.string else { return nil }
      guard let row = rows.first(where: { $0["name"]?.string == name }) else {
        return "the event \(name) has no schema under events"
      }
      guard let schema = row["params"], let params = event["params"] else { return nil }
      return check.violation(of: params, by: schema).map { "the event \(name) is not as its schema says, \($0)" }
    }
  }
}

extension JSONValue {
  /// The rows of a table of the contract that are a vendor's.
  fileprivate func rows(_ schema: String, _ table: String, of vendor: Vendor) -> [JSONValue] {
    guard case .array(let rows)? = self["components"]?["schemas"]?[schema]?[table] else { return [] }
    return rows.filter { $0["vendor"]?.string == vendor.rawValue }
  }

  /// The schema of an own call's params.
  func params(of call: String, _ vendor: Vendor) -> JSONValue? {
    rows("SessionCallParams", "x-calls", of: vendor).first { $0["name"]?.string == call }?["params"]
  }

  /// The schema of a target in a table of the contract.
  func schema(_ table: String, of target: Target) -> JSONValue? {
    rows(table, "x-targets", of: target.vendor).first { $0.names(target) }?["schema"]
  }

  /// Whether the members of this object name a target.
  func names(_ target: Target) -> Bool {
    self["vendor"]?.string == target.vendor.rawValue && self["sdk"]?.string == target.sdk.rawValue
      && self["platform"]?.string == target.platform.rawValue
  }

  /// What a value is as JSON; null if it cannot be written.
  static func written(_ body: any Encodable & Sendable) -> JSONValue {
    guard let bytes = try? JSONTextEncoder().encode(AnyEncodable(value: body)) else { return .null }
    return JSONValue.parsing(String(decoding: bytes, as: UTF8.self)) ?? .null
  }
}

extension RedemptionAdapter {
  /// The calls that only this SDK has, without the messages of its service.
  func ownCalls(at target: Target) -> [any VendorCall.Type] {
    calls(for: target).filter { !($0 is any VendorPush.Type) } + methods
  }
}
