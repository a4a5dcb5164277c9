public import JSONRPC
import JanssonCoding
public import RedemptionCore

/// HTTP and WebSocket clients of the server: JSON-RPC under `/_/`, and the vendors' services at the root.
///
/// Everything but its initializer is for the server's thread. NIO's thread only parses and writes bytes: see
/// `Listener`.
public final class LocalService: ClientSource {
  /// Where clients on this machine connect, such as `http://127.0.0.1:8787`.
  public let url: String
  /// Sends requests to this machine, on the thread that parses and writes bytes.
  public var client: LoopbackClient { listener.client }
  private let listener: Listener
  private let policy: AccessPolicy
  private var loop: ServeLoop?
  private var vendors: VendorRequests?
  /// The clients of all `POST /_/rpc`, one for each space: sessions opened there stay open until they are closed.
  private var postClients: [ClientScope: Client] = [:]

  private var arrivals = ArrivalQueue()
  private var sockets: [ExchangeID: WebSocketClient] = [:]
  private var posts: [ExchangeID: Connection] = [:]
  private var deliveries: [Delivery] = []
  private let texts = SharedTexts()
  private let limits: HTTPLimits

  private struct WebSocketClient {
    let connection: Connection
    let unread: UnreadCounter
    /// Messages that were handled since the last delivery, and their bytes.
    var handled = (count: 0, bytes: 0)
    /// True if the client has disconnected.
    var isGone = false
  }

  /// Messages that one drain handles at most, so that stdio gets its turn.
  private static let drainSize = 1_024

  /// Bytes of answers after which a drain ends, so that they can be written before there are more.
  private static let drainBytes = 1 << 20

  /// Processor time after which a drain ends, so that new arrivals that take no time come before others.
  private static let drainCost: Cost = 20_000

  /// When the arrival that is handled had its turn.
  private var pieceBegan = Cost.used

  /// Starts to listen. The first request is answered after ``serve(_:for:)``.
  ///
  /// - Parameters:
  ///   - address: where to listen.
  ///   - ports: further ports, of loopback only.
  ///   - tls: the certificate for clients that speak TLS; nil rejects them. Each port speaks both then.
  ///   - names: further names by which clients may call this machine.
  ///   - origins: origins of pages that may use the vendors' paths, beside those of loopback names.
  ///   - tokens: requests must carry one of them; required if other machines can connect.
  ///   - limits: what a client may send.
  ///   - wake: makes the server's thread call ``handleArrivals()``; called from another thread.
  /// - Throws: ``LocalServiceError``.
  public init(
    _ address: ListenAddress, ports: [Int] = [], tls: TLSIdentity? = nil, names: [String] = [],
    origins: [PageOrigin] = [], tokens: [AccessToken] = [], limits: HTTPLimits = HTTPLimits(),
    wake: @escaping @Sendable () -> Void
  ) throws(LocalServiceError) {
    guard address.isLoopback || !tokens.isEmpty else { throw .tokenMissing }
    self.limits = limits
    policy = AccessPolicy(address: address, names: names, origins: origins, tokens: tokens)
    listener = try Listener(address, ports: ports, tls: tls, policy: policy, limits: limits, wake: wake)
    url = "http://\(ListenAddress.urlHost(address.localHost)):\(listener.port)"
  }

  /// Makes this service's clients those of a loop.
  ///
  /// - Parameters:
  ///   - loop: reads the requests of JSON-RPC clients.
  ///   - host: answers the requests of the vendors' SDKs.
  /// - Throws: ``LocalServiceError/equalEndpoints(_:)``.
  public func serve(_ loop: ServeLoop, for host: any EndpointHost) throws(LocalServiceError) {
    vendors = try VendorRequests(host: host, loop: loop, policy: policy)
    // A client of another transport may read its reply before this service sends anything.
    loop.noteCommit = { [listener] in listener.noteCommit(failed: $0) }
    self.loop = loop
  }

  // MARK: A drain

  /// Handles requests and messages that have arrived, at most as many as one drain should.
  public func handleArrivals() -> Bool {
    listener.noteDrain()
    guard let loop else { return false }
    for arrival in listener.arrivals.takeAll() { admit(arrival, on: loop) }
    // After the messages, because one of them may move the clock; in each drain, because another client may.
    defer { vendors?.handleDelayed() }
    // The loop's thread wakes this one when enough was written, or given up.
    guard !listener.waiting.isOverLimit else { return false }
    let began = Cost.used
    var now = began
    var bytes = 0
    for _ in 0..<LocalService.drainSize {
      guard let entry = arrivals.next(unless: mustRead) else { return false }
      pieceBegan = now
      bytes += handle(entry.arrival, on: loop)
      let before = now
      now = Cost.used
      arrivals.end(entry, cost: now - before, hasMore: hasMore(of: entry.client))
      if bytes >= LocalService.drainBytes || now - began >= LocalService.drainCost { break }
    }
    arrivals.endDrain()
    return !arrivals.isEmpty
  }

  /// Puts an arrival in line. Only what a WebSocket client sends has to wait for the client to read.
  private func admit(_ arrival: Arrival, on loop: ServeLoop) {
    switch arrival {
    case .opened(let id, let scope, let unread):
      let connection = Connection(loop: loop, name: "websocket-\(id)", framing: .line)
      connection.unread = unread
      connection.scope = scope
      serveInPieces(connection)
      sockets[id] = WebSocketClient(connection: connection, unread: unread)
    case .read(let id): arrivals.resume(id)
    case .message(let id, let message): arrivals.append(arrival, of: id, kind: RequestKind(message: message))
    case .request(let id, let request): arrivals.append(arrival, of: id, kind: RequestKind(request))
    case .inputClosed(let id): arrivals.append(arrival, of: id, kind: .connection)
    case .closed(let id, _):
      // What a WebSocket client has sent before it went is handled; the response to a request would go nowhere.
      if sockets[id] == nil { arrivals.forget(id) }
      sockets[id]?.isGone = true
      arrivals.append(arrival, of: id, kind: .connection)
      if sockets[id] != nil { arrivals.resume(id) }
    }
  }

