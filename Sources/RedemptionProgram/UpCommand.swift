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

  @Argument(help: "Where to listen, as with --http.")
  var address: String?

  @Option(help: "Where to listen: [HOST:]PORT. The default is 8787. Port 0 picks a free port.")
  var http: String?

  @Option(help: "The port to listen on, as with --http.")
  var port: String?

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

  @Option(
    help: "Keep spaces other than main in this folder: it is read at the start and written at the end.",
    completion: .directory)
  var spaces: String?

  @Flag(name: .customLong("open"), help: "Open the address in a browser.")
  var opensBrowser = false

  @OptionGroup var network: NetworkOptions

  /// The address and its option, in each way in which it was given.
  private var given: [(name: String, value: String)] {
    [("--http", http), ("--port", port), ("the address", address)].compactMap { name, value in value.map { (name, $0) }
    }
  }

  func validate() throws {
    guard given.count > 1 else { return }
    throw ValidationError("Give the address once: \(given.map(\.name).joined(separator: ", ")).")
  }

  func run() throws {
    var options = ServeOptions()
    let place = given.first ?? (name: "--http", value: "8787")
    options.http = try HTTPOptions(place.value, option: place.name, network)
    options.hasStreams = false
    options.opensBrowser = opensBrowser
    let choice = clock ?? (LedgerLocation.isShared(ledger) ? .system : .offset)
    options.clock = choice == .offset ? .offset : .system
    (options.ledger, options.logLevel, options.allowReset) = (ledger, logLevel, allowReset)
    options.spaces = spaces
    try ServeCommand.serve(options)
  }
}
