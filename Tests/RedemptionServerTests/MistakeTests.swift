import Foundation
import JSONRPC
import JanssonCoding
import RedemptionCore
import RedemptionServer
import RevenueCatAdapter
import SQLiteStore
import SuperwallAdapter
import Testing

/// A mistake that people make at the keyboard, and the parts of the error that name the repair.
struct Mistake: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let method: String
  let params: JSONValue
  let repair: [String]

  init(_ description: String, _ method: String, _ params: JSONValue, _ repair: String...) {
    testDescription = description
    self.method = method
    self.params = params
    self.repair = repair
  }

  static let all = [
    Mistake("a misspelt method", "link/prase", [:], "`link/prase`", "`link/parse`", "`server/describe`"),
    Mistake(
      "a misspelt param", "store/purchase",
      ["vendor": "revenuecat", "product": "p", "entitlements": ["pro"], "appUserID": "x"],
      "`appUserID`", "`appUserId`", "`server/describe`"),
    Mistake(
      "no params", "session/open", [:], "`vendor` (one of revenuecat, superwall)", "`sdk` (one of native",
      "`platform` (one of ios, android)"),
    Mistake(
      "some params missing", "store/purchase", ["vendor": "superwall"], "`product` (a string)",
      "`entitlements` (an array)"),
    Mistake(
      "a param missing inside another", "reply/render", ["target": ["vendor": "superwall"], "outcome": [:]],
      "`/target/sdk` (one of native", "`/target/platform` (one of ios, android)"),
    Mistake("a misspelt vendor, before what depends on it", "session/open", ["vendor": "revnuecat"], "`revenuecat`"),
    Mistake(
      "a misspelt word", "session/open", ["vendor": "revenuecat", "sdk": "nativ", "platform": "ios"], "`sdk`",
      "one of native", "`native`"),
    Mistake(
      "a misspelt gateway", "session/open",
      ["vendor": "revenuecat", "sdk": "native", "platform": "ios", "gateway": "lve"], "`gateway`", "ledger", "`live`"),
    Mistake("a misspelt fault", "fault/inject", ["kind": "oflfine"], "`kind`", "one of offline", "`offline`"),
    Mistake(
      "an unknown param beside a missing one, which comes first", "clock/advance", ["minutes": 61],
      "Unknown param: `minutes`. Missing param: `seconds` (a number)."),
    Mistake(
      "an unknown param, though none is missing", "clock/advance", ["minutes": 61, "seconds": 1],
      "Unknown param: `minutes`. Expected one of seconds."),
    Mistake(
      "several unknown params", "redemption/redeem",
      ["link": "rc-1://redeem_web_purchase?redemption_token=t", "appUser": "a"],
      "Unknown params: `", "`link`", "`appUser`", "`. Missing param: `session` (a string)."),
    Mistake(
      "an unknown param inside another", "reply/render",
      ["target": ["sku": 1, "vendor": "superwall"], "outcome": [:]],
      "Unknown param: `/target/sku`. Missing params: `/target/sdk`"),
    Mistake(
      "a param with a description that helps", "clock/advance", ["seconds": "3600"],
      "Wrong param `seconds`: expected a number, found string. The contract says: Seconds to advance"),
    Mistake("a text for a number", "clock/advance", ["seconds": "5"], "`seconds`", "a number, found string"),
    Mistake(
      "a text for a length of time", "store/purchase",
      ["vendor": "revenuecat", "product": "p", "entitlements": ["pro"], "expiresIn": "P1M"], "`expiresIn`", "econds"),
    Mistake(
      "a policy that the vendor does not have", "store/policy",
      ["vendor": "superwall", "transfer": "keepWithOriginal"], "`transfer`", "expected no value"),
    Mistake(
      "live services in a build without them", "session/open",
      ["vendor": "revenuecat", "sdk": "native", "platform": "ios", "gateway": "live"], "`make release`"),
    Mistake("a session that is not open", "session/close", ["session": "session-9"], "`session/open`"),
    Mistake(
      "a target that does not exist", "reply/render",
      ["target": ["vendor": "superwall", "sdk": "native", "platform": "windows"], "outcome": [:]],
      "one of ios, android"),
  ]
}

@Suite("The error for a mistake at the keyboard")
struct MistakeTests {
  private func message(_ requests: ServerRequest...) throws -> ServerReply {
    let server = Server(
      adapters: [RevenueCatAdapter(), SuperwallAdapter()], methods: .all, store: try SQLiteStore(at: .memory),
      configuration: Server.Configuration(hasVirtualClock: true))
    let connection = Connection(service: server, framing: .line)
    for (index, request) in requests.enumerated() { connection.input.append(text: request.line(id: index)) }
    while connection.handleMessages() { connection.commit() }
    connection.commit()
    let last = try #require(connection.output.bytes.split(separator: UInt8(ascii: "\n")).last)
    return try JSONDecoder().decode(ServerReply.self, from: Data(last))
  }

  @Test("names the repair", arguments: Mistake.all)
  func namesTheRepair(mistake: Mistake) throws {
    let error = try #require(try message(ServerRequest(mistake.method, mistake.params)).error)
    for part in mistake.repair { #expect(error.message.contains(part), "\(error.message)") }
    for vague in ["another value", "found none", "allowed here"] { #expect(!error.message.contains(vague)) }
  }

  @Test("identifies a link of the other vendor")
  func otherVendor() throws {
    let redeem = ServerRequest(
      "redemption/redeem",
      ["session": "session-1", "url": "https://shop.superwall.app/app-link/superwall/redeem?code=redemption_1"])
    let error = try #require(try message(.open("revenuecat"), redeem).error)
    #expect(error.message.contains("a link of Superwall"))
    #expect(error.message.contains("`vendor` \"superwall\""))
  }

  @Test(
    "does not repeat an unknown param that may be a secret",
    arguments: [
      "redemption_3f2c9a1e-77aa-4b1c-9d2e-000000000000", "appl_QwErTyUiOp", "3f2c9a1e77aa4b1c9d2e", "hunterzwei",
      "a\u{1B}[31m", "",
    ])
  func secretParams(name: String) throws {
    let request = ServerRequest("clock/advance", .object([name: 1]))
    let error = try #require(try message(request).error)
    #expect(error.message.hasPrefix("Unknown param: 1 whose name is not repeated here. Missing param: `seconds`"))
  }

  @Test(
    "says the same about unknown params whether one is missing or none", arguments: ["minutes", "hunterzwei", "second"])
  func sameWords(name: String) throws {
    let first = { (params: [String: JSONValue]) in
      try #require(try message(ServerRequest("clock/advance", .object(params))).error).message.prefix { $0 != "." }
    }
    #expect(try first([name: 1]) == first([name: 1, "seconds": 1]))
  }

  @Test(
    "has no description of three words or less", arguments: ["vendor", "product", "session", "seconds", "purchase"])
  func fragments(name: String) throws {
    for method in ["store/purchase", "session/close", "clock/advance", "store/update"] {
      guard let error = try message(ServerRequest(method, .object([name: [:]]))).error else { continue }
      guard let meaning = error.message.split(separator: "The contract says: ").dropFirst().first else { continue }
      #expect(meaning.split(separator: " ").count > 3, "\(error.message)")
    }
  }

  @Test("does not repeat what may be a secret", arguments: ["link/3f2c9a1e77aa4b1c9d2e", "a\u{1B}[31m", ""])
  func secrets(name: String) throws {
    let error = try #require(try message(ServerRequest(name)).error)
    #expect(error.message.hasPrefix("Unknown method. "))
  }
}
