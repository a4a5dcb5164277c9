import JanssonCoding

/// Serves a client over two streams until the input ends: read, handle, commit, write, on one thread.
///
/// Further clients may be served beside it. Without them it waits in `read` and `write`, and needs no other thread.
public final class StandardStreamServer {
  /// Why serving has ended. All that was read has been answered and written.
  public enum Ending: Hashable, Sendable {
    /// The client closed the input.
    case endOfInput
    /// A signal, by its number.
    case signal(Int32)
    /// No later message can be found in the input; the client was told.
    case unreadable(FramingError)
  }

  /// The connection that is served.
  public let connection: Connection

  private let loop: ServeLoop
  private let streams: StandardStreams
  private let others: (any ClientSource)?

  /// A server for `service` alone over the process's own streams, unless others are given.
  public convenience init(
    service: any Service, streams: StandardStreams = StandardStreams(), framing: MessageFraming.Mode = .auto,
    limits: Limits = Limits()
  ) {
    self.init(loop: ServeLoop(service: service, limits: limits), streams: streams, framing: framing)
  }

  /// A server for one client of a loop.
  ///
  /// - Parameters:
  ///   - loop: the loop that serves all clients.
  ///   - streams: the input and the output.
  ///   - framing: how messages are separated.
  ///   - others: further clients of the same loop. They must use ``StandardStreams/makeWakeHandle()``.
  public init(
    loop: ServeLoop, streams: StandardStreams = StandardStreams(), framing: MessageFraming.Mode = .auto,
    others: (any ClientSource)? = nil
  ) {
    self.loop = loop
    self.streams = streams
    self.others = others
    connection = Connection(loop: loop, framing: framing)
  }

  /// Serves until the input ends, a signal asks the process to end, or nothing can be read any more.
  ///
  /// - Parameter started: called once signals are caught; the place to tell someone that this server runs.
  /// - Throws: ``StreamError``, such as ``StreamError/outputClosed`` when the client has gone.
  public func run(started: () throws(StreamError) -> Void = {}) throws(StreamError) -> Ending {
    let signal = try streams.catchingSignals { () throws(StreamError) in
      try started()
      if let others { try serve(with: others) } else { try serve() }
    }
    if let signal = signal { return .signal(signal) }
    return connection.failure.map { .unreadable($0) } ?? .endOfInput
  }

  private func serve() throws(StreamError) {
    while connection.failure == nil {
      let event = try streams.read(into: connection.input, timeout: loop.nextWake)
      switch event {
      case .bytes:
        while connection.handleMessages() { try flush() }
        if let next = loop.nextWake, next <= .zero { loop.wake() }
      case .woken, .timedOut: loop.wake()
      case .end:
        connection.finish()
        return try flush()
      }
      try flush()
    }
    connection.finish()
    try flush()
  }

  private func flush() throws(StreamError) {
    loop.commit()
    var hasMore = true
    while hasMore {
      hasMore = !loop.notifySubscribers().isEmpty
      if !connection.output.isEmpty { try streams.write(connection.output) }
    }
  }

  // MARK: With further clients

  /// The input of the streams is not read while its output waits for a reader; the others are served meanwhile.
  private func serve(with others: any ClientSource) throws(StreamError) {
    var written = 0
    var hasMore = false
    var isBusy = false
    while connection.failure == nil {
      let isBlocked = !connection.output.isEmpty
      let activity = try streams.awaitActivity(
        into: connection.input, reads: !isBlocked && !hasMore, writes: isBlocked,
        timeout: isBusy ? .zero : loop.nextWake)
      if activity.isEnded { break }
      if !isBlocked { hasMore = connection.handleMessages() }
      let othersHaveMore = others.handleArrivals()
      if activity.isWoken || (loop.nextWake.map { $0 <= .zero } ?? false) { loop.wake() }
      loop.commit()
      // Replies do not wait until the log is encoded for its subscribers.
      written = try writeSome(from: written)
      let subscribers = loop.notifySubscribers()
      others.send()
      written = try writeSome(from: written)
      let isWritten = connection.output.isEmpty
      isBusy = othersHaveMore || (hasMore && isWritten) || subscribers.contains { $0 !== connection || isWritten }
    }
    try finish(with: others, written: written)
  }

  /// Writes output while its reader takes it; returns how much of what is left was written.
  private func writeSome(from start: Int) throws(StreamError) -> Int {
    let output = connection.output
    let written = try streams.writeSome(output, from: start)
    if written == output.count {
      output.removeAll()
      return 0
    }
    if output.count - written > loop.limits.unreadBytes { throw .outputUnread(bytes: output.count - written) }
    // Moving the rest costs as much as its size, so it is moved seldom.
    guard written > output.count / 2 else { return written }
    output.removeFirst(written)
    return 0
  }

  private func finish(with others: any ClientSource, written: Int) throws(StreamError) {
    connection.output.removeFirst(written)
    connection.finish()
    others.finish()
    loop.commit()
    others.send()
    others.close()
    if !connection.output.isEmpty { try streams.write(connection.output) }
  }
}
