import Foundation
import JanssonCoding
import RedemptionCore
import RedemptionServer

/// Checks of the vendor's HTTP service: what the SDK sends to it is what the local service answers.
extension AdapterContract {
  /// The SDK's requests reach an endpoint, have a key, and are answered as the ledger answers; by the four stories.
  ///
  /// An adapter without endpoints has its dialect checked alone.
  public func serviceViolations() -> [String] {
    let endpoints = adapter.endpoints
    let places = endpoints.map { "\($0.method) \($0.template)" }
    let twice = Set(places.filter { place in places.count { $0 == place } > 1 }).sorted()
    return twice.map { "Two endpoints have \($0)." }
      + adapter.targets.map(\.target).flatMap { target in
        guard let dialect = adapter.service(for: target) else { return [String]() }
        let hasStories = !endpoints.isEmpty && adapter.links.hasLinks
        let found =
          addressViolations(dialect) + failureViolations(dialect, target) + pathViolations(dialect, target)
          + (hasStories ? storyViolations(dialect, target) : [])
        return found.map { "\(name(target)), service: \($0)." }
      }
  }

  private func addressViolations(_ dialect: any ServiceDialect) -> [String] {
    var violations: [String] = []
    let url = dialect.baseURL
    if !url.hasPrefix("https://") || url.hasSuffix("/") {
      violations.append("the base URL is not https without a slash")
    }
    let host = url.dropFirst("https://".count).prefix { $0 != "/" && $0 != ":" }
    if !dialect.vendorHosts.contains(where: { host == $0 || host.hasSuffix("." + $0) }) {
      violations.append("the host of the base URL is not one of the vendor's hosts, so keys may go there in the clear")
    }
    return violations
  }

  /// An error response, and a request without a response, are no success.
  private func failureViolations(_ dialect: any ServiceDialect, _ target: Target) -> [String] {
    let question = RedemptionQuestion(
      vendor: adapter.vendor.id, code: "code", redeemer: Redeemer(appUserId: "ada", deviceId: "phone-a"))
    let call = ServiceCall(target: target, question: .redeem(question))
    let now = Timestamp(milliseconds: 1_700_000_000_000)
    var violations = [400, 401, 403, 429, 500, 503].filter { status in
      let body = adapter.faults.body(of: ErrorResponse(status: status)) ?? .null
      let response = ServiceResponse(
        status: status, headers: [("Content-Type", "application/json")], body: PlayedBody(json: body))
      return isSuccess { () throws(RedemptionFailure) in try dialect.answer(to: call, with: response, now: now) }
    }.map { "HTTP status \($0) is read as a success" }
    let failure = RedemptionFailure(reason: .offline, message: "The phone is offline.")
    if isSuccess({ () throws(RedemptionFailure) in try dialect.answer(to: call, after: failure) }) {
      violations.append("a request without a response is read as a success")
    }
    return violations
  }

  /// A code in a path is escaped.
  private func pathViolations(_ dialect: any ServiceDialect, _ target: Target) -> [String] {
    func path(_ code: String) -> Substring? {
      let question = RedemptionQuestion(
        vendor: adapter.vendor.id, code: code, redeemer: Redeemer(appUserId: "ada", deviceId: "phone-a"))
      let call = ServiceCall(target: target, question: .redeem(question))
      let keys = ServiceKeys(app: ServiceKey("key"))
      let request = try? dialect.request(
        for: call, app: ServiceApp(), keys: keys, now: Timestamp(milliseconds: 1_700_000_000_000))
      return request.map { $0.path.prefix { $0 != "?" } }
    }
    guard let plain = path("code"), let hard = path("a/b c#é") else { return [] }
    let isEscaped =
      hard.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !hard.contains("#")
      && hard.count { $0 == "/" } == plain.count { $0 == "/" }
    return isEscaped ? [] : ["the path of a request has a code that is not percent-encoded"]
  }

