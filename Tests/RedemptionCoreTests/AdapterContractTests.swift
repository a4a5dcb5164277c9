import RedemptionCore
import RedemptionTesting
import Testing

/// A vendor whose reply is the outcome itself, with faults that the contract has to find.
private struct PlainAdapter: RedemptionAdapter, LinksDoor, CheckoutDoor, RepliesDoor {
  enum Fault {
    case none, losesCode, claimsLoss, repeatsCodes, escapesNothing, grantsOldCodes, describesAnotherLifetime
    case forgetsCalls, repeatsWaits, hidesMember
    /// No fault, but calls that end only when a wait is over.
    case waits
  }

  var fault = Fault.none
  let defaultSettings = LinkSettings(scheme: "plain")

  var ownership: Ownership {
    let grantsAll: Ownership.Rule = { facts in
      RedemptionDecision(verdict: .granted, owner: facts.redeemer.owner, usesCode: true)
    }
    return Ownership(
      by: .usersAndDevices, linkLifetime: 60_000, reissue: .whenOpened,
      rule: fault == .grantsOldCodes ? grantsAll : nil)
  }

  var vendor: VendorDescription {
    VendorDescription(
      .plain, name: "Plain", sdks: [SDKDescription(.native, "native", on: [.ios], since: nil)],
      links: LinkForm(host: "x", invalidLink: "\(LinkForm.schemeMark)://x?c=invalid"), defaultStore: .stripe,
      linkLifetime: fault == .describesAnotherLifetime ? 1 : ownership.linkLifetime, reissue: ownership.reissue)
  }

  var links: any LinksDoor { self }
  var checkout: any CheckoutDoor { self }
  var replies: any RepliesDoor { self }

  func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    switch fault {
    case .forgetsCalls: FaultyBehaviour(forgetsCalls: true)
    case .repeatsWaits: FaultyBehaviour(repeatsWaits: true)
    case .hidesMember: FaultyBehaviour(hidesMember: true)
    case .waits: WaitingBehaviour()
    default: OneRequestBehaviour(vendor: .plain)
    }
  }

  func read(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    guard url.host == "x", let code = url.firstQueryItem(named: "c")?.value else {
      return .notRedeemable(reason: "It has another host, or no item `c`.")
    }
    return .link(RedemptionLink(vendor: .plain, code: code, url: url.text))
  }

  func link(to code: String, under settings: LinkSettings) -> String {
    "\(settings.scheme)://x?c=" + (fault == .escapesNothing ? code : PercentEncoding.queryValue(code))
  }

  func newCode(using generator: inout some RandomNumberGenerator) -> String {
    fault == .repeatsCodes ? "same" : RandomText.uuid(using: &generator)
  }

  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    let lost = Loss(path: JSONPointer(["code"]), message: "The code is not told.")
    return RenderedReply(
      body: fault == .losesCode ? outcome.with(code: "another") : outcome, losses: fault == .claimsLoss ? [lost] : [])
  }

  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    ReadReply(outcome: try RedemptionOutcome(from: decoder), losses: [])
  }
}

@Suite("The adapter contract")
struct AdapterContractTests {
  @Test("is kept by an adapter without a fault")
  func isKept() {
    let contract = AdapterContract(PlainAdapter())
    #expect(contract.violations() == [])
  }

