public import RedemptionCore
import RedemptionServer

/// What every adapter promises, as a check that its tests call:
///
/// ```swift
/// @Test func `the adapter keeps its contract`() { #expect(AdapterContract(PlainAdapter()).violations() == []) }
/// ```
///
/// Each check gives a list of broken promises, one sentence each with target and seed; empty when all are kept.
/// Set `REDEMPTION_SEED` to see the same data again.
public struct AdapterContract<Adapter: RedemptionAdapter>: Sendable {
  let adapter: Adapter
  /// The seed of all data that the checks draw.
  public let seed: UInt64
  let outcomeCount: Int
  let oddFacts: [OddFact: Set<Platform>]
  /// The contract with the vendor's own schemas, read once; nil for a vendor without any.
  let document: JSONValue?

  /// Checks an adapter.
  ///
  /// - Parameters:
  ///   - adapter: the adapter to check.
  ///   - outcomes: number of outcomes that each target renders; see ``SeededGenerator/rounds(_:)``.
  ///   - oddFacts: what the SDK of a platform really does although the contract takes it for a mistake. It has to.
  ///   - generator: source of all random data.
  public init(
    _ adapter: Adapter, outcomes: Int = 200, knowing oddFacts: [OddFact: Set<Platform>] = [:],
    generator: SeededGenerator = SeededGenerator()
  ) {
    self.adapter = adapter
    self.oddFacts = oddFacts
    seed = generator.seed
    document =
      adapter.schemas == nil ? nil : (try? Contract(of: [adapter])).flatMap { JSONValue.parsing($0.text) }
    outcomeCount = SeededGenerator.rounds(outcomes)
  }

  /// All checks.
  public func violations() -> [String] { checks.flatMap { $0() } }

  /// The first check that finds anything; for a quick look while an adapter grows.
  public func firstViolations() -> [String] { checks.lazy.map { $0() }.first { !$0.isEmpty } ?? [] }

  private var checks: [() -> [String]] {
    [
      descriptionViolations, linkViolations, codeViolations, ownershipViolations, replyViolations, versionViolations,
      factViolations, linkTextViolations, toldApartViolations, schemaViolations, serviceViolations, callViolations,
      describedViolations, storyViolations, { behaviourViolations() }, { channelViolations(rounds: 5) },
      { stateViolations() }, { orderViolations() },
    ]
  }

  /// The description names targets, and agrees with the rest of the adapter.
  public func descriptionViolations() -> [String] {
    let vendor = adapter.vendor
    guard adapter.links.hasLinks else { return vendor.targets.isEmpty ? ["The description has no target."] : [] }
    let invalid = vendor.links.invalidLink.split(separator: LinkForm.schemeMark, omittingEmptySubsequences: false)
      .joined(separator: adapter.links.defaultSettings.scheme)
    return [
      (!vendor.targets.isEmpty, "no target"),
      (vendor.linkLifetime == adapter.ownership.linkLifetime, "another link lifetime"),
      (vendor.reissue == adapter.ownership.reissue, "another reissue rule"),
      (
        adapter.vendor.platforms.allSatisfy { adapter.links.read(invalid, on: $0, unwrapping: false).isOfVendor },
        "an invalid link that is not read as a link"
      ),
    ].filter { !$0.0 }.map { "The description has \($0.1)." }
  }

  /// Every link that the adapter writes is read back with the same code, by every platform, unwrapping or not: with new
  /// codes, and with odd ones that the door can carry.
  public func linkViolations() -> [String] {
    guard adapter.links.hasLinks else { return [] }
    var generator = SeededGenerator(seed: seed)
    let odd = ["a+b", "a b%2B&c=d#e?f/g", "é日本👩‍👩‍👧", "~"].filter(adapter.links.canCarry)
    let codes = (0..<50).map { _ in adapter.links.newCode(using: &generator) } + odd
    var violations: [String] = []
    for code in codes {
      let link = adapter.links.link(to: code, under: adapter.links.defaultSettings)
      for platform in adapter.vendor.platforms {
        for unwrapping in [false, true] {
          let reading = adapter.links.read(link, on: platform, unwrapping: unwrapping)
          if reading != .link(RedemptionLink(vendor: adapter.vendor.id, code: code, url: link)) {
            violations.append(
              "\(platform) does not read back the link \(link) (unwrapping: \(unwrapping)); seed \(seed).")
          }
        }
      }
    }
    return violations
  }

