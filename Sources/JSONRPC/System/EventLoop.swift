#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits for what a server has to do: descriptors that are ready, wake-ups, times, and signals. It does so for all
/// clients alike, those of other threads and those that have descriptors.
///
/// For one thread at a time; only one loop in a process may catch signals at a time.
public final class EventLoop {
  /// What a wait has found.
  struct Activity {
    /// True if the input has bytes, has ended, or is broken.
    var canRead = false
    /// True if the output takes bytes, or is broken.
    var canWrite = false
    /// True if a ``WakeHandle`` was used.
    var isWoken = false
    /// True if the time is over.
    var isLate = false
  }

  /// What the last wait has found.
  private(set) var activity = Activity()
  private(set) var wakePipe: WakePipe?
  /// True if the next wait must not last, because there is more to do.
  var isBusy = false

  /// A loop that waits for nothing yet.
  public init() {}

  /// What wakes this loop from another thread or task. Without one, a client that is alone may wait in `read`.
  ///
  /// - Throws: ``StreamError/pipeFailed(errno:)``.
  public func makeWakeHandle() throws(StreamError) -> WakeHandle {
    if let pipe = wakePipe { return WakeHandle(pipe: pipe) }
    let pipe = try WakePipe()
    wakePipe = pipe
    return WakeHandle(pipe: pipe)
  }

  /// Waits until a descriptor is ready, the loop is woken, the time is over, or a signal has come.
  ///
  /// - Parameters:
  ///   - input: a descriptor to read; nil for none.
  ///   - output: a descriptor to write; nil for none.
  ///   - timeout: the longest wait, in whole milliseconds; nil waits without a limit.
  @discardableResult
  func wait(
    toRead input: Int32? = nil, toWrite output: Int32? = nil, timeout: Duration?
  ) throws(StreamError) -> Activity {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    activity = Activity()
    while true {
      // A negative descriptor is passed over by poll.
      var watched = (
        pollfd(fd: input ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakePipe?.readEnd ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: output ?? -1, events: Int16(POLLOUT), revents: 0)
      )
      let ready = unsafe withUnsafeMutableBytes(of: &watched) { bytes in
        unsafe poll(bytes.bindMemory(to: pollfd.self).baseAddress, 3, EventLoop.milliseconds(until: deadline))
      }
      if ready < 0, errno != EINTR { throw .readFailed(errno: errno) }
      if ready > 0 {
        activity.isWoken = watched.1.revents != 0
        if activity.isWoken { wakePipe?.drain() }
        (activity.canRead, activity.canWrite) = (watched.0.revents != 0, watched.2.revents != 0)
        return activity
      }
      if ready < 0, EventLoop.caughtSignal != nil { return activity }
      if let deadline, ContinuousClock.now >= deadline {
        activity.isLate = true
        return activity
      }
    }
  }

  /// Rounded up, so that a wait never ends early and then spins. At most a day at a time.
  static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline = deadline else { return -1 }
    let rest = min(max(deadline - ContinuousClock.now, .zero), .seconds(86_400)).components
    return Int32(rest.seconds * 1000 + (rest.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

}

/// Wakes an event loop that waits. May be used from any thread or task, also after the server has ended.
public struct WakeHandle: Sendable {
  fileprivate let pipe: WakePipe

  /// Makes the server call ``Service/wake()`` soon. Several calls may be answered by one.
  public func wake() { pipe.signal() }
}

/// A pipe of our own that never blocks.
final class WakePipe: Sendable {
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
    _ = unsafe write(writeEnd, &byte, 1)
  }

  func drain() {
    var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    _ = unsafe read(readEnd, &bytes, 32)
  }
}
