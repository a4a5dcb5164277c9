import NIOCore
import NIOHTTP1
import NIOWebSocket

/// One HTTP connection: gathers a whole request, posts it, and writes the response.
final class HTTPHandler: ChannelInboundHandler, RemovableChannelHandler, Exchanges.Receiver, Exchanges.Writer {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let listener: Listener
  private let exchanges: Exchanges
  private let clock: HeaderClock
  private var context: ChannelHandlerContext?
  private var head: HTTPRequestHead?
  /// What ``head`` asks for.
  private var asked: RequestHead?
  private var body: [UInt8] = []
  /// Bytes of the body that count until the request has its response.
  private var countedBytes = 0
  /// The response awaited; nil for none.
  private var exchange: ExchangeID?
  /// True once a request was rejected: the rest of it is not read.
  private var isClosing = false
  /// True once the client has closed its sending side.
  private var isInputClosed = false
  /// True while a response is being written. The next request is not read before its client has read it.
  private var isWriting = false
  private(set) var lastRead = NIODeadline.now()
  /// True while the response of the last request is ended, which delivers a request that NIO has read already.
  private var isEnding = false
  /// True from the head of a response to its end.
  private var isResponding = false
  /// True if ``head`` was delivered so: the client does not wait for responses.
  private var isPipelined = false

