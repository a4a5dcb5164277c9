import ArgumentParser
import JSONRPC
import Logging
import RedemptionLedger
import RedemptionServer

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

  func run() throws {
    var options = ServeOptions()
    (options.ledger, options.clock, options.framing, options.logLevel) = (ledger, clock, framing, logLevel)
    try ServeCommand.serve(options)
  }

  /// Serves to the end of the input.
  ///
  /// - Throws: the exit status, after telling on stderr what happened.
  static func serve(_ options: ServeOptions) throws {
    var logger = Logger(label: RedemptionKit.name, factory: { StreamLogHandler.standardError(label: $0) })
    logger.logLevel = options.logLevel.level
    let configuration = Server.Configuration(
      ledger: options.ledger == ":memory:" ? .memory : .file(path: options.ledger),
      hasVirtualClock: options.clock == .virtual, framing: options.framing.mode, logger: logger)
    do {
      let ending = try Server(adapters: adapters, configuration: configuration).run()
      try report(ending)
    } catch let error as LedgerError {
      try fail("ledger \(options.ledger): \(error.description)")
    } catch let error as StreamError {
      try fail(error.description)
    }
  }

  private static func report(_ ending: StandardStreamServer.Ending) throws {
    switch ending {
    case .endOfInput: return
    case .signal(let number): throw ExitCode(128 + number)
    case .unreadable(let error): try fail("the input cannot be followed any more: \(error.kind)")
    }
  }

  private static func fail(_ message: String) throws {
    StandardError.write("redemption serve: \(message)\n")
    throw ExitCode.failure
  }
}
