import ArgumentParser
import JSONRPC
import Logging
import RedemptionCore
import RedemptionLedger
import RedemptionServer
import SQLiteStore

#if Live
  import LiveGateways
#endif

/// `redemption serve`: JSON-RPC 2.0 over stdin and stdout until the input ends.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Answer JSON-RPC 2.0 requests on stdin until it ends; the log goes to stderr.",
    discussion: """
      Start it as a child process of a test run. Methods: server/describe lists them.
      End of input: what was read is answered, the ledger is closed, exit status 0.
      """)

  @Option(help: "Where purchases and codes are kept: a file, or :memory:.")
  var ledger = ":memory:"

  @Option(help: "The clock: system, or virtual (moved by clock/advance).")
  var clock: ServeOptions.ClockChoice = .system

  @Option(help: "How messages are told apart: newlines, Content-Length headers, or by the first byte.")
  var framing: ServeOptions.FramingChoice = .auto

  @Option(help: "The least serious message that is logged: trace, debug, info, notice, warning, error, critical.")
  var logLevel: LogLevel = .warning

  @Option(
    help: """
      A JSON file with API keys and base URLs for sessions with gateway "live". Keys may stand in the environment instead: \
      \(ServeCommand.keyVariables).
      """, completion: .file(extensions: ["json"]))
  var liveConfig: String?

  @Flag(help: "Let store/reset empty a ledger that is kept in a file; one in memory may always be emptied.")
  var allowReset = false

  func run() throws {
    var options = ServeOptions()
    options.allowReset = allowReset
    options.liveConfig = liveConfig
    (options.ledger, options.clock, options.framing, options.logLevel) = (ledger, clock, framing, logLevel)
    try ServeCommand.serve(options)
  }

  /// Serves to the end of the input.
  ///
  /// - Throws: the exit status, after telling on stderr what happened.
  static func serve(_ options: ServeOptions) throws {
    var logger = Logger(
      label: RedemptionKit.name, factory: { StreamLogHandler(label: $0, stream: StandardError.Stream()) })
    logger.logLevel = options.logLevel.level
    var configuration = Server.Configuration(
      hasVirtualClock: options.clock == .virtual, framing: options.framing.mode, logger: logger)
    configuration.allowsReset = options.allowReset
    configuration.remoteGateways = try remoteGateways(options.liveConfig)
    do {
      let store = try SQLiteStore(
        at: options.ledger == ":memory:" ? .memory : .file(path: options.ledger),
        isInterrupted: { StandardStreams.caughtSignal != nil })
      let ending = try Server(adapters: adapters, methods: .all, store: store, configuration: configuration).run()
      try report(ending)
    } catch let error as LedgerError {
      try fail("ledger \(options.ledger): \(error.description)")
    } catch StreamError.outputStalled(let signal) {
      StandardError.write("redemption serve: \(StreamError.outputStalled(signal: signal).description)\n")
      throw ExitCode(128 + signal)
    } catch let error as StreamError {
      try fail(error.description)
    }
  }

  /// The variables of all vendors, for the help.
  private static var keyVariables: String {
    let keys = adapters.map(\.vendor.keys)
    let apps = keys.map(\.app).joined(separator: ", ")
    return ([apps + " (also with _IOS or _ANDROID)"] + keys.compactMap(\.receipts)).joined(separator: ", ")
  }

  private static func remoteGateways(_ file: String?) throws -> (any RemoteGateways)? {
    #if Live
      do throws(LiveConfigurationError) { return try LiveSetup.gateways(configuredBy: file) } catch {
        try fail("--live-config: \(error.description)")
      }
    #else
      guard file == nil else {
        try fail(
          "--live-config: this program was built without the live gateways; `make release` builds one that has them")
      }
      return nil
    #endif
  }

  private static func report(_ ending: StandardStreamServer.Ending) throws {
    switch ending {
    case .endOfInput: return
    case .signal(let number): throw ExitCode(128 + number)
    case .unreadable(let error): try fail("the input cannot be followed any more: \(error.kind)")
    }
  }

  private static func fail(_ message: String) throws -> Never {
    StandardError.write("redemption serve: \(message)\n")
    throw ExitCode.failure
  }
}
