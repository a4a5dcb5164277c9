public import JanssonCoding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads one file descriptor and writes another, blocking, and stops on a signal. The only file that makes system
/// calls.
///
/// The flags of the descriptors are never changed: they may be shared with other processes. For one thread at a time;
/// only one object in a process may catch signals at a time.
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

  private let input: Int32
  private let output: Int32
  private var wakePipe: Pipe?

  /// Streams over two open descriptors, which stay the caller's. They are the process's own unless told otherwise.
  public init(input: Int32 = 0, output: Int32 = 1) {
    self.input = input
    self.output = output
  }

  /// Streams of a server without a client of its own: an input that only a signal ends, and an output that drops all.
  ///
  /// - Throws: ``StreamError/pipeFailed(errno:)``.
  public static func silent() throws(StreamError) -> StandardStreams {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .pipeFailed(errno: errno) }
    // The write end stays open as long as the process.
    return StandardStreams(input: ends[0], output: unsafe open("/dev/null", O_WRONLY))
  }

  /// What wakes a waiting ``read(into:timeout:)`` from another thread or task. Once there is one, each read waits with
  /// `poll` first; before that a plain `read` does.
  ///
  /// - Throws: ``StreamError/pipeFailed(errno:)``.
  public func makeWakeHandle() throws(StreamError) -> WakeHandle {
    if let pipe = wakePipe { return WakeHandle(pipe: pipe) }
    let pipe = try Pipe()
    wakePipe = pipe
    return WakeHandle(pipe: pipe)
  }

  /// Appends what is there; waits until there is something.
  ///
  /// - Parameters:
  ///   - buffer: receives the bytes.
  ///   - timeout: the longest wait, in whole milliseconds; nil waits without a limit.
  public func read(into buffer: ByteBuffer, timeout: Duration? = nil) throws(StreamError) -> Event {
    if timeout != nil || wakePipe != nil, let event = try wait(timeout) { return event }
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
      let signal = StandardStreams.caughtSignal
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
      let ready = unsafe poll(&watched, 1, milliseconds(until: deadline))
      if ready > 0 { return }
      if ready < 0, errno != EINTR { throw .writeFailed(errno: errno) }
      if ContinuousClock.now >= deadline {
        unsafe stalledOutput = output
        throw .outputStalled(signal: signal)
      }
    }
  }

  /// What ``awaitActivity(into:reads:writes:timeout:)`` found.
  struct Activity {
    /// True if the input has ended, or a signal ended it.
    var isEnded = false
    /// True if a ``WakeHandle`` was used, or the time is over.
    var isWoken = false
  }

  /// Waits for input, for a reader of the output, for a wake-up or for the time, and appends the input.
  ///
  /// - Parameters:
  ///   - reads: false leaves the input alone.
  ///   - writes: true if output waits for its reader.
  func awaitActivity(into buffer: ByteBuffer, reads: Bool, writes: Bool, timeout: Duration?) throws(StreamError)
    -> Activity
  {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    var activity = Activity()
    while true {
      // A negative descriptor is passed over by poll.
      var watched = (
        pollfd(fd: reads ? input : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakePipe?.readEnd ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: writes ? output : -1, events: Int16(POLLOUT), revents: 0)
      )
      let ready = unsafe withUnsafeMutableBytes(of: &watched) { bytes in
        unsafe poll(bytes.bindMemory(to: pollfd.self).baseAddress, 3, milliseconds(until: deadline))
      }
      if ready < 0, errno != EINTR { throw .readFailed(errno: errno) }
      if ready < 0 { activity.isEnded = !reads && StandardStreams.caughtSignal != nil }
      if ready > 0, watched.1.revents != 0 {
        wakePipe?.drain()
        activity.isWoken = true
      }
      if ready > 0, watched.0.revents != 0 { activity.isEnded = try readOnce(into: buffer) }
      if ready > 0 || activity.isEnded { return activity }
      if let deadline, ContinuousClock.now >= deadline {
        activity.isWoken = true
        return activity
      }
    }
  }

  /// Appends what is there; returns true at the end of the input.
  private func readOnce(into buffer: ByteBuffer) throws(StreamError) -> Bool {
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

  /// Waits for input, a wake-up or the time; nil when there is input.
  private func wait(_ timeout: Duration?) throws(StreamError) -> Event? {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      // A negative descriptor is passed over by poll.
      var watched = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakePipe?.readEnd ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let ready = unsafe poll(&watched, 2, milliseconds(until: deadline))
      if ready < 0, errno != EINTR { throw .readFailed(errno: errno) }
      if ready > 0, watched[1].revents != 0 {
        wakePipe?.drain()
        return .woken
      }
      if ready > 0 { return nil }
      if let deadline = deadline, ContinuousClock.now >= deadline { return .timedOut }
    }
  }

  /// Rounded up, so that a wait never ends early and then spins. At most a day at a time.
  private func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline = deadline else { return -1 }
    let rest = min(max(deadline - ContinuousClock.now, .zero), .seconds(86_400)).components
    return Int32(rest.seconds * 1000 + (rest.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  /// A descriptor that another process made non-blocking is waited for instead.
  private func block(on descriptor: Int32, _ events: Int32) throws(StreamError) {
    var watched = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    if unsafe poll(&watched, 1, -1) < 0, errno != EINTR { throw .readFailed(errno: errno) }
  }
}

// MARK: - The process

extension StandardStreams {
  /// Makes each write that fails return an error, on the process's own streams too. To be called before anything is
  /// opened.
  ///
  /// - A closed pipe and a file at its size limit (`ulimit -f`) no longer end the process with a signal.
  /// - A closed descriptor (`>&-`) is taken by one that fails: otherwise the next file or pipe would get its number,
  ///   and what is meant for stdout or stderr would be written there.
  public static func prepareProcess() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      // `open` takes the lowest free number, which is this one. Without /dev/null the number stays free.
      _ = unsafe open("/dev/null", mode)
    }
  }

  /// Lets the process open more files, as far as the system allows it without a privilege.
  ///
  /// - Parameter wanted: how many it should be able to open.
  /// - Returns: how many it may open now.
  public static func raiseFileLimit(to wanted: Int) -> Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return wanted }
    let most = rlim_t(wanted)
    if limit.rlim_cur < most {
      var raised = limit
      raised.rlim_cur = min(most, limit.rlim_max)
      if unsafe setrlimit(resource, &raised) == 0 { limit = raised }
    }
    return Int(clamping: limit.rlim_cur)
  }
}

