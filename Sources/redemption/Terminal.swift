import Foundation

/// Whether the output is read by a person at a terminal that shows colours.
enum Terminal {
  static var showsColours: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(1) == 1 && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
  }
}
