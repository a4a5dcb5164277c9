import JSONRPC
import JanssonCoding
import NIOCore
import Testing

@testable import LocalService

@Suite("Answers that wait, and whose turn it is")
struct WritingTests {
  /// Handles everything, and returns whose turn it was.
  private func order(
    _ queue: inout ArrivalQueue, blocked: Set<ExchangeID> = [], cost: (RequestKind) -> Cost = { _ in 0 }
  ) -> [ExchangeID] {
    var found: [ExchangeID] = []
    while let entry = queue.next(unless: { blocked.contains($0) }) {
      found.append(entry.client)
      queue.end(entry, cost: cost(entry.kind))
    }
    return found
  }

  private func append(_ ids: some Sequence<Int>, to queue: inout ArrivalQueue, kind: RequestKind = .connection) {
    for id in ids { queue.append(.inputClosed(UInt64(id)), of: UInt64(id), kind: kind) }
  }

  @Test("a client with one message comes before those with a backlog, which take turns")
  func takesTurns() {
    var queue = ArrivalQueue()
    for _ in 0..<3 { append(1...2, to: &queue) }
    append([3, 4], to: &queue)
    #expect(order(&queue) == [1, 2, 3, 4, 1, 2, 1, 2])
    #expect(queue.isEmpty)
  }

  @Test("those that come after a drain come before those that had to wait for one")
  func newOnesFirst() {
    var queue = ArrivalQueue()
    append(1...3, to: &queue)
    queue.endDrain()
    append(4...5, to: &queue)
    queue.endDrain()
    append([6], to: &queue)
    #expect(order(&queue) == [6, 1, 2, 3, 4, 5])
  }

