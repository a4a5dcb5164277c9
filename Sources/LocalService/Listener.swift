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
/// Whole requests go into a mailbox, which wakes the server's thread only if it was empty. Answers come back in one
/// task per drain.
final class Listener: Sendable {
  let policy: AccessPolicy
  let limits: HTTPLimits
  let arrivals = Mailbox<Arrival>()
  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel
  /// Listeners on further ports of loopback.
  private let others: [any Channel]
  private let exchanges: NIOLoopBound<Exchanges>
  private let lastDrain: NIOLockedValueBox<NIODeadline>
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
      let bootstrap = Listener.bootstrap(on: group, child)
      channel = try bootstrap.bind(to: SocketAddress(ipAddress: address.host, port: address.port)).wait()
    } catch {
      try? group.syncShutdownGracefully()
      throw LocalServiceError.cannotListen(LocalServiceError.cause(error))
    }
    var others: [any Channel] = []
    for port in ports where port != channel.localAddress?.port {
      do {
        let bootstrap = Listener.bootstrap(on: group, child)
        others.append(try bootstrap.bind(to: SocketAddress(ipAddress: "127.0.0.1", port: port)).wait())
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
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.writeBufferWaterMark, value: .init(low: 256 << 10, high: 1 << 20))
      .childChannelInitializer { channel in
        child.withLockedValue { $0 }?.accept(channel)
          ?? channel.eventLoop.makeFailedFuture(ChannelError.inputClosed)
      }
  }

  /// The port that is listened on.
  var port: Int { channel.localAddress?.port ?? 0 }

  // MARK: On the loop's thread

  private func accept(_ channel: any Channel) -> EventLoopFuture<Void> {
    let open = exchanges.value
    guard open.connections < limits.connections else { return channel.close() }
    open.connections += 1
    let exchanges = exchanges
    channel.closeFuture.whenComplete { _ in exchanges.value.connections -= 1 }
    let decoderLimits = decoderLimits
    let upgrader = webSocketUpgrader()
    let pipeline = channel.pipeline
    return channel.eventLoop.makeCompletedFuture {
      #if Live
        if let tls = self.tls { try pipeline.syncOperations.addHandler(TLSDetector(tls)) }
      #endif
      try pipeline.syncOperations.addHandler(HeaderClock(limits: self.limits))
    }.flatMap {
      pipeline.configureHTTPServerPipeline(
        withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }),
        withDecoderLimitConfiguration: decoderLimits)
    }.flatMapThrowing {
      let clock = try pipeline.syncOperations.handler(type: HeaderClock.self)
      try pipeline.syncOperations.addHandler(HTTPHandler(listener: self, exchanges: exchanges.value, clock: clock))
    }
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
          head.method == .GET && asked.target.prefix { $0 != "?" } == Listener.webSocketPath
          && self.policy.rejection(of: asked.target, headers: asked.headers) == nil
        guard mayUpgrade else { return channel.eventLoop.makeSucceededFuture(nil) }
        let offered = head.headers[canonicalForm: "Sec-WebSocket-Protocol"].map(String.init)
        let own = AccessPolicy.webSocketProtocol
        let answer = offered.contains(own) ? HTTPHeaders([("Sec-WebSocket-Protocol", own)]) : HTTPHeaders()
        return channel.eventLoop.makeSucceededFuture(answer)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.handler(type: HeaderClock.self).stop()
          let http = try pipeline.handler(type: HTTPHandler.self)
          pipeline.removeHandler(http, promise: nil)
          try pipeline.addHandler(WebSocketHandler(listener: self, exchanges: self.exchanges.value))
        }
      })
  }

  func post(_ arrival: Arrival) {
    if arrivals.post(arrival) { wake() }
  }

  /// Age of the last drain, in milliseconds.
  var millisecondsSinceDrain: Int64 {
    (NIODeadline.now() - lastDrain.withLockedValue { $0 }).nanoseconds / 1_000_000
  }

  /// Wakes the server's thread later.
  func wake(afterMilliseconds delay: Int64) {
    let wake = wake
    _ = exchanges.eventLoop.scheduleTask(in: .milliseconds(max(delay, 0) + 1)) { wake() }
  }

  /// Wakes the server's thread, so that its next drain can be seen.
  func probe() { wake() }

  // MARK: On the server's thread

  func noteDrain() { lastDrain.withLockedValue { $0 = .now() } }

  func deliver(_ deliveries: [Delivery]) {
    guard !deliveries.isEmpty else { return }
    let exchanges = exchanges
    exchanges.eventLoop.execute {
      for delivery in deliveries { exchanges.value.deliver(delivery) }
    }
  }

  func close() {
    for channel in [channel] + others { try? channel.close().wait() }
    try? group.syncShutdownGracefully()
  }
}

/// Who awaits deliveries. Only for the loop's thread.
final class Exchanges {
  /// One that awaits deliveries.
  protocol Receiver: AnyObject {
    func receive(_ delivery: Delivery)
  }

  var connections = 0
  /// Bytes of bodies that are not whole yet.
  var bodyBytes = 0
  private var receivers: [ExchangeID: any Receiver] = [:]
  private var last: ExchangeID = 0

  func add(_ receiver: any Receiver) -> ExchangeID {
    last += 1
    receivers[last] = receiver
    return last
  }

  func remove(_ id: ExchangeID) { receivers[id] = nil }

  func deliver(_ delivery: Delivery) {
    switch delivery {
    case .response(let id, _), .messages(let id, _, _): receivers[id]?.receive(delivery)
    case .close: for receiver in receivers.values { receiver.receive(delivery) }
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
    case EADDRINUSE: "the port is in use. Choose another one; 0 takes a free one"
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
