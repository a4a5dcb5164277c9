import JSONRPC
import RedemptionCore
import RedemptionTesting
import SharedCases
import Testing

@testable import RedemptionServer

@Suite("A search in the log")
struct LogSearchTests {
  private let folder: TemporaryFolder
  private let client: InProcessClient

  init() throws {
    folder = try TemporaryFolder()
    client = try InProcessClient(ledger: folder.path("ledger.sqlite"), recordsLog: true)
  }

  private func read(_ params: JSONValue) throws -> (entries: [JSONValue], older: Int64?) {
    let result = try client.call(ServerRequest("log/read", params))
    return (result["entries"]?.elements ?? [], result["older"]?.number)
  }

  @Test("finds the lines of a user, in any case, and the outcome of each redemption")
  func findsUser() throws {
    let session = try client.open("superwall", user: "Ann")
    let other = try client.open("superwall", user: "bob")
    let code = try client.buy("superwall")
    _ = try client.call(.redeem(code, in: session))
    _ = try client.drain(
      ServerRequest("redemption/redeem", ["session": .string(other), "url": "https://nothing.example/"]))
    let found = try read(["search": "REDEMPTION/redeem ann"]).entries
    #expect(found.map { $0["outcome"] } == ["redeemed"])
    #expect(found.map { $0["user"] } == ["Ann"])
    let refused = try read(["search": "bob notARedemptionLink"]).entries
    #expect(refused.map { $0["error"]?["kind"] } == ["notARedemptionLink"])
    #expect(refused.allSatisfy { $0["outcome"] == nil })
    #expect(try read(["search": .string(code)]).entries.isEmpty, "a code that is masked is not found")
    #expect(try read(["search": .string(code), "reveal": true]).entries.isEmpty == false)
  }

  @Test("returns the result of a redemption only with details, masked")
  func showsDetails() throws {
    let session = try client.open("superwall", user: "ann")
    let code = try client.buy("superwall")
    _ = try client.call(.redeem(code, in: session))
    let wanted: [String: JSONValue] = ["search": "redemption/redeem", "kinds": ["call"]]
    #expect(try read(.object(wanted)).entries.first?["result"] == nil)
    let masked = try read(.object(wanted.merging(["details": true]) { $1 })).entries.first?["result"]
    #expect(masked?["reply"]?["code"] == "***")
    #expect(masked?["losses"]?.elements.isEmpty == false)
    #expect(masked?["losses"]?.elements.allSatisfy { $0["message"] != "***" } == true)
    let shown = try read(.object(wanted.merging(["details": true, "reveal": true]) { $1 })).entries.first?["result"]
    #expect(shown?["reply"]?["code"] == .string(code))
  }

  @Test("goes back through the whole log, a thousand entries a call, without a gap")
  func goesBack() throws {
    for _ in 0..<2_500 { _ = try client.drain(ServerRequest("fault/inject", ["kind": "none"])) }
    _ = try client.call(ServerRequest("clock/now"))
    var before: Int64? = 1 << 50
    var sequences: [Int64] = []
    var calls = 0
    while let place = before {
      let (entries, older) = try read(["before": .integer(place), "search": "fault/inject", "limit": 700])
      sequences = entries.compactMap { $0["sequence"]?.number } + sequences
      before = older
      calls += 1
    }
    #expect(sequences == Array(1...2_500))
    #expect(calls == 4)
    let rare = try read(["search": "clock/now"])
    #expect((rare.entries.count, rare.older) == (1, 1_502))
    #expect(try read(["search": "fault", "after": 2_000, "before": 2_003]).entries.count == 2)
  }

  @Test("rejects a kind that there is none of, a long text, and a sequence below 1")
  func rejects() throws {
    let bad: [(String, JSONValue)] = [
      ("/kinds/1", ["kinds": ["call", "calls"]]), ("/search", ["search": .string(String(repeating: "a", count: 201))]),
      ("/before", ["before": 0]),
    ]
    for (path, params) in bad {
      let error = try client.drain(ServerRequest("log/read", params)).replies[0]?.error
      #expect(error?.data?["path"]?.string == path)
    }
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  fileprivate var number: Int64? { if case .integer(let number) = self { number } else { nil } }
}
