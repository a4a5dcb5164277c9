import MemoryStore
import RedemptionCore
import RedemptionLedger
import RedemptionScenario
import RedemptionServer
import RedemptionStory
import RedemptionTesting
import SQLiteStore
import SharedCases
import Testing

/// A vendor whose service gives each device one gift an hour, and remembers which.
private struct GiftAdapter: RedemptionAdapter, CheckoutDoor, RepliesDoor, QuestionsDoor {
  struct ClaimGift: AskingCall {
    static let name = "claimGift"
    var gift: String
    var question: VendorQuestion { VendorQuestion("claim", ["gift": .string(gift)]) }
  }

  let vendor = VendorDescription(
    Vendor(rawValue: "gifts"), name: "Gifts", sdks: [SDKDescription(.native, "gifts", on: [.ios], since: "1.0.0")],
    defaultStore: .stripe, linkLifetime: 900_000, reissue: .onRequest)
  let ownership = Ownership(by: .lastRedeemer, linkLifetime: 900_000, reissue: .onRequest)
  var hasQuestions = true

  var checkout: any CheckoutDoor { self }
  var replies: any RepliesDoor { self }
  var questions: (any QuestionsDoor)? { hasQuestions ? self : nil }

  func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    OneRequestBehaviour(vendor: vendor.id)
  }

  func calls(for target: Target) -> [any VendorCall.Type] { [ClaimGift.self] }

  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    RenderedReply(body: outcome, losses: [])
  }

  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    ReadReply(outcome: try RedemptionOutcome(from: decoder), losses: [])
  }

  func answer(
    _ question: VendorQuestion, of redeemer: Redeemer, in service: any VendorService
  ) throws(GatewayError) -> OwnAnswer {
    guard case .string(let gift)? = question.params["gift"], gift != "none" else {
      throw .failed(RedemptionFailure(reason: .http, message: "No such gift.", httpStatus: 404))
    }
    let prefix = "\(redeemer.deviceId)/"
    for old in try service.rows(startingWith: prefix) {
      if let due = old.due, due <= service.now { try service.deleteRow(old.key) }
    }
    let isLate = try !service.rows(startingWith: prefix).isEmpty
    if !isLate { try service.save(VendorRow(prefix + gift, true, due: service.now.advanced(bySeconds: 3600))) }
    guard case .customer(let grant) = try service.answer(.customer(vendor.id, redeemer)) else { return OwnAnswer(nil) }
    return OwnAnswer(["given": .bool(!isLate), "has": .integer(Int64(grant.entitlements.count))])
  }
}

private struct WrongReply: Error {}

@Suite("A question that only one vendor's SDK asks")
struct VendorQuestionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func server(_ adapter: GiftAdapter = GiftAdapter(), isInMemory: Bool = false) throws -> LocalClient {
    let store: any LedgerStore =
      isInMemory ? MemoryStore() : try SQLiteStore(at: .file(path: folder.path("ledger.sqlite")))
    return LocalClient(
      server: Server(adapters: [adapter], methods: .all, store: store, configuration: .init(hasVirtualClock: true)))
  }

  private func reply(_ client: LocalClient, _ method: String, _ params: JSONValue) throws -> JSONValue {
    switch client.reply(to: try client.send(method, params)) {
    case .result(let result)?: result
    case .error(let error)?: ["error": error]
    case nil: nil
    }
  }

  private func rows(_ name: String, of reply: JSONValue) throws -> [JSONValue] {
    guard case .array(let rows)? = reply[name] else { throw WrongReply() }
    return rows
  }

  private func phone(_ client: LocalClient, device: JSONValue = "phone") throws -> JSONValue {
    let opened = try reply(
      client, "session/open", ["vendor": "gifts", "sdk": "native", "platform": "ios", "deviceId": device])
    return try #require(opened["session"])
  }

  private func claim(_ gift: JSONValue, on phone: JSONValue, _ client: LocalClient) throws -> JSONValue {
    try reply(client, "session/call", ["session": phone, "name": "claimGift", "params": ["gift": gift]])
  }

  @Test("keeps the contract of adapters")
  func contract() { #expect(AdapterContract(GiftAdapter(), outcomes: 12).violations() == []) }

  @Test("is answered by the vendor's rule, of rows that outlive the server")
  func isAnswered() throws {
    do {
      let client = try server()
      #expect(try claim("cup", on: try phone(client), client) == ["value": ["given": true, "has": 0]])
      #expect(try claim("hat", on: try phone(client, device: "tablet"), client)["value"]?["given"] == true)
      _ = try reply(client, "server/shutdown", [:])
    }
    let client = try server()
    let phone = try phone(client)
    #expect(try claim("hat", on: phone, client) == ["value": ["given": false, "has": 0]])
    _ = try reply(client, "clock/advance", ["seconds": 3600])
    #expect(try claim("hat", on: phone, client) == ["value": ["given": true, "has": 0]])
  }

  @Test("fails as the service refuses it, and as a fault that is aimed at it says")
  func fails() throws {
    let client = try server()
    let phone = try phone(client)
    #expect(try claim("none", on: phone, client)["error"]?["data"]?["kind"] == "http")
    _ = try reply(client, "fault/inject", ["kind": "offline", "on": "own", "count": 1])
    #expect(try claim("cup", on: phone, client)["error"]?["data"]?["kind"] == "offline")
    #expect(try claim("cup", on: phone, client)["value"]?["given"] == true)
  }

  @Test("is refused with a reason if the adapter has no door for it")
  func needsDoor() throws {
    let client = try server(GiftAdapter(hasQuestions: false))
    let error = try claim("cup", on: try phone(client), client)["error"]
    #expect(error?["data"]?["expected"]?.string?.contains("the door `questions`") == true)
  }

  @Test("leaves rows that a state, its next deadlines and its copies have, until the vendor is reset")
  func rowsAreState() throws {
    let client = try server(isInMemory: true)
    let phone = try phone(client)
    let before = try reply(client, "space/digest", [:])
    _ = try claim("cup", on: phone, client)
    let after = try reply(client, "space/digest", [:])
    #expect(before["digest"] != after["digest"])
    #expect(try rows("deadlines", of: after).first?["name"] == "vendorRowIsDue")
    _ = try reply(client, "space/fork", ["as": "copy"])
    #expect(try reply(client, "space/digest", ["space": "copy"])["digest"] == after["digest"])
    _ = try reply(client, "store/reset", ["vendor": "gifts"])
    #expect(try claim("cup", on: phone, client)["value"]?["given"] == true)
  }
}
