import JSONRPC
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

#if Live
  import NIOSSL
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The listening socket, with one thread that parses and writes bytes and does nothing else.
///
/// Whole requests go into a mailbox, which wakes the server's thread only if it was empty. Answers come back in
/// ``Outbox``.
final class Listener: Sendable {
  let policy: AccessPolicy
  let limits: HTTPLimits
  let arrivals = Mailbox<Arrival>()
  /// What waits to be written, of all clients.
  let waiting: WaitingBytes
  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel
  /// Listeners on further ports of loopback.
  private let others: [any Channel]
  let exchanges: NIOLoopBound<Exchanges>
  /// What is on its way to the loop's thread.
  let outbox = NIOLockedValueBox(Outbox())
  private let lastDrain: NIOLockedValueBox<NIODeadline>
  private let failedCommit = NIOLockedValueBox(false)
  private let isProbed = NIOLockedValueBox(false)
  private let wake: @Sendable () -> Void
  #if Live
    /// Nil if only HTTP is spoken.
    private let tls: NIOSSLContext?
  #endif

  /// Starts to listen.
  ///
  /// - Parameter ports: further ports, of loopback only.
  /// - Throws: ``LocalServiceError``.
  init(
    _ address: ListenAddress, ports: [Int], tls: TLSIdentity?, policy: AccessPolicy, limits: HTTPLimits,
    wake: @escaping @Sendable () -> Void
  ) throws(LocalServiceError) {
    self.policy = policy
    self.limits = limits
    self.wake = wake
    waiting = WaitingBytes(limit: limits.allUnreadBytes)
    #if Live
      do { self.tls = try tls?.context() } catch { throw .unusableCertificate("\(error)") }
    #else
      guard tls == nil else { throw .unusableCertificate("this program was built without TLS") }
    #endif
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let loop = group.next()
    lastDrain = NIOLockedValueBox(.now())
    let child = NIOLockedValueBox<Listener?>(nil)
    do {
      exchanges = try loop.submit { NIOLoopBound(Exchanges(), eventLoop: loop) }.wait()
      client = try LoopbackClient(on: loop)
      let bootstrap = Listener.bootstrap(on: group, child)
      channel = try bootstrap.bind(to: SocketAddress(ipAddress: address.bound, port: address.port)).wait()
    } catch {
      try? group.syncShutdownGracefully()
      throw LocalServiceError.cannotListen(LocalServiceError.cause(error))
    }
    var others: [any Channel] = []
    let inner = address.bound == address.host ? "127.0.0.1" : address.bound
    for port in ports where port != channel.localAddress?.port {
      do {
        let bootstrap = Listener.bootstrap(on: group, child)
        others.append(try bootstrap.bind(to: SocketAddress(ipAddress: inner, port: port)).wait())
      } catch {
        try? group.syncShutdownGracefully()
        throw LocalServiceError.cannotListenOnPort(port, "\(error)")
      }
    }
    self.others = others
    child.withLockedValue { $0 = self }
    channel.closeFuture.whenComplete { _ in child.withLockedValue { $0 = nil } }
  }

