import Foundation
import MemoryStore
import QonversionAdapter
import RedemptionCore
import RedemptionScenario
import RedemptionStory
import RedemptionTesting
import RevenueCatAdapter
import SuperwallAdapter
import Testing

@testable import RedemptionServer

@Suite("A saved space")
struct SavedSpaceTests {
  private func makeClient() -> LocalClient {
    LocalClient(
      server: Server(
        adapters: [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()], methods: .all, store: MemoryStore(),
        configuration: .init(hasVirtualClock: true)))
  }

  /// The result or the error of a call.
  private func send(_ method: String, _ params: JSONValue = [:], to client: LocalClient) throws -> JSONValue {
    switch try client.reply(to: client.send(method, params)) {
    case .result(let value)?, .error(let value)?: value
    case nil: .null
    }
  }

  /// Closes every session, those that a fault has delayed included.
  private func closeSessions(of client: LocalClient) throws {
    guard case .array(let sessions)? = try send("session/list", to: client)["sessions"] else { return }
    for session in sessions { _ = try send("session/close", ["session": session["session"] ?? .null], to: client) }
  }

  /// A call; `sessions` has the open ones.
  private func step(
    _ generator: inout SeededGenerator, _ purchases: [JSONValue], _ codes: [JSONValue], _ sessions: [JSONValue]
  ) -> (method: String, params: JSONValue) {
    let vendor = ["revenuecat", "superwall", "qonversion"].randomElement(using: &generator) ?? "revenuecat"
    let number = Int64.random(in: 0..<5, using: &generator)
    let user: JSONValue = .string("user-\(number)")
    let session = sessions.randomElement(using: &generator) ?? "none"
    switch Int.random(in: 0..<14, using: &generator) {
    case 9: return ("session/logIn", ["session": session, "appUserId": user])
    case 10: return ("session/customerInfo", ["session": session, "fetchPolicy": "fetchCurrent"])
    case 11, 12:
      return ("redemption/redeem", ["session": session, "code": codes.randomElement(using: &generator) ?? "none"])
    case 13: return ("session/foreground", ["session": session])
    case 0, 1, 2:
      let params: JSONValue = [
        "vendor": .string(vendor), "product": .string("p\(number)"), "entitlements": ["a", "b"],
        "email": .string("buyer\(number)@example.com"), "price": ["amountMicros": 9_990_000, "currency": "EUR"],
      ]
      return ("store/purchase", params)
    case 3: return ("clock/advance", ["seconds": .integer(1 + number * 900)])
    case 4: return ("store/policy", ["vendor": .string(vendor), "linkLifetime": .integer(1_000 + number)])
    case 5: return ("fault/inject", ["kind": "delay", "seconds": .integer(number + 1), "count": 3])
    case 6: return ("store/expire", ["purchase": purchases.randomElement(using: &generator) ?? "none"])
    case 7: return ("store/issueLink", ["purchase": purchases.randomElement(using: &generator) ?? "none"])
    default:
      let platform = ["ios", "android"].randomElement(using: &generator) ?? "ios"
      let options: JSONValue = number == 0 ? ["script": [["kind": "invalidCode"], ["kind": "absent"]]] : "ledger"
      return (
        "session/open",
        [
          "vendor": .string(vendor), "sdk": "native", "platform": .string(platform), "appUserId": user,
          "gateway": options,
        ]
      )
    }
  }

