public import RedemptionCore

/// The program `redemption` with adapters of one's own: every command, over standard streams, HTTP and WebSocket.
///
/// A whole `main.swift`:
///
/// ```swift
/// import PlainAdapter
/// import RedemptionProgram
///
/// RedemptionProgram.main(adapters: [PlainAdapter()])
/// ```
///
/// Bridges start it if `REDEMPTION_EXECUTABLE` names it.
public enum RedemptionProgram {
  /// The adapters of the running program.
  @TaskLocal static var adapters: [any RedemptionAdapter] = []

  /// Runs the command that the arguments of the process name.
  ///
  /// Returns after a command without an error; else it writes why to stderr and exits. Call it once, on the main thread.
  ///
  /// - Parameter adapters: the vendors, in the order in which commands list them; of two for one vendor, the first is
  ///   used.
  public static func main(adapters: [any RedemptionAdapter]) {
    $adapters.withValue(adapters) { RedemptionCommand.main() }
  }
}
