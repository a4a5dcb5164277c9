import JanssonCoding

/// A client over two streams, beside others. Its input is not read while its output waits for a reader.
public final class StandardStreamClient: ClientSource {
  private let connection: Connection
  private let streams: StandardStreams
  private let unreadBytes: Int
  /// Offset of the output that is not written yet.
  private var written = 0
  /// True if the input has messages that were not handled yet.
  private var hasMessages = false
  private var isEnded = false

  /// - Parameters:
  ///   - loop: answers its requests.
  ///   - streams: the input and the output. Their event loop serves all clients.
  ///   - framing: how messages are separated.
  public init(loop: ServeLoop, streams: StandardStreams, framing: MessageFraming.Mode = .auto) {
    connection = Connection(loop: loop, framing: framing)
    self.streams = streams
    unreadBytes = loop.limits.unreadBytes
  }

  private var isBlocked: Bool { !connection.output.isEmpty }

  /// Its input, or its output while that waits for a reader; neither while it has messages to handle.
  public var descriptors: ClientDescriptors {
    isBlocked ? ClientDescriptors(output: streams.output) : hasMessages ? .init() : .init(input: streams.input)
  }

  /// Reads what is there, and handles it while the output is read.
  public func handleArrivals() throws(StreamError) -> Bool {
    if streams.events.activity.canRead { isEnded = try streams.readOnce(into: connection.input) }
    if !isBlocked { hasMessages = connection.handleMessages() }
    return false
  }

  /// Writes what the reader takes.
  public func sendReplies() throws(StreamError) { try writeSome() }

  /// Writes what the reader takes.
  public func send() throws(StreamError) { try writeSome() }

  /// True if the output has reached its limit and was written since.
  public var hasMore: Bool { hasMessages && !isBlocked }

  /// The end of the input, or of what can be read in it.
  public var ending: ServiceEnding? {
    connection.failure.map { .unreadable($0) } ?? (isEnded ? .endOfInput : nil)
  }

  /// Writes output while its reader takes it.
  private func writeSome() throws(StreamError) {
    let output = connection.output
    written = try streams.writeSome(output, from: written)
    if written == output.count {
      output.removeAll()
      written = 0
      return
    }
    if output.count - written > unreadBytes { throw .outputUnread(bytes: output.count - written) }
    // Moving the rest costs as much as its size, so it is moved seldom.
    guard written > output.count / 2 else { return }
    output.removeFirst(written)
    written = 0
  }

  /// Handles what is left of the input, and ends the requests that wait.
  public func finish() { connection.finish() }

  /// Writes what is left, and waits for the reader.
  public func close() throws(StreamError) {
    connection.output.removeFirst(written)
    written = 0
    if isBlocked { try streams.write(connection.output) }
  }
}
