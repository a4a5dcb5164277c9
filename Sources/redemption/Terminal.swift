import Foundation
import RedemptionStory

/// The one place that decides about colour.
enum Terminal {
  /// Whether text on stdout is coloured.
  static var showsColours: Bool {
    showsColours(isTerminal: isatty(1) == 1, environment: ProcessInfo.processInfo.environment)
  }

  /// The markup of text on stdout.
  static var style: TextStyle { showsColours ? .coloured : .plain }

  /// True on a terminal, unless `NO_COLOR` is set (https://no-color.org) or `TERM` is `dumb`.
  static func showsColours(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
  }
}
