import RedemptionCore

/// Outcomes as the app's callback gets them, and entitlements as `checkEntitlements` returns them.
struct QonversionReplies: RepliesDoor {
  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    let result = Qonversion.RedemptionResult(outcome, on: target.platform)
    return RenderedReply(
      body: ResultReply(result: result.name(on: target.platform)),
      losses: LossRules.qonversion.losses(of: outcome, readAs: result.outcome))
  }

  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    let outcome = try ResultReply.result(from: decoder, on: target.platform).outcome.with(code: code)
    return ReadReply(outcome: outcome, losses: LossRules.qonversion.lossesOfReading(outcome))
  }

  func customer(_ grant: Grant, for target: Target, now: Timestamp) -> any Encodable & Sendable {
    EntitlementsReply(grant, on: target.platform)
  }
}

/// The one word that a callback gets.
struct ResultReply: Codable, Sendable {
  let result: String

  /// Throws for a name that is not one of the six.
  static func result(from decoder: any Decoder, on platform: Platform) throws -> Qonversion.RedemptionResult {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .result)
    guard let result = Qonversion.RedemptionResult.allCases.first(where: { $0.name(on: platform) == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .result, in: container, debugDescription: "expected one of the six results")
    }
    return result
  }
}

extension LossRules {
  /// What six words without members cannot carry.
  static let qonversion = LossRules([
    .sometimes("/kind", "A lapsed purchase is a success, and a purchase of another user is a token used before."),
    .never("/code", "A result of Qonversion's SDK carries no code."),
    .sometimes(
      "/reason", "Each of the two results says why the token does not work; an unknown reason is tokenExpired."),
    .never("/grant", "A result of Qonversion's SDK carries no entitlements; the app asks for them next."),
    .never("/reissued", "A result of Qonversion's SDK does not say whether a new link was mailed."),
    .never("/obfuscatedEmail", "A result of Qonversion's SDK carries no address."),
    .sometimes(
      "/failure/reason",
      "All failures have two results: networkError without an answer that can be read, retryable with one."),
    .never("/failure/message", "A result of Qonversion's SDK carries no message."),
    .never("/failure/httpStatus", "A result of Qonversion's SDK carries no HTTP status."),
    .never("/failure/backendCode", "A result of Qonversion's SDK carries no error number of the service."),
    .never("/failure/sdkCode", "A result of Qonversion's SDK carries no error number of its own."),
    .never("/failure/attempts", "A result of Qonversion's SDK does not count requests."),
    .sometimes("/failure", "All failures have two results."),
  ])
}