  private func isSuccess(_ read: () throws(RedemptionFailure) -> ServiceStep) -> Bool {
    guard case .answer(.redemption(let answer)) = try? read() else { return false }
    return answer.outcome?.kind == .redeemed
  }

  private func storyViolations(_ dialect: any ServiceDialect, _ target: Target) -> [String] {
    let shop = PlayedShop(adapter, target)
    guard let sold = shop.sell(), let old = shop.sell() else { return ["nothing can be bought"] }
    guard adapter.endpoints.contains(where: \.redeems) else { return ["no endpoint has `redeems: true`"] }
    let service = PlayedService(dialect: dialect, target: target, shop: shop)
    var violations: [String] = []
    func expect(_ story: String, _ code: String, _ user: String, _ kinds: [String]) {
      switch service.redeem(code, as: user) {
      case .success(let answer) where kinds.contains(answer.kind):
        if let user = answer.signsIn, !shop.holders(of: code).contains(user) {
          violations.append("\(story) signs a user in who does not have the purchase")
        }
      case .success(let answer): violations.append("\(story) is answered as \(answer.kind)")
      case .failure(let failure): violations.append("\(story): \(failure.text)")
      }
    }
    expect("a fresh link", sold.code, "ada", ["redeemed"])
    if !shop.isUsed(sold.code) { violations.append("a fresh link is not redeemed by the service") }
    expect("a link that another user has used", sold.code, "bob", ["linkExpired", "purchaseBelongsToOtherUser"])
    expect("a link with an unknown code", "0" + sold.code, "bob", ["invalidCode", "failed"])
    shop.expireLinks()
    expect("an expired link", old.code, "bob", ["linkExpired"])
    if shop.isUsed(old.code) { violations.append("the service redeems an expired link") }
    return violations
  }
}

/// An SDK's service of a shop, over the endpoints of a real server.
private struct PlayedService {
  struct Failure: Error {
    let text: String
  }

  let dialect: any ServiceDialect
  let target: Target
  let shop: PlayedShop

  private static let key = "contract_key_1a2b3c"

  /// Redeems as the SDK does, with all requests that it sends; returns the kind of the outcome.
  func redeem(_ code: String, as user: String) -> Result<(kind: String, signsIn: String?), Failure> {
    guard let behaviour = try? shop.adapter.behaviour(for: target, options: .none) else {
      return .failure(Failure(text: "no behaviour"))
    }
    var asked = asked(code, user, behaviour)
    guard let first = asked.popLast() else { return .failure(Failure(text: "the SDK asks nothing when it redeems")) }
    var call = first
    for _ in 0..<5 {
      do throws(RedemptionFailure) {
        let request = try dialect.request(
          for: call, app: ServiceApp(), keys: ServiceKeys(app: ServiceKey(PlayedService.key)), now: now)
        guard hasKey(request) else { return .failure(Failure(text: "the request has no API key")) }
        guard let response = answer(request) else {
          return .failure(
            Failure(text: "no endpoint has \(request.method.rawValue) \(request.path.prefix { $0 != "?" })"))
        }
        switch try dialect.answer(to: call, with: response, now: now) {
        case .askNext(let next): call = next
        case .answer(.redemption(let answer)):
          return .success((answer.outcome?.kind.rawValue ?? "no outcome", answer.signsIn))
        case .answer: return .failure(Failure(text: "the answer belongs to another question"))
        }
      } catch {
        return .success((RedemptionOutcome.Kind.failed.rawValue, nil))
      }
    }
    return .failure(Failure(text: "the SDK sends more than five requests for one question"))
  }

  private var now: Timestamp { shop.server.server.now }

