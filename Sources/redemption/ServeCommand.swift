import ArgumentParser
import JSONRPC
import LocalService
import Logging
import RedemptionCore
import RedemptionLedger
import RedemptionServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

#if Live
  import LiveGateways
#endif

/// `redemption serve`: JSON-RPC 2.0 over stdin and stdout until the input ends.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve JSON-RPC 2.0 on stdin and stdout until stdin ends.",
    discussion: """
      Start it as a child process of a test run. The method server/describe lists all methods. When stdin ends, the server \
      answers what it has read, closes the ledger and exits with 0. The log goes to stderr.
      """)

  @Option(help: LedgerLocation.help)
  var ledger = ":memory:"

  @Option(
    help: """
      The clock: system, virtual (only clock/advance moves it), or offset (the system's clock plus what clock/advance has \
      added). --http needs system or offset.
      """)
  var clock: ServeOptions.ClockChoice = .system

  @Option(help: "How messages are separated: line, header (Content-Length), or auto: the first byte decides.")
  var framing: ServeOptions.FramingChoice = .auto

  @Option(help: "The lowest level that is logged.")
  var logLevel: LogLevel = .warning

  @Option(
    help: """
      A JSON file with API keys and base URLs for sessions with gateway "live". Keys may also come from the environment: \
      \(ServeCommand.keyVariables).
      """, completion: .file(extensions: ["json"]))
  var liveConfig: String?

  @Flag(help: "Let store/reset empty a ledger file. A ledger in memory can always be emptied.")
  var allowReset = false

  @Flag(help: "Record calls, events and mails for log/read and log/subscribe. Always on with --http.")
  var record = false

  @Option(help: "Serve HTTP and WebSocket too, on this [HOST:]PORT; port 0 takes a free one.")
  var http: String?

  @OptionGroup var network: NetworkOptions

  func validate() throws {
    guard http == nil, let name = network.firstName else { return }
    throw ValidationError("\(name) needs --http.")
  }

  func run() throws {
    var options = ServeOptions()
    options.http = try http.map { try HTTPOptions($0, network) }
    options.allowReset = allowReset
    options.record = record
    options.liveConfig = liveConfig
    (options.ledger, options.clock, options.framing, options.logLevel) = (ledger, clock, framing, logLevel)
    try ServeCommand.serve(options)
  }

  /// Serves to the end of the input, or to a signal if there is no input.
  ///
  /// - Throws: the exit status, after writing to stderr what happened.
  static func serve(_ options: ServeOptions) throws {
    var logger = Logger(
      label: RedemptionKit.name, factory: { StreamLogHandler(label: $0, stream: StandardError.Stream()) })
    logger.logLevel = options.logLevel.level
    var configuration = Server.Configuration(framing: options.framing.mode, logger: logger)
    configuration.clock = options.clock.choice
    configuration.allowsReset = options.allowReset
    configuration.recordsLog = options.record || options.http != nil
    configuration.remoteGateways = try remoteGateways(options.liveConfig)
    do {
      guard options.clock == .system || !LedgerLocation.isShared(options.ledger) else {
        try fail("--ledger on PostgreSQL needs --clock system: servers that share it would not agree on the time")
      }
      let store = try LedgerLocation.open(options.ledger)
      let server = Server(adapters: adapters, methods: .all, store: store, configuration: configuration)
      try report(run(server, options), hasStreams: options.hasStreams)
    } catch let error as LocalServiceError {
      try fail("\(options.http?.place ?? "--http"): \(error.description)")
    } catch let error as LedgerError {
      try fail("ledger \(LedgerLocation.name(of: options.ledger)): \(error.description)")
    } catch StreamError.outputStalled(let signal) {
      StandardError.write("redemption serve: \(StreamError.outputStalled(signal: signal).description)\n")
      throw ExitCode(128 + signal)
    } catch let error as StreamError {
      try fail(error.description)
    }
  }

  private static func run(_ server: Server, _ options: ServeOptions) throws -> StandardStreamServer.Ending {
    if options.hasStreams { ServeNotice.show() }
    guard let http = options.http else { return try server.run() }
    guard options.clock != .virtual else {
      try fail("--http needs --clock system or offset: SDKs compare dates with their own clocks")
    }
    let streams = options.hasStreams ? StandardStreams() : try StandardStreams.silent()
    let waker = try streams.makeWakeHandle()
    let service = try LocalService(
      http.address, ports: http.ports, tls: http.tls, names: http.names, token: http.token
    ) { waker.wake() }
    server.httpURL = service.url
    // Who reads the address may send a signal at once, so it is written when signals are caught.
    let invite: () throws(StreamError) -> Void = { () throws(StreamError) in
      if !options.hasStreams { try StandardOutput.writeLine(http.invitation(to: service.url)) }
      if options.opensBrowser { Browser.open(http.pageAddress(at: service.url)) }
    }
    return try server.run(
      streams: streams,
      others: { loop in
        try service.serve(loop, for: server)
        return service
      }, started: invite)
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
        try fail("--live-config \(file ?? ""): \(error.description)")
      }
    #else
      guard file == nil else {
        try fail(
          "--live-config: this program was built without the live gateways; `make release` builds one that has them")
      }
      return nil
    #endif
  }

  private static func report(_ ending: StandardStreamServer.Ending, hasStreams: Bool) throws {
    switch ending {
    case .endOfInput: return
    case .signal(SIGTERM) where !hasStreams, .signal(SIGINT) where !hasStreams: return
    case .signal(let number): throw ExitCode(128 + number)
    case .unreadable(let error): try fail("the input cannot be followed any more: \(error.kind)")
    }
  }

  private static func fail(_ message: String) throws -> Never {
    StandardError.write("redemption serve: \(message)\n")
    throw ExitCode.failure
  }
}
