import RedemptionCore
import RedemptionTesting
import Testing

/// A vendor whose reply is the outcome itself, with faults that the contract has to find.
private struct PlainAdapter: RedemptionAdapter {
  enum Fault {
    case none, losesCode, claimsLoss, repeatsCodes, escapesNothing, repeatsTarget, grantsOldCodes, describesAnotherStore
  }

  var fault = Fault.none
  let vendor = Vendor(rawValue: "plain")
  let defaultStore = Store.stripe
  let defaultLinkSettings = LinkSettings(scheme: "plain")

  var ownership: Ownership {
    let grantsAll: Ownership.Rule = { facts in
      RedemptionDecision(verdict: .granted, owner: facts.redeemer.owner, usesCode: true)
    }
    return Ownership(
      by: .usersAndDevices, linkLifetime: 60_000, reissue: .whenOpened,
      rule: fault == .grantsOldCodes ? grantsAll : nil)
  }

  var description: VendorDescription {
    VendorDescription(
      vendor, name: "Plain", sdks: [SDKDescription(.native, "native", on: [.ios], since: nil)],
      links: LinkForm(host: "x", invalidLink: "\(LinkForm.schemeMark)://x?c=invalid"),
      defaultStore: fault == .describesAnotherStore ? .appStore : defaultStore, linkLifetime: ownership.linkLifetime,
      reissue: ownership.reissue)
  }

  var targets: [TargetDescription] {
    fault == .repeatsTarget ? description.targets + description.targets : description.targets
  }

  func readLink(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    guard let code = url.firstQueryItem(named: "c")?.value else {
      return .notRedeemable(reason: "It has no item `c`.")
    }
    return .link(RedemptionLink(vendor: vendor, code: code, url: url.text))
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

  func readReply(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
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

  @Test("finds a target that is described twice")
  func findsRepeatedTarget() {
    #expect(!AdapterContract(PlainAdapter(fault: .repeatsTarget)).targetViolations().isEmpty)
  }

  @Test("finds a description that contradicts the adapter")
  func findsContradiction() {
    let violations = AdapterContract(PlainAdapter(fault: .describesAnotherStore)).descriptionViolations()
    #expect(violations == ["The description has another store."])
  }
}
