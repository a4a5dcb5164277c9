import NIOCore
import NIOWebSocket

/// One WebSocket: each text frame is a JSON-RPC message, in both directions.
final class WebSocketHandler: ChannelInboundHandler, Exchanges.Receiver {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let listener: Listener
  private let exchanges: Exchanges
  private var context: ChannelHandlerContext?
  /// Where NIO's encoder writes its frames: ``TextFrames`` are written there too.
  private var encoder: ChannelHandlerContext?
  private var id: ExchangeID = 0
  private var messages: MessageAssembly
  /// Messages that the server's thread has not handled yet.
  private var unhandled = 0
  /// Bytes that the client has not read yet.
  private let unread = UnreadCounter()
  private var isClosing = false
  private var stalled: Scheduled<Void>?

  init(listener: Listener, exchanges: Exchanges) {
    self.listener = listener
    self.exchanges = exchanges
    messages = MessageAssembly(limit: listener.limits.bodyBytes)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    encoder = try? context.pipeline.syncOperations.context(handlerType: WebSocketFrameEncoder.self)
    id = exchanges.add(self)
    listener.post(.opened(id, unread))
  }

  func handlerRemoved(context: ChannelHandlerContext) { (self.context, encoder) = (nil, nil) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    switch messages.add(unwrapInboundIn(data)) {
    case .message(let message):
      unhandled += 1
      readIfAllowed(context)
      listener.post(.message(id, message))
    case .ping(let data): send(.pong, data, context, nil)
    case .nothing: break
    case .end(let code): end(code, context)
    }
  }

  /// Stops reading while too many messages wait, or while the client reads nothing.
  private func readIfAllowed(_ context: ChannelHandlerContext) {
    let mayRead = unhandled < listener.limits.unhandledMessages && context.channel.isWritable
    context.channel.setOption(.autoRead, value: mayRead).whenFailure { _ in }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    stalled?.cancel()
    let channel = context.channel
    if !channel.isWritable {
      stalled = context.eventLoop.scheduleTask(in: .seconds(listener.limits.idleSeconds)) {
        channel.close(promise: nil)
      }
    }
    readIfAllowed(context)
    context.fireChannelWritabilityChanged()
  }

  func receive(_ delivery: Delivery) {
    guard let context else { return }
    switch delivery {
    case .messages(_, let lines, let handled):
      unhandled -= handled
      send(TextFrames(lines), context)
      readIfAllowed(context)
      if unread.count > listener.limits.unreadBytes { context.close(promise: nil) }
    case .close: end(.goingAway, context)
    case .response: return
    }
  }

  private func send(_ messages: TextFrames, _ context: ChannelHandlerContext) {
    guard let encoder else { return }
    var messages = messages
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    while let (frames, size) = messages.next(context.channel.allocator) {
      let promise = context.eventLoop.makePromise(of: Void.self)
      promise.futureResult.whenComplete { _ in handler.value.didWrite(size) }
      encoder.write(WebSocketFrameEncoder.wrapOutboundOut(frames), promise: promise)
    }
    encoder.flush()
  }

  private func didWrite(_ size: Int) {
    if unread.remove(size) { listener.post(.read(id)) }
  }

  private func send(
    _ opcode: WebSocketOpcode, _ data: NIOCore.ByteBuffer, _ context: ChannelHandlerContext,
    _ promise: EventLoopPromise<Void>?
  ) {
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: promise)
  }

  private func end(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    let channel = context.channel
    let promise = context.eventLoop.makePromise(of: Void.self)
    promise.futureResult.whenComplete { _ in channel.close(promise: nil) }
    send(.connectionClose, data, context, promise)
  }

  /// A client that closes its sending side without a close frame has gone.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    stalled?.cancel()
    exchanges.remove(id)
    listener.post(.closed(id))
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if case NIOWebSocketError.invalidFrameLength = error { return end(.messageTooLarge, context) }
    end(.protocolError, context)
  }
}
