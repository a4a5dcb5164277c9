import ArgumentParser
import Foundation
import ProjectDoctor

/// Runs `redemptionkit try` of the npm package.
struct Trials {
  /// The project's folder.
  let project: URL

  /// Plays one file.
  ///
  /// - Throws: ValidationError if Node or the package is not there; it says what to do.
  func play(_ request: TrialRequest) throws -> TrialAnswer {
    let command = try command(for: request.folder)
    let file = project.appendingPathComponent(request.file).path
    let options = [
      ["try", file, "--json"], request.start.map { ["--start", $0.rawValue] } ?? [],
      // How the link comes is the question of a cold start; what the app does with it was played by the other.
      request.start == .cold ? ["--situation", "redeemed"] : [], request.handler.map { ["--handler", $0] } ?? [],
      request.platform.map { ["--platform", $0] } ?? [],
    ]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = command.dropFirst() + options.flatMap { $0 }
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw ValidationError("\(command[0]) cannot be started: \(error.localizedDescription)")
    }
    // Only an answer of 0 or 1 has more on stdout than a pipe takes.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus <= 1, process.terminationReason == .exit {
      return .played(String(decoding: data, as: UTF8.self))
    }
    let text = message.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.contains("--json") || text.contains("--start") {
      throw ValidationError(
        "The installed package redemptionkit is too old for --prove. Install the one of this release.")
    }
    return .refused(text.hasPrefix("error: ") ? String(text.dropFirst(7)) : text)
  }

  /// The way to start `redemptionkit`: of the app or a folder above it, else on the PATH.
  private func command(for folder: String) throws -> [String] {
    guard let node = Trials.onPath("node") else {
      throw ValidationError(
        "--prove runs the app's handler in Node, and `node` is not on the PATH. Install Node 20 or newer, or put its folder on the PATH."
      )
    }
    var place = project.appendingPathComponent(folder).standardizedFileURL.resolvingSymlinksInPath()
    while true {
      let script = place.appendingPathComponent("node_modules/redemptionkit/dist/cjs/main.js").path
      if FileManager.default.fileExists(atPath: script) { return [node, script] }
      if place.path == "/" { break }
      place.deleteLastPathComponent()
    }
    if let installed = Trials.onPath("redemptionkit") { return [installed] }
    throw ValidationError(
      """
      --prove needs the npm package redemptionkit, which is in no node_modules from \(folder.isEmpty ? "the project" : folder) upwards and not on the PATH. \
      In the app's folder: npm install --save-dev ./npm/redemptionkit-*.tgz   # the files of a release
      """)
  }

  /// The program that `redemptionkit` starts is this one, if no variable says otherwise.
  private var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    let names = ["REDEMPTION_URL", "REDEMPTION_COMMAND", "REDEMPTION_EXECUTABLE"]
    if names.allSatisfy({ variables[$0, default: ""].isEmpty }) {
      variables["REDEMPTION_EXECUTABLE"] = Bundle.main.executablePath
    }
    return variables
  }

  private static func onPath(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
