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

  enum ClockChoice: String, ExpressibleByArgument, CaseIterable { case system, virtual }
  enum FramingChoice: String, ExpressibleByArgument, CaseIterable { case auto, line, header }

  @Option(help: "Where purchases and codes are kept: a file, or :memory:.")
  var ledger = ":memory:"

  @Option(help: "The clock: system, or virtual (moved by clock/advance).")
  var clock: ClockChoice = .system

  @Option(help: "How messages are told apart: newlines, Content-Length headers, or by the first byte.")
  var framing: FramingChoice = .auto

  @Option(help: "The least serious message that is logged: trace, debug, info, notice, warning, error, critical.")
  var logLevel: LogLevel = .warning

  func run() throws {
    var logger = Logger(label: RedemptionKit.name, factory: { StreamLogHandler.standardError(label: $0) })
    logger.logLevel = logLevel.level
    let configuration = Server.Configuration(
      ledger: ledger == ":memory:" ? .memory : .file(path: ledger), hasVirtualClock: clock == .virtual,
      framing: framing.mode, logger: logger)
    do {
      let ending = try Server(adapters: adapters, configuration: configuration).run()
      try report(ending)
    } catch let error as LedgerError {
      try fail("ledger \(ledger): \(error.description)")
    } catch let error as StreamError {
      try fail(error.description)
    }
  }

  private func report(_ ending: StandardStreamServer.Ending) throws {
    switch ending {
    case .endOfInput: return
    case .signal(let number): throw ExitCode(128 + number)
    case .unreadable(let error): try fail("the input cannot be followed any more: \(error.kind)")
    }
  }

  private func fail(_ message: String) throws {
    StandardError.write("redemption serve: \(message)\n")
    throw ExitCode.failure
  }
}

extension ServeCommand.FramingChoice {
  var mode: MessageFraming.Mode {
    switch self {
    case .auto: .auto
    case .line: .line
    case .header: .header
    }
  }
}

/// A level of the log by its swift-log name.
struct LogLevel: ExpressibleByArgument {
  let level: Logger.Level

  static let warning = LogLevel(level: .warning)

  private init(level: Logger.Level) { self.level = level }

  init?(argument: String) {
    guard let level = Logger.Level(rawValue: argument) else { return nil }
    self.level = level
  }

  var defaultValueDescription: String { level.rawValue }
  static var allValueStrings: [String] { Logger.Level.allCases.map(\.rawValue) }
}