  @Test("is the same after it was loaded, and so is what follows", arguments: 0..<6)
  func goesOn(run: Int) throws {
    let seed = SeededGenerator().seed &+ UInt64(run)
    print("saved spaces and what follows: REDEMPTION_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    let (one, other) = (makeClient(), makeClient())
    _ = try send(
      "space/use", ["space": "ada", "clock": "virtual", "startsAt": 1_800_000_000_000, "seed": .integer(Int64(run))],
      to: one)
    var (purchases, codes, sessions): ([JSONValue], [JSONValue], [JSONValue]) = ([], [], [])
    func play(_ clients: [LocalClient]) throws -> [JSONValue] {
      let (method, params) = step(&generator, purchases, codes, sessions)
      return try clients.map { client in
        let result = try send(method, params, to: client)
        if method == "session/open", client === one, let id = result["session"] { sessions.append(id) }
        return result
      }
    }
    for _ in 0..<60 {
      guard let result = try play([one]).first else { continue }
      if let id = result["purchase"]?["id"] { purchases.append(id) }
      if let code = result["link"]?["code"] { codes.append(code) }
    }
    let saved = try send("space/save", ["space": "ada"], to: one)
    let value = try #require(saved["value"])
    #expect(try send("space/load", ["space": "back", "value": value], to: other)["space"]?["name"] == "back")
    #expect(try send("space/save", ["space": "back"], to: other) == saved, "REDEMPTION_SEED=\(seed)")
    _ = try send("space/use", ["space": "back"], to: other)
    // A call that waits is not saved.
    for client in [one, other] { _ = try send("clock/advance", ["seconds": 100], to: client) }
    #expect(try send("space/digest", to: one) == send("space/digest", to: other), "REDEMPTION_SEED=\(seed)")
    for _ in 0..<80 {
      let results = try play([one, other])
      #expect(results.first == results.last, "REDEMPTION_SEED=\(seed)")
      if let id = results.first?["purchase"]?["id"] { purchases.append(id) }
      if let code = results.first?["link"]?["code"] { codes.append(code) }
    }
    for list in ["store/list", "store/mailbox", "fault/list"] {
      let params: JSONValue = list == "store/list" ? ["reveal": true] : [:]
      #expect(try send(list, params, to: one) == send(list, params, to: other), "REDEMPTION_SEED=\(seed)")
    }
    for client in [one, other] { try closeSessions(of: client) }
    let last = try send("space/save", ["space": "ada"], to: one)
    #expect(last["value"] != nil)
    #expect(
      try last == send("space/save", ["space": "back"], to: other),
      "REDEMPTION_SEED=\(seed)")
  }

