/// A gateway with prepared answers: a ``Script`` for hosts that want an object.
public final class ScriptedGateway: RedemptionGateway {
  private var script: Script

  /// Creates a gateway that returns these answers in order.
  public init(answers: [ScriptedAnswer]) { script = Script(answers) }

  /// Creates a gateway that returns these outcomes in order.
  public convenience init(outcomes: [RedemptionOutcome]) { self.init(answers: outcomes.map { .outcome($0) }) }

  /// The number of unused answers.
  public var remainingCount: Int { script.remainingCount }

  /// Returns the next answer.
  public func answer(_ question: Question, at now: Timestamp) throws(GatewayError) -> Answer {
    try script.answer(question)
  }
}

/// Prepared answers, one for each redemption of a new code, in order, and what was told so far: a value.
///
/// A stored code gets its earlier outcome again. The customer is that of the last grant. Receipts are unknown.
public struct Script: Sendable {
  private(set) var remaining: ArraySlice<ScriptedAnswer>
  private(set) var customer = Grant()
  private(set) var told: [String: RedemptionOutcome] = [:]

  /// Creates a script with these answers; none by default.
  public init(_ answers: [ScriptedAnswer] = []) { remaining = answers[...] }

  /// The number of unused answers.
  public var remainingCount: Int { remaining.count }

  /// Returns the next answer. A failure in a script is final: it is not retried.
  ///
  /// - Parameters:
  ///   - question: what the session asks.
  ///   - door: the vendor's, for a question of its own.
  public mutating func answer(
    _ question: Question, by door: (any QuestionsDoor)? = nil
  ) throws(GatewayError) -> Answer {
    switch question {
    case .customer: return .customer(customer)
    case .logIn: return .logIn(customer, created: false)
    case .receipt: return .receipt(.unknownToken)
    case .reissue: return .reissue(.accepted)
    case .own(_, _, let question):
      if let answer = door?.scripted(question) { return .own(answer) }
      throw .unavailable("A script has no answers to questions of one vendor.")
    case .redeem(let question):
      let stored = question.storedCodes.filter { $0 != question.code }.compactMap { told[$0] }
      guard let code = question.code else {
        return .redemption(RedemptionAnswer(outcome: nil, storedOutcomes: stored, customer: customer))
      }
      switch remaining.popFirst() {
      case nil: throw .scriptEnded
      case .absent: return .redemption(RedemptionAnswer(outcome: nil, storedOutcomes: stored))
      case .outcome(let next):
        let outcome = next.with(code: code)
        told[code] = outcome
        if let grant = next.grant { customer = grant }
        return .redemption(RedemptionAnswer(outcome: outcome, storedOutcomes: stored, customer: next.grant))
      }
    }
  }
}

/// A prepared answer to one redemption.
public enum ScriptedAnswer: Hashable, Sendable {
  /// This outcome with the code of the question.
  case outcome(RedemptionOutcome)
  /// An answer that leaves the new code out.
  case absent
}

extension Script: Codable {
  private enum CodingKeys: String, CodingKey { case remaining, customer, told }

  /// Reads a script as it was written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    remaining = try container.decode([ScriptedAnswer].self, forKey: .remaining)[...]
    customer = try container.decode(Grant.self, forKey: .customer)
    told = try container.decode([String: RedemptionOutcome].self, forKey: .told)
  }

  /// Writes the answers that are left, and what was told.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Array(remaining), forKey: .remaining)
    try container.encode(customer, forKey: .customer)
    try container.encode(told, forKey: .told)
  }
}

extension ScriptedAnswer: Codable {
  private enum CodingKeys: String, CodingKey { case kind }

  /// Decodes an outcome, or `{"kind": "absent"}`.
  public init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
    self = kind == "absent" ? .absent : .outcome(try RedemptionOutcome(from: decoder))
  }

  /// Encodes the same.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .outcome(let outcome): try outcome.encode(to: encoder)
    case .absent:
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("absent", forKey: .kind)
    }
  }
}

extension RedemptionOutcome {
  /// Returns this outcome with another code.
  public func with(code: String?) -> RedemptionOutcome {
    switch self {
    case .redeemed(_, let grant): .redeemed(code: code, grant: grant)
    case .subscriptionExpired(_, let grant): .subscriptionExpired(code: code, grant: grant)
    case .linkExpired(_, let reason, let reissued, let email):
      .linkExpired(code: code, reason: reason, reissued: reissued, obfuscatedEmail: email)
    case .invalidCode: .invalidCode(code: code)
    case .purchaseBelongsToOtherUser: .purchaseBelongsToOtherUser(code: code)
    case .failed(_, let failure): .failed(code: code, failure: failure)
    }
  }
}
