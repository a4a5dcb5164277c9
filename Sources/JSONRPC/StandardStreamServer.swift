import JanssonCoding

/// Serves one client over two streams until the input ends: read, handle, commit, write, on one thread. It waits in
/// `read` and `write`, and needs no other thread. With other clients beside it, it is a ``StandardStreamClient``.
public final class StandardStreamServer {
  /// The connection that is served.
  public let connection: Connection

  private let loop: ServeLoop
  private let streams: StandardStreams

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
  public init(
    loop: ServeLoop, streams: StandardStreams = StandardStreams(), framing: MessageFraming.Mode = .auto
  ) {
    self.loop = loop
    self.streams = streams
    connection = Connection(loop: loop, framing: framing)
  }

  /// Serves until the input ends, a signal asks the process to end, or nothing can be read any more.
  ///
  /// - Parameter started: called once signals are caught; the place to tell someone that this server runs.
  /// - Throws: ``StreamError``, such as ``StreamError/outputClosed`` when the client has gone.
  public func run(started: () throws(StreamError) -> Void = {}) throws(StreamError) -> ServiceEnding {
    let signal = try streams.events.catchingSignals(ending: streams.input) { () throws(StreamError) in
      try started()
      try serve()
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
}
