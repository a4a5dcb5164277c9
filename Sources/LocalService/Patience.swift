import NIOCore

/// One connection, as far as it waits for its client. The first handler of its pipeline, so that closing it goes past
/// TLS, which would say goodbye to a client that does not read.
final class Patience: ChannelInboundHandler {
  typealias InboundIn = NIOCore.ByteBuffer

  /// What a connection waits for.
  enum Wait: Int, CaseIterable {
    /// Nothing of a request has come.
    case forRequest
    /// The rest of a request, or for the client to read a response.
    case forRest
  }

  private let lines: PatienceLines
  private var context: ChannelHandlerContext?

  init(_ lines: PatienceLines) { self.lines = lines }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    waits(.forRequest)
  }

  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelInactive(context: ChannelHandlerContext) {
    waits(nil)
    context.fireChannelInactive()
  }

  /// Notes what the connection waits for from now on; nil for nothing: the client waits for us, or is a WebSocket.
  func waits(_ wait: Wait?) { lines.move(self, to: context == nil ? nil : wait) }

  /// Closes the connection at once.
  func end() {
    waits(nil)
    context?.close(promise: nil)
  }
}

/// The connections that wait for their clients, those that have waited longest first. Only for the loop's thread.
final class PatienceLines {
  private struct Line {
    /// In the order in which they began to wait; some have left since.
    var entries: [(number: UInt64, connection: Patience)] = []
    var first = 0
  }

  private var lines = [Line](repeating: Line(), count: Patience.Wait.allCases.count)
  /// The entry that counts for each connection.
  private var current: [ObjectIdentifier: UInt64] = [:]
  private var last: UInt64 = 0

  func move(_ connection: Patience, to wait: Patience.Wait?) {
    guard let wait else { return current[ObjectIdentifier(connection)] = nil }
    last += 1
    current[ObjectIdentifier(connection)] = last
    lines[wait.rawValue].entries.append((last, connection))
    tidy(wait.rawValue)
  }

  /// Returns the connection that should make way; nil if all clients wait for us.
  func longest() -> Patience? {
    for index in lines.indices {
      while lines[index].first < lines[index].entries.count {
        let entry = lines[index].entries[lines[index].first]
        if current[ObjectIdentifier(entry.connection)] == entry.number { return entry.connection }
        lines[index].first += 1
      }
    }
    return nil
  }

  /// Drops entries that no longer count, once there are many.
  private func tidy(_ index: Int) {
    guard lines[index].entries.count > 2 * current.count + 64 else { return }
    let counting = lines[index].entries.filter { current[ObjectIdentifier($0.connection)] == $0.number }
    lines[index] = Line(entries: counting)
  }
}
