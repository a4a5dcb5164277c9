import NIOCore

/// Disconnects a client that is too slow: with its header fields, its body, its next request, or reading a response.
final class HeaderClock: ChannelInboundHandler {
  typealias InboundIn = NIOCore.ByteBuffer

  private let limits: HTTPLimits
  private var timer: Scheduled<Void>?
  private var isBetweenRequests = true

  init(limits: HTTPLimits) { self.limits = limits }

  func channelActive(context: ChannelHandlerContext) {
    start(limits.headerSeconds, on: context.channel)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isBetweenRequests {
      isBetweenRequests = false
      start(limits.headerSeconds, on: context.channel)
    }
    context.fireChannelRead(data)
  }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  /// The header fields are there; the body, or the reading of a response, follows.
  func allow(on channel: any Channel) { start(limits.idleSeconds, on: channel) }

  /// The response was read; the next request may begin.
  func awaitRequest(on channel: any Channel) {
    isBetweenRequests = true
    start(limits.idleSeconds, on: channel)
  }

  /// The client waits for us.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func start(_ seconds: Int64, on channel: any Channel) {
    timer?.cancel()
    timer = channel.eventLoop.scheduleTask(in: .seconds(seconds)) { channel.close(promise: nil) }
  }
}
