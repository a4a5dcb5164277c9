import ArgumentParser
import RedemptionCore
import RedemptionServer
import RevenueCatAdapter
import SuperwallAdapter

/// The adapters of this program. A third vendor is one more line here.
let adapters: [any RedemptionAdapter] = [RevenueCatAdapter(), SuperwallAdapter()]

@main
struct RedemptionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: RedemptionKit.name,
    abstract: "The native half of web purchase redemption, for tests: links in, every SDK's own answer out.",
    version: RedemptionKit.version,
    subcommands: [
      ServeCommand.self, DemoCommand.self, ExplainCommand.self, ReplayCommand.self, DoctorCommand.self,
      SchemaCommand.self, CodegenCommand.self,
    ])

  /// Starts a server straight where that is plainly what is asked for; see ``ServeOptions/init(plain:)``.
  static func main() {
    guard let options = ServeOptions(plain: CommandLine.arguments.dropFirst()) else { return main(nil) }
    do { try ServeCommand.serve(options) } catch { exit(withError: error) }
  }
}
