#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Written before the handlers are set and by the handler on the same thread.
private nonisolated(unsafe) var stoppedInput: Int32 = -1
private nonisolated(unsafe) var endedInput: Int32 = -1
private nonisolated(unsafe) var wakingEnd: Int32 = -1
private nonisolated(unsafe) var loopThread = pthread_self()
private nonisolated(unsafe) var firstSignal: Int32 = 0

/// Puts an empty input in the place of the real one, if there is one, and wakes a loop that waits in `poll`. So a read
/// or a wait ends whether it has begun or is about to: there is no moment in which a signal could be missed. A second
/// signal ends the process as if there were no handler. Calls only what POSIX allows in a handler.
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
      if unsafe stoppedInput >= 0 { _ = unsafe dup2(endedInput, stoppedInput) }
      var byte: UInt8 = 0
      if unsafe wakingEnd >= 0 { _ = unsafe write(wakingEnd, &byte, 1) }
      if number != SIGALRM { _ = signal(number, SIG_DFL) }
    }
    _ = alarm(1)
  }
  errno = saved
}

extension EventLoop {
  /// The signal that asked this process to end, or nil. Every loop that waits for something else must end once there is
  /// one.
  ///
  /// Set until ``catchingSignals(ending:_:)`` is called again. Always nil on a thread that has not called it.
  public static var caughtSignal: Int32? {
    guard unsafe firstSignal != 0, unsafe pthread_equal(pthread_self(), loopThread) != 0 else { return nil }
    return unsafe firstSignal
  }

  /// Signals that end serving. Their default ends the process at once, in the middle of a request.
  private static let stopping = [SIGTERM, SIGINT, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU]

  /// Signals that are caught even if the parent process has ignored them: a shell ignores SIGINT for its background
  /// jobs, and SIGALRM is also ours. The others stay ignored, as `nohup` intends.
  private static let alwaysCaught = [SIGTERM, SIGINT, SIGALRM]

  /// Runs `body` with the signals that would end the process as ends of serving, and with SIGPIPE ignored; restores the
  /// handlers after it.
  ///
  /// - Parameters:
  ///   - input: a descriptor that is at its end for good after a signal; nil for none.
  ///   - body: what a signal ends.
  /// - Returns: the first signal, or nil.
  public func catchingSignals(
    ending input: Int32? = nil, _ body: () throws(StreamError) -> Void
  ) throws(StreamError) -> Int32? {
    // Without an input, a wake-up is all that ends a wait.
    if input == nil { _ = try makeWakeHandle() }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .pipeFailed(errno: errno) }
    close(ends[1])
    unsafe stoppedInput = input ?? -1
    unsafe wakingEnd = wakePipe?.writeEnd ?? -1
    unsafe endedInput = ends[0]
    unsafe loopThread = pthread_self()
    unsafe firstSignal = 0
    StandardStreams.forgetStalledOutput()
    // Threads of a pool may have signals blocked; this one has to get them.
    var unblocked = sigset_t()
    var mask = sigset_t()
    unsafe sigemptyset(&unblocked)
    for number in EventLoop.stopping { unsafe sigaddset(&unblocked, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &unblocked, &mask)
    let replaced = EventLoop.stopping.map { number in
      (number, SignalAction.replace(number, unlessIgnored: !EventLoop.alwaysCaught.contains(number)))
    }
    let brokenPipe = signal(SIGPIPE, SIG_IGN)
    defer {
      unsafe (stoppedInput, wakingEnd) = (-1, -1)
      _ = alarm(0)
      for (number, action) in replaced { SignalAction.restore(action, of: number) }
      _ = signal(SIGPIPE, brokenPipe)
      unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
      close(ends[0])
    }
    try body()
    return EventLoop.caughtSignal
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
