import Foundation
import JanssonCoding
import RedemptionCore
import RedemptionServer

/// An SDK's service of a shop, over the endpoints of a real server.
struct PlayedService {
  struct Failure: Error {
    let text: String
  }

  let dialect: any ServiceDialect
  let target: Target
  let shop: PlayedShop

  private static let key = "contract_key_1a2b3c"

  /// Redeems as the SDK does; returns the kind of the outcome.
  func redeem(
    _ code: String, as user: String?, on device: String
  ) -> Result<(kind: String, signsIn: String?, own: JSONValue?), Failure> {
    guard let started = started(as: user, on: device) else { return .failure(Failure(text: "no behaviour")) }
    guard let first = asked(code, started).last else {
      return .failure(Failure(text: "the SDK asks nothing when it redeems"))
    }
    return answer(to: first).flatMap { answer in
      switch answer {
      case .failure: return .success((RedemptionOutcome.Kind.failed.rawValue, nil, nil))
      case .success(.redemption(let answer)):
        return .success((answer.outcome?.kind.rawValue ?? "no outcome", answer.signsIn, answer.own))
      default: return .failure(Failure(text: "the answer belongs to another question"))
      }
    }
  }

  /// The kind of a redemption in the ledger, without the vendor's service, and the vendor's own facts of it.
  func inLedger(_ code: String, as user: String?, on device: String) -> (kind: String?, own: JSONValue?)? {
    guard let started = started(as: user, on: device), let question = asked(code, started).last?.question else {
      return nil
    }
    let told: JSONValue? = tell(question) { answer in
      guard case .redemption(let answer) = answer else { return nil }
      let kind = answer.outcome.map { JSONValue.string($0.kind.rawValue) }
      return LocalResponse(["kind": kind ?? .null, "own": answer.own ?? .null] as JSONValue)
    }
    return told.map { ($0["kind"]?.string, $0["own"]) }
  }

  /// What a user has by the service and by the ledger; nil if the SDK or the endpoints have no such request.
  func customer(_ user: String, on device: String) -> (service: Grant, ledger: Grant)? {
    guard let redeemer = started(as: user, on: device)?.state.redeemer else { return nil }
    let question = Question.customer(target.vendor, redeemer)
    guard case .success(.success(.customer(let grant))) = answer(to: ServiceCall(target: target, question: question))
    else {
      return nil
    }
    let inLedger: Grant? = tell(question) { answer in
      guard case .customer(let grant) = answer else { return nil }
      return LocalResponse(grant)
    }
    return inLedger.map { (grant, $0) }
  }

  /// What the ledger answers to a question, by an endpoint that the vendor does not have.
  private func tell<Told: Decodable>(
    _ question: Question, as response: @escaping @Sendable (Answer) -> LocalResponse?
  ) -> Told? {
    let endpoint = LocalEndpoint("GET", "/") { _, ledger throws(GatewayError) in
      response(try ledger.answer(question)) ?? .status(500)
    }
    let request = LocalRequest(parameters: [:], headers: [], body: PlayedBody(json: .null))
    return try? respond(at: endpoint, to: request)?.body.decode(Told.self)
  }

  /// Calls a started SDK, and answers what it asks over HTTP.
  func play(_ call: SDKCall, as id: UInt64, on app: inout any SDKBehaviour) {
    var turn = SDKTurn(now: now, random: RandomSource(seed: id))
    app.handle(.called(call, CallID(rawValue: id)), &turn)
    var waiting = turn.effects
    // No SDK asks as often; one that does never ends.
    for _ in 0..<100 where !waiting.isEmpty {
      let effect = waiting.removeFirst()
      guard let (id, question, context) = effect.question else {
        shop.server.transcript?.add(effect)
        continue
      }
      let answered = answer(to: ServiceCall(target: target, question: question, context: context))
      turn.effects = []
      app.handle(.answered(id, answered.told), &turn)
      waiting += turn.effects
    }
  }

