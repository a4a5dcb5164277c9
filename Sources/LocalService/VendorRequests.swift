import JSONRPC
import JanssonCoding
import RedemptionCore

/// Requests of the vendors' SDKs: finds the endpoint, lets the server answer, and writes the response.
final class VendorRequests {
  private let host: any EndpointHost
  private let router: Router
  private let loop: ServeLoop
  /// Reads the API keys of requests.
  private let policy: AccessPolicy
  /// Requests without a response yet, for the log.
  private var open: [ExchangeID: Open] = [:]
  /// Requests that a fault delays.
  private var delayed: [Delayed] = [] {
    didSet {
      for space in (oldValue + delayed).map(\.space) {
        space.delayedEndpoints = delayed.filter { $0.space === space && !$0.mayBeForgotten }.map(\.endpoint)
      }
    }
  }
  /// Responses that may be sent.
  private(set) var responses: [(id: ExchangeID, response: HTTPResponse)] = []

  private struct Delayed {
    let id: ExchangeID
    let space: any EndpointSpace
    let due: Timestamp
    let request: LocalRequest
    let endpoint: LocalEndpoint
    /// True if the client has closed its sending side: it may still read, but most clients are gone then.
    var mayBeForgotten = false
  }

  private struct Open {
    var exchange: EndpointExchange
    let space: any EndpointSpace
    /// True if a fault leaves the request without a response.
    var isHeld = false
    let began: ContinuousClock.Instant
  }

  init(host: any EndpointHost, loop: ServeLoop, policy: AccessPolicy) throws(LocalServiceError) {
    self.host = host
    self.loop = loop
    self.policy = policy
    router = try Router(host.endpoints)
  }

  /// Answers a request, now or later.
  ///
  /// - Returns: the delay until it can be answered, in milliseconds; nil for none.
  func handle(_ request: HTTPRequest, _ id: ExchangeID) -> Int64? {
    if CrossOrigin.isPreflight(request.method, request.headers) {
      respond(id, host.disconnectsPreflight() ? .disconnect : CrossOrigin.preflight(request))
      return nil
    }
    let match = router.match(request.method, request.target)
    if request.method == "OPTIONS", case .otherMethod(let allowed) = match {
      let methods = HTTPResponse(status: 204, headers: [allow(allowed)])
      respond(
        id,
        host.disconnectsPreflight()
          ? .disconnect : CrossOrigin.added(to: methods, for: request.header("Origin")))
      return nil
    }
    let exchange = EndpointExchange(request, template: match.endpoint?.template)
    let local = LocalRequest(
      parameters: match.parameters, query: Router.query(of: request.target),
      headers: request.headers.map { ($0.name, $0.value) }, body: ReceivedBody(request.body))
    let key = policy.key(in: request.headers)
    let place = host.space(of: local, with: key, at: match.endpoint)
    open[id] = Open(exchange: exchange, space: place.space, began: .now)
    if let rejection = place.rejection {
      respond(id, http(rejection, for: request.header("Origin")))
      return nil
    }
    switch match {
    case .unknown: reject(404, "The local service does not have this path.", request, id, in: place.space)
    case .otherMethod(let allowed):
      reject(
        405, "The local service has this path for another method.", request, id, [allow(allowed)], in: place.space)
    case .endpoint(let endpoint, _):
      open[id]?.exchange.warning = key.flatMap {
        place.space.keyWarning(about: $0, at: endpoint, from: exchange.client)
      }
      return finish(place.space.respond(to: local, at: endpoint), id, local, endpoint, in: place.space)
    }
    return nil
  }

  /// Rejects a request that has no endpoint, with the endpoints that are like it.
  private func reject(
    _ status: Int, _ message: String, _ request: HTTPRequest, _ id: ExchangeID,
    _ headers: [(name: String, value: String)] = [], in space: any EndpointSpace
  ) {
    if space.disconnectsRequestWithoutEndpoint() { return respond(id, .disconnect) }
    host.logUnknownRequest("\(router.known(request.method)) \(router.shape(of: request.path))")
    let body = UnknownPath(error: message, known: router.neighbours(of: request.path))
    var response = http(LocalResponse(body, status: status), for: request.header("Origin"))
    response.headers += headers
    respond(id, response)
  }

  /// The methods of a path with those that each path has.
  private func allow(_ methods: [String]) -> (name: String, value: String) {
    let all = Set(methods).union(methods.contains("GET") ? ["HEAD", "OPTIONS"] : ["OPTIONS"])
    return ("Allow", all.sorted().joined(separator: ", "))
  }

  private struct UnknownPath: Encodable {
    let error: String
    /// Methods and templates.
    let known: [String]
  }

  /// Answers the requests whose delay is over.
  func handleDelayed() {
    guard !delayed.isEmpty else { return }
    let due = delayed.filter { $0.due <= $0.space.now }
    guard !due.isEmpty else { return }
    let ids = Set(due.map(\.id))
    delayed.removeAll { ids.contains($0.id) }
    for request in due {
      let result = request.space.respondWithoutFault(to: request.request, at: request.endpoint)
      _ = finish(result, request.id, request.request, request.endpoint, in: request.space)
    }
  }