  init(listener: Listener, exchanges: Exchanges, clock: HeaderClock) {
    self.listener = listener
    self.exchanges = exchanges
    self.clock = clock
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body(let bytes): add(bytes)
    case .end: end()
    }
  }

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    clock.allow(on: context.channel)
    isPipelined = isEnding
    self.head = head
    let asked = RequestHead(head)
    self.asked = asked
    if let rejection = listener.policy.rejection(of: head.method.rawValue, asked.target, headers: asked.headers) {
      return reject(rejection)
    }
    if let coding = asked.headers.value(of: "Content-Encoding"), coding.lowercased() != "identity", !coding.isEmpty {
      return reject(.compressedBody)
    }
    // One that is no number of ours is a larger one: NIO has checked its digits.
    let length = head.headers.first(name: "Content-Length").map { Int($0) ?? .max }
    if let length, length > listener.limits.bodyBytes {
      return reject(.rejection(413, "The body is larger than 1 MB."))
    }
    if length != 0, isAwaited(head) {
      context.writeAndFlush(wrapOutboundOut(.head(.init(version: .http1_1, status: .continue))), promise: nil)
    }
  }

  /// True if the client sends the body only after `100 Continue` (RFC 9110, 10.1.1).
  private func isAwaited(_ head: HTTPRequestHead) -> Bool {
    guard head.version == .http1_1, let expected = head.headers.first(name: "Expect") else { return false }
    let hasBody = head.headers.contains(name: "Content-Length") || head.headers.contains(name: "Transfer-Encoding")
    return hasBody && expected.lowercased() == "100-continue"
  }

  private func add(_ bytes: NIOCore.ByteBuffer) {
    exchanges.bodyBytes += bytes.readableBytes
    countedBytes += bytes.readableBytes
    body.append(contentsOf: bytes.readableBytesView)
    if body.count > listener.limits.bodyBytes { return reject(.rejection(413, "The body is larger than 1 MB.")) }
    if exchanges.bodyBytes > listener.limits.allBodyBytes { reject(.rejection(503, "Too much is being sent at once.")) }
  }

  private func end() {
    guard let head, let asked else { return }
    clock.stop()
    // RFC 9110, 9.3.2: the response to HEAD is that to GET, without the body.
    let method = head.method == .HEAD ? HTTPMethod.GET : head.method
    let request = HTTPRequest(
      method: method.rawValue, target: asked.target, headers: asked.headers, body: body)
    body = []
    if let health = Health.response(to: request, listener) { return write(health) }
    if let page = Page.response(to: request) { return write(page) }
    if request.path == Listener.webSocketPath { return write(.webSocketRequired(for: request)) }
    exchanges.bodyBytes += asked.size
    countedBytes += asked.size
    guard exchanges.bodyBytes <= listener.limits.allBodyBytes else {
      return reject(.rejection(503, "Too much is being sent at once."))
    }
    let id = exchanges.add(self)
    exchange = id
    listener.post(.request(id, request))
  }

  private func dropBody() {
    exchanges.bodyBytes -= countedBytes
    countedBytes = 0
    body = []
  }

  private func reject(_ response: HTTPResponse) {
    isClosing = true
    dropBody()
    guard let head, let asked else { return write(response) }
    write(listener.policy.sent(response, to: head.method.rawValue, asked.target, headers: asked.headers))
  }

  func receive(_ delivery: Delivery) {
    switch delivery {
    case .response(let id, let response):
      exchanges.remove(id)
      exchange = nil
      if response.status == HTTPResponse.disconnect.status {
        listener.wasWritten(delivery.size)
        context?.close(promise: nil)
      } else {
        write(response, counted: delivery.size)
      }
    case .close: context?.close(promise: nil)
    case .messages, .forgotten: return
    }
  }

  /// - Parameter counted: what it takes of ``WaitingBytes``.
  private func write(_ response: HTTPResponse, counted: Int = 0) {
    dropBody()
    guard let context, let request = head else { return listener.wasWritten(counted) }
    head = nil
    asked = nil
    let keepsAlive = request.isKeepAlive && !isClosing && !isInputClosed
    isResponding = true
    context.write(
      wrapOutboundOut(.head(HTTPHandler.head(of: response, version: request.version, keepsAlive: keepsAlive))),
      promise: nil)
    clock.allow(on: context.channel)
    lastRead = .now()
    isWriting = true
    exchanges.beginWriting(self)
    let written = context.eventLoop.makePromise(of: Void.self)
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    written.futureResult.whenComplete { result in
      let handler = handler.value
      handler.isWriting = false
      handler.exchanges.endWriting(handler)
      handler.listener.wasWritten(counted)
      if case .success = result { handler.didWrite(keepsAlive: keepsAlive) }
    }
    let body = SharedTexts.parts(of: NIOCore.ByteBuffer(bytes: response.body))
    for part in request.method == .HEAD ? [] : body + response.parts {
      let progress = context.eventLoop.makePromise(of: Void.self)
      progress.futureResult.whenSuccess { handler.value.lastRead = .now() }
      context.write(wrapOutboundOut(.body(.byteBuffer(part))), promise: progress)
    }
    // An empty write behind the others: it is done when they are.
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(NIOCore.ByteBuffer()))), promise: written)
  }

  /// The head of a response: its own header fields, and those that each response has.
  private static func head(of response: HTTPResponse, version: HTTPVersion, keepsAlive: Bool) -> HTTPResponseHead {
    var headers = HTTPHeaders(response.headers.map { ($0.name, $0.value) })
    headers.add(name: "Date", value: HTTPDate.now)
    headers.add(name: "Server", value: "redemptionkit")
    headers.add(name: "X-RedemptionKit", value: "simulated")
    if response.status != 204 { headers.add(name: "Content-Length", value: String(response.length)) }
    if !keepsAlive { headers.add(name: "Connection", value: "close") }
    return HTTPResponseHead(
      version: version, status: HTTPResponseStatus(statusCode: response.status), headers: headers)
  }

  private func didWrite(keepsAlive: Bool) {
    guard let context else { return }
    guard keepsAlive else { return context.close(promise: nil) }
    if !isInputClosed { clock.awaitRequest(on: context.channel) }
    // Clients that send many requests at once have to let others have their turns.
    if isPipelined { listener.resumeLater(self) } else { endResponse() }
  }

  /// The response has an end only when it was read, so that NIO keeps the next request until then.
  func endResponse() {
    guard let context else { return }
    isEnding = true
    isResponding = false
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    isEnding = false
    if isInputClosed { closeIfDone(context) }
  }

  func disconnect() { clock.disconnect() }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed { endInput(context) }
    context.fireUserInboundEventTriggered(event)
  }

  /// A client may close its sending side and still read the response. A client that has gone looks the same until
  /// something is written to it, so the response must come in the time that a client has for reading one.
  private func endInput(_ context: ChannelHandlerContext) {
    isInputClosed = true
    if let exchange {
      clock.allow(on: context.channel)
      listener.post(.inputClosed(exchange))
    }
    closeIfDone(context)
  }

  private func closeIfDone(_ context: ChannelHandlerContext) {
    if exchange == nil, !isWriting, !exchanges.isToResume(self) { context.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    exchanges.forget(self)
    if let exchange {
      exchanges.remove(exchange)
      // They count until the server's thread has dropped the request.
      listener.post(.closed(exchange, bytes: countedBytes))
      countedBytes = 0
    }
    exchange = nil
    dropBody()
    context.fireChannelInactive()
  }

  /// Disconnects a client that cannot be understood or that has gone. A request that is not upgraded arrives here as an
  /// ordinary one and gets its answer.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error is NIOWebSocketUpgradeError { return }
    if error is HTTPParserError, !isResponding { rejectUnreadable(context) }
    context.close(promise: nil)
  }

  /// All at once, because NIO closes the connection after it.
  private func rejectUnreadable(_ context: ChannelHandlerContext) {
    let response = HTTPResponse.rejection(400, "The request is not HTTP/1.1, or its header fields are too large.")
    let head = HTTPHandler.head(of: response, version: .http1_1, keepsAlive: false)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(NIOCore.ByteBuffer(bytes: response.body)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}

/// `/_/health` and `/_/ready`: answered by the loop's thread, so that they show whether the server's thread works.
private enum Health {
  /// A server whose last drain is older, though it was woken, is not ready.
  private static let patience: Int64 = 5_000

  static func response(to request: HTTPRequest, _ listener: Listener) -> HTTPResponse? {
    guard AccessPolicy.openPaths.contains(request.path) else { return nil }
    guard request.method == "GET" else { return .otherMethod("This path is for GET.", allow: "GET, HEAD") }
    let age = listener.millisecondsSinceDrain
    listener.probe()
    var status = "ok"
    if request.path == "/_/ready" {
      if age >= patience { status = "busy" } else if listener.hasFailedCommit { status = "ledgerUnavailable" }
    }
    return .json(
      "{\"status\":\"\(status)\",\"millisecondsSinceDrain\":\(age)}", status: status == "ok" ? 200 : 503)
  }
}
