import ArgumentParser
import JSONRPC
import Logging
import RedemptionServer

/// What `redemption serve` is told on its command line.
struct ServeOptions {
  enum ClockChoice: String, ExpressibleByArgument, CaseIterable { case system, virtual, offset }
  enum FramingChoice: String, ExpressibleByArgument, CaseIterable { case auto, line, header }

  var ledger = ":memory:"
  var clock = ClockChoice.system
  var framing = FramingChoice.auto
  var logLevel = LogLevel.warning
  var allowReset = false
  /// True if `log/read` has something to read; HTTP implies it.
  var record = false
  /// A file with keys and places of the vendors' own services.
  var liveConfig: String?
  /// Nil serves the standard streams alone.
  var http: HTTPOptions?
  /// False for a server without standard streams, which a signal ends.
  var hasStreams = true
  /// True if the address is opened in a browser.
  var opensBrowser = false

  /// Nothing but defaults.
  init() {}

  /// Reads `serve`, pairs of `--name value`, `--allow-reset` and `--record`; nil for anything else, which is left to
  /// ArgumentParser.
  ///
  /// A test run starts a server again and again, and ArgumentParser takes longer than all the rest of the way to the
  /// first reply: 15 million instructions of 27, most of them a search for protocol conformances.
  init?(plain arguments: ArraySlice<String>) {
    var rest = arguments
    guard rest.popFirst() == "serve" else { return nil }
    while let name = rest.popFirst() {
      if name == "--allow-reset" {
        allowReset = true
        continue
      }
      if name == "--record" {
        record = true
        continue
      }
      guard let value = rest.popFirst(), !value.hasPrefix("-") else { return nil }
      switch name {
      case "--ledger": ledger = value
      case "--clock":
        guard let choice = ClockChoice(rawValue: value) else { return nil }
        clock = choice
      case "--framing":
        guard let choice = FramingChoice(rawValue: value) else { return nil }
        framing = choice
      case "--live-config": liveConfig = value
      case "--log-level":
        guard let level = LogLevel(argument: value) else { return nil }
        logLevel = level
      default: return nil
      }
    }
  }
}

extension ServeOptions.ClockChoice {
  var choice: Server.ClockChoice {
    switch self {
    case .system: .system
    case .virtual: .virtual
    case .offset: .offset
    }
  }
}

extension ServeOptions.FramingChoice {
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
