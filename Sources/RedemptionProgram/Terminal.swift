import Foundation
import JSONRPC
import TerminalText

/// The one place that decides about colour and width.
enum Terminal {
  /// The width and the markup of text on stdout: 80 columns if it is not a terminal.
  static var layout: TextLayout {
    let isColoured = showsColours(isTerminal: isatty(1) == 1, environment: ProcessInfo.processInfo.environment)
    return TextLayout(width: StandardStreams.terminalWidth(of: 1) ?? 80, style: isColoured ? .coloured : .plain)
  }

  /// Columns of stdout; nil if it is not a terminal.
  static var columns: Int? { StandardStreams.terminalWidth(of: 1) }

  /// True if stdout is a terminal.
  static var isShown: Bool { isatty(1) == 1 }

  /// True on a terminal, unless `NO_COLOR` is set and not empty (https://no-color.org) or `TERM` is `dumb`.
  static func showsColours(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR"] ?? "" == "" && environment["TERM"] != "dumb"
  }
}