  /// The client of a request has closed its sending side. If no response will come, it is disconnected.
  func endInput(_ id: ExchangeID) {
    if open[id]?.isHeld == true { respond(id, .disconnect) }
    if let index = delayed.firstIndex(where: { $0.id == id }) { delayed[index].mayBeForgotten = true }
  }

  /// The client of a request has gone.
  func forget(_ id: ExchangeID) {
    delayed.removeAll { $0.id == id }
    record(id, status: nil)
  }

  private func record(_ id: ExchangeID, status: Int?) {
    guard var request = open.removeValue(forKey: id) else { return }
    request.exchange.status = status
    request.exchange.milliseconds = request.began.duration(to: .now) / .milliseconds(1)
    request.space.record(request.exchange)
  }

  func takeResponses() -> [(id: ExchangeID, response: HTTPResponse)] {
    defer { responses = [] }
    return responses
  }

  private func finish(
    _ result: EndpointResult, _ id: ExchangeID, _ request: LocalRequest, _ endpoint: LocalEndpoint,
    in space: any EndpointSpace
  ) -> Int64? {
    switch result {
    case .hold: open[id]?.isHeld = true
    case .disconnect: respond(id, .disconnect)
    case .malformed: respond(id, CrossOrigin.added(to: .json("{\""), for: request.header("Origin")))
    case .delay(let due):
      delayed.append(Delayed(id: id, space: space, due: due, request: request, endpoint: endpoint))
      return space.milliseconds(until: due)
    case .respond(let response, isProvisional: false): respond(id, http(response, for: request.header("Origin")))
    case .respond(let response, isProvisional: true):
      loop.addProvisionalAnswer(
        of: Held(
          id: id, response: http(response, for: request.header("Origin")),
          origin: request.header("Origin"), requests: self))
    }
    return nil
  }

  fileprivate func respond(_ id: ExchangeID, _ response: HTTPResponse) {
    record(id, status: response.status == HTTPResponse.disconnect.status ? nil : response.status)
    responses.append((id, response))
  }

  /// - Parameter origin: that of the page that sent the request; nil for none.
  private func http(_ response: LocalResponse, for origin: String?) -> HTTPResponse {
    var sent = HTTPResponse(status: response.status, headers: response.headers)
    if let body = response.body {
      let text = ByteBuffer(capacity: 4 << 10)
      do { try JSONTextEncoder().encode(body, into: text) } catch {
        return CrossOrigin.added(to: .rejection(500, "The response cannot be written as JSON."), for: origin)
      }
      sent.headers.insert((name: "Content-Type", value: "application/json"), at: 0)
      sent.body = text.bytes
    }
    return CrossOrigin.added(to: sent, for: origin)
  }

  /// A response that waits for the commit that it depends on.
  private final class Held: CommitParticipant {
    private let id: ExchangeID
    private let response: HTTPResponse
    /// That of the page that sent the request; nil for none.
    private let origin: String?
    private let requests: VendorRequests

    init(id: ExchangeID, response: HTTPResponse, origin: String?, requests: VendorRequests) {
      self.id = id
      self.response = response
      self.origin = origin
      self.requests = requests
    }

    func settle(_ failure: RPCError?) {
      guard let failure else { return requests.respond(id, response) }
      let rejection: HTTPResponse =
        failure.kind == "resultNotKnown"
        ? .rejection(503, "It is not known whether the ledger has kept this. Send the request again.")
        : .rejection(503, "The ledger cannot be used now; this request changed nothing.")
      requests.respond(id, CrossOrigin.added(to: rejection, for: origin))
    }
  }
}

extension EndpointExchange {
  /// Words in the names of the header fields by which SDKs name themselves, such as `X-SDK-Version` and `Source`.
  private static let callerWords: Set<Substring> = ["platform", "source", "version"]

  /// A request without its response. Of the header fields only those that name the caller, never one with a key.
  fileprivate init(_ request: HTTPRequest, template: String?) {
    let names = request.headers.filter { header in
      let name = header.name.lowercased()
      let words = name.split(separator: "-")
      return name == "user-agent"
        || (words.first != "sec" && words.contains { EndpointExchange.callerWords.contains($0) })
    }
    self.init(
      method: request.method, target: request.target, template: template,
      client: names.prefix(12).map { ($0.name, String($0.value.prefix(100))) }, body: request.body, status: nil,
      milliseconds: 0)
  }
}

extension Router.Match {
  fileprivate var endpoint: LocalEndpoint? { if case .endpoint(let endpoint, _) = self { endpoint } else { nil } }
  fileprivate var parameters: [String: String] {
    if case .endpoint(_, let parameters) = self { parameters } else { [:] }
  }
}

/// The body of a request; jansson parses JSON.
private struct ReceivedBody: ServiceBody {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var text: String? { String(validating: bytes, as: UTF8.self) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JanssonDecoder().decode(type, from: JanssonTree.reading(bytes).root)
  }
}