  private static func bootstrap(
    on group: MultiThreadedEventLoopGroup, _ child: NIOLockedValueBox<Listener?>
  ) -> ServerBootstrap {
    ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptErrors { _ = child.withLockedValue { $0 }?.makeWay() })
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      // The kernel's buffers are no place for answers that nobody reads either.
      .childChannelOption(.socketOption(.so_sndbuf), value: 256 << 10)
      .childChannelOption(.writeBufferWaterMark, value: .init(low: 32 << 10, high: 64 << 10))
      // All requests in what is read at once are parsed, so it must be little: a client may send many small ones.
      .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: readBytes))
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { channel in
        child.withLockedValue { $0 }?.accept(channel)
          ?? channel.eventLoop.makeFailedFuture(ChannelError.inputClosed)
      }
  }

  /// How many bytes of a connection are read at once.
  private static let readBytes = 2 << 10

  /// Sends requests on the loop's thread.
  let client: LoopbackClient

  /// The port that is listened on.
  var port: Int { channel.localAddress?.port ?? 0 }

  // MARK: On the loop's thread

  private func accept(_ channel: any Channel) -> EventLoopFuture<Void> {
    let open = exchanges.value
    // A connection that makes way is counted until NIO has closed it.
    guard open.connections < limits.connections || makeWay() else { return channel.close() }
    open.connections += 1
    let exchanges = exchanges
    channel.closeFuture.whenComplete { _ in exchanges.value.connections -= 1 }
    let decoderLimits = decoderLimits
    let upgrader = webSocketUpgrader()
    let pipeline = channel.pipeline
    return channel.eventLoop.makeCompletedFuture {
      let patience = Patience(exchanges.value.patience)
      try pipeline.syncOperations.addHandler(patience)
      #if Live
        if let tls = self.tls { try pipeline.syncOperations.addHandler(TLSDetector(tls)) }
      #endif
      try pipeline.syncOperations.addHandler(HeaderClock(limits: self.limits, patience: patience))
    }.flatMap {
      pipeline.configureHTTPServerPipeline(
        withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }), withErrorHandling: false,
        withDecoderLimitConfiguration: decoderLimits)
    }.flatMapThrowing {
      let clock = try pipeline.syncOperations.handler(type: HeaderClock.self)
      try pipeline.syncOperations.addHandler(HTTPHandler(listener: self, exchanges: exchanges.value, clock: clock))
    }
  }

  /// Closes the connection that has waited longest for its client.
  ///
  /// - Returns: false if all clients wait for us.
  private func makeWay() -> Bool {
    guard let longest = exchanges.value.patience.longest() else { return false }
    longest.end()
    return true
  }

  private var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var decoder = NIOHTTPDecoderLimitConfiguration()
    decoder.maxHeaderFieldSize = limits.headerBytes
    decoder.maxHeaderListSize = limits.headerBytes
    return decoder
  }

  /// The path of WebSocket connections.
  static let webSocketPath = "/_/ws"

  /// A request that may not be upgraded gets its rejection from ``HTTPHandler``.
  private func webSocketUpgrader() -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: limits.bodyBytes, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        let asked = RequestHead(head)
        let mayUpgrade =
          head.method == .GET && !Listener.hasBody(head) && asked.target.prefix { $0 != "?" } == Listener.webSocketPath
          && self.policy.rejection(of: "GET", asked.target, headers: asked.headers) == nil
        guard mayUpgrade else { return channel.eventLoop.makeSucceededFuture(nil) }
        let offered = head.headers[canonicalForm: "Sec-WebSocket-Protocol"].map(String.init)
        let own = AccessPolicy.webSocketProtocol
        let answer = offered.contains(own) ? HTTPHeaders([("Sec-WebSocket-Protocol", own)]) : HTTPHeaders()
        return channel.eventLoop.makeSucceededFuture(answer)
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.handler(type: HeaderClock.self).stop()
          let http = try pipeline.handler(type: HTTPHandler.self)
          pipeline.removeHandler(http, promise: nil)
          let patience = try pipeline.handler(type: Patience.self)
          try pipeline.addHandler(
            WebSocketHandler(
              listener: self, exchanges: self.exchanges.value, scope: self.scope(of: RequestHead(head)),
              patience: patience))
        }
      })
  }

  /// True for a request with a body. NIO closes the connection of one that it upgrades, without a response.
  private static func hasBody(_ head: HTTPRequestHead) -> Bool {
    head.headers.contains(name: "Transfer-Encoding") || head.headers["Content-Length"].contains { $0 != "0" }
  }

  /// The spaces that a WebSocket's address and token name: `?space=ada`, or `?run=ID` for the space `run-ID` of a test
  /// process.
  private func scope(of asked: RequestHead) -> ClientScope {
    let run = Listener.item("run", in: asked.target).map { "run-" + $0 }
    return ClientScope(
      named: run ?? Listener.item("space", in: asked.target), limit: policy.token(in: asked.headers)?.onlySpace,
      isOwn: run != nil)
  }

  /// The value of an item in the query of a target; nil for none.
  private static func item(_ name: String, in target: String) -> String? {
    guard let mark = target.firstIndex(of: "?") else { return nil }
    let item = target[mark...].dropFirst().split(separator: "&").first { $0.hasPrefix(name + "=") }
    return item.map { String($0.dropFirst(name.count + 1)) }
  }

  func post(_ arrival: Arrival) {
    if arrivals.post(arrival) { wake() }
  }

  /// Age of the last drain, in milliseconds.
  var millisecondsSinceDrain: Int64 {
    (NIODeadline.now() - lastDrain.withLockedValue { $0 }).nanoseconds / 1_000_000
  }

  /// True if the last commit of the ledger failed.
  var hasFailedCommit: Bool { failedCommit.withLockedValue { $0 } }

  /// Wakes the server's thread later.
  func wake(afterMilliseconds delay: Int64) {
    let wake = wake
    _ = exchanges.eventLoop.scheduleTask(in: .milliseconds(max(delay, 0) + 1)) { wake() }
  }

  /// Wakes the server's thread, so that its next drain can be seen, and whether it can commit.
  func probe() {
    let wasProbed = isProbed.withLockedValue { isProbed in
      defer { isProbed = true }
      return isProbed
    }
    if !wasProbed { wake() }
  }

  // MARK: On the server's thread

  func noteDrain() { lastDrain.withLockedValue { $0 = .now() } }

  /// True if somebody has asked since the last call whether the server is ready.
  func takeProbe() -> Bool {
    isProbed.withLockedValue { isProbed in
      defer { isProbed = false }
      return isProbed
    }
  }

  func noteCommit(failed: Bool) { failedCommit.withLockedValue { $0 = failed } }

  /// Bytes of a delivery no longer wait: they were written, or their client has gone. Called on the loop's thread.
  func wasWritten(_ bytes: Int) {
    exchanges.value.unwrittenBytes -= bytes
    if waiting.remove(bytes) { wake() }
  }

  func close() {
    // A turn that is planned would come too late.
    try? exchanges.eventLoop.submit { self.takeTurn() }.wait()
    for channel in [channel] + others { try? channel.close().wait() }
    try? group.syncShutdownGracefully()
  }
}

