import JSONRPC

/// What `serve` says on stderr if a person started it: it would look as if it hung.
enum ServeNotice {
  static let text = """
    redemption serve: waiting for JSON-RPC 2.0 requests on stdin, one per line, such as
      {"jsonrpc":"2.0","id":1,"method":"server/describe"}
    Ctrl-D ends it. Try `redemption demo` to see what it does.

    """

  /// Writes the text if stdin is a terminal.
  static func show() {
    guard StandardStreams.isTerminal(0) else { return }
    StandardError.write(text)
  }
}