/// The system's words for an error, such as "No space left on device".
func systemMessage(_ number: Int32) -> String { unsafe String(cString: strerror(number)) }

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

// MARK: - Wake-ups

/// Wakes a server that waits for input. May be used from any thread or task, also after the server has ended.
public struct WakeHandle: Sendable {
  fileprivate let pipe: Pipe

  /// Makes the server call ``Service/wake()`` soon. Several calls may be answered by one.
  public func wake() { pipe.signal() }
}

/// A pipe of our own that never blocks.
private final class Pipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws(StreamError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .pipeFailed(errno: errno) }
    readEnd = ends[0]
    writeEnd = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// A full pipe is fine: then a wake-up is on its way.
  func signal() {
    var byte: UInt8 = 0
    _ = unsafe systemWrite(writeEnd, &byte, 1)
  }

  func drain() {
    var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    _ = unsafe systemRead(readEnd, &bytes, 32)
  }
}

// MARK: - Signals

// Written before the handlers are set and by the handler on the same thread.
private nonisolated(unsafe) var stoppedInput: Int32 = -1
private nonisolated(unsafe) var endedInput: Int32 = -1
private nonisolated(unsafe) var loopThread = pthread_self()
private nonisolated(unsafe) var firstSignal: Int32 = 0
/// The descriptor whose reader took nothing after a signal.
private nonisolated(unsafe) var stalledOutput: Int32 = -1

