import ArgumentParser
import JSONRPC
import Logging
import MemoryStore
import RedemptionCore
import RedemptionMCP
import RedemptionServer

/// `redemption mcp`: the Model Context Protocol over stdin and stdout until the input ends.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve the Model Context Protocol on stdin and stdout, for coding agents.",
    discussion: """
      An agent starts it as a child process; docs/agents.md has the line for each client. It simulates purchases, links \
      and phones in memory, writes no file and uses no network.
      """)

  func run() throws {
    var logger = Logger(
      label: RedemptionKit.name, factory: { StreamLogHandler(label: $0, stream: StandardError.Stream()) })
    logger.logLevel = .warning
    let configuration = Server.Configuration(hasVirtualClock: true, logger: logger)
    let server = Server(
      adapters: ProgramAdapters.all, methods: .all, store: MemoryStore(), configuration: configuration)
    let service = try ContextService(adapters: ProgramAdapters.all, server: server)
    switch try StandardStreamServer(service: service, framing: .line).run() {
    case .endOfInput: return
    case .signal(let number): throw ExitCode(128 + number)
    case .unreadable(let error): try StandardError.fail("mcp", "stopped reading stdin: \(error.kind)")
    }
  }
}
