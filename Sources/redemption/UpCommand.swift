import ArgumentParser

/// `redemption up`: HTTP and WebSocket clients, for people and containers.
struct UpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "up",
    abstract: "Serve HTTP and WebSocket until Ctrl-C.",
    discussion: """
      For a running app, a browser, curl, or a team. It does not read stdin. SIGTERM and SIGINT (Ctrl-C) end it with status 0.
      """)

  /// The clocks that HTTP can have: SDKs compare dates with their own clocks.
  enum Clock: String, ExpressibleByArgument, CaseIterable { case offset, system }

  @Option(help: "Where to listen: [HOST:]PORT. Port 0 takes a free one.")
  var http = "8787"

  @Option(help: LedgerLocation.help)
  var ledger = ":memory:"

  @Option(
    help: """
      The clock: offset (the system's clock plus what clock/advance has added), or system. The default is offset; on \
      PostgreSQL it is system.
      """)
  var clock: Clock?

  @Option(help: "The lowest level that is logged.")
  var logLevel: LogLevel = .warning

  @Flag(help: "Let store/reset empty a ledger file. A ledger in memory can always be emptied.")
  var allowReset = false

  @Flag(name: .customLong("open"), help: "Open the address in a browser.")
  var opensBrowser = false

  @OptionGroup var network: NetworkOptions

  func run() throws {
    var options = ServeOptions()
    options.http = try HTTPOptions(http, network)
    options.hasStreams = false
    options.opensBrowser = opensBrowser
    let choice = clock ?? (LedgerLocation.isShared(ledger) ? .system : .offset)
    options.clock = choice == .offset ? .offset : .system
    (options.ledger, options.logLevel, options.allowReset) = (ledger, logLevel, allowReset)
    try ServeCommand.serve(options)
  }
}
