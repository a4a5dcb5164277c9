import SimulatedPhone

/// Receives what the SDK logs.
public typealias LogHandler = (_ level: LogLevel, _ message: String) -> Void
/// Receives what the SDK logs, with the place in its code.
public typealias VerboseLogHandler = (
  _ level: LogLevel, _ message: String, _ file: String?, _ function: String?, _ line: UInt
) -> Void

/// What the app has set. A handler need not be sendable, as in the SDK; none is ever called.
private let kept = Guarded<(handler: VerboseLogHandler, proxyURL: URL?)>(({ _, _, _, _, _ in }, nil))

extension Purchases {
  /// Kept, and never called: nothing is logged.
  public static var verboseLogHandler: VerboseLogHandler {
    get { kept.withLock { $0.handler } }
    set { kept.withLock { $0.handler = newValue } }
  }

  /// Kept, and never called: nothing is logged.
  public static var logHandler: LogHandler {
    get { { level, message in verboseLogHandler(level, message, nil, nil, 0) } }
    set { verboseLogHandler = { level, message, _, _, _ in newValue(level, message) } }
  }

  /// Kept, and without effect: the test's phone answers every request.
  public static var proxyURL: URL? {
    get { kept.withLock { $0.proxyURL } }
    set { kept.withLock { $0.proxyURL = newValue } }
  }
}
