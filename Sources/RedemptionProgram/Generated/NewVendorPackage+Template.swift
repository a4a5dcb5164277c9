// Made by Tests/Manual/template.py from docs/new-vendor; do not edit.
// swift-format-ignore-file

extension NewVendorPackage {
  /// The files of the package of a vendor `Plain`: the path and the text of each.
  static let template: [(path: String, text: String)] = [
    ("Package.swift", ##"""
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PlainAdapter",
  platforms: [.macOS(.v13)],
  products: [.library(name: "PlainAdapter", targets: ["PlainAdapter"])],
  dependencies: [.package(name: "RedemptionKit", path: "../RedemptionKit")],
  targets: [
    .target(name: "PlainAdapter", dependencies: [.product(name: "RedemptionCore", package: "RedemptionKit")]),
    .testTarget(
      name: "PlainAdapterTests",
      dependencies: ["PlainAdapter", .product(name: "RedemptionTesting", package: "RedemptionKit")]),
    .executableTarget(
      name: "plain",
      dependencies: ["PlainAdapter", .product(name: "RedemptionProgram", package: "RedemptionKit")]),
  ])

"""##),
    ("Sources/PlainAdapter/PlainAdapter.swift", ##"""
import RedemptionCore

public struct PlainAdapter: RedemptionAdapter {
  public let doors = 1  // the version of the doors
  public let vendor = VendorDescription.plain  // facts as data
  public let links: any LinksDoor = PlainLinks()  // read and make links
  public let checkout: any CheckoutDoor = PlainCheckout()  // what the web checkout does
  public let replies: any RepliesDoor = PlainReplies()  // outcomes in the words of each SDK
  public let ownership = Ownership(  // who holds a purchase
    by: .lastRedeemer, linkLifetime: 86_400_000, reissue: .onRequest)
  public let questions: (any QuestionsDoor)? = PlainQuestions()  // what only this SDK asks its service

  public init() {}

  public func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    PlainBehaviour(target: target)
  }
}

struct PlainCheckout: CheckoutDoor {}  // the link is mailed; the browser opens no other page

"""##),
    ("Sources/PlainAdapter/VendorDescription+Plain.swift", ##"""
import RedemptionCore

extension Vendor {
  static let plain = Vendor(rawValue: "plain")
}

extension VendorDescription {
  static let plain = VendorDescription(
    .plain, name: "Plain",
    sdks: [
      SDKDescription(.flutter, "plain_flutter", on: [.ios, .android], since: "1.2.0"),
      SDKDescription(.native, "plain", on: [.ios, .android], since: "1.0.0"),
    ],
    links: LinkForm(host: "redeem", invalidLink: "\(LinkForm.schemeMark)://redeem?code=invalid"),
    defaultStore: .stripe, linkLifetime: 86_400_000, reissue: .onRequest,
    setup: AppSetup("Plain.proxyURL = \"{url}\"; API key {key}"))
}

"""##),
    ("Tests/PlainAdapterTests/ContractTests.swift", ##"""
import PlainAdapter
import RedemptionTesting
import Testing

private let contract = AdapterContract(PlainAdapter())

@Test func `the adapter keeps its contract`() { for found in contract.violations() { Issue.record("\(found)") } }

@Test func `the cases hold`() { for found in contract.caseViolations(in: "../../Cases") { Issue.record("\(found)") } }

@Test(.enabled(if: contract.isRecorded(in: "../../Answers"), "nothing is recorded: REDEMPTION_RECORD=1 swift test"))
func `the answers are as recorded`() throws {
  for found in try contract.changedAnswers(in: "../../Answers") { Issue.record("\(found)") }
}

"""##),
    ("Sources/PlainAdapter/PlainLinks.swift", ##"""
import RedemptionCore

struct PlainLinks: LinksDoor {
  let defaultSettings = LinkSettings(scheme: "plain")

  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    guard url.host == "redeem" else {
      return .notRedeemable(reason: LinkReason(part: "host", found: url.host, mustBe: ["redeem"]))
    }
    guard let code = url.firstQueryItem(named: "code")?.value else {
      return .notRedeemable(reason: LinkReason(queryOf: url, mustHave: ["code"]))
    }
    return .link(RedemptionLink(vendor: .plain, code: code, url: url.text))
  }

