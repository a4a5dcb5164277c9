import Foundation
import MemoryStore
import QonversionAdapter
import RedemptionCore
import RedemptionScenario
import RedemptionStory
import RedemptionTesting
import RevenueCatAdapter
import SharedCases
import SuperwallAdapter
import TestStores
import Testing

@testable import RedemptionServer

@Suite("An exported scenario")
struct ScenarioExportTests {
  private static let adapters: [any RedemptionAdapter] = [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()]

  /// A server that records, with its one client.
  private final class Recorder {
    /// Methods that change nothing and are no steps.
    static let unwritten = ["clock/now", "redemption/list", "redemption/expect", "outcomes/list"]
    let server: Server
    let client: LocalClient

    init() throws {
      var configuration = Server.Configuration(hasVirtualClock: true)
      configuration.recordsLog = true
      server = Server(
        adapters: ScenarioExportTests.adapters, methods: .all,
        store: try TestStores.make { MemoryStore() }, configuration: configuration)
      client = LocalClient(server: server)
    }

    /// The result or the error; nil if it comes later.
    @discardableResult
    func send(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue? {
      switch try client.reply(to: client.send(method, params)) {
      case .result(let value)?, .error(let value)?: value
      case nil: nil
      }
    }

    /// The outcomes that gateways have answered, in their order.
    func outcomes() throws -> [String] {
      var outcomes: [String] = []
      var after: Int64 = 0
      while true {
        guard let read = try send("log/read", ["after": .integer(after)]), case .array(let entries)? = read["entries"],
          case .integer(let last)? = entries.last?["sequence"]
        else { return outcomes }
        for entry in entries where entry["kind"] == "answer" {
          guard case .array(let answered)? = entry["outcomes"] else { continue }
          outcomes += answered.compactMap { $0["kind"]?.string }
        }
        after = last
      }
    }

    func export(_ params: JSONValue = [:]) throws -> Exported {
      let result = try #require(try send("scenario/export", params))
      let data = try JSONEncoder().encode(try #require(result["scenario"]))
      guard case .array(let omitted)? = result["omitted"] else { throw CancellationError() }
      return Exported(
        file: try JSONDecoder().decode(ScenarioFile.self, from: data), text: String(decoding: data, as: UTF8.self),
        omitted: omitted.compactMap { $0["reason"]?.string })
    }
  }

  private struct Exported {
    let file: ScenarioFile
    let text: String
    let omitted: [String]
    var steps: [ScenarioStep] { file.scenarios.flatMap(\.steps) }

    /// Plays it on a fresh server and returns that.
    func replay() throws -> Recorder {
      let recorder = try Recorder()
      for scenario in file.scenarios {
        for (number, step) in try ScenarioPlayer.play(scenario, on: recorder.client).enumerated() {
          #expect(step.failures == [], "step \(number + 1), \(step.step.method)")
        }
      }
      return recorder
    }
  }

  /// An exploration has scenarios of its own, and its space keeps no log.
  private static func casesWithLog() throws -> [ConformanceTests.Case] {
    try ConformanceTests.cases().filter { !$0.scenario.steps.contains { $0.method.hasPrefix("explore/") } }
  }

  @Test("of a shared case has the same outcomes", arguments: try casesWithLog())
  func replaysSharedCase(_ conformanceCase: ConformanceTests.Case) throws {
    let recorder = try Recorder()
    let played = try ScenarioPlayer.play(conformanceCase.scenario, on: recorder.client)
    let exported = try recorder.export()
    let isWritten = conformanceCase.scenario.steps.contains {
      !$0.method.hasPrefix("space/") && !Recorder.unwritten.contains($0.method)
    }
    #expect(exported.steps.isEmpty == !isWritten)
    let isAboutTexts = conformanceCase.scenario.steps.contains { step in
      if case .error(_, kind: "invalid", _) = step.expectation { true } else { step.method == "reply/read" }
    }
    // What a loaded space has was sold and opened in another one.
    let isLoaded = conformanceCase.scenario.steps.contains { $0.method == "space/load" }
    let expected =
      ["underWay"] + (isAboutTexts ? ["masked"] : [])
      + (isLoaded ? ["unknownCode", "unknownPurchase", "unknownSession"] : [])
    #expect(Set(exported.omitted).isSubset(of: expected))
    for step in played where ["store/purchase", "store/issueLink"].contains(step.step.method) {
      guard case .result(let result)? = step.reply, let code = result["link"]?["code"]?.string else { continue }
      #expect(!exported.text.contains(code), "a code is in the scenario")
    }
    let replayed = try exported.replay()
    if exported.omitted.isEmpty { #expect(try replayed.outcomes() == recorder.outcomes()) }
  }

  @Test("of random sessions has the same outcomes", arguments: 1...40)
  func replaysRandomSessions(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let recorder = try Recorder()
    var (sessions, links, codes): ([JSONValue], [JSONValue], [JSONValue]) = ([], [], [])
    let (vendors, users) = (["revenuecat", "superwall", "qonversion"], ["ann", "bob"])
    for number in 0..<60 {
      let vendor = vendors.randomElement(using: &random) ?? "revenuecat"
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        let email = Int.random(in: 1...3, using: &random)
        let sale = try recorder.send(
          "store/purchase",
          [
            "vendor": .string(vendor), "product": "pro", "entitlements": ["pro"],
            "email": .string("person\(email)@mail.example"),
          ])
        if let url = sale?["link"]?["url"], let code = sale?["link"]?["code"] {
          links.append(url)
          codes.append(code)
        }
      case 2:
        let user = users.randomElement(using: &random) ?? "ann"
        let opened = try recorder.send(
          "session/open",
          ["vendor": .string(vendor), "sdk": "native", "platform": "ios", "appUserId": .string(user)])
        if let session = opened?["session"] { sessions.append(session) }
      case 3, 4, 5:
        guard let session = sessions.randomElement(using: &random), let url = links.randomElement(using: &random) else {
          continue
        }
        try recorder.send("redemption/redeem", ["session": session, "url": url])
      case 6:
        guard let session = sessions.randomElement(using: &random), let code = codes.randomElement(using: &random)
        else {
          continue
        }
        try recorder.send("redemption/redeem", ["session": session, "code": code])
      case 7: try recorder.send("clock/advance", ["seconds": .integer(Int64.random(in: 1...4_000, using: &random))])
      case 8:
        let kinds: [JSONValue] = [
          ["kind": "offline", "count": 1], ["kind": "http", "status": 503], ["kind": "delay", "seconds": 7],
        ]
        try recorder.send("fault/inject", kinds.randomElement(using: &random) ?? ["kind": "none"])
      default:
        guard let session = sessions.randomElement(using: &random) else { continue }
        try recorder.send("session/handleDeepLink", ["session": session, "url": .string("made://up/\(number)")])
      }
    }
    let exported = try recorder.export()
    #expect(try exported.replay().outcomes() == recorder.outcomes())
  }

  @Test("has made-up addresses and keys, and neither codes nor links")
  func hides() throws {
    let recorder = try Recorder()
    let purchase: JSONValue = [
      "vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "email": "jane.doe@mail.example",
    ]
    let sale = try #require(try recorder.send("store/purchase", purchase))
    try recorder.send("store/purchase", purchase)
    try recorder.send("store/mailbox", ["email": "jane.doe@mail.example"])
    let app = try #require(
      try recorder.send(
        "session/open",
        ["vendor": "revenuecat", "sdk": "flutter", "platform": "android", "configured": false])?["session"])
    try recorder.send(
      "channel/call",
      ["session": app, "method": "setupPurchases", "arguments": ["apiKey": "goog_S3cret99", "appUserId": "ann"]])
    try recorder.send("redemption/redeem", ["session": app, "code": "Typ3dByHand77"])
    try recorder.send("redemption/redeem", ["session": app, "url": try #require(sale["link"]?["url"])])
    let exported = try recorder.export()
    for secret in ["jane.doe", "mail.example", "S3cret99", "Typ3dByHand77", sale["link"]?["code"]?.string ?? "?"] {
      #expect(!exported.text.contains(secret), "\(secret)")
    }
    #expect(exported.text.contains("buyer1@example.com") && !exported.text.contains("buyer2@"))
    #expect(exported.text.contains("goog_key1"))
    #expect(exported.omitted == [])
    #expect(try exported.replay().outcomes() == recorder.outcomes())
  }

  @Test("reads the link of a mail in the mailbox")
  func readsMail() throws {
    let recorder = try Recorder()
    let sale = try #require(
      try recorder.send(
        "store/purchase",
        ["vendor": "revenuecat", "product": "pro", "entitlements": ["pro"], "email": "jane@mail.example"]))
    let session = try #require(
      try recorder.send("session/open", ["vendor": "revenuecat", "sdk": "native", "platform": "ios"])?["session"])
    try recorder.send("clock/advance", ["seconds": 3_601])
    try recorder.send("redemption/redeem", ["session": session, "url": try #require(sale["link"]?["url"])])
    guard case .array(let messages)? = try recorder.send("store/mailbox")?["messages"] else { return }
    let url = try #require(messages.last?["url"])
    try recorder.send("redemption/redeem", ["session": session, "url": url])
    let exported = try recorder.export()
    #expect(exported.steps.count { $0.method == "store/mailbox" } == 2, "one was called, one reads the link")
    #expect(exported.omitted == [])
    let outcomes = try exported.replay().outcomes()
    #expect(outcomes == ["linkExpired", "redeemed"])
  }

  @Test("awaits a reply that a fault delays")
  func awaits() throws {
    let recorder = try Recorder()
    let sale = try #require(
      try recorder.send("store/purchase", ["vendor": "superwall", "product": "pro", "entitlements": ["pro"]]))
    let session = try #require(
      try recorder.send("session/open", ["vendor": "superwall", "sdk": "native", "platform": "ios"])?["session"])
    try recorder.send("fault/inject", ["kind": "delay", "seconds": 5, "count": 1])
    let redeem: JSONValue = ["session": session, "url": try #require(sale["link"]?["url"])]
    #expect(try recorder.send("redemption/redeem", redeem) == nil)
    #expect(try recorder.export().omitted == ["underWay"])
    try recorder.send("clock/advance", ["seconds": 5])
    let exported = try recorder.export()
    #expect(exported.omitted == [])
    #expect(exported.steps.filter { $0.later != nil }.map(\.method) == ["redemption/redeem"])
    #expect(exported.steps.last?.replies.count == 1)
    #expect(try exported.replay().outcomes() == ["redeemed"])
  }

  @Test("of one session has its setup, and nothing of a session that it does not depend on")
  func filters() throws {
    let recorder = try Recorder()
    let open: JSONValue = ["vendor": "revenuecat", "sdk": "native", "platform": "ios"]
    let other = try #require(try recorder.send("session/open", open)?["session"])
    let sale = try #require(
      try recorder.send("store/purchase", ["vendor": "revenuecat", "product": "pro", "entitlements": ["pro"]]))
    try recorder.send("redemption/redeem", ["session": other, "code": "unknown"])
    let session = try #require(try recorder.send("session/open", open)?["session"])
    try recorder.send("redemption/redeem", ["session": session, "url": try #require(sale["link"]?["url"])])
    let exported = try recorder.export(["session": session])
    #expect(exported.steps.map(\.method) == ["store/purchase", "session/open", "redemption/redeem"])
    #expect(exported.omitted == [])
    #expect(try exported.replay().outcomes() == ["redeemed"])
    #expect(try recorder.send("scenario/export", ["session": "session-9"])?["data"]?["kind"] == "unknownSession")
  }

  @Test("names the calls that depend on what it does not have")
  func namesWhatIsMissing() throws {
    let recorder = try Recorder()
    let sale = try #require(
      try recorder.send("store/purchase", ["vendor": "revenuecat", "product": "pro", "entitlements": ["pro"]]))
    let session = try #require(
      try recorder.send("session/open", ["vendor": "revenuecat", "sdk": "native", "platform": "ios"])?["session"])
    let read = try #require(try recorder.send("log/read"))
    try recorder.send("redemption/redeem", ["session": session, "url": try #require(sale["link"]?["url"])])
    try recorder.send("store/expire", ["purchase": try #require(sale["purchase"]?["id"])])
    let exported = try recorder.export(["after": try #require(read["last"])])
    #expect(exported.omitted == ["unknownSession", "unknownPurchase"])
    #expect(exported.steps.isEmpty)
  }

  @Test("shows no text that only the log has, letters alone included")
  func hidesLetters() throws {
    let recorder = try Recorder()
    let session = try #require(
      try recorder.send("session/open", ["vendor": "revenuecat", "sdk": "flutter", "platform": "ios"])?["session"])
    let secret = "zqsecretword"
    try recorder.send(
      "session/handleDeepLink", ["session": session, "url": .string("\(secret)://\(secret)/?a=\(secret)")])
    try recorder.send(
      "session/handleDeepLink", ["session": session, "url": .string("a://b?c=%41\(secret)#Zq\(secret)")])
    try recorder.send(
      "session/handleDeepLink", ["session": session, "url": .string("a://\(secret):\(secret)@b/12345678")])
    try recorder.send("reply/read", ["reply": ["note": .string("my \(secret)")]])
    try recorder.send(
      "channel/call",
      ["session": session, "method": "setAttributes", "arguments": ["attributes": ["plan": .string(secret)]]])
    try recorder.send(
      "channel/call", ["session": session, "method": "setEmail", "arguments": ["email": .string(secret)]])
    try recorder.send("channel/call", ["session": session, "method": "logIn", "arguments": .array([.string(secret)])])
    let exported = try recorder.export()
    #expect(!exported.text.lowercased().contains(secret))
    #expect(!exported.text.contains("12345678"))
    #expect(exported.steps.count >= 6)
    _ = try exported.replay()
  }

  @Test("has the same made-up text for the same text, in links and elsewhere")
  func keepsEquality() throws {
    let recorder = try Recorder()
    for app in ["installed", "missing"] {
      try recorder.send(
        "link/open",
        [
          "url": "rc-d458f1e3a2://redeem_web_purchase?redemption_token=Typ3dByHand77", "device": "phone",
          "app": .string(app), "scheme": "rc-d458f1e3a2",
        ])
    }
    let exported = try recorder.export()
    let params = try #require(exported.steps.first?.params)
    let scheme = try #require(params["scheme"]?.string)
    #expect(params["url"]?.string?.hasPrefix("\(scheme)://redeem_web_purchase?redemption_token=code") == true)
    #expect(exported.omitted == [] && exported.steps.count == 2)
  }

  @Test("expects the events of each step in their order, before its reply and after it")
  func expectsEvents() throws {
    let recorder = try Recorder()
    let sale = try #require(
      try recorder.send("store/purchase", ["vendor": "superwall", "product": "pro", "entitlements": ["pro"]]))
    let session = try #require(
      try recorder.send("session/open", ["vendor": "superwall", "sdk": "native", "platform": "ios"])?["session"])
    let url = try #require(sale["link"]?["url"])
    let request = try recorder.client.send("session/handleDeepLink", ["session": session, "url": url])
    _ = recorder.client.reply(to: request)
    let after = recorder.client.takeEvents(around: request).after.compactMap { $0["name"]?.string }
    #expect(after.count > 2)
    try recorder.send("session/setDeviceEntitlements", ["session": session, "entitlements": ["basic"]])
    let exported = try recorder.export()
    let steps = exported.steps.suffix(2)
    #expect(steps.first?.events == nil && steps.first?.eventsAfter?.map(\.name) == after)
    #expect(steps.last?.eventsAfter == nil && steps.last?.events?.isEmpty == false)
    _ = try exported.replay()
  }

  @Test("names the HTTP requests that it does not have, and expects no event after them")
  func omitsRequests() throws {
    let recorder = try Recorder()
    try recorder.send("clock/now")
    for _ in 0..<2 {
      recorder.server.record(
        EndpointExchange(
          method: "GET", target: "/v1/subscribers/ann", template: nil, client: [], body: [], status: 404,
          milliseconds: 1)
      )
    }
    let result = try #require(try recorder.send("scenario/export"))
    #expect(
      result["omitted"]
        == [
          [
            "reason": "httpRequest", "method": nil, "first": 2, "last": 3, "count": 2,
            "message": "A scenario has no HTTP requests; what they changed is missing.",
          ]
        ])
  }

  /// A log with this many calls of `fault/list`, of which it keeps as many.
  private func log(calls: Int, kept: Int, params: String = "{}") -> ActivityLog {
    let log = ActivityLog(entryLimit: kept)
    for _ in 0..<calls {
      let call = LogEntry.Call(client: "stdio", method: "fault/list", params: Array(params.utf8))
      log.add(.call(call), at: Timestamp(milliseconds: 0))
      log.end(log.last, nil, nil, at: Timestamp(milliseconds: 0), isProvisional: false)
    }
    return log
  }

  private func written(_ log: ActivityLog, after: Int = 0) -> (steps: Int, omitted: [OmittedEntries]) {
    var writer = ScenarioWriter(
      history: LogHistory(log, after: after), adapters: ScenarioExportTests.adapters, vocabulary: [],
      isClockRunning: false, chosen: nil)
    writer.write()
    return (writer.scenario(of: nil).cases.first?.steps.count ?? 0, writer.omitted)
  }

  @Test("names the entries that the log has dropped, after the asked sequence")
  func namesDropped() throws {
    let log = log(calls: 100, kept: 40)
    let (steps, omitted) = written(log, after: 10)
    #expect(steps == 40)
    #expect(omitted.map(\.reason) == [.dropped])
    #expect(omitted.first.map { [$0.first, $0.last, $0.count] } == [11, 60, 50])
    #expect(written(log, after: 60).omitted.isEmpty)
    #expect(written(log, after: 100).steps == 0)
  }

  @Test("ends at its largest number of steps, and counts the others")
  func endsAtNumber() throws {
    let (steps, omitted) = written(log(calls: ScenarioExport.limit + 7, kept: 100_000))
    #expect(steps == ScenarioExport.limit)
    #expect(omitted.map(\.reason) == [.tooLong])
    #expect(omitted.first.map { [$0.first, $0.last, $0.count] } == [10_001, 10_007, 7])
  }

  @Test("ends at its largest size, and counts the others")
  func endsAtSize() throws {
    let text = String(repeating: "word ", count: 2_000)
    let (steps, omitted) = written(log(calls: 500, kept: 1_000, params: #"{"product": "\#(text)"}"#))
    #expect((150...220).contains(steps))
    #expect(omitted.map(\.reason) == [.tooLong])
    #expect(omitted.first?.count == 500 - steps)
  }

  @Test("rejects a sequence that the log has not reached, and a session that it does not know")
  func rejects() throws {
    let recorder = try Recorder()
    try recorder.send("clock/now")
    let error = try recorder.send("scenario/export", ["after": 2])
    #expect(error?["code"] == -32602 && error?["data"]?["path"] == "/after")
    #expect(try recorder.export(["after": 1]).steps.isEmpty)
    #expect(
      try recorder.send("scenario/export", ["session": "session-1"])?["data"]?["kind"] == "unknownSession")
    let server = Server(
      adapters: ScenarioExportTests.adapters, methods: .all,
      store: try TestStores.make { MemoryStore() },
      configuration: .init(hasVirtualClock: true))
    let client = LocalClient(server: server)
    guard case .error(let error)? = try client.reply(to: client.send("scenario/export", [:])) else {
      Issue.record("a server without a log exports it")
      return
    }
    #expect(error["data"]?["kind"] == "notRecorded")
  }
}
