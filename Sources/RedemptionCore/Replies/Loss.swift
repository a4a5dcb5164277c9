/// A fact of an outcome that a reply cannot carry.
public struct Loss: Hashable, Sendable, Codable {
  /// Where the fact stands in the outcome's JSON.
  public let path: JSONPointer
  /// Why this target cannot tell it, in one sentence.
  public let message: String

  /// Names a lost fact.
  public init(path: JSONPointer, message: String) {
    self.path = path
    self.message = message
  }
}

/// The facts that one reply shape cannot carry, each with its reason, by place.
///
/// An adapter declares what its shapes lose; what a certain reply lost is found by comparing the outcome with what
/// reading the reply gives, so a loss is neither forgotten nor claimed in vain. A difference that no rule declares is
/// reported all the same, and fails the property test.
public struct LossRules: Sendable {
  /// A place in the outcome and the reason; `*` stands for any one token, and a place covers everything below it.
  public struct Rule: Sendable {
    let tokens: [String]
    let message: String
    let isNeverCarried: Bool

    /// The shape has no room for this place at all.
    public static func never(_ place: String, _ message: String) -> Rule {
      Rule(tokens: split(place), message: message, isNeverCarried: true)
    }

    /// The shape carries this place, but not every value of it.
    public static func sometimes(_ place: String, _ message: String) -> Rule {
      Rule(tokens: split(place), message: message, isNeverCarried: false)
    }

    private static func split(_ place: String) -> [String] { place.split(separator: "/").map(String.init) }

    /// Compared from the end, because paths have their beginnings in common.
    func covers(_ path: [String]) -> Bool {
      guard tokens.count <= path.count else { return false }
      for index in tokens.indices.reversed() where tokens[index] != path[index] && tokens[index] != "*" { return false }
      return true
    }
  }

  /// What an undeclared difference is reported with.
  public static let undeclaredMessage = "This reply does not carry it."

  private let rules: [Rule]

  /// Rules by place; of several that cover a path, the first counts.
  public init(_ rules: [Rule]) { self.rules = rules }

  /// These rules, then others.
  public func adding(_ more: [Rule]) -> LossRules { LossRules(rules + more) }

  /// True if a rule names this place in an outcome, or one above it.
  public func covers(_ path: JSONPointer) -> Bool { rules.contains { $0.covers(path.tokens) } }

  /// What is lost when an outcome is told and read again as another one: one entry per place that a rule names.
  public func losses(of outcome: RedemptionOutcome, readAs other: RedemptionOutcome) -> [Loss] {
    guard outcome != other else { return [] }
    var losses: [Loss] = []
    for path in outcome.differences(from: other) {
      let loss = declaredLoss(at: path)
      // Differences are unique; only a rule that covers more than one of them names a place twice.
      let isUnique = loss.path.tokens.count == path.tokens.count || !losses.contains { $0.path == loss.path }
      if isUnique { losses.append(loss) }
    }
    return losses
  }

  /// What a shape could not have told of an outcome that was read from it.
  public func lossesOfReading(_ outcome: RedemptionOutcome) -> [Loss] {
    rules.filter(\.isNeverCarried).flatMap { rule in
      outcome.places(matching: rule.tokens).map { Loss(path: $0, message: rule.message) }
    }
  }

  private func declaredLoss(at path: JSONPointer) -> Loss {
    for rule in rules where rule.covers(path.tokens) {
      if rule.tokens.count == path.tokens.count { return Loss(path: path, message: rule.message) }
      return Loss(path: JSONPointer(Array(path.tokens.prefix(rule.tokens.count))), message: rule.message)
    }
    return Loss(path: path, message: LossRules.undeclaredMessage)
  }
}

extension RedemptionOutcome {
  /// The places in this outcome that a pattern names: none for a member that this kind has not, one per element for
  /// `*`.
  fileprivate func places(matching tokens: [String]) -> [JSONPointer] {
    guard let first = tokens.first, hasMember(first) else { return [] }
    guard let star = tokens.firstIndex(of: "*") else { return [JSONPointer(tokens)] }
    guard star == 2, first == "grant", let grant else { return [] }
    let identifiers: [String]
    switch tokens[1] {
    case "entitlements": identifiers = grant.entitlements.map(\.id)
    case "subscriptions": identifiers = grant.subscriptions.map(\.id)
    case "oneTimePurchases": identifiers = grant.oneTimePurchases.map(\.id)
    default: identifiers = []
    }
    return identifiers.map { JSONPointer(["grant", tokens[1], $0] + tokens[3...]) }
  }

  private func hasMember(_ name: String) -> Bool {
    switch (name, kind) {
    case ("code", _): true
    case ("grant", .redeemed), ("grant", .subscriptionExpired): true
    case ("reason", .linkExpired), ("reissued", .linkExpired), ("obfuscatedEmail", .linkExpired): true
    case ("failure", .failed): true
    default: false
    }
  }
}
