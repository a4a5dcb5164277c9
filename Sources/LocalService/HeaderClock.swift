import NIOCore

/// Disconnects a client that is too slow: with its header fields, its body, its next request, or reading a response.
final class HeaderClock: ChannelInboundHandler {
  typealias InboundIn = NIOCore.ByteBuffer

  private let limits: HTTPLimits
  /// The connection, for those that make way.
  private let patience: Patience
  private var timer: Scheduled<Void>?
  private var isBetweenRequests = true

  init(limits: HTTPLimits, patience: Patience) {
    self.limits = limits
    self.patience = patience
  }

  func channelActive(context: ChannelHandlerContext) {
    start(limits.headerSeconds, on: context.channel)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isBetweenRequests {
      isBetweenRequests = false
      start(limits.headerSeconds, on: context.channel)
      patience.waits(.forRest)
    }
    context.fireChannelRead(data)
  }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  /// The header fields are there; the body, or the reading of a response, follows.
  func allow(on channel: any Channel) {
    start(limits.idleSeconds, on: channel)
    patience.waits(.forRest)
  }

  /// The response was read; the next request may begin.
  func awaitRequest(on channel: any Channel) {
    isBetweenRequests = true
    start(limits.idleSeconds, on: channel)
    patience.waits(.forRequest)
  }

  /// The client waits for us.
  func stop() {
    timer?.cancel()
    timer = nil
    patience.waits(nil)
  }

  /// Closes the connection at once, past TLS.
  func disconnect() { patience.end() }

  private func start(_ seconds: Int64, on channel: any Channel) {
    timer?.cancel()
    timer = channel.eventLoop.scheduleTask(in: .seconds(seconds)) { channel.close(promise: nil) }
  }
}
