import JanssonCoding
import RedemptionCore

/// An entry of the log as a client gets it; `Schemas/log-methods.schema.json` describes it.
struct ShownEntry: Encodable {
  let entry: LogEntry
  let mask: LogMask
  /// True to encode the results of redemptions.
  var details = false

  private enum CodingKeys: String, CodingKey {
    case kind, sequence, at, undone, client, method, params, error, call, session, vendor, question, fault, outcomes,
      failure, number, name, reason, to, url, path, status, milliseconds, sdk, body, warning, user, outcome, result
  }

  /// An outcome with the code that it belongs to.
  private struct Outcome: Encodable {
    let code: String?
    let kind: RedemptionOutcome.Kind

    private enum CodingKeys: String, CodingKey { case code, kind }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(code, forKey: .code)
      try container.encode(kind, forKey: .kind)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entry.fact.kind, forKey: .kind)
    try container.encode(entry.sequence, forKey: .sequence)
    try container.encode(entry.at, forKey: .at)
    if entry.isUndone { try container.encode(true, forKey: .undone) }
    try container.encodeIfPresent(entry.user.map(mask.name), forKey: .user)
    switch entry.fact {
    case .call(let call):
      try container.encode(call.client, forKey: .client)
      try container.encode(call.method, forKey: .method)
      try container.encode(call.params.flatMap(params(of: call.method)), forKey: .params)
      try encode(call.ending, into: &container)
    case .reply(let call, let ending):
      try container.encode(call, forKey: .call)
      try encode(ending, into: &container)
    case .question(let asked, let fault):
      try encode(asked, into: &container)
      try container.encodeIfPresent(fault, forKey: .fault)
    case .answer(let asked, let answered):
      try encode(asked, into: &container)
      let outcomes = answered.outcomes.map { Outcome(code: $0.code.map(mask.secret), kind: $0.kind) }
      try container.encode(outcomes, forKey: .outcomes)
      try container.encodeIfPresent(answered.failure, forKey: .failure)
    case .event(let session, let number, let name, let params):
      try container.encode(session, forKey: .session)
      try container.encode(number, forKey: .number)
      try container.encode(name, forKey: .name)
      try container.encode(mask.json(params), forKey: .params)
    case .mail(let vendor, let reason, let address, let url):
      try container.encode(vendor, forKey: .vendor)
      try container.encode(reason, forKey: .reason)
      try container.encode(mask.address(address), forKey: .to)
      try container.encode(mask.secret(url), forKey: .url)
    case .request(let request): try encode(request, into: &container)
    }
  }

  private func encode(_ ending: LogEntry.Ending?, into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    guard let ending else { return }
    try container.encodeIfPresent(ending.error, forKey: .error)
    guard ending.error == nil, let result = ending.result else { return }
    try container.encodeIfPresent(result.outcome, forKey: .outcome)
    guard details, let redemption = result.redemption else { return }
    guard case .object(var members)? = mask.json(try JSONTextEncoder().encode(redemption)) else { return }
    // Losses are sentences of ours about members, without their values.
    members["losses"] = LogMask(reveals: true).json(try JSONTextEncoder().encode(redemption.reply.losses))
    try container.encode(members, forKey: .result)
  }

  private func encode(_ asked: LogEntry.Asked, into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode(asked.session, forKey: .session)
    try container.encode(asked.vendor, forKey: .vendor)
    try container.encode(asked.question, forKey: .question)
  }

  private func encode(
    _ request: LogEntry.Request, into container: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    let exchange = request.exchange
    try container.encode(request.vendor, forKey: .vendor)
    try container.encode(exchange.method, forKey: .method)
    try container.encode(mask.path(of: exchange), forKey: .path)
    try container.encode(exchange.status, forKey: .status)
    try container.encode((exchange.milliseconds * 1000).rounded() / 1000, forKey: .milliseconds)
    let sdk = exchange.client.map { ($0.name, mask.word($0.value)) }
    try container.encode(Dictionary(sdk, uniquingKeysWith: { _, last in last }), forKey: .sdk)
    try container.encode(exchange.body.isEmpty ? nil : mask.json(exchange.body), forKey: .body)
    try container.encodeIfPresent(exchange.warning, forKey: .warning)
  }

  /// Arguments of a channel may hold an API key at any place, so those of a call that configures an SDK stay hidden.
  private func params(of method: String) -> ([UInt8]) -> JSONValue? {
    { text in
      guard case .object(var members)? = mask.json(text) else { return nil }
      if method == ChannelCallMethod.name, members["arguments"] != nil {
        let name = if case .string(let name)? = members["method"] { name.lowercased() } else { "setup" }
        if name.contains("setup") || name.contains("configure") { members["arguments"] = .string(LogMask.hidden) }
      }
      return .object(members)
    }
  }
}

/// Entries that the log does not have any more.
struct LogGap: Encodable {
  let from: Int
  let to: Int

  private enum CodingKeys: String, CodingKey { case kind, from, to }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("gap", forKey: .kind)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
  }
}

extension LogEntry.Fact {
  /// The `kind` of an entry.
  var kind: String {
    switch self {
    case .call: "call"
    case .reply: "reply"
    case .question: "question"
    case .answer: "answer"
    case .event: "event"
    case .mail: "mail"
    case .request: "request"
    }
  }
}

extension LogMask {
  /// The template of an endpoint. Of a path that no endpoint has, only the words.
  fileprivate func path(of exchange: EndpointExchange) -> String {
    if reveals { return exchange.target }
    if let template = exchange.template { return template }
    let path = exchange.target.prefix { $0 != "?" }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      let isWord =
        segment.utf8.count <= 24
        && segment.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
      return isWord || LogMask.isVersion(segment) ? String(segment) : LogMask.hidden
    }
    return segments.joined(separator: "/")
  }

  /// True for `v1` to `v99`.
  private static func isVersion(_ segment: Substring) -> Bool {
    segment.first == "v" && (2...3).contains(segment.utf8.count) && segment.dropFirst().allSatisfy(\.isNumber)
  }
}
