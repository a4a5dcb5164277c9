import JSONRPC
import NIOCore
import NIOWebSocket

/// One WebSocket: each text frame is a JSON-RPC message, in both directions.
final class WebSocketHandler: ChannelInboundHandler, Exchanges.Receiver, Exchanges.Writer {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let listener: Listener
  private let exchanges: Exchanges
  private var context: ChannelHandlerContext?
  /// Where NIO's encoder writes its frames: ``TextFrames`` are written there too.
  private var encoder: ChannelHandlerContext?
  private var id: ExchangeID = 0
  private var messages: MessageAssembly
  /// Messages that the server's thread has not handled yet, and their bytes.
  private var unhandled = (count: 0, bytes: 0)
  /// What of ``Exchanges/bodyBytes`` is this client's.
  private var countedBytes = 0
  /// Bytes that the client has not read yet.
  private let unread = UnreadCounter()
  /// Deliveries of which something is not written yet.
  private var unwritten = 0
  private(set) var lastRead = NIODeadline.now()
  private let patience: Patience
  private var isClosing = false
  private let scope: ClientScope
  private var stalled: Scheduled<Void>?
  private var ping: RepeatedTask?
  /// True if the client has sent nothing since the last ping.
  private var isSilent = false

  init(listener: Listener, exchanges: Exchanges, scope: ClientScope, patience: Patience) {
    self.patience = patience
    self.listener = listener
    self.exchanges = exchanges
    self.scope = scope
    messages = MessageAssembly(limit: listener.limits.bodyBytes)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    encoder = try? context.pipeline.syncOperations.context(handlerType: WebSocketFrameEncoder.self)
    id = exchanges.add(self)
    listener.post(.opened(id, scope, unread))
    let interval = TimeAmount.seconds(listener.limits.pingSeconds)
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    ping = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
      handler.value.sendPing()
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { (self.context, encoder) = (nil, nil) }

  /// Disconnects a client that has not answered the last ping. One that is not read at the moment cannot answer.
  private func sendPing() {
    guard let context, !isClosing, mayRead(context) else { return isSilent = false }
    if isSilent { return context.close(promise: nil) }
    isSilent = true
    send(.ping, NIOCore.ByteBuffer(), context, nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    isSilent = false
    let result = messages.add(unwrapInboundIn(data))
    if case .message(let message) = result {
      unhandled.count += 1
      unhandled.bytes += message.count
    }
    countBytes()
    guard exchanges.bodyBytes <= listener.limits.allBodyBytes else {
      return end(WebSocketErrorCode(codeNumber: WebSocketHandler.tryAgainLater), context)
    }
    switch result {
    case .message(let message):
      readIfAllowed(context)
      listener.post(.message(id, message))
    case .ping(let data): send(.pong, data, context, nil)
    case .nothing: break
    case .end(let code): end(code, context)
    }
  }

  /// Registered at IANA beside those of RFC 6455, 7.4.
  private static let tryAgainLater = 1_013

  private func countBytes() {
    let bytes = unhandled.bytes + messages.partialBytes
    exchanges.bodyBytes += bytes - countedBytes
    countedBytes = bytes
  }

  /// False while too many messages wait, or while the client reads nothing.
  private func mayRead(_ context: ChannelHandlerContext) -> Bool {
    unhandled.count < listener.limits.unhandledMessages && unhandled.bytes < listener.limits.bodyBytes
      && context.channel.isWritable
  }

  private func readIfAllowed(_ context: ChannelHandlerContext) {
    context.channel.setOption(.autoRead, value: mayRead(context)).whenFailure { _ in }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable { stalled?.cancel() } else { expectReading(context.channel) }
    readIfAllowed(context)
    context.fireChannelWritabilityChanged()
  }

  /// Disconnects the client if it reads nothing from now on.
  private func expectReading(_ channel: any Channel) {
    stalled?.cancel()
    stalled = channel.eventLoop.scheduleTask(in: .seconds(listener.limits.idleSeconds)) { channel.close(promise: nil) }
  }

  func receive(_ delivery: Delivery) {
    switch delivery {
    case .messages(_, let lines, let handled, let bytes):
      unhandled.count -= handled
      unhandled.bytes -= bytes
      countBytes()
      guard let context else { return listener.wasWritten(delivery.size) }
      send(TextFrames(lines), counted: delivery.size, context)
      readIfAllowed(context)
      if unread.count > listener.limits.unreadBytes { disconnect() }
    case .close: context.map { end(.goingAway, $0) }
    case .response, .forgotten: return
    }
  }

  func disconnect() { patience.end() }

  /// - Parameter counted: what it takes of ``WaitingBytes``.
  private func send(_ messages: TextFrames, counted: Int, _ context: ChannelHandlerContext) {
    guard let encoder else { return listener.wasWritten(counted) }
    var messages = messages
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    var piece = messages.next(context.channel.allocator)
    guard piece != nil else { return listener.wasWritten(counted) }
    if unwritten == 0 { lastRead = .now() }
    unwritten += 1
    exchanges.beginWriting(self)
    while let current = piece {
      piece = messages.next(context.channel.allocator)
      let isLast = piece == nil
      let promise = context.eventLoop.makePromise(of: Void.self)
      promise.futureResult.whenComplete { _ in handler.value.didWrite(current.size, delivery: isLast ? counted : nil) }
      encoder.write(WebSocketFrameEncoder.wrapOutboundOut(current.buffer), promise: promise)
    }
    encoder.flush()
  }

  /// - Parameter delivery: the size of the delivery that was written with these bytes; nil if more of it follows.
  private func didWrite(_ size: Int, delivery: Int?) {
    lastRead = .now()
    if let context, !context.channel.isWritable, context.channel.isActive { expectReading(context.channel) }
    if unread.remove(size) { listener.post(.read(id)) }
    guard let delivery else { return }
    unwritten -= 1
    if unwritten == 0 { exchanges.endWriting(self) }
    listener.wasWritten(delivery)
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
    ping?.cancel()
    // Messages count until the server's thread has handled them.
    exchanges.bodyBytes -= countedBytes - unhandled.bytes
    exchanges.remove(id)
    listener.post(.closed(id, bytes: unhandled.bytes))
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if case NIOWebSocketError.invalidFrameLength = error { return end(.messageTooLarge, context) }
    end(.protocolError, context)
  }
}
