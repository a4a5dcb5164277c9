import Foundation
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
  /// Runs the command that the arguments of the process name. Call it once, on the main thread.
  ///
  /// It returns after a command without an error. Else it writes why to stderr and exits.
  ///
  /// - Parameter adapters: the vendors, in the order in which commands list them. Of two for one vendor, the first is
  ///   used.
  public static func main(adapters: [any RedemptionAdapter]) {
    if let rejection = ProgramAdapters.rejection(of: adapters) {
      StandardError.write(rejection)
      exit(EXIT_FAILURE)
    }
    ProgramAdapters.$all.withValue(adapters) { RedemptionCommand.main() }
  }
}
