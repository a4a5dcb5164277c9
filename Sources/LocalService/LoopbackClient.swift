import NIOCore
import NIOHTTP1
import NIOPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sends HTTP/1.1 requests to this machine, on the thread of the local service. It resolves no names, follows no
/// redirects, and knows no proxy.
public final class LoopbackClient: Sendable {
  /// How a request has ended.
  public enum Answer: Hashable, Sendable {
    /// A complete answer, by its status.
    case status(Int)
    /// The request was sent, perhaps in part, and there is no complete answer.
    case noAnswer(String)
    /// Nothing was sent.
    case notSent(String)
  }

  private let loop: any NIOCore.EventLoop
  private let pool: NIOLoopBound<LoopbackPool>

  init(on loop: any NIOCore.EventLoop) throws {
    self.loop = loop
    pool = try loop.submit { NIOLoopBound(LoopbackPool(on: loop), eventLoop: loop) }.wait()
  }

  /// Sends a POST, and calls `done` once.
  ///
  /// - Parameters:
  ///   - host: an address of loopback, or `localhost`; to any other nothing is sent.
  ///   - port: from 1 to 65535.
  ///   - target: path and query as the request line has them.
  ///   - headers: the fields, beside `Host` and `Content-Length`.
  ///   - body: the body.
  ///   - seconds: within which the answer must be complete.
  ///   - done: gets the answer, on the thread of the local service.
  public func post(
    to host: String, port: Int, target: String, headers: [(name: String, value: String)], body: [UInt8],
    within seconds: Int64, done: @escaping @Sendable (Answer) -> Void
  ) {
    var head = HTTPRequestHead(version: .http1_1, method: .POST, uri: target)
    let shown = host.contains(":") ? "[\(host)]" : host
    head.headers = HTTPHeaders(
      [("Host", port == 80 ? shown : "\(shown):\(port)")] + headers.map { ($0.name, $0.value) })
    head.headers.replaceOrAdd(name: "Content-Length", value: String(body.count))
    let request = LoopbackRequest(
      hosts: host == "localhost" ? ["127.0.0.1", "::1"] : [host], port: port, head: head, body: body,
      time: .seconds(seconds), done: done)
    let pool = pool
    loop.execute { pool.value.send(request) }
  }
}

/// A request that waits for its answer.
private struct LoopbackRequest: Sendable {
  /// Tried one after the other.
  let hosts: [String]
  let port: Int
  let head: HTTPRequestHead
  let body: [UInt8]
  let time: TimeAmount
  let done: @Sendable (LoopbackClient.Answer) -> Void

  var place: String { "\(hosts[0]):\(port)" }
}

/// The connections to receivers. Only for the loop's thread.
private final class LoopbackPool {
  private let loop: any NIOCore.EventLoop
  /// Connections without a request, by where they lead, the last used one last.
  private var idle: [String: [LoopbackConnection]] = [:]

  /// How long a connection without a request stays open: less than servers keep theirs.
  private static let idleTime = TimeAmount.seconds(1)

  init(on loop: any NIOCore.EventLoop) { self.loop = loop }

  func send(_ request: LoopbackRequest) {
    let exchange = LoopbackExchange(request)
    let bound = NIOLoopBound(exchange, eventLoop: loop)
    exchange.timeout = loop.scheduleTask(in: request.time) {
      bound.value.end(.noAnswer("no answer within \(request.time.nanoseconds / 1_000_000_000) s"))
    }
    while let connection = idle[request.place]?.popLast() {
      guard connection.isOpen else { continue }
      exchange.isReused = true
      return connection.begin(exchange)
    }
    connect(exchange)
  }