  @Test("once one of its kind took long, a request waits for those that do not, but not forever")
  func dearOnesWait() {
    var queue = ArrivalQueue()
    let dear = RequestKind(message: Array(#"{"id":1,"method":"log/read"}"#.utf8))
    let cheap = RequestKind(message: Array(#"{"id":1,"method":"clock/now"}"#.utf8))
    let cost: (RequestKind) -> Cost = { $0 == dear ? 30_000 : 900 }
    append(1...300, to: &queue, kind: dear)
    append(301...310, to: &queue, kind: cheap)
    // All were there before anyone knew: the first one shows it.
    let first = queue.next { _ in false }
    #expect(first?.client == 1)
    if let first { queue.end(first, cost: 30_000) }
    #expect(order(&queue, cost: cost).prefix(10).elementsEqual(301...310))
    append(1...2, to: &queue, kind: dear)
    append(1_001...1_300, to: &queue, kind: cheap)
    let found = order(&queue, cost: cost)
    #expect(found.count == 302)
    #expect(found.firstIndex(of: 1).map { $0 < 110 } == true)
    #expect(found.firstIndex(of: 2).map { 90 < $0 && $0 < 220 } == true)
    // With cheap calls of the method, it counts as cheap again.
    for _ in 0..<10 {
      append([1], to: &queue, kind: dear)
      #expect(order(&queue) == [1])
    }
    append([1], to: &queue, kind: dear)
    append([2], to: &queue, kind: cheap)
    #expect(order(&queue) == [1, 2])
  }

  @Test("batches and large messages wait, one after the other; what is not done has its next turn before others")
  func longOnesWait() {
    var queue = ArrivalQueue()
    append(1...2, to: &queue, kind: RequestKind(message: Array(" [1]".utf8)))
    append(3...3, to: &queue, kind: RequestKind(message: [UInt8](repeating: 0x20, count: 70_000)))
    append(11...12, to: &queue)
    for (expected, hasMore) in [(11, false), (12, false), (1, true), (1, true), (1, false), (2, false), (3, false)] {
      let entry = queue.next { _ in false }
      #expect(entry?.client == UInt64(expected))
      if let entry { queue.end(entry, cost: 10, hasMore: hasMore) }
      queue.endDrain()
    }
    #expect(queue.isEmpty)
  }

  @Test("what a client has sent can be forgotten")
  func forgets() {
    var queue = ArrivalQueue()
    append(1...3, to: &queue)
    queue.forget(2)
    append([2], to: &queue, kind: .long)
    #expect(order(&queue) == [1, 3, 2])
  }

  @Test(
    "a message's method is found at a glance, whatever stands before it",
    arguments: [
      (#"{"method":"a/b"}"#, "a/b"), (#" { "id" : "method" , "method" : "a/b" } "#, "a/b"),
      (#"{"params":{"method":"x","list":[{"method":"y"}]},"method":"a/b"}"#, "a/b"),
      (#"{"params":["method","x"],"id":"\"method\":\"z\"","method":"a/b"}"#, "a/b"),
      (#"{"\u006dethod":"a/b"}"#, nil), (#"{"method":"a\/b"}"#, nil), (#"{"method":1,"id":"x"}"#, nil),
      (#"{"method""#, nil), (#"{"method":"a"#, nil), (#"{"a":"\"#, nil), ("", nil), ("\"method\":\"a\"", nil),
    ])
  func findsMethod(text: String, method: String?) {
    let kind = RequestKind(message: Array(text.utf8))
    #expect(kind == method.map { .method(Array($0.utf8)[...]) } ?? .unclear)
  }

  @Test("a client that has to read first keeps its messages until it is resumed, and makes nobody wait")
  func blockedOnesWait() {
    var queue = ArrivalQueue()
    append([1, 1, 2], to: &queue)
    #expect(order(&queue, blocked: [1]) == [2])
    #expect(order(&queue).isEmpty)
    queue.resume(1)
    #expect(order(&queue) == [1, 1])
    queue.resume(1)
    #expect(queue.next { _ in false } == nil)
  }

  /// The payloads of text frames, which are not masked.
  private func payloads(_ bytes: [UInt8]) -> [String] {
    var rest = bytes[...]
    var found: [String] = []
    while rest.count > 1 {
      #expect(rest.removeFirst() == 0x81)
      var length = Int(rest.removeFirst())
      let more = length == 126 ? 2 : length == 127 ? 8 : 0
      if more > 0 { length = rest.prefix(more).reduce(0) { $0 << 8 | Int($1) } }
      rest = rest.dropFirst(more)
      found.append(String(decoding: rest.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(length)
    }
    return found
  }

  @Test("constants are inserted into frames where they belong, at any size", arguments: [1, 200, 70_000, 400_000])
  func insertsConstants(size: Int) {
    let constant = String(repeating: "c", count: size)
    let lines = ["{\"a\":}", "plain", "{\"b\":}", String(repeating: "x", count: size), "{}"]
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let buffer = NIOCore.ByteBuffer(string: constant)
    let text = OutgoingText(bytes: bytes, constants: [(5, buffer), (18, buffer)])
    var frames = TextFrames(text)
    var written: [UInt8] = []
    var sizes = 0
    while let piece = frames.next(ByteBufferAllocator()) {
      #expect(piece.buffer.readableBytes <= 130_000)
      written += Array(piece.buffer.readableBytesView)
      sizes += piece.size
    }
    #expect(payloads(written) == ["{\"a\":\(constant)}", "plain", "{\"b\":\(constant)}", lines[3], "{}"])
    #expect(sizes >= text.count - lines.count)
    let output = JanssonCoding.ByteBuffer()
    output.append(contentsOf: bytes)
    let parts = SharedTexts.parts(of: output, constants: text.constants)
    #expect(parts.allSatisfy { (1...65_536).contains($0.readableBytes) })
    let pieces = parts.flatMap { Array($0.readableBytesView) }
    #expect(pieces.count == text.count)
    #expect(String(decoding: pieces, as: UTF8.self).hasPrefix("{\"a\":\(constant)}\nplain\n{\"b\":\(constant)}"))
  }

  @Test("the bytes of all clients have one bound, and its end is told once")
  func countsWaitingBytes() {
    let waiting = WaitingBytes(limit: 10)
    waiting.add(8)
    #expect(!waiting.isOverLimit)
    waiting.add(8)
    #expect(waiting.isOverLimit)
    #expect(!waiting.remove(4))
    #expect(waiting.remove(4))
    #expect(!waiting.remove(8))
  }

  @Test("of connections that wait for their clients, silent ones make way first, then the one that waits longest")
  func findsLongest() {
    let lines = PatienceLines()
    let connections = (0..<4).map { _ in Patience(lines) }
    for connection in connections { lines.move(connection, to: .forRequest) }
    lines.move(connections[0], to: .forRest)
    #expect(lines.longest() === connections[1])
    lines.move(connections[1], to: nil)
    lines.move(connections[2], to: .forRequest)
    #expect(lines.longest() === connections[3])
    for connection in connections.dropFirst() { lines.move(connection, to: nil) }
    for _ in 0..<10_000 { lines.move(connections[0], to: .forRest) }
    #expect(lines.longest() === connections[0])
    lines.move(connections[0], to: nil)
    #expect(lines.longest() == nil)
  }
}
