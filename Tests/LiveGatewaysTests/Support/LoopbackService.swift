#if Live
  import Foundation
  import NIOConcurrencyHelpers
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import NIOSSL

  /// An HTTP/1.1 server on 127.0.0.1 that writes down what it was asked and answers what a test says, broken answers
  /// included.
  final class LoopbackService: Sendable {
    /// A request as it came.
    struct Received: Sendable {
      let method: String
      /// Path and query as they stood in the request line; the whole URL where a proxy was asked.
      let target: String
      let headers: HTTPHeaders
      let body: [UInt8]
    }

    /// What is answered.
    struct Answer: Sendable {
      /// What goes wrong on the way.
      enum Fault: Sendable, Equatable {
        case none
        /// The connection is closed before anything is said.
        case silence
        /// So many bytes of the body come, then the connection is closed.
        case cut(after: Int)
        /// The head names another length than the body has, and the connection is closed after it.
        case length(Int)
        /// What comes is no HTTP.
        case noise
      }

      var status = 200
      var headers: [(String, String)] = [("Content-Type", "application/json")]
      var body: [UInt8] = []
      /// In milliseconds.
      var delay: Int64 = 0
      /// It waits until so many requests have been under way at once, but not longer than 20 s.
      var together = 1
      var fault = Fault.none
    }

    typealias Responder = @Sendable (Received) -> Answer

    private let channel: any Channel
    private let log = NIOLockedValueBox<[Received]>([])
    private let most = NIOLockedValueBox((now: 0, peak: 0))

    /// Starts on a free port.
    ///
    /// - Parameters:
    ///   - certificate: the name of a file in `Certificates`, for TLS; nil for none.
    ///   - newest: the newest version of TLS that it has; nil for all. It has all older ones.
    init(certificate: String? = nil, newest: TLSVersion? = nil, _ respond: @escaping Responder) async throws {
      let (log, most) = (log, most)
      let tls = try certificate.map { try NIOSSLContext(configuration: LoopbackService.tls($0, newest)) }
      channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.backlog, value: 1024)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            if let tls { try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls)) }
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: false)
            try channel.pipeline.syncOperations.addHandler(Handler(log: log, most: most, respond: respond))
          }
        }
        .bind(host: "127.0.0.1", port: 0).get()
    }

    /// The path of a file in `Certificates`.
    static func certificate(_ name: String) -> String {
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Certificates/\(name).pem").path
    }

    private static func tls(_ name: String, _ newest: TLSVersion?) throws -> TLSConfiguration {
      let chain = try NIOSSLCertificate.fromPEMFile(certificate(name)).map { NIOSSLCertificateSource.certificate($0) }
      let key = try NIOSSLPrivateKey(file: certificate(name + ".key"), format: .pem)
      var tls = TLSConfiguration.makeServerConfiguration(certificateChain: chain, privateKey: .privateKey(key))
      tls.minimumTLSVersion = .tlsv1
      tls.maximumTLSVersion = newest
      return tls
    }

    var port: Int { channel.localAddress?.port ?? 0 }
    var baseURL: String { "http://127.0.0.1:\(port)" }
    /// Everything that was asked, in the order in which it came.
    var received: [Received] { log.withLockedValue { $0 } }
    /// How many requests were under way at the same time at most.
    var peak: Int { most.withLockedValue { $0.peak } }

    func stop() async throws { try await channel.close() }
  }

  private final class Handler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let log: NIOLockedValueBox<[LoopbackService.Received]>
    private let most: NIOLockedValueBox<(now: Int, peak: Int)>
    private let respond: LoopbackService.Responder
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []

    init(
      log: NIOLockedValueBox<[LoopbackService.Received]>, most: NIOLockedValueBox<(now: Int, peak: Int)>,
      respond: @escaping LoopbackService.Responder
    ) {
      self.log = log
      self.most = most
      self.respond = respond
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): self.head = head
      case .body(let part): body += Array(part.readableBytesView)
      case .end:
        guard let head else { return }
        let received = LoopbackService.Received(
          method: head.method.rawValue, target: head.uri, headers: head.headers, body: body)
        (self.head, body) = (nil, [])
        log.withLockedValue { $0.append(received) }
        most.withLockedValue { $0 = (now: $0.now + 1, peak: max($0.peak, $0.now + 1)) }
        let answer = respond(received)
        write(answer, in: .milliseconds(answer.delay), context, latest: .now() + .seconds(20))
      }
    }

    private func write(
      _ answer: LoopbackService.Answer, in delay: TimeAmount, _ context: ChannelHandlerContext, latest: NIODeadline
    ) {
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      context.eventLoop.scheduleTask(in: delay) {
        let (handler, context) = bound.value
        if handler.most.withLockedValue({ $0.peak }) < answer.together, .now() < latest {
          return handler.write(answer, in: .milliseconds(10), context, latest: latest)
        }
        handler.write(answer, context)
      }
    }

    private func write(_ answer: LoopbackService.Answer, _ context: ChannelHandlerContext) {
      most.withLockedValue { $0.now -= 1 }
      guard answer.fault != .silence else { return context.close(promise: nil) }
      if answer.fault == .noise {
        if let encoder = try? context.pipeline.syncOperations.context(handlerType: HTTPResponseEncoder.self) {
          encoder.writeAndFlush(NIOAny(ByteBuffer(string: "SSH-2.0-nothing\r\n\r\n")), promise: nil)
        }
        return context.close(promise: nil)
      }
      var body = answer.body
      var length = body.count
      if case .cut(let count) = answer.fault { body = Array(body.prefix(count)) }
      if case .length(let told) = answer.fault { length = told }
      var head = HTTPResponseHead(
        version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status), headers: HTTPHeaders(answer.headers))
      head.headers.add(name: "Content-Length", value: String(length))
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: body)))), promise: nil)
      if answer.fault == .none {
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      } else {
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer())))).whenComplete { _ in
          bound.value.close(promise: nil)
        }
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
#endif
