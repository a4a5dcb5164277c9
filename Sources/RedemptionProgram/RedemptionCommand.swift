import ArgumentParser
import JSONRPC
import RedemptionServer

/// The root of all commands.
struct RedemptionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: RedemptionKit.name,
    abstract: "Test web purchase redemption without a phone: get what each vendor's SDK returns for a link.",
    version: RedemptionKit.version,
    subcommands: [
      ServeCommand.self, UpCommand.self, DemoCommand.self, ExplainCommand.self, ReplayCommand.self, DoctorCommand.self,
      SchemaCommand.self, CodegenCommand.self, LedgerCommand.self, VersionsCommand.self, NewVendorCommand.self,
      MCPCommand.self, InitCommand.self,
    ])

  /// Starts a server straight where that is plainly what is asked for; see ``ServeOptions/init(plain:)``.
  static func main() {
    StandardStreams.prepareProcess()
    do {
      if let options = ServeOptions(plain: CommandLine.arguments.dropFirst()) {
        try ServeCommand.serve(options)
      } else {
        try rejectHelpOfUnknownCommand()
        var command = try parseAsRoot(NetworkOptions.current(Array(CommandLine.arguments.dropFirst())))
        try command.run()
      }
    } catch { end(with: error) }
  }

  private static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// ArgumentParser would print the general help and succeed.
  private static func rejectHelpOfUnknownCommand() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.first == "help", UnknownCommand.message(for: arguments, commands: commandNames) != nil else {
      return
    }
    throw ValidationError("Unknown command.")
  }

  private static func message(for error: any Error) -> String {
    let names = commandNames
    let unknown = UnknownCommand.message(for: Array(CommandLine.arguments.dropFirst()), commands: names)
    return unknown ?? MisspeltValue.completing(withOwnHelp(fullMessage(for: error), commands: names))
  }

  /// Names the help of the command that ran. ArgumentParser names the help of `redemption` for errors of `run()`.
  private static func withOwnHelp(_ message: String, commands: [String]) -> String {
    let general = "Usage: redemption <subcommand>\n  See 'redemption --help' for more information."
    guard let name = CommandLine.arguments.dropFirst().first, commands.contains(name), message.hasSuffix(general) else {
      return message
    }
    return message.dropLast(general.count) + "See 'redemption \(name) --help' for more information."
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