  /// Lets the transport insert constants, and other clients have their turns between the calls of a batch.
  private func serveInPieces(_ connection: Connection) {
    connection.leavesOutConstants = true
    connection.pausesBatches = { [unowned self] in Cost.used - pieceBegan >= LocalService.drainCost }
  }

  /// True if a client's batch waits for its next turn.
  private func hasMore(of client: ExchangeID) -> Bool {
    (posts[client] ?? sockets[client]?.connection)?.isInBatch ?? false
  }

  /// True if a WebSocket client has to read what waits for it before more of its messages are handled.
  private func mustRead(_ id: ExchangeID) -> Bool {
    guard let client = sockets[id], !client.isGone else { return false }
    return client.unread.blocks(from: limits.unreadBytesBeforeMessages)
  }

  /// - Returns: roughly how many bytes its answer has, so far.
  private func handle(_ arrival: Arrival, on loop: ServeLoop) -> Int {
    switch arrival {
    case .opened, .read: break
    case .message(let id, let message):
      guard let client = sockets[id] else { break }
      let connection = client.connection
      let before = connection.outputSize
      if connection.isInBatch { connection.continueBatch() } else { connection.handleMessage(message) }
      if connection.isInBatch { break }
      sockets[id]?.handled.count += 1
      sockets[id]?.handled.bytes += message.count
      return connection.outputSize - before
    case .inputClosed(let id): vendors?.endInput(id)
    case .closed(let id, let bytes):
      sockets.removeValue(forKey: id)?.connection.finish()
      posts.removeValue(forKey: id)?.hangUp()
      vendors?.forget(id)
      deliveries.append(.forgotten(bytes))
    case .request(let id, let request):
      if let connection = posts[id] { connection.continueBatch() } else { handle(request, id, on: loop) }
      return posts[id]?.outputSize ?? 0
    }
    return 0
  }

  private func handle(_ request: HTTPRequest, _ id: ExchangeID, on loop: ServeLoop) {
    guard request.path.hasPrefix("/_/") else {
      if let delay = vendors?.handle(request, id) { listener.wake(afterMilliseconds: delay) }
      return
    }
    guard request.path == "/_/rpc" else {
      return deliveries.append(.response(id, .rejection(404, "Unknown path. POST /_/rpc takes JSON-RPC requests.")))
    }
    guard request.method == "POST" else {
      return deliveries.append(.response(id, .otherMethod("This path is for POST.", allow: "POST")))
    }
    let scope = ClientScope(
      named: request.header("X-RedemptionKit-Space"), limit: policy.token(in: request.headers)?.onlySpace)
    let connection = Connection(loop: loop, client: postClient(of: scope), framing: .line)
    connection.scope = scope
    serveInPieces(connection)
    posts[id] = connection
    connection.handleMessage(request.body, contentType: request.header("Content-Type"))
  }

  /// Clients share the limit of pending requests, so those of one space must not use up that of another.
  private func postClient(of scope: ClientScope) -> Client {
    if let known = postClients[scope] { return known }
    if postClients.count >= LocalService.keptClients {
      postClients = postClients.filter { $0.value.calls > 0 || $0.value.work > 0 }
    }
    let client = Client(name: "http")
    postClients[scope] = client
    return client
  }

  /// More spaces than there can be: names that lead to none are forgotten.
  private static let keptClients = 2_048

  /// Hands what the last commit has settled to the loop's thread.
  public func send() {
    for (id, client) in sockets where client.handled.count > 0 || !client.connection.output.isEmpty {
      let text = texts.takeOutput(of: client.connection)
      client.unread.add(text.count)
      deliveries.append(.messages(id, text, handled: client.handled.count, bytes: client.handled.bytes))
      sockets[id]?.handled = (0, 0)
    }
    for (id, connection) in posts
    where !connection.isInBatch && (!connection.output.isEmpty || connection.pendingCount == 0) {
      let size = connection.output.count
      let reply = texts.takeReply(of: connection)
      deliveries.append(.response(id, size == 0 ? HTTPResponse(status: 204) : .json(reply, ownBytes: size)))
      posts[id] = nil
    }
    // A commit that failed has settled these too.
    deliveries += (vendors?.takeResponses() ?? []).map { .response($0.id, $0.response) }
    if listener.takeProbe() { loop?.retryCommit() }
    listener.deliver(deliveries)
    deliveries.removeAll(keepingCapacity: true)
  }

  // MARK: The end

  /// Ends the clients: what they have sent is handled, as far as there is time, their sessions close, and their
  /// requests that wait get errors.
  public func finish() {
    let end = ContinuousClock.now.advanced(by: .seconds(limits.endSeconds))
    while handleArrivals(), .now < end {
      loop?.commit()
      send()
    }
    for client in sockets.values { client.connection.finish() }
    for connection in posts.values { connection.finish() }
  }

  /// Disconnects all clients, and stops listening.
  public func close() {
    listener.deliver([.close])
    listener.close()
  }
}

extension Connection {
  /// The size of the output with what the transport inserts. A client with much unsent output gets no more answers in a
  /// drain, because only what was sent counts as unread.
  fileprivate var outputSize: Int { constants.reduce(output.count) { $0 + $1.text.count } }
}
