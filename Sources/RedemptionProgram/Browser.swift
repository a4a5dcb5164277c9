import Foundation

/// The browser of the person who started the program.
enum Browser {
  #if os(macOS)
    private static let command = "open"
  #else
    private static let command = "xdg-open"
  #endif

  /// Opens an address. If that is not possible, stderr says so, and the server runs on.
  static func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command, address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { ended in
      guard ended.terminationStatus != 0 else { return }
      StandardError.write("redemption up: \(command) could not open a browser. Open the address above yourself.\n")
    }
    do { try process.run() } catch {
      StandardError.write("redemption up: no browser could be started. Open the address above yourself.\n")
    }
  }
}
