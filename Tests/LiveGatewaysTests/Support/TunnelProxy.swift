#if Live
  import NIOConcurrencyHelpers
  import NIOCore
  import NIOPosix

  /// A proxy on 127.0.0.1 that opens tunnels, all of them to one port of this machine, and writes down where they were
  /// to lead.
  final class TunnelProxy: Sendable {
    private let channel: any Channel
    private let log = NIOLockedValueBox<[String]>([])

    init(to port: Int) async throws {
      let log = log
      channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(Tunnel(log: log, port: port))
          }
        }
        .bind(host: "127.0.0.1", port: 0).get()
    }

    var url: String { "http://127.0.0.1:\(channel.localAddress?.port ?? 0)" }
    /// The first line of each request.
    var asked: [String] { log.withLockedValue { $0 } }

    func stop() async throws { try await channel.close() }
  }

  /// The client's end of a tunnel.
  private final class Tunnel: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let log: NIOLockedValueBox<[String]>
    private let port: Int
    private var head = ""
    private var service: (any Channel)?

    init(log: NIOLockedValueBox<[String]>, port: Int) {
      self.log = log
      self.port = port
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let bytes = unwrapInboundIn(data)
      if let service { return service.writeAndFlush(bytes, promise: nil) }
      head += String(buffer: bytes)
      guard head.hasSuffix("\r\n\r\n") else { return }
      log.withLockedValue { $0.append(String(head.prefix { $0 != "\r\n" })) }
      let client = context.channel
      let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
      ClientBootstrap(group: context.eventLoop)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(Return(to: client)) }
        }
        .connect(host: "127.0.0.1", port: port).whenSuccess { service in
          bound.value.service = service
          client.writeAndFlush(ByteBuffer(string: "HTTP/1.1 200 Connected\r\n\r\n"), promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) { service?.close(promise: nil) }
  }

  /// The service's end.
  private final class Return: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let client: any Channel

    init(to client: any Channel) { self.client = client }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      client.writeAndFlush(unwrapInboundIn(data), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) { client.close(promise: nil) }
  }
#endif