  /// The questions that an app asks to redeem a code.
  private func asked(_ code: String, _ user: String, _ start: any SDKBehaviour) -> [ServiceCall] {
    var behaviour = start
    var turn = SDKTurn(now: now, random: RandomSource(seed: 1))
    behaviour.handle(.began(SDKStart(appUserId: user, deviceId: "phone-" + user)), &turn)
    for _ in 0..<10 {
      let questions = turn.effects.compactMap(\.question)
      turn.effects = []
      if questions.isEmpty { break }
      for (id, _, _) in questions { behaviour.handle(.answered(id, .success(.customer(Grant()))), &turn) }
    }
    turn.effects = []
    behaviour.handle(.called(.redeem(.code(code)), CallID(rawValue: 1)), &turn)
    return turn.effects.compactMap(\.question).compactMap { _, question, context in
      guard case .redeem = question else { return nil }
      return ServiceCall(target: target, question: question, context: context)
    }
  }

  private func hasKey(_ request: ServiceRequest) -> Bool {
    let body = request.body.flatMap { try? JSONTextEncoder().encode($0) } ?? []
    let places = [request.path, request.formText ?? String(decoding: body, as: UTF8.self)] + request.headers.values
    return places.contains { $0.contains(PlayedService.key) || $0.contains(PlayedService.base64) }
  }

  private static let base64 = "Y29udHJhY3Rfa2V5XzFhMmIzY"

  private func answer(_ request: ServiceRequest) -> ServiceResponse? {
    let parts = request.path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let segments = parts[0].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for endpoint in shop.adapter.endpoints where endpoint.method == request.method.rawValue {
      guard let parameters = endpoint.parameters(in: segments) else { continue }
      let items = PlayedService.items(parts.count > 1 ? parts[1] : "")
      let local = LocalRequest(
        parameters: Dictionary(items, uniquingKeysWith: { first, _ in first }).merging(parameters) { $1 },
        query: items.map { (name: $0.0, value: $0.1) },
        headers: request.headers.map { ($0.key, $0.value) },
        body: PlayedBody(json: request.form == nil ? request.body ?? .null : .null, text: request.formText))
      let space = shop.server.server.space(of: local, with: nil, at: endpoint).space
      guard case .respond(let response, _) = space.respond(to: local, at: endpoint) else { return nil }
      _ = shop.server.get("clock/now", [:])  // Commits what the endpoint has changed.
      return ServiceResponse(
        status: response.status,
        headers: [("Content-Type", "application/json")] + response.headers.map { ($0.name, $0.value) },
        body: PlayedBody(json: PlayedBody.json(of: response.body)))
    }
    return nil
  }

  private static func items(_ query: String) -> [(String, String)] {
    query.split(separator: "&").map { item in
      let pair = item.split(separator: "=", maxSplits: 1).map { String($0).replacing("+", with: " ") }
      return (pair[0].removingPercentEncoding ?? pair[0], pair.count > 1 ? pair[1].removingPercentEncoding ?? "" : "")
    }
  }
}

/// A body that was JSON before, or a form.
private struct PlayedBody: ServiceBody {
  let json: JSONValue
  var text: String?

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JanssonDecoder().decode(type, from: JanssonTree.reading(JSONTextEncoder().encode(json)).root)
  }

  static func json(of body: (any Encodable & Sendable)?) -> JSONValue {
    guard let body, let bytes = try? JSONTextEncoder().encode(AnyEncodable(value: body)) else { return .null }
    return JSONValue.parsing(String(decoding: bytes, as: UTF8.self)) ?? .null
  }
}

extension SDKEffect {
  fileprivate var question: (QuestionID, Question, ServiceContext)? {
    guard case .ask(let id, let question, let context) = self else { return nil }
    return (id, question, context)
  }
}

extension LocalEndpoint {
  /// The segments in braces of a path that matches; nil if it does not.
  fileprivate func parameters(in path: [String]) -> [String: String]? {
    let wanted = template.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard wanted.count == path.count else { return nil }
    var found: [String: String] = [:]
    for (pattern, segment) in zip(wanted, path) {
      if pattern.hasPrefix("{"), !segment.isEmpty {
        found[String(pattern.dropFirst().dropLast())] = segment.removingPercentEncoding ?? segment
      } else if pattern != segment {
        return nil
      }
    }
    return found
  }
}
