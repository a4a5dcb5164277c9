import RedemptionCore

/// A redemption as clients see it.
struct ListedRedemption: Encodable {
  let session: String
  let target: Target
  let url: String?
  let code: String?
  let at: Timestamp
  let outcome: RedemptionOutcome.Kind?
  let returned: String?
  let active: [String]?
  let error: String?

  private enum CodingKeys: String, CodingKey { case session, url, code, at, outcome, returned, active, error }

  init(_ redemption: Redemption) {
    session = redemption.session
    target = redemption.target
    (url, code, at) = (redemption.url, redemption.code, redemption.at)
    switch redemption.end {
    case .outcome(let kind, let active, let returned):
      outcome = kind
      self.active = kind == .redeemed || kind == .subscriptionExpired ? active : nil
      self.returned = returned.word(of: redemption)
      error = nil
    case .error(let text): (outcome, returned, active, error) = (nil, nil, nil, text)
    case nil: (outcome, returned, active, error) = (nil, nil, nil, nil)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(session, forKey: .session)
    try target.encode(to: encoder)
    try container.encodeIfPresent(url, forKey: .url)
    try container.encodeIfPresent(code, forKey: .code)
    try container.encode(at, forKey: .at)
    try container.encodeIfPresent(outcome, forKey: .outcome)
    try container.encodeIfPresent(returned, forKey: .returned)
    try container.encodeIfPresent(active, forKey: .active)
    try container.encodeIfPresent(error, forKey: .error)
  }

  /// What happened, as a sentence begins.
  var sentence: String {
    if let error { return "failed: the call ended with \"\(error)\"" }
    guard let outcome else { return "still in progress: the SDK has not answered yet" }
    let teller = session == Redemption.overHTTP ? "the service told the SDK" : "the SDK told the app"
    let said = returned.map { "the SDK returned \($0)" } ?? teller
    return outcome.words + ": " + said + (active.map { " with active=[\($0.joined(separator: ", "))]" } ?? "")
  }
}

extension RedemptionOutcome.Kind {
  /// As developers say it.
  var words: String {
    switch self {
    case .redeemed: "redeemed"
    case .subscriptionExpired: "lapsed"
    case .linkExpired: "link expired"
    case .invalidCode: "invalid code"
    case .purchaseBelongsToOtherUser: "purchase of another user"
    case .failed: "failed"
    }
  }
}

extension Redemption.Returned {
  /// The word by which the SDK names the result; nil if it has none.
  fileprivate func word(of redemption: Redemption) -> String? {
    switch self {
    case .nothing: return nil
    case .body(let body): return Redemption.Returned.word(in: body)
    case .rendered(let outcome, let own, let replies):
      return Redemption.Returned.word(in: replies.render(outcome, own, for: redemption.target, now: redemption.at).body)
    }
  }

  private static func word(in body: any Encodable) -> String? {
    guard case .object(let members)? = JSONValue(written: body) else { return nil }
    for name in ["result", "status", "type", "kind"] {
      if case .string(let word)? = members[name] { return word }
    }
    return nil
  }
}
