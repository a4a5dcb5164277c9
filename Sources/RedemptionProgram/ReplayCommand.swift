import ArgumentParser
import Foundation
import MemoryStore
import RedemptionLedger
import RedemptionScenario
import RedemptionStory

/// `redemption replay`: plays scenarios on fresh ledgers and prints a timeline.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Replay scenario files and print each step.",
    discussion: """
      A scenario is a list of requests with their expected results; Tests/Conformance has examples. \
      Exit status: 0 if all scenarios pass, 1 if one fails or a file cannot be read.
      """)

  @Argument(help: "Scenario files (JSON).", completion: .file(extensions: ["json"]))
  var files: [String]

  @Flag(help: "Print every step and its result as one JSON document.")
  var json = false

  @Option(help: "Also write a JUnit report to this file.", completion: .file(extensions: ["xml"]))
  var junit: String?

  func run() throws {
    let replay = Replay(adapters: ProgramAdapters.all, layout: Terminal.layout) { () throws(LedgerError) in
      MemoryStore()
    }
    let scenarios = try files.map { try read($0) }
    var tally = ReplayTally()
    if json {
      try StandardOutput.writeLine(replay.json(scenarios, tally: &tally))
    } else {
      for file in scenarios { try replay.play(file, tally: &tally) { try StandardOutput.writeLine($0) } }
      try StandardOutput.write("\n\(tally.text(Terminal.layout))\n")
    }
    if let junit { try write(tally.junit(), to: junit) }
    if tally.failed > 0 { throw ExitCode.failure }
  }

  private func write(_ report: String, to file: String) throws {
    do { try Data(report.utf8).write(to: URL(fileURLWithPath: file)) } catch {
      try fail("\(file): the report cannot be written. Name a file in a folder that exists and that you may write to.")
    }
  }

  private func read(_ file: String) throws -> ScenarioFile {
    let files = FileManager.default
    guard files.fileExists(atPath: file) else {
      try fail(
        "\(file): there is no such file. Name a scenario file, such as Tests/Conformance/07-one-redemption.json.")
    }
    guard let data = files.contents(atPath: file) else {
      let isFolder = (try? files.contentsOfDirectory(atPath: file)) != nil
      try fail(isFolder ? "\(file) is a folder. Name files in it: \(file)/*.json" : "\(file): the file cannot be read")
    }
    do throws(ScenarioUnreadable) { return try ScenarioFile.reading([UInt8](data)) } catch {
      try fail("\(file): \(error.description)")
    }
  }

  private func fail(_ message: String) throws -> Never {
    try StandardError.fail("replay", message)
  }
}