/// Keeps a listener from trying again and again to accept a connection for which the process has no file.
private final class AcceptErrors: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private let makeWay: () -> Void

  init(makeWay: @escaping () -> Void) { self.makeWay = makeWay }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    makeWay()
    let channel = context.channel
    channel.setOption(.autoRead, value: false).whenFailure { _ in }
    _ = context.eventLoop.scheduleTask(in: .milliseconds(100)) {
      channel.setOption(.autoRead, value: true).whenFailure { _ in }
    }
  }
}

/// Why the local service cannot start.
public enum LocalServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address cannot be listened on.
  case cannotListen(String)
  /// A further port cannot be listened on, most often because another program does.
  case cannotListenOnPort(Int, String)
  /// The certificate or its key cannot be used.
  case unusableCertificate(String)
  /// Two endpoints match the same requests.
  case equalEndpoints(String)
  /// Other machines could connect, and no token is set.
  case tokenMissing

  /// What the system says, in words for those errors that people cause.
  static func cause(_ error: any Error) -> String {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: "the port is in use. Choose another one; 0 picks a free port"
    case EACCES: "this user may not open the port. Choose one from 1024 to 65535"
    case EADDRNOTAVAIL: "this machine does not have the address. Use 127.0.0.1, or 0.0.0.0 for all of its addresses"
    default: "\(error)"
    }
  }

  /// One line for stderr.
  public var description: String {
    switch self {
    case .cannotListen(let cause): "cannot listen: \(cause)"
    case .cannotListenOnPort(let port, let cause):
      "cannot listen on port \(port): \(cause). End the program that uses the port, or leave out the option for further ports"
    case .unusableCertificate(let cause): "the certificate cannot be used: \(cause)"
    case .equalEndpoints(let shape): "two adapters have the same endpoint: \(shape)"
    case .tokenMissing: "a token is required to listen on an address that other machines can reach: use --token-file"
    }
  }
}
