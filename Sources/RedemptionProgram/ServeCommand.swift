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

  @Option(help: "How messages are separated: line, header (Content-Length), or auto (by the first byte).")
  var framing: ServeOptions.FramingChoice = .auto

  @Option(help: "The lowest level that is logged.")
  var logLevel: LogLevel = .warning

  @Option(
    help: """
      A JSON file with API keys and base URLs for sessions with gateway "live", such as \(Examples.liveConfig). \
      Keys may also come from the environment: \(ServeCommand.keyVariables).
      """, completion: .file(extensions: ["json"]))
  var liveConfig: String?

  @Flag(help: "Let store/reset empty a ledger file. A ledger in memory can always be emptied.")
  var allowReset = false

  @Flag(help: "Record calls, events and mails for log/read and log/subscribe. Always on with --http.")
  var record = false

  @Option(
    help: "Keep spaces other than main in this folder: it is read at the start and written at the end.",
    completion: .directory)
  var spaces: String?

  @Option(help: "Serve HTTP and WebSocket too, on this [HOST:]PORT; port 0 picks a free port.")
  var http: String?

  @Option(help: "Serve HTTP and WebSocket too, on this port, as with --http.")
  var port: String?

  @OptionGroup var network: NetworkOptions

  func validate() throws {
    if http != nil, port != nil { throw ValidationError("Give the address once: --http, --port.") }
    guard http == nil, port == nil, let name = network.firstName else { return }
    throw ValidationError("\(name) needs --http, such as --http 8787.")
  }

  func run() throws {
    var options = ServeOptions()
    options.http =
      try http.map { try HTTPOptions($0, network) } ?? port.map { try HTTPOptions($0, option: "--port", network) }
    options.allowReset = allowReset
    options.record = record
    options.liveConfig = liveConfig
    options.spaces = spaces
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
    configuration.acceptsSeeds = options.http?.address.isLoopback ?? true
    configuration.remoteGateways = try remoteGateways(options)
    do {
      guard options.clock == .system || !LedgerLocation.isShared(options.ledger) else {
        try options.fail(
          "--ledger on PostgreSQL needs --clock system: servers that share it would not agree on the time")
      }
      let store = try LedgerLocation.open(options.ledger)
      let server = Server(
        adapters: ProgramAdapters.all, methods: .all, store: store, configuration: configuration)
      let folder = options.spaces.map(SpaceFolder.init)
      try folder?.load(into: server)
      let ending = try run(server, options)
      try folder?.save(from: server)
      try end(ending, options)
    } catch let failure as SpaceFolder.Failure {
      try options.fail("--spaces \(failure.text)")
    } catch let error as LocalServiceError {
      try options.fail("\(options.http?.place ?? "--http"): \(error.description)")
    } catch let error as LedgerError {
      try options.fail("ledger \(LedgerLocation.name(of: options.ledger)): \(error.description)")
    } catch StreamError.outputStalled(let signal) {
      options.report(StreamError.outputStalled(signal: signal).description)
      throw ExitCode(128 + signal)
    } catch let error as StreamError {
      try options.fail(error.description)
    }
  }

  private static func run(_ server: Server, _ options: ServeOptions) throws -> ServiceEnding {
    if options.hasStreams { ServeNotice.show() }
    guard let http = options.http else { return try server.run() }
    guard options.clock != .virtual else {
      try options.fail("--http needs --clock system or offset: SDKs compare dates with their own clocks")
    }
    let events = EventLoop()
    let waker = try events.makeWakeHandle()
    var limits = HTTPLimits()
    let files = StandardStreams.raiseFileLimit(to: limits.wantedFiles)
    if limits.restrict(toFiles: files) {
      options.report(
        "at most \(limits.connections) HTTP connections at a time, because this process may open only \(files) files. "
          + "Raise the limit with `ulimit -n \(HTTPLimits().wantedFiles)`.")
    }
    let service = try LocalService(
      http.address, ports: http.ports, tls: http.tls, names: http.names, origins: http.origins,
      tokens: http.tokens, limits: limits
    ) { waker.wake() }
    server.httpURL = service.url
    server.webhookSender = LocalSender(client: service.client)
    // Who reads the address may send a signal at once, so it is written when signals are caught.
    let invite: () throws(StreamError) -> Void = { () throws(StreamError) in
      if !options.hasStreams { try StandardOutput.writeLine(http.invitation(to: service.url)) }
      if options.opensBrowser { Browser.open(http.pageAddress(at: service.url)) }
    }
    return try server.run(
      streams: options.hasStreams ? StandardStreams(events: events) : nil, events: events,
      others: { loop in
        try service.serve(loop, for: server)
        return service
      }, started: invite)
  }

  /// The variables of all vendors, for the help.
  private static var keyVariables: String {
    let keys = ProgramAdapters.all.map(\.vendor.keys)
    let apps = keys.map(\.app).joined(separator: ", ")
    return ([apps + " (also with _IOS or _ANDROID)"] + keys.compactMap(\.receipts)).joined(separator: ", ")
  }

  private static func remoteGateways(_ options: ServeOptions) throws -> (any RemoteGateways)? {
    #if Live
      do throws(LiveConfigurationError) { return try LiveSetup.gateways(configuredBy: options.liveConfig) } catch {
        let form = error.path.isEmpty ? ". Write JSON, such as \(Examples.liveConfig)." : ""
        try options.fail("--live-config \(options.liveConfig ?? ""): \(error.description)\(form)")
      }
    #else
      guard options.liveConfig == nil else {
        try options.fail(
          "--live-config: this program was built without the live gateways; `make release` builds one that has them")
      }
      return nil
    #endif
  }

  private static func end(_ ending: ServiceEnding, _ options: ServeOptions) throws {
    switch ending {
    case .endOfInput: return
    case .signal(SIGTERM) where !options.hasStreams, .signal(SIGINT) where !options.hasStreams: return
    case .signal(let number): throw ExitCode(128 + number)
    case .unreadable(let error):
      try options.fail("stopped reading stdin: the end of a message cannot be found (\(error.kind))")
    }
  }
}

extension ServeOptions {
  /// The command that serves.
  private var command: String { hasStreams ? "serve" : "up" }

  /// Writes a message to stderr under the command's name.
  fileprivate func report(_ message: String) { StandardError.write("redemption \(command): \(message)\n") }

  fileprivate func fail(_ message: String) throws -> Never { try StandardError.fail(command, message) }
}