/// Puts an empty input in the place of the real one, so that a read ends whether it waits already or is about to: there
/// is no moment in which a signal could be missed. A second signal ends the process as if there were no handler. Calls
/// only what POSIX allows in a handler.
///
/// Other calls that wait return EINTR. One that was about to wait would miss that; SIGALRM interrupts it a second
/// later.
private func stopReading(_ number: Int32) {
  let saved = errno
  if unsafe pthread_equal(pthread_self(), loopThread) == 0 {
    _ = unsafe pthread_kill(loopThread, number)
  } else {
    let isReminder = unsafe number == SIGALRM && firstSignal != 0
    if !isReminder {
      unsafe firstSignal = firstSignal == 0 ? number : firstSignal
      _ = unsafe dup2(endedInput, stoppedInput)
      if number != SIGALRM { _ = signal(number, SIG_DFL) }
    }
    _ = alarm(1)
  }
  errno = saved
}

extension StandardStreams {
  /// The signal that ended the input, or nil. Every loop that waits for something else must end once there is one.
  ///
  /// Set until ``catchingSignals(_:)`` is called again. Always nil on a thread that has not called it.
  public static var caughtSignal: Int32? {
    guard unsafe firstSignal != 0, unsafe pthread_equal(pthread_self(), loopThread) != 0 else { return nil }
    return unsafe firstSignal
  }

  /// Signals that end the input. Their default ends the process at once, in the middle of a request.
  private static let stopping = [SIGTERM, SIGINT, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU]

  /// Signals that are caught even if the parent process has ignored them: a shell ignores SIGINT for its background
  /// jobs, and SIGALRM is also ours. The others stay ignored, as `nohup` intends.
  private static let alwaysCaught = [SIGTERM, SIGINT, SIGALRM]

  /// Runs `body` with the signals that would end the process as ends of the input, and with SIGPIPE ignored; restores
  /// the handlers after it.
  ///
  /// - Returns: the signal that ended the input, or nil. After a signal the input's descriptor is at its end for good.
  public func catchingSignals(_ body: () throws(StreamError) -> Void) throws(StreamError) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .pipeFailed(errno: errno) }
    close(ends[1])
    unsafe stoppedInput = input
    unsafe endedInput = ends[0]
    unsafe loopThread = pthread_self()
    unsafe firstSignal = 0
    unsafe stalledOutput = -1
    // Threads of a pool may have signals blocked; this one has to get them.
    var unblocked = sigset_t()
    var mask = sigset_t()
    unsafe sigemptyset(&unblocked)
    for number in StandardStreams.stopping { unsafe sigaddset(&unblocked, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &unblocked, &mask)
    let replaced = StandardStreams.stopping.map { number in
      (number, SignalAction.replace(number, unlessIgnored: !StandardStreams.alwaysCaught.contains(number)))
    }
    let brokenPipe = signal(SIGPIPE, SIG_IGN)
    defer {
      _ = alarm(0)
      for (number, action) in replaced { SignalAction.restore(action, of: number) }
      _ = signal(SIGPIPE, brokenPipe)
      unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
      close(ends[0])
    }
    try body()
    return StandardStreams.caughtSignal
  }
}

/// What a signal does. Unlike `signal`, `sigaction` lets a call that waits return EINTR instead of waiting on.
private enum SignalAction {
  /// Makes a signal call ``stopReading(_:)``, and returns what it did before.
  static func replace(_ number: Int32, unlessIgnored: Bool) -> sigaction {
    var previous = sigaction()
    _ = unsafe sigaction(number, nil, &previous)
    if unlessIgnored, isIgnored(previous) { return previous }
    var action = sigaction()
    unsafe sigemptyset(&action.sa_mask)
    #if canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler = stopReading
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = stopReading
    #else
      unsafe action.__sigaction_u.__sa_handler = stopReading
    #endif
    _ = unsafe sigaction(number, &action, nil)
    return previous
  }

  static func restore(_ action: sigaction, of number: Int32) {
    var action = action
    _ = unsafe sigaction(number, &action, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_u.__sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

extension StandardStreams {
  /// Returns true if a descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns the number of columns of the terminal on a descriptor; nil if it is not a terminal, or does not say.
  public static func terminalWidth(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard isTerminal(descriptor), unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
