extension ServeOptions {
  /// Parses `serve`, pairs of `--name value` and `--allow-reset`. Nil for anything else, which ArgumentParser parses.
  ///
  /// A test run starts a server many times, and ArgumentParser takes more instructions than all else until the first
  /// reply, most of them for a search for protocol conformances.
  init?(plain arguments: ArraySlice<String>) {
    var rest = arguments
    guard rest.popFirst() == "serve" else { return nil }
    while let name = rest.popFirst() {
      if name == "--allow-reset" {
        allowReset = true
        continue
      }
      if name == "--record" {
        record = true
        continue
      }
      guard let value = rest.popFirst(), !value.hasPrefix("-") else { return nil }
      switch name {
      case "--ledger": ledger = value
      case "--clock":
        guard let choice = ClockChoice(rawValue: value) else { return nil }
        clock = choice
      case "--framing":
        guard let choice = FramingChoice(rawValue: value) else { return nil }
        framing = choice
      case "--live-config": liveConfig = value
      case "--log-level":
        guard let level = LogLevel(argument: value) else { return nil }
        logLevel = level
      default: return nil
      }
    }
  }
}