  @Test("finds a fact that is lost in silence")
  func findsLostFact() { #expect(!AdapterContract(PlainAdapter(fault: .losesCode)).replyViolations().isEmpty) }

  @Test("finds a loss that is claimed in vain")
  func findsVainLoss() { #expect(!AdapterContract(PlainAdapter(fault: .claimsLoss)).replyViolations().isEmpty) }

  @Test("finds codes that repeat")
  func findsRepeatedCodes() { #expect(!AdapterContract(PlainAdapter(fault: .repeatsCodes)).codeViolations().isEmpty) }

  @Test("finds a rule of ownership that grants every code")
  func findsBadRule() {
    #expect(AdapterContract(PlainAdapter(fault: .grantsOldCodes)).ownershipViolations().count == 2)
  }

  @Test("finds links that do not read back")
  func findsBadLinks() { #expect(!AdapterContract(PlainAdapter(fault: .escapesNothing)).linkViolations().isEmpty) }

  @Test("finds a description that contradicts the adapter")
  func findsContradiction() {
    let violations = AdapterContract(PlainAdapter(fault: .describesAnotherLifetime)).descriptionViolations()
    #expect(violations == ["The description has another link lifetime."])
  }

  @Test("finds a call that is never finished")
  func findsForgottenCall() {
    let violations = AdapterContract(PlainAdapter(fault: .forgetsCalls)).behaviourViolations()
    #expect(violations.first?.contains("a call still waits after the app has closed") == true)
  }

  @Test("finds a stored member that the description of the state forgets")
  func findsHiddenMember() {
    let violations = AdapterContract(PlainAdapter(fault: .hidesMember)).stateViolations()
    #expect(violations.first?.contains("FaultyBehaviour.repeatsWaits is neither described nor left out") == true)
    #expect(AdapterContract(PlainAdapter()).stateViolations() == [])
  }

  @Test("is kept by an adapter whose calls wait until the same moment")
  func acceptsEqualWaits() {
    #expect(AdapterContract(PlainAdapter(fault: .waits)).behaviourViolations() == [])
  }

  @Test("finds a wait that does not end when it is due")
  func findsEndlessWait() {
    let violations = AdapterContract(PlainAdapter(fault: .repeatsWaits)).behaviourViolations()
    #expect(violations.first?.contains("a wait that is due does not end") == true)
  }
}

extension Vendor {
  static let plain = Vendor(rawValue: "plain")
}

/// One that forgets whoever logs out, or waits for ever.
private struct FaultyBehaviour: SDKBehaviour {
  var forgetsCalls = false
  var repeatsWaits = false
  var hidesMember = false
  private var plain = OneRequestBehaviour(vendor: .plain)

  init(forgetsCalls: Bool = false, repeatsWaits: Bool = false, hidesMember: Bool = false) {
    self.forgetsCalls = forgetsCalls
    self.repeatsWaits = repeatsWaits
    self.hidesMember = hidesMember
  }

  var state: SDKState { plain.state }
  var nextWait: SDKWait? { repeatsWaits ? SDKWait(due: Timestamp(milliseconds: 0), kind: .planned) : nil }
  var workInProgress: Int { plain.workInProgress }

  func describe(into state: inout StateDescription) {
    state.flag("forgetsCalls", forgetsCalls)
    if !hidesMember { state.flag("repeatsWaits", repeatsWaits) }
    state.leaveOut("hidesMember", because: "It never changes.")
    state.part("plain", plain)
  }

  mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
    if forgetsCalls, case .called(.logOut, _) = input { return }
    plain.handle(input, &turn)
  }
}

/// One whose calls take ten seconds each.
private struct WaitingBehaviour: SDKBehaviour {
  private struct Wait: Codable {
    let call: CallID?
    let due: Timestamp
  }

  private var waits: [Wait] = []

  var state: SDKState { SDKState() }
  var nextWait: SDKWait? { waits.first.map { SDKWait(due: $0.due, kind: .planned) } }
  var workInProgress: Int { waits.count }

  func describe(into state: inout StateDescription) {
    state.list("waits", waits) { state, wait in
      state.record("") { state in
        state.part("call", wait.call)
        state.deadline("due", wait.due, .pollIsDue)
      }
    }
  }

  mutating func handle(_ input: SDKInput, _ turn: inout SDKTurn) {
    switch input {
    case .began(let start): turn.finish(start.call, .done)
    case .called(_, let call): waits.append(Wait(call: call, due: turn.now.advanced(byMilliseconds: 10_000)))
    case .due: if !waits.isEmpty { turn.finish(waits.removeFirst().call, .done) }
    case .cancelled(let call): waits.removeAll { $0.call == call }
    case .closed:
      for wait in waits { turn.finish(wait.call, .done) }
      waits = []
    case .answered, .channel, .pushed: break
    }
  }
}