  /// Opens a connection for a request.
  private func connect(_ exchange: LoopbackExchange, host index: Int = 0) {
    let request = exchange.request
    let address: SocketAddress
    do { address = try SocketAddress(ipAddress: request.hosts[index], port: request.port) } catch {
      return exchange.end(.notSent("no address of this machine"))
    }
    let (pool, bound) = (NIOLoopBound(self, eventLoop: loop), NIOLoopBound(exchange, eventLoop: loop))
    ClientBootstrap(group: loop)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .connectTimeout(request.time)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers(leftOverBytesStrategy: .dropBytes)
          let connection = LoopbackConnection(channel, to: request.place, of: pool.value)
          try channel.pipeline.syncOperations.addHandler(connection)
        }
      }
      .connect(to: address)
      .whenComplete { result in
        switch result {
        case .success(let channel):
          guard let connection = try? channel.pipeline.syncOperations.handler(type: LoopbackConnection.self) else {
            return bound.value.end(.notSent("the connection was closed at once"))
          }
          bound.value.isReused = false
          connection.begin(bound.value)
        case .failure(let error):
          guard index + 1 == request.hosts.count else { return pool.value.connect(bound.value, host: index + 1) }
          bound.value.end(.notSent(LoopbackPool.cause(error)))
        }
      }
  }

  private static func cause(_ error: any Error) -> String {
    (error as? IOError)?.errnoCode == ECONNREFUSED ? "nothing listens there" : "\(error)"
  }

  /// A connection has no request any more.
  func keep(_ connection: LoopbackConnection) {
    idle[connection.place, default: []].append(connection)
    let use = connection.uses
    let (pool, bound) = (NIOLoopBound(self, eventLoop: loop), NIOLoopBound(connection, eventLoop: loop))
    _ = loop.scheduleTask(in: LoopbackPool.idleTime) {
      guard bound.value.uses == use else { return }
      pool.value.drop(bound.value)
      bound.value.close()
    }
  }

  func drop(_ connection: LoopbackConnection) {
    idle[connection.place]?.removeAll { $0 === connection }
    if idle[connection.place]?.isEmpty ?? false { idle[connection.place] = nil }
  }

  /// A server may close a connection while the next request is on its way: then it is sent again, on a new one.
  func sendAgain(_ exchange: LoopbackExchange) { connect(exchange) }
}

/// A request and its way to an answer. Only for the loop's thread.
private final class LoopbackExchange {
  let request: LoopbackRequest
  /// True on a connection that had an earlier request.
  var isReused = false
  var timeout: Scheduled<Void>?
  /// Its connection, while it has one.
  weak var connection: LoopbackConnection?
  private(set) var hasEnded = false

  init(_ request: LoopbackRequest) { self.request = request }

  func end(_ answer: LoopbackClient.Answer) {
    guard !hasEnded else { return }
    hasEnded = true
    timeout?.cancel()
    request.done(answer)
    // Whatever comes on it now belongs to this request.
    if case .status = answer { return }
    connection?.close()
  }
}

/// One connection, with at most one request at a time.
private final class LoopbackConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundOut = HTTPClientRequestPart

  let place: String
  /// The number of requests so far.
  private(set) var uses = 0
  private let channel: any Channel
  private weak var pool: LoopbackPool?
  private var exchange: LoopbackExchange?
  private var head: HTTPResponseHead?

  init(_ channel: any Channel, to place: String, of pool: LoopbackPool) {
    self.channel = channel
    self.place = place
    self.pool = pool
  }

  var isOpen: Bool { channel.isActive }

  func close() { channel.close(promise: nil) }

  func begin(_ exchange: LoopbackExchange) {
    guard !exchange.hasEnded else { return close() }
    uses += 1
    self.exchange = exchange
    exchange.connection = self
    let request = exchange.request
    channel.write(HTTPClientRequestPart.head(request.head), promise: nil)
    channel.write(HTTPClientRequestPart.body(.byteBuffer(ByteBuffer(bytes: request.body))), promise: nil)
    channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let exchange, let head else { return close() }
      self.exchange = nil
      self.head = nil
      let isKept = head.isKeepAlive && channel.isActive && !exchange.hasEnded
      exchange.end(.status(Int(head.status.code)))
      if isKept { pool?.keep(self) } else { close() }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let lost = exchange
    exchange = nil
    lost?.end(.noAnswer(error is HTTPParserError ? "the answer is no HTTP" : "\(error)"))
    close()
  }

  func channelInactive(context: ChannelHandlerContext) {
    pool?.drop(self)
    guard let lost = exchange else { return }
    exchange = nil
    if lost.isReused, head == nil, !lost.hasEnded {
      pool?.sendAgain(lost)
    } else {
      lost.end(.noAnswer("the connection was closed before the answer was complete"))
    }
  }
}
