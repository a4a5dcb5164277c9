import ArgumentParser

/// `redemption up`: HTTP and WebSocket clients, for people and containers.
struct UpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "up",
    abstract: "Serve HTTP and WebSocket clients until a signal ends it.",
    discussion: "It reads no standard input. SIGTERM and SIGINT end it with status 0.")

  @Option(help: "Where to listen: [HOST:]PORT. Port 0 takes a free one.")
  var http = "8787"

  @Option(help: LedgerLocation.help)
  var ledger = ":memory:"

  @Option(
    help: """
      The clock: offset (the system's clock plus what clock/advance has added), or system. Left out: offset, and system \
      on PostgreSQL.
      """)
  var clock: ServeOptions.ClockChoice?

  @Option(help: "The least serious message that is logged: trace, debug, info, notice, warning, error, critical.")
  var logLevel: LogLevel = .warning

  @Flag(help: "Let store/reset empty a ledger that is kept in a file; one in memory may always be emptied.")
  var allowReset = false

  @Flag(name: .customLong("open"), help: "Open the address in a browser.")
  var opensBrowser = false

  @OptionGroup var network: NetworkOptions

  func run() throws {
    var options = ServeOptions()
    options.http = try HTTPOptions(http, network)
    options.hasStreams = false
    options.opensBrowser = opensBrowser
    (options.ledger, options.logLevel, options.allowReset) = (ledger, logLevel, allowReset)
    options.clock = clock ?? (LedgerLocation.isShared(ledger) ? .system : .offset)
    try ServeCommand.serve(options)
  }
}
