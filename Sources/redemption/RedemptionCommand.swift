import ArgumentParser
import JSONRPC
import QonversionAdapter
import RedemptionCore
import RedemptionServer
import RevenueCatAdapter
import SuperwallAdapter

/// The adapters of this program. A vendor is one more element here.
let adapters: [any RedemptionAdapter] = [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()]

@main
struct RedemptionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: RedemptionKit.name,
    abstract: "The native half of web purchase redemption, for tests: open a link, get what each SDK returns.",
    version: RedemptionKit.version,
    subcommands: [
      ServeCommand.self, UpCommand.self, DemoCommand.self, ExplainCommand.self, ReplayCommand.self, DoctorCommand.self,
      SchemaCommand.self, CodegenCommand.self, LedgerCommand.self,
    ])

  /// Starts a server straight where that is plainly what is asked for; see ``ServeOptions/init(plain:)``.
  static func main() {
    StandardStreams.prepareProcess()
    do {
      if let options = ServeOptions(plain: CommandLine.arguments.dropFirst()) {
        try ServeCommand.serve(options)
      } else {
        var command = try parseAsRoot()
        try command.run()
      }
    } catch { end(with: error) }
  }

  private static func message(for error: any Error) -> String {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    let unknown = UnknownCommand.message(for: Array(CommandLine.arguments.dropFirst()), commands: names)
    return unknown ?? MisspeltValue.completing(fullMessage(for: error))
  }

  /// Writes what ArgumentParser has to say, such as help or what is wrong with the arguments, and ends the process.
  private static func end(with error: any Error) -> Never {
    do throws(StreamError) {
      if let error = error as? StreamError { throw error }
      let text = message(for: error)
      if !text.isEmpty, exitCode(for: error).isSuccess { try StandardOutput.writeLine(text) }
      if !text.isEmpty, !exitCode(for: error).isSuccess { StandardError.write(text + "\n") }
      exit(withError: exitCode(for: error))
    } catch {
      // A reader that has seen enough, such as `head`, needs no message; the status says that output is missing.
      if error != .outputClosed { StandardError.write("\(RedemptionKit.name): \(error.description)\n") }
      exit(withError: ExitCode.failure)
    }
  }
}
