import Foundation
import JSONRPC
import JanssonCoding
import LocalService
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import RedemptionCore
import RedemptionScenario
import RedemptionServer
import Testing

/// A client on a real WebSocket of a server in this process, which has the virtual clock.
///
/// The program itself does not serve HTTP with that clock. The test's thread is the server's thread.
final class WebSocketScenarioClient: ScenarioClient {
  private struct Late: Error {}

  private let service: LocalService
  private let loop: ServeLoop
  private let channel: any Channel
  private let inbox: Inbox
  private let woken: DispatchSemaphore
  private var messages = ScenarioMessages()

  init(_ server: Server) throws {
    let woken = DispatchSemaphore(value: 0)
    self.woken = woken
    let address = try #require(ListenAddress("127.0.0.1:0"))
    service = try LocalService(address) { woken.signal() }
    loop = ServeLoop(service: server)
    try service.serve(loop, for: server)
    let port = try #require(URL(string: service.url)?.port)
    let inbox = Inbox { woken.signal() }
    self.inbox = inbox
    channel = try ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(FrameReader(inbox))
        }
      }
      .connect(host: "127.0.0.1", port: port).wait()
    let lines = [
      "GET /_/ws HTTP/1.1", "Host: 127.0.0.1:\(port)", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", "",
    ]
    try channel.writeAndFlush(NIOCore.ByteBuffer(string: lines.joined(separator: "\r\n"))).wait()
  }

  func close() {
    try? channel.close().wait()
    service.close()
  }

  /// Sends a request, then one that is answered at once: its reply comes behind all that the first one has sent.
  func send(_ method: String, _ params: JSONValue) throws -> Int64 {
    let id = try send(messages.request(method, params))
    let last = try send(messages.request("clock/now", [:]))
    while messages.inbox.takeReply(to: last) == nil {
      guard woken.wait(timeout: .now() + 300) == .success else { throw Late() }
      _ = service.handleArrivals()
      if let next = loop.nextWake, next <= .zero { loop.wake() }
      loop.commit()
      service.send()
      for text in inbox.takeAll() { try messages.take(text) }
    }
    return id
  }

  private func send(_ request: (id: Int64, text: [UInt8])) throws -> Int64 {
    // Frames of a client are masked; the mask of zeros leaves the text as it is (RFC 6455, 5.3).
    var frame = NIOCore.ByteBuffer(bytes: [0x81, 0x80 | 127])
    frame.writeInteger(UInt64(request.text.count))
    frame.writeInteger(0 as UInt32)
    frame.writeBytes(request.text)
    try channel.writeAndFlush(frame).wait()
    return request.id
  }

  func reply(to request: Int64) -> ScenarioReply? { messages.inbox.takeReply(to: request) }

  func takeEvents(around request: Int64) -> ScenarioEvents { messages.inbox.takeEvents(around: request) }
}

/// The same on lines, as over stdio.
final class LineScenarioClient: ScenarioClient {
  private let connection: Connection
  private var messages = ScenarioMessages()

  init(_ server: Server) { connection = Connection(service: server, framing: .line) }

  func send(_ method: String, _ params: JSONValue) throws -> Int64 {
    let request = try messages.request(method, params)
    connection.input.append(contentsOf: request.text + [UInt8(ascii: "\n")])
    while connection.handleMessages() { connection.commit() }
    connection.commit()
    defer { connection.output.removeAll() }
    for line in connection.output.bytes.split(separator: UInt8(ascii: "\n")) { try messages.take(Array(line)) }
    return request.id
  }

  func reply(to request: Int64) -> ScenarioReply? { messages.inbox.takeReply(to: request) }

  func takeEvents(around request: Int64) -> ScenarioEvents { messages.inbox.takeEvents(around: request) }
}

/// Requests, replies and events of one client.
private struct ScenarioMessages {
  private var lastID: Int64 = 0
  private var answered: Set<Int64> = []
  var inbox = ScenarioInbox()

  mutating func request(_ method: String, _ params: JSONValue) throws -> (id: Int64, text: [UInt8]) {
    lastID += 1
    let request: JSONValue = ["jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": params]
    return (lastID, try JSONTextEncoder().encode(request))
  }

  mutating func take(_ text: [UInt8]) throws {
    let message = try JSONValue.reading(text)
    if case .integer(let id)? = message["id"], message["method"] == nil {
      #expect(answered.insert(id).inserted, "a second reply")
    }
    inbox.take(message)
  }
}

/// Messages that have arrived, for the test's thread.
private final class Inbox: Sendable {
  private let texts = NIOLockedValueBox<[[UInt8]]>([])
  private let arrived: @Sendable () -> Void

  init(_ arrived: @escaping @Sendable () -> Void) { self.arrived = arrived }

  func add(_ text: [UInt8]) {
    texts.withLockedValue { $0.append(text) }
    arrived()
  }

  func takeAll() -> [[UInt8]] {
    texts.withLockedValue { texts in
      defer { texts = [] }
      return texts
    }
  }
}

/// Reads the text frames behind the response to the upgrade.
private final class FrameReader: ChannelInboundHandler {
  typealias InboundIn = NIOCore.ByteBuffer

  private let inbox: Inbox
  private var read = NIOCore.ByteBuffer()
  private var isUpgraded = false

  init(_ inbox: Inbox) { self.inbox = inbox }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    read.writeBuffer(&bytes)
    if !isUpgraded {
      let end = Array("\r\n\r\n".utf8)
      guard let head = read.readableBytesView.firstRange(of: end) else { return }
      read.moveReaderIndex(to: head.upperBound)
      isUpgraded = true
    }
    while let text = nextText() { inbox.add(text) }
  }

  private func nextText() -> [UInt8]? {
    var rest = read
    guard rest.readInteger(as: UInt8.self) == 0x81, let short = rest.readInteger(as: UInt8.self) else { return nil }
    let length: Int? =
      switch short {
      case 126: rest.readInteger(as: UInt16.self).map(Int.init)
      case 127: rest.readInteger(as: UInt64.self).map(Int.init)
      default: Int(short)
      }
    guard let length, let text = rest.readBytes(length: length) else { return nil }
    read = rest
    return text
  }
}