  func link(to code: String, under settings: LinkSettings) -> String {
    "\(settings.scheme)://redeem?code=\(PercentEncoding.queryValue(code))"
  }

  func newCode(using generator: inout some RandomNumberGenerator) -> String {
    RandomText.hexadecimal(digits: 32, using: &generator)
  }
}

"""##),
    ("Sources/PlainAdapter/PlainReplies.swift", ##"""
import RedemptionCore

struct PlainReplies: RepliesDoor {
  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    RenderedReply(body: outcome, losses: [])
  }

  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    ReadReply(outcome: try RedemptionOutcome(from: decoder), losses: [])
  }
}

"""##),
    ("Sources/PlainAdapter/PlainBehaviour.swift", ##"""
import RedemptionCore

struct PlainBehaviour: SDKBehaviour {
  enum Purpose: Codable {
    case redemption, customer
    case channel  // asked for by the language layer of the wrapper
    case sheet  // asked for by a call of this vendor's own
    case own  // a question of this vendor's own
  }

  let target: Target
  private var questions = QuestionsInProgress<Purpose>()
  private var redeemer = Redeemer(appUserId: nil, deviceId: "")

  init(target: Target) { self.target = target }

  var state: SDKState {  // for `session/describe`
    var state = SDKState()
    state.redeemer = redeemer
    state.isAnonymous = redeemer.appUserId == nil
    state.redemptionsInProgress = questions.entries.count
    return state
  }

  var nextWait: SDKWait? { nil }
  var workInProgress: Int { questions.entries.count }

  var stored: PlainBehaviour? {  // what the phone keeps when the app ends; leave it out if that is nothing
    var stored = self
    stored.questions = QuestionsInProgress()
    return stored
  }

  func describe(into state: inout StateDescription) {  // every stored member that can affect the future
    state.leaveOut("target", because: "It never changes.")
    questions.describe(as: "questions", into: &state) { $0.text("purpose", "\($1)") }
    state.part("redeemer", redeemer)
  }

  mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
    switch input {
    case .began(let start):  // keep the user and the device
      let device = start.deviceId ?? RandomText.uuid(using: &turn.random)
      let known = (start.stored as? PlainBehaviour)?.redeemer.appUserId
      redeemer = Redeemer(appUserId: start.appUserId ?? known, deviceId: device)
      turn.finish(start.call, .done)
    case .called(let call, let id): take(call, id, &turn)
    case .channel(let call, let id): take(call, id, &turn)  // PlainChannel.swift
    case .pushed(_, let id): turn.finish(id, .done)  // a message of the service, if `calls` has a VendorPush
    case .answered(let id, let answer): take(answer, to: id, &turn)
    case .due: break  // the wait that nextWait named is over
    case .cancelled(let call): questions.leave(call)  // forget the call; what it began continues
    case .closed:
      for entry in questions.takeAll() { finish(entry, .failure(.closed), &turn) }
    }
  }

  private mutating func take(_ call: SDKCall, _ id: CallID?, _ turn: inout SDKTurn) {
    switch call {
    case .redeem(.code(let code)): redeem(code, for: .redemption, id, &turn)
    case .redeem(.result(let outcome)): turn.finish(id, .outcome(outcome))
    case .customerInfo: questions.ask(.customer(.plain, redeemer), for: .customer, call: id, &turn)
    case .logIn(let user) where !user.isEmpty:
      redeemer.appUserId = user
      turn.finish(id, .done)
    case .logOut:
      redeemer.appUserId = nil
      turn.finish(id, .done)
    case .own(let entered as EnterCode): redeem(entered.code, for: .sheet, id, &turn)  // PlainCalls.swift
    case .own(let call as any AskingCall):  // PlainQuestions.swift
      questions.ask(.own(.plain, redeemer, call.question), for: .own, call: id, &turn)
    case .configure, .foreground, .background: turn.finish(id, .done)
    default:
      let error = SDKError(code: "noSuchCall", message: "Plain's SDK has no such call.")
      turn.finish(id, .refused(error, kind: SDKRefusal.noSuchCall.rawValue))
    }
  }

  mutating func redeem(_ code: String, for purpose: Purpose, _ id: CallID?, _ turn: inout SDKTurn) {
    let question = RedemptionQuestion(vendor: .plain, code: code, redeemer: redeemer)
    questions.ask(.redeem(question), for: purpose, call: id, &turn)
  }

  private mutating func take(_ answer: Result<Answer, GatewayError>, to id: QuestionID, _ turn: inout SDKTurn) {
    guard let entry = questions.take(id) else { return }
    if case .success(.redemption(let answer)) = answer, let user = answer.signsIn { redeemer.appUserId = user }
    switch answer {
    case .success(let answer): finish(entry, .success(answer), &turn)
    case .failure(.failed(let failure, _)): finish(entry, .failure(failure), &turn)
    case .failure(let error):  // the gateway itself cannot work
      for call in entry.waiting { turn.abandon(call, error) }
    }
  }

  private func finish(
    _ entry: QuestionsInProgress<Purpose>.Entry, _ answer: Result<Answer, RedemptionFailure>, _ turn: inout SDKTurn
  ) {
    let word: JSONValue = ["result": .string(outcome(answer).kind.rawValue)]
    let result: SDKResult
    switch (entry.purpose, answer) {
    case (.redemption, _): result = .outcome(outcome(answer))
    case (.channel, _): result = .channel(.value(word))
    case (.sheet, _): result = .own(word)
    case (.own, .success(.own(let answer))): result = .own(answer.facts)
    case (.customer, .success(.customer(let grant))): result = .customer(grant)
    case (.customer, _), (.own, _):
      result = .refused(SDKError(code: "offline", message: "The service has not answered."), kind: "offline")
    }
    for call in entry.waiting { turn.finish(call, result) }
  }

  private func outcome(_ answer: Result<Answer, RedemptionFailure>) -> RedemptionOutcome {
    switch answer {
    case .success(.redemption(let answer)): answer.outcome ?? .invalidCode(code: nil)
    case .success: .failed(code: nil, failure: .otherAnswer)
    case .failure(let failure): .failed(code: nil, failure: failure)
    }
  }
}

"""##),
    ("Sources/PlainAdapter/PlainCalls.swift", ##"""
import RedemptionCore

/// The user types a code into the SDK's sheet.
struct EnterCode: VendorCall {
  static let name = "enterCode"
  var code: String

  /// Played by `behaviourViolations()`.
  static let examples = [EnterCode(code: "code")]
}

extension PlainAdapter {
  public func calls(for target: Target) -> [any VendorCall.Type] { [EnterCode.self, AskForHelp.self] }
}

"""##),
    ("Sources/PlainAdapter/PlainQuestions.swift", ##"""
import RedemptionCore

/// The user asks for help, and learns how often this phone has asked. The service counts.
struct AskForHelp: AskingCall {
  static let name = "askForHelp"
  var question: VendorQuestion { VendorQuestion(Self.name) }
}

struct PlainQuestions: QuestionsDoor {
  func answer(
    _ question: VendorQuestion, of redeemer: Redeemer, in service: any VendorService
  ) throws(GatewayError) -> OwnAnswer {
    let key = "help/\(redeemer.deviceId)"
    var count: Int64 = 1
    if case .integer(let before)? = try service.row(key)?.value { count += before }
    try service.save(VendorRow(key, .integer(count)))
    return OwnAnswer(["requests": .integer(count)])
  }
}

"""##),
    ("Sources/PlainAdapter/PlainChannel.swift", ##"""
import RedemptionCore

enum PlainMethod: Sendable { case redeem, version }

enum PlainChannel {
  static let table = ChannelTable(
    package: "plain_flutter", version: "1.2.0",
    rows: [
      ChannelRow(
        ["redeem"], [.required("code", .string)], returns: .value(.object([.required("result", .string)])),
        PlainMethod.redeem, source: "PlainPlugin.kt, PlainPlugin.swift"),
      ChannelRow(
        ["version"], returns: .value(.string), PlainMethod.version, source: "PlainPlugin.kt, PlainPlugin.swift"),
    ])
}

