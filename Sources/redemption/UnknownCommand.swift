import ArgumentParser
import JanssonCoding

/// The message for a first argument that is no command.
enum UnknownCommand {
  /// Returns the message with the nearest command; nil if the first argument is a command or an option.
  static func message(for arguments: [String], commands: [String]) -> String? {
    guard let name = arguments.first, !name.hasPrefix("-"), !commands.contains(name) else { return nil }
    let nearest = NearestName.to(name, among: commands).map { " Did you mean `\($0)`?" } ?? ""
    return "Unknown command `\(name)`.\(nearest) `redemption --help` lists all commands."
  }
}
