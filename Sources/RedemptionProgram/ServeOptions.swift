import ArgumentParser
import JSONRPC
import Logging
import RedemptionServer

/// The options of `redemption serve`.
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
  /// The folder in which spaces are kept; nil for none.
  var spaces: String?
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
