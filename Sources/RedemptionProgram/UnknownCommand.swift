import ArgumentParser
import JanssonCoding

/// The message for a first argument that is no command.
enum UnknownCommand {
  /// Commands that people look for under other names.
  private static let meant: [String: String] = [
    "open": "explain",
    "link": "explain", "parse": "explain", "start": "up", "run": "up", "server": "up", "http": "up", "web": "up",
    "daemon": "up", "stdio": "serve", "rpc": "serve", "try": "demo", "example": "demo", "show": "demo",
    "play": "replay", "scenario": "replay", "check": "doctor", "lint": "doctor", "scan": "doctor", "diagnose": "doctor",
    "fix": "doctor", "types": "codegen", "generate": "codegen", "contract": "schema", "copy": "ledger copy",
    "migrate": "ledger copy", "export": "ledger copy", "agent": "mcp", "version": "--version",
  ]

  /// Returns the message with the command that was probably meant; nil if the first argument is a command or an option.
  ///
  /// The argument of `help` counts as the first one: `redemption help explain`.
  static func message(for arguments: [String], commands: [String]) -> String? {
    let isHelp = arguments.first == "help"
    guard let name = isHelp ? arguments.dropFirst().first : arguments.first else { return nil }
    guard !name.hasPrefix("-"), !commands.contains(name) else { return nil }
    // A link has a code in it.
    if name.contains("://") { return "Not a command, but a link. Did you mean `redemption explain LINK`?" }
    let found = suggestion(for: name, commands: commands).map { " \($0)" } ?? ""
    return "Unknown command `\(name)`.\(found) `redemption --help` lists all commands."
  }

  private static func suggestion(for name: String, commands: [String]) -> String? {
    switch name.lowercased() {
    case "redeem":
      return
        "`redemption explain LINK` says what each SDK does with a link; `redemption up` serves a page that redeems it."
    case "test":
      return "`redemption demo` shows what SDKs return, `redemption replay` plays scenarios, `doctor` checks an app."
    default: break
    }
    let command = meant[name.lowercased()] ?? NearestName.to(name, among: commands + ["version"])
    return command.map { "Did you mean `redemption \($0 == "version" ? "--version" : $0)`?" }
  }
}
