public import JanssonCoding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads one file descriptor and writes another, blocking, and stops on a signal.
///
/// The flags of the descriptors are never changed: they may be shared with other processes. For one thread at a time.
public final class StandardStreams {
  /// What reading gave.
  public enum Event: Hashable, Sendable {
    /// Bytes were appended.
    case bytes
    /// The input has ended, or a signal ended it.
    case end
    /// A ``WakeHandle`` was used.
    case woken
    /// The time is over.
    case timedOut
  }

  let input: Int32
  let output: Int32
  /// What waits for them.
  public let events: EventLoop

  /// Streams over two open descriptors, which stay the caller's. They are the process's own unless told otherwise.
  public init(input: Int32 = 0, output: Int32 = 1, events: EventLoop = EventLoop()) {
    self.input = input
    self.output = output
    self.events = events
  }

  /// Appends what is there; waits until there is something.
  ///
  /// - Parameters:
  ///   - buffer: receives the bytes.
  ///   - timeout: the longest wait, in whole milliseconds; nil waits without a limit.
  public func read(into buffer: ByteBuffer, timeout: Duration? = nil) throws(StreamError) -> Event {
    while timeout != nil || events.wakePipe != nil {
      let activity = try events.wait(toRead: input, timeout: timeout)
      if activity.isWoken { return .woken }
      if activity.canRead { break }
      if activity.isLate { return .timedOut }
    }
    while true {
      let count = unsafe buffer.fill(atLeast: 4096) { room in unsafe systemRead(input, room.baseAddress, room.count) }
      if count > 0 { return .bytes }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN: try block(on: input, POLLIN)
      case let number: throw .readFailed(errno: number)
      }
    }
  }

  /// Writes all bytes and empties the buffer; waits until the reader has taken them.
  ///
  /// After a signal it waits for the reader only `patienceAfterSignal`, and writes no more at once than `poll`
  /// guarantees to be taken.
  ///
  /// - Throws: ``StreamError/outputClosed`` if the reader has closed its end and SIGPIPE is ignored,
  ///   ``StreamError/outputStalled(signal:)`` if it takes nothing after a signal.
  public func write(_ buffer: ByteBuffer) throws(StreamError) {
    var done = 0
    while done < buffer.count {
      let signal = EventLoop.caughtSignal
      if let signal { try waitForReader(after: signal) }
      let most = signal == nil ? buffer.count : StandardStreams.leastRoom
      let count = unsafe buffer.withUnsafeBytes { bytes in
        unsafe systemWrite(output, bytes.baseAddress?.advanced(by: done), min(bytes.count - done, most))
      }
      if count >= 0 {
        done += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: if signal == nil { try block(on: output, POLLOUT) }
      case EPIPE: throw .outputClosed
      case let number: throw .writeFailed(errno: number)
      }
    }
    buffer.removeAll()
  }

  /// Writes a whole text; waits until the reader has taken it.
  public func write(_ text: String) throws(StreamError) {
    let buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(text: text)
    try write(buffer)
  }

  /// The longest wait for a reader that takes nothing, once a signal has asked the process to end.
  private static let patienceAfterSignal = Duration.milliseconds(300)
  /// Bytes that fit into any pipe that `poll` calls writable: `PIPE_BUF`. POSIX allows no less than 512.
  #if os(Linux)
    private static let leastRoom = 4096
  #else
    private static let leastRoom = 512
  #endif

  /// Returns once the reader takes more bytes. Waits only once for a reader that takes none: a log has many writes.
  private func waitForReader(after signal: Int32) throws(StreamError) {
    let hasStalled = unsafe stalledOutput == output
    let deadline = ContinuousClock.now + (hasStalled ? .zero : StandardStreams.patienceAfterSignal)
    while true {
      var watched = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      let ready = unsafe poll(&watched, 1, EventLoop.milliseconds(until: deadline))
      if ready > 0 { return }
      if ready < 0, errno != EINTR { throw .writeFailed(errno: errno) }
      if ContinuousClock.now >= deadline {
        unsafe stalledOutput = output
        throw .outputStalled(signal: signal)
      }
    }
  }

  /// Appends what is there, once ``EventLoop/wait(toRead:toWrite:timeout:)`` has found something; returns true at the
  /// end of the input.
  func readOnce(into buffer: ByteBuffer) throws(StreamError) -> Bool {
    let count = unsafe buffer.fill(atLeast: 4096) { room in unsafe systemRead(input, room.baseAddress, room.count) }
    if count >= 0 { return count == 0 }
    if errno == EINTR || errno == EAGAIN { return false }
    throw .readFailed(errno: errno)
  }

  /// Writes bytes from `start` on while the reader takes them; never waits.
  ///
  /// It writes pieces that `poll` guarantees to be taken, because the descriptor's flags are not ours to change.
  ///
  /// - Returns: the offset of the first byte that is left.
  func writeSome(_ buffer: ByteBuffer, from start: Int) throws(StreamError) -> Int {
    var done = start
    while done < buffer.count {
      var watched = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      let ready = unsafe poll(&watched, 1, 0)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return done }
      let count = unsafe buffer.withUnsafeBytes { bytes in
        unsafe systemWrite(
          output, bytes.baseAddress?.advanced(by: done), min(bytes.count - done, StandardStreams.leastRoom))
      }
      if count >= 0 {
        done += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: return done
      case EPIPE: throw .outputClosed
      case let number: throw .writeFailed(errno: number)
      }
    }
    return done
  }

  /// A descriptor that another process made non-blocking is waited for instead.
  private func block(on descriptor: Int32, _ events: Int32) throws(StreamError) {
    var watched = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    if unsafe poll(&watched, 1, -1) < 0, errno != EINTR { throw .readFailed(errno: errno) }
  }
}

/// The descriptor whose reader took nothing after a signal.
private nonisolated(unsafe) var stalledOutput: Int32 = -1

extension StandardStreams {
  /// Gives every reader time again after the next signal.
  static func forgetStalledOutput() { unsafe stalledOutput = -1 }
}

/// The system's words for an error, such as "No space left on device".
func systemMessage(_ number: Int32) -> String { unsafe String(cString: strerror(number)) }

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