extension PlainAdapter {
  public func channel(for target: Target) -> (any ChannelDoor)? {
    target.sdk == .flutter ? PlainChannel.table : nil
  }
}

extension PlainBehaviour {
  mutating func take(_ call: ChannelCall, _ id: CallID, _ turn: inout SDKTurn) {
    guard let row = PlainChannel.table.row(named: call.method, on: target.platform) else {
      let error = SDKError(code: "unimplemented", message: "plain_flutter has no method of this name.")
      return turn.finish(id, .channel(.error(error)))
    }
    if let fault = row.faults(in: call).first { return turn.finish(id, fault.mismatch.result) }
    switch row.action {
    case .version: turn.finish(id, .channel(.value("1.2.0")))
    case .redeem: redeem(ChannelArguments(call).value("code", at: 0)?.string ?? "", for: .channel, id, &turn)
    }
  }
}

"""##),
    ("Sources/PlainAdapter/PlainService.swift", ##"""
import RedemptionCore

/// `POST /v1/redeem {code, user}`: 200, 402 if the purchase has ended, 404 without such a code, 409 if it
/// was used, 410 if it is too old.
struct PlainService: ServiceDialect {
  let baseURL = "https://api.plain.example"
  let vendorHosts = ["plain.example"]

  func request(
    for call: ServiceCall, app: ServiceApp, keys: ServiceKeys, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceRequest {
    guard case .redeem(let question) = call.question else { throw .noSuchRequest }
    let user = question.redeemer.appUserId ?? question.redeemer.deviceId
    return ServiceRequest(
      .post, "/v1/redeem", headers: ["Authorization": "Bearer \(keys.app.secret)"],
      body: ["code": .string(question.code ?? ""), "user": .string(user)], timeLimit: 30_000)
  }

  func answer(
    to call: ServiceCall, with response: ServiceResponse, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceStep {
    guard case .redeem(let question) = call.question else { throw .noSuchRequest }
    let code = question.code
    let outcome: RedemptionOutcome
    switch response.status {
    case 200: outcome = .redeemed(code: code, grant: Grant())
    case 404: outcome = .invalidCode(code: code)
    case 402: outcome = .subscriptionExpired(code: code, grant: Grant())
    case 409, 410: outcome = .linkExpired(code: code, reissued: false, obfuscatedEmail: nil)
    default:
      let message = "The service answered with HTTP status \(response.status)."
      throw RedemptionFailure(reason: .http, message: message, httpStatus: response.status)
    }
    return .answer(.redemption(RedemptionAnswer(outcome: outcome)))
  }

  static let endpoints = [
    LocalEndpoint(
      "POST", "/v1/redeem", redeems: true, seeking: { $0.json["code"]?.string.map { .code($0) } }
    ) { request, ledger throws(GatewayError) in
      let redeemer = Redeemer(appUserId: request.json["user"]?.string, deviceId: "")
      let code = request.json["code"]?.string ?? ""
      let question = RedemptionQuestion(vendor: .plain, code: code, redeemer: redeemer)
      guard case .redemption(let answer) = try ledger.answer(.redeem(question)) else { return .status(500) }
      switch answer.outcome {
      case .redeemed: return LocalResponse(["redeemed": true] as JSONValue)
      case .subscriptionExpired: return .status(402)
      case .linkExpired(_, .used, _, _), .purchaseBelongsToOtherUser: return .status(409)
      case .linkExpired: return .status(410)
      case .invalidCode: return .status(404)
      case .failed, nil: return .status(500)
      }
    }
  ]
}

extension PlainAdapter {
  public func service(for target: Target) -> (any ServiceDialect)? { PlainService() }
  public var endpoints: [LocalEndpoint] { PlainService.endpoints }
}

"""##),
    ("Sources/PlainAdapter/PlainSchemas.swift", ##"""
extension PlainAdapter {
  public var schemas: String? {
    #"""
    {
      "targets": {
        "Reply": [
          {"sdk": "native", "platform": "ios", "schema": {"$ref": "#/components/schemas/RedemptionOutcome"}},
          {"sdk": "native", "platform": "android", "schema": {"$ref": "#/components/schemas/RedemptionOutcome"}},
          {"sdk": "flutter", "platform": "ios", "schema": {"$ref": "#/components/schemas/RedemptionOutcome"}},
          {"sdk": "flutter", "platform": "android", "schema": {"$ref": "#/components/schemas/RedemptionOutcome"}}
        ]
      },
      "calls": {
        "enterCode": {"$ref": "#/$defs/PlainEnterCode"}, "askForHelp": {"$ref": "#/$defs/PlainAskForHelp"}
      },
      "$defs": {
        "PlainAskForHelp": {
          "title": "PlainAskForHelp",
          "description": "The user asks for help.",
          "type": "object",
          "additionalProperties": false,
          "properties": {}
        },
        "PlainEnterCode": {
          "title": "PlainEnterCode",
          "description": "The user types a code into the SDK's sheet.",
          "type": "object",
          "required": ["code"],
          "additionalProperties": false,
          "properties": {"code": {"description": "What the user types.", "type": "string"}}
        }
      }
    }
    """#
  }
}

"""##),
    ("Sources/plain/main.swift", ##"""
import PlainAdapter
import RedemptionProgram

RedemptionProgram.main(adapters: [PlainAdapter()])

"""##),
    ("Cases/01-first.json", ##"""
{
  "title": "Plain",
  "description": "A link is bought, opened, and opened again; then each SDK opens one. `events` and `eventsAfter` of a step are those before and after its reply.",
  "cases": [
    {
      "description": "a link works once",
      "steps": [
        {"method": "store/purchase", "params": {"vendor": "plain", "product": "pro_yearly", "entitlements": ["pro"]}, "contains": {}, "save": {"link": "/link/url"}},
        {"method": "session/open", "params": {"vendor": "plain", "sdk": "flutter", "platform": "ios", "appUserId": "ada"}, "contains": {}, "save": {"app": "/session"}},
        {"method": "redemption/redeem", "params": {"session": "${app}", "url": "${link}"}, "contains": {"outcome": {"kind": "redeemed"}}},
        {"method": "redemption/redeem", "params": {"session": "${app}", "url": "${link}"}, "contains": {"outcome": {"kind": "linkExpired", "reason": "used"}}},
        {"method": "session/call", "params": {"session": "${app}", "name": "enterCode", "params": {"code": "none"}}, "result": {"value": {"result": "invalidCode"}}},
        {"method": "session/call", "params": {"session": "${app}", "name": "askForHelp"}, "result": {"value": {"requests": 1}}},
        {"method": "session/call", "params": {"session": "${app}", "name": "askForHelp"}, "result": {"value": {"requests": 2}}},
        {"method": "store/purchase", "params": {"vendor": "plain", "product": "pro_yearly", "entitlements": ["pro"]}, "contains": {}, "save": {"link": "/link/url"}},
        {"method": "session/open", "params": {"vendor": "plain", "sdk": "flutter", "platform": "android"}, "contains": {}, "save": {"app": "/session"}},
        {"method": "redemption/redeem", "params": {"session": "${app}", "url": "${link}"}, "contains": {"outcome": {"kind": "redeemed"}}},
        {"method": "store/purchase", "params": {"vendor": "plain", "product": "pro_yearly", "entitlements": ["pro"]}, "contains": {}, "save": {"link": "/link/url"}},
        {"method": "session/open", "params": {"vendor": "plain", "sdk": "native", "platform": "ios"}, "contains": {}, "save": {"app": "/session"}},
        {"method": "redemption/redeem", "params": {"session": "${app}", "url": "${link}"}, "contains": {"outcome": {"kind": "redeemed"}}},
        {"method": "store/purchase", "params": {"vendor": "plain", "product": "pro_yearly", "entitlements": ["pro"]}, "contains": {}, "save": {"link": "/link/url"}},
        {"method": "session/open", "params": {"vendor": "plain", "sdk": "native", "platform": "android"}, "contains": {}, "save": {"app": "/session"}},
        {"method": "redemption/redeem", "params": {"session": "${app}", "url": "${link}"}, "contains": {"outcome": {"kind": "redeemed"}}}
      ]
    }
  ]
}

"""##),
  ]
}
