import JanssonCoding

/// Serves one client over two streams until the input ends: read, handle, commit, write, on one thread.
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

  private let service: any Service
  private let streams: StandardStreams

  /// A server for `service` over the process's own streams, unless told others.
  public init(
    service: any Service, streams: StandardStreams = StandardStreams(), framing: MessageFraming.Mode = .auto,
    limits: Limits = Limits()
  ) {
    self.service = service
    self.streams = streams
    connection = Connection(service: service, framing: framing, limits: limits)
  }

  /// Serves until the input ends, a signal asks the process to end, or nothing can be read any more.
  ///
  /// - Throws: ``StreamError``, such as ``StreamError/outputClosed`` when the client has gone.
  public func run() throws(StreamError) -> Ending {
    let signal = try streams.catchingSignals { () throws(StreamError) in try serve() }
    if let signal = signal { return .signal(signal) }
    return connection.failure.map { .unreadable($0) } ?? .endOfInput
  }

  private func serve() throws(StreamError) {
    while connection.failure == nil {
      let event = try streams.read(into: connection.input, timeout: service.nextWake)
      switch event {
      case .bytes:
        while connection.handleMessages() { try flush() }
        if let next = service.nextWake, next <= .zero { connection.wake() }
      case .woken, .timedOut: connection.wake()
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
    connection.commit()
    if !connection.output.isEmpty { try streams.write(connection.output) }
  }
}
