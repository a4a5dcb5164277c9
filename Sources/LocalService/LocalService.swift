public import JSONRPC
import JanssonCoding
public import RedemptionCore

/// HTTP and WebSocket clients of the server: JSON-RPC under `/_/`, and the vendors' services at the root.
///
/// Everything but its initializer is for the server's thread. NIO's thread only parses and writes bytes: see
/// `Listener`.
public final class LocalService: ClientSource {
  /// Where clients connect, such as `http://127.0.0.1:8787`.
  public let url: String
  private let listener: Listener
  private let policy: AccessPolicy
  private var loop: ServeLoop?
  private var vendors: VendorRequests?
  /// The client of all `POST /_/rpc`: sessions opened there stay open until they are closed.
  private let postClient = Client(name: "http")

  private var arrivals: [Arrival] = []
  private var firstArrival = 0
  private var sockets: [ExchangeID: WebSocketClient] = [:]
  private var posts: [ExchangeID: Connection] = [:]
  private var deliveries: [Delivery] = []

  private struct WebSocketClient {
    let connection: Connection
    let unread: UnreadCounter
    var handled = 0
  }

  /// Messages that one drain handles at most, so that stdio gets its turn.
  private static let drainSize = 1_024

  /// Starts to listen. The first request is answered after ``serve(_:for:)``.
  ///
  /// - Parameters:
  ///   - address: where to listen.
  ///   - ports: further ports, of loopback only.
  ///   - tls: the certificate for clients that speak TLS; nil rejects them. Each port speaks both then.
  ///   - names: further names by which clients may call this machine.
  ///   - token: what requests must carry; required if other machines can connect.
  ///   - limits: what a client may send.
  ///   - wake: makes the server's thread call ``handleArrivals()``; called from another thread.
  /// - Throws: ``LocalServiceError``.
  public init(
    _ address: ListenAddress, ports: [Int] = [], tls: TLSIdentity? = nil, names: [String] = [], token: String? = nil,
    limits: HTTPLimits = HTTPLimits(), wake: @escaping @Sendable () -> Void
  ) throws(LocalServiceError) {
    guard address.isLoopback || token != nil else { throw .tokenMissing }
    policy = AccessPolicy(address: address, names: names, token: token)
    listener = try Listener(address, ports: ports, tls: tls, policy: policy, limits: limits, wake: wake)
    url = "http://\(ListenAddress.urlHost(address.host)):\(listener.port)"
  }

  /// Makes this service's clients those of a loop.
  ///
  /// - Parameters:
  ///   - loop: reads the requests of JSON-RPC clients.
  ///   - host: answers the requests of the vendors' SDKs.
  /// - Throws: ``LocalServiceError/equalEndpoints(_:)``.
  public func serve(_ loop: ServeLoop, for host: any EndpointHost) throws(LocalServiceError) {
    vendors = try VendorRequests(host: host, loop: loop, policy: policy)
    self.loop = loop
  }

  // MARK: A drain

  /// Handles requests and messages that have arrived, at most as many as one drain should.
  public func handleArrivals() -> Bool {
    listener.noteDrain()
    arrivals += listener.arrivals.takeAll()
    guard let loop else { return false }
    // After the messages, because one of them may move the clock; in each drain, because another client may.
    defer { vendors?.handleDelayed() }
    let end = min(arrivals.count, firstArrival + LocalService.drainSize)
    while firstArrival < end {
      handle(arrivals[firstArrival], on: loop)
      firstArrival += 1
    }
    if firstArrival < arrivals.count { return true }
    arrivals.removeAll(keepingCapacity: true)
    firstArrival = 0
    return false
  }

  private func handle(_ arrival: Arrival, on loop: ServeLoop) {
    switch arrival {
    case .opened(let id, let unread):
      let connection = Connection(loop: loop, name: "websocket-\(id)", framing: .line)
      connection.unread = unread
      sockets[id] = WebSocketClient(connection: connection, unread: unread)
    case .read: break  // Subscribers get their turn in every drain.
    case .message(let id, let message):
      sockets[id]?.connection.handleMessage(message)
      sockets[id]?.handled += 1
    case .inputClosed(let id): vendors?.endInput(id)
    case .closed(let id):
      sockets.removeValue(forKey: id)?.connection.finish()
      posts.removeValue(forKey: id)?.hangUp()
      vendors?.forget(id)
    case .request(let id, let request): handle(request, id, on: loop)
    }
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
    let connection = Connection(loop: loop, client: postClient, framing: .line)
    posts[id] = connection
    connection.handleMessage(request.body, contentType: request.header("Content-Type"))
  }

  /// Hands what the last commit has settled to the loop's thread.
  public func send() {
    for (id, client) in sockets where client.handled > 0 || !client.connection.output.isEmpty {
      client.unread.add(client.connection.output.count)
      deliveries.append(.messages(id, client.connection.output.bytes, handled: client.handled))
      client.connection.output.removeAll()
      sockets[id]?.handled = 0
    }
    for (id, connection) in posts where !connection.output.isEmpty || connection.pendingCount == 0 {
      let body = Array(connection.output.bytes.dropLast())
      deliveries.append(.response(id, body.isEmpty ? HTTPResponse(status: 204) : .json(body)))
      posts[id] = nil
    }
    // A commit that failed has settled these too.
    deliveries += (vendors?.takeResponses() ?? []).map { .response($0.id, $0.response) }
    listener.deliver(deliveries)
    deliveries.removeAll(keepingCapacity: true)
  }

  // MARK: The end

  /// Ends the clients: their sessions close, and their requests that wait get errors.
  public func finish() {
    _ = handleArrivals()
    for client in sockets.values { client.connection.finish() }
    for connection in posts.values { connection.finish() }
  }

  /// Disconnects all clients, and stops listening.
  public func close() {
    listener.deliver([.close])
    listener.close()
  }
}
