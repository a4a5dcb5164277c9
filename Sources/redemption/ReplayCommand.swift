import ArgumentParser
import Foundation
import RedemptionLedger
import RedemptionStory
import SQLiteStore

/// `redemption replay`: plays a scenario on a fresh ledger and prints a timeline.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a scenario against a fresh ledger and show what happened, step by step.",
    discussion: "A scenario is a list of requests with what has to come of them; Tests/Conformance has examples.")

  @Argument(help: "A scenario file (JSON).", completion: .file(extensions: ["json"]))
  var file: String

  func run() throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      StandardError.write("redemption replay: \(file): the file cannot be read\n")
      throw ExitCode.failure
    }
    do {
      let scenarios = try Replay.read([UInt8](data))
      let replay = Replay(adapters: adapters, style: Terminal.style) {
        () throws(LedgerError) in try SQLiteStore(at: .memory)
      }
      let failed = try replay.play(scenarios) { try StandardOutput.writeLine($0) }
      if failed > 0 { throw ExitCode.failure }
    } catch let error as ScenarioUnreadable {
      StandardError.write("redemption replay: \(file): \(error.description)\n")
      throw ExitCode.failure
    }
  }
}
