import Foundation

/// The process's error output.
enum StandardError {
  static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// Whether the output is read by a person at a terminal that shows colours.
enum Terminal {
  static var showsColours: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(1) == 1 && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
  }
}
