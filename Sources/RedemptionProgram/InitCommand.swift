import ArgumentParser
import Foundation
import ProjectDoctor
import RedemptionCore
import RedemptionServer

/// `redemption init`: writes an app's first test, in the app's own runner.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write an app's first test: its own handler through every situation.",
    discussion: """
      Finds the app's SDK and the function that gets a redemption link, as `redemption doctor` does, and prints what it would \
      add as a diff: the dependency, the settings, one test. --write writes it. Files that exist stay as they are, \
      but for new lines in a manifest. React Native, Expo, Capacitor (Jest, Vitest), Flutter, Unity, Kotlin Multiplatform, Android, Swift. \
      Exit status: 0, or 2 if no test can be written; the message says why.
      """)

  @Argument(help: "The folder of one app.")
  var project = "."

  @Option(help: "The function that gets the link. Without it, the doctor follows a link through the app's code.")
  var handler: String?

  @Option(
    help: """
      The folder with a release's packages, from the project; for Swift, a clone of RedemptionKit. Without it, packages are named \
      by version.
      """)
  var packages: String?

  @Flag(help: "Write the files.")
  var write = false

  func run() throws {
    let test: FirstTest
    do {
      test = try Doctor.firstTest(
        project: project, vendors: ProgramAdapters.vendorsWithLinks,
        source: FirstTest.Source(version: RedemptionKit.version, folder: packages), handler: handler)
    } catch {
      StandardError.write("redemption init: \(error.description)\n")
      throw ExitCode(2)
    }
    let folder = project == "." || project.hasPrefix("/") ? "" : project.hasSuffix("/") ? project : project + "/"
    StandardError.write(test.found.map { $0 + "\n" }.joined())
    if write {
      do { try test.write() } catch { throw ValidationError(error.description) }
      for change in test.fixes.changes {
        try StandardOutput.writeLine("\(change.old == nil ? "created" : "changed"): \(folder)\(change.path)")
      }
    } else {
      try StandardOutput.write(test.fixes.diff(folder: folder, isForTerminal: Terminal.isShown))
    }
    if test.fixes.changes.isEmpty { StandardError.write("Nothing to change.\n") }
    let steps = test.next.map { "  " + $0.replacing("\n", with: "\n  ") + "\n" }.joined()
    let first = write || test.fixes.changes.isEmpty ? "" : "  redemption init \(project) --write\n"
    StandardError.write("Next:\n\(first)\(steps)")
  }
}