  /// Codes and the names of anonymous buyers are unique over many.
  public func codeViolations() -> [String] {
    var generator = SeededGenerator(seed: seed)
    let count = 2_000
    let codes = Set((0..<count).map { _ in adapter.links.newCode(using: &generator) })
    let buyers = Set((0..<count).map { _ in adapter.checkout.newBuyerId(using: &generator) })
    var violations: [String] = []
    if codes.count < count { violations.append("Of \(count) codes only \(codes.count) differ; seed \(seed).") }
    if buyers.count < count { violations.append("Of \(count) buyers only \(buyers.count) differ; seed \(seed).") }
    return violations
  }

  /// Codes have a lifetime, an unknown code is invalid, a fresh one grants and is used up, an old one does neither.
  public func ownershipViolations() -> [String] {
    let ownership = adapter.ownership
    func decide(expiresIn milliseconds: Int64?) -> RedemptionDecision {
      var facts = RedemptionFacts.fresh(by: ownership)
      facts.code?.expiresAt = facts.now.advanced(byMilliseconds: milliseconds ?? 0)
      if milliseconds == nil { facts.code = nil }
      return ownership.decide(facts)
    }
    var violations: [String] = []
    if ownership.linkLifetime <= 0 { violations.append("The link lifetime is not positive.") }
    if ownership.reissue.interval < 0 { violations.append("The time between two mails is negative.") }
    if decide(expiresIn: nil).verdict != .invalidCode { violations.append("An unknown code is not invalid.") }
    let fresh = decide(expiresIn: 1)
    if fresh.verdict != .granted || !fresh.usesCode || fresh.owner == nil {
      violations.append("A fresh code of a purchase that nobody holds does not grant it and is not used up.")
    }
    if decide(expiresIn: 0)
      != RedemptionDecision(verdict: .linkExpired(.expired, mailsNewLink: ownership.reissue.trigger == .openedLink))
    {
      violations.append("An expired code is not answered as expired, by the rule for new links.")
    }
    return violations
  }

  /// Every outcome, told to every target and read back, is the same again except exactly at the losses that were named.
  public func replyViolations() -> [String] {
    var outcomes = OutcomeGenerator(SeededGenerator(seed: seed))
    var violations: [String] = []
    for number in 0..<outcomeCount {
      let kinds = RedemptionOutcome.Kind.allCases
      let outcome = outcomes.outcome(of: kinds[number % kinds.count])
      for target in adapter.targets.map(\.target) {
        let found = ReplyRoundTrip(adapter: adapter, target: target, outcome: outcome).violations()
        violations += found.map { "\(name(target)), outcome \(number) (\(outcome.kind)), seed \(seed): \($0)" }
      }
      if violations.count > 20 { return violations + ["More were not looked for."] }
    }
    return violations
  }

  func name(_ target: Target) -> String {
    "\(target.vendor.rawValue) × \(target.sdk.rawValue) × \(target.platform)"
  }
}

extension RedemptionFacts {
  /// A valid, unused code, whose purchase has no owner.
  static func fresh(by ownership: Ownership) -> RedemptionFacts {
    let now = Timestamp(milliseconds: 1_700_000_000_000)
    let purchase = PurchaseFacts(buyerId: "buyer", isActive: true)
    return RedemptionFacts(
      now: now, code: CodeFacts(expiresAt: now.advanced(byMilliseconds: 1), purchase: purchase),
      redeemer: Redeemer(appUserId: "user", deviceId: "device"),
      customer: ownership.keepsCustomers ? CustomerFacts(id: 1, isIdentified: true) : nil, reissue: ownership.reissue)
  }
}

extension LinkReading {
  /// True for a link of the vendor, also for one that is a result by itself.
  fileprivate var isOfVendor: Bool {
    switch self {
    case .link, .result: true
    case .redirect, .notRedeemable: false
    }
  }
}
