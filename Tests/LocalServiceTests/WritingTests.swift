import JSONRPC
import JanssonCoding
import NIOCore
import Testing

@testable import LocalService

@Suite("Answers that wait, and whose turn it is")
struct WritingTests {
  private func order(_ queue: inout ArrivalQueue, blocked: Set<ExchangeID> = []) -> [ExchangeID] {
    var found: [ExchangeID] = []
    while let arrival = queue.next(unless: { blocked.contains($0) }) {
      switch arrival {
      case .message(let id, _), .inputClosed(let id), .closed(let id): found.append(id)
      default: break
      }
    }
    return found
  }

  @Test("a client with one message comes before those with a backlog, which take turns")
  func takesTurns() {
    var queue = ArrivalQueue()
    for _ in 0..<3 { for id in 1...2 { queue.append(.message(UInt64(id), []), of: UInt64(id)) } }
    queue.append(.message(3, []), of: 3)
    queue.append(.inputClosed(4), of: nil)
    #expect(order(&queue) == [1, 2, 3, 4, 1, 2, 1, 2])
    #expect(queue.isEmpty)
  }

  @Test("what takes long waits, but not forever")
  func longOnesWait() {
    var queue = ArrivalQueue()
    for id in 1...2 { queue.append(.inputClosed(UInt64(id)), of: nil, isLong: true) }
    for id in 11...30 { queue.append(.inputClosed(UInt64(id)), of: nil) }
    let found = order(&queue)
    #expect(found.count == 22)
    #expect(found.prefix(7).allSatisfy { $0 > 10 })
    #expect(found.firstIndex(of: 1).map { $0 < 9 } == true)
    #expect(found.firstIndex(of: 2).map { $0 < 17 } == true)
  }

  @Test("a client that has to read first keeps its messages until it is resumed, and makes nobody wait")
  func blockedOnesWait() {
    var queue = ArrivalQueue()
    for id in [1, 1, 2] { queue.append(.message(UInt64(id), []), of: UInt64(id)) }
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
    let buffer = ByteBuffer(string: constant)
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
    let pieces = text.pieces.flatMap { Array($0.readableBytesView) }
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