  @Test("ends the waits of one moment in the order in which they began, whatever session they are of")
  func keepsOrder() throws {
    let (one, other) = (makeClient(), makeClient())
    _ = try send("space/use", ["space": "ada", "clock": "virtual", "startsAt": 1_800_000_000_000, "seed": 1], to: one)
    let sale: JSONValue = ["vendor": "qonversion", "product": "p", "entitlements": ["a"], "email": "a@example.com"]
    let code = try #require(try send("store/purchase", sale, to: one)["link"]?["code"])
    let app: JSONValue = ["vendor": "qonversion", "sdk": "native", "platform": "ios"]
    let sessions = try (0..<2).map { _ in try #require(try send("session/open", app, to: one)["session"]) }
    _ = try send("fault/inject", ["kind": "delay", "seconds": 5, "count": 3], to: one)
    for (session, code) in [(sessions[0], "none"), (sessions[1], code), (sessions[0], code)] {
      _ = try send("redemption/redeem", ["session": session, "code": code], to: one)
    }
    let value = try #require(try send("space/save", ["space": "ada"], to: one)["value"])
    _ = try send("space/load", ["space": "back", "value": value], to: other)
    _ = try send("space/use", ["space": "back"], to: other)
    for client in [one, other] { _ = try send("clock/advance", ["seconds": 5], to: client) }
    let sold = try send("store/list", ["reveal": true], to: one)
    #expect(sold["purchases"] != nil)
    #expect(try send("store/list", ["reveal": true], to: other) == sold)
  }

  @Test("is refused by name if an SDK in it waits for the answer to a question that is none of this version's")
  func unknownQuestion() throws {
    let client = makeClient()
    _ = try send("space/use", ["space": "ada", "seed": 7], to: client)
    let app: JSONValue = ["vendor": "superwall", "sdk": "native", "platform": "ios"]
    let session = try #require(try send("session/open", app, to: client)["session"])
    _ = try send("fault/inject", ["kind": "delay", "seconds": 5, "on": "checkout"], to: client)
    let step: JSONValue = ["session": session, "step": "complete", "checkoutContextId": "ctx", "product": "p"]
    _ = try send("session/checkout", step, to: client)
    let value = try #require(try send("space/save", ["space": "ada"], to: client)["value"])
    #expect(try send("space/load", ["space": "same", "value": value], to: client)["space"] != nil)
    let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    let earlier = text.replacing(#""question":{"own":"#, with: #""question":{"checkout":"#)
    let refused = try send(
      "space/load",
      ["space": "back", "value": try JSONDecoder().decode(JSONValue.self, from: Data(earlier.utf8))], to: client)
    #expect(refused["data"]?["expected"] == "a question that SDKs of this version ask")
    #expect(refused["data"]?["path"] == "/value/sessions/0/*/questions/open/0/question")
  }

  @Test("can be damaged in any place without harm", arguments: 0..<3)
  func damaged(run: Int) throws {
    let seed = SeededGenerator().seed &+ UInt64(run)
    print("damaged spaces: REDEMPTION_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    let client = makeClient()
    _ = try send("space/use", ["space": "ada", "seed": 7], to: client)
    for vendor in ["revenuecat", "superwall"] {
      let sale: JSONValue = [
        "vendor": .string(vendor), "product": "p", "entitlements": ["a"], "email": "a@example.com",
      ]
      _ = try send("store/purchase", sale, to: client)
    }
    for (vendor, platform) in [("revenuecat", "ios"), ("superwall", "android"), ("qonversion", "ios")] {
      let app: JSONValue = ["vendor": .string(vendor), "sdk": "native", "platform": .string(platform)]
      guard let session = try send("session/open", app, to: client)["session"] else { continue }
      _ = try send("fault/inject", ["kind": "delay", "seconds": 5, "count": 1], to: client)
      _ = try send("redemption/redeem", ["session": session, "code": "none"], to: client)
      _ = try send("session/logIn", ["session": session, "appUserId": "ada"], to: client)
    }
    let value = try #require(try send("space/save", ["space": "ada"], to: client)["value"])
    for number in 0..<SeededGenerator.rounds(300) {
      let params: JSONValue = ["space": .string("s\(number)"), "value": value.damaged(&generator)]
      guard try send("space/load", params, to: client)["space"] != nil else { continue }
      // What was accepted works.
      _ = try send("space/use", ["space": .string("s\(number)")], to: client)
      _ = try send("store/list", to: client)
      _ = try send("store/purchase", ["vendor": "revenuecat", "product": "p", "entitlements": ["a"]], to: client)
      _ = try send("clock/advance", ["seconds": 100_000], to: client)
      for session in ["session-1", "session-2", "session-3"] {
        _ = try send("redemption/redeem", ["session": .string(session), "code": "none"], to: client)
        _ = try send("session/describe", ["session": .string(session)], to: client)
      }
      #expect(try send("space/save", ["space": .string("s\(number)")], to: client)["value"] != nil)
    }
  }
}

extension JSONValue {
  /// This value with another one in some place.
  fileprivate func damaged(_ generator: inout SeededGenerator) -> JSONValue {
    switch self {
    case .object(let members) where !members.isEmpty:
      var members = members
      guard let key = members.keys.sorted().randomElement(using: &generator) else { return self }
      members[key] = members[key]?.damaged(&generator)
      return .object(members)
    case .array(let elements) where !elements.isEmpty:
      var elements = elements
      let index = Int.random(in: elements.indices, using: &generator)
      elements[index] = elements[index].damaged(&generator)
      return .array(elements)
    default:
      let others: [JSONValue] = [
        .null, .bool(true), .integer(.max), .integer(.min), .integer(-1), .string(""), .string("ffffffffffffffff"),
        .real(1e300), [], [:],
      ]
      return others.randomElement(using: &generator) ?? .null
    }
  }
}