  /// The answer to a question, with all requests that the SDK sends for it, or a failure that the SDK reports.
  private func answer(to first: ServiceCall) -> Result<Result<Answer, RedemptionFailure>, Failure> {
    var call = first
    for _ in 0..<5 {
      do throws(RedemptionFailure) {
        let request = try dialect.request(
          for: call, app: ServiceApp(), keys: ServiceKeys(app: ServiceKey(PlayedService.key)), now: now)
        shop.server.transcript?.add(request)
        guard hasKey(request) else { return .failure(Failure(text: "the request has no API key")) }
        guard let response = answer(request) else {
          return .failure(
            Failure(text: "no endpoint has \(request.method.rawValue) \(request.path.prefix { $0 != "?" })"))
        }
        switch try dialect.answer(to: call, with: response, now: now) {
        case .askNext(let next): call = next
        case .answer(let answer): return .success(.success(answer))
        }
      } catch { return .success(.failure(error)) }
    }
    return .failure(Failure(text: "the SDK sends more than five requests for one question"))
  }

  private var now: Timestamp { shop.server.now }

  /// An app that has started, with what it asks then answered.
  func started(as user: String?, on device: String) -> (any SDKBehaviour)? {
    guard var behaviour = try? shop.adapter.behaviour(for: target, options: .none) else { return nil }
    // Some SDKs make their user, who must not be the same on every phone.
    let seed = device.utf8.reduce(0 as UInt64) { $0 &* 31 &+ UInt64($1) }
    var turn = SDKTurn(now: now, random: RandomSource(seed: seed))
    behaviour.handle(.began(SDKStart(appUserId: user, deviceId: device)), &turn)
    for _ in 0..<10 {
      let questions = turn.effects.compactMap(\.question)
      turn.effects = []
      if questions.isEmpty { break }
      for (id, _, _) in questions { behaviour.handle(.answered(id, .success(.customer(Grant()))), &turn) }
    }
    return behaviour
  }

  /// The questions that an app asks to redeem a code.
  private func asked(_ code: String, _ app: any SDKBehaviour) -> [ServiceCall] {
    var behaviour = app
    var turn = SDKTurn(now: now, random: RandomSource(seed: 1))
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
      return respond(at: endpoint, to: local)
    }
    return nil
  }

  private func respond(at endpoint: LocalEndpoint, to local: LocalRequest) -> ServiceResponse? {
    guard case .respond(let response, _) = shop.server.endpoints.respond(to: local, at: endpoint) else { return nil }
    shop.server.transcript?.add(response)
    _ = shop.server.get("clock/now", [:])  // Commits what the endpoint has changed.
    return ServiceResponse(
      status: response.status,
      headers: [("Content-Type", "application/json")] + response.headers.map { ($0.name, $0.value) },
      body: PlayedBody(json: response.body.map { JSONValue.written($0) } ?? .null))
  }

  private static func items(_ query: String) -> [(String, String)] {
    query.split(separator: "&").map { item in
      let pair = item.split(separator: "=", maxSplits: 1).map { String($0).replacing("+", with: " ") }
      return (pair[0].removingPercentEncoding ?? pair[0], pair.count > 1 ? pair[1].removingPercentEncoding ?? "" : "")
    }
  }
}

extension Result<Result<Answer, RedemptionFailure>, PlayedService.Failure> {
  /// What the SDK gets.
  fileprivate var told: Result<Answer, GatewayError> {
    switch self {
    case .success(let answer): answer.mapError { .failed($0) }
    case .failure(let failure): .failure(.unavailable(failure.text))
    }
  }
}

/// A body that was JSON before, or a form.
struct PlayedBody: ServiceBody {
  let json: JSONValue
  var text: String?

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JanssonDecoder().decode(type, from: JanssonTree.reading(JSONTextEncoder().encode(json)).root)
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
