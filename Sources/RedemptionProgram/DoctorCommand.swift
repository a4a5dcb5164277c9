import ArgumentParser
import Foundation
import ProjectDoctor
import RedemptionCore
import RedemptionServer

/// `redemption doctor`: checks whether an app project is set up to open redemption links.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Check whether redemption links will open an app and be redeemed.",
    discussion: """
      Reads the files of an app project (iOS, Android, Flutter, React Native, Expo, Unity, Kotlin Multiplatform or Capacitor). \
      Only --fix and --write-baseline write files. Exit status: 0 without errors and warnings, 1 with some, 2 if there is \
      no project, 3 if no app has an SDK that redeems, 4 if only a part could be read, 5 without findings if the way of a link was not followed to its end or, with --prove, could not be run.
      """)

  /// How the report is written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case sarif
  }

  @Argument(help: "The folder of one app or of several.")
  var project = "."

  @Option(
    help: """
      The URL scheme of your links, such as \(Examples.scheme); the vendor's dashboard shows it. Without it, the doctor checks \
      that the app registers some scheme of the vendor.
      """)
  var scheme: String?

  @Option(help: "Defaults to text. sarif is for code scanning.")
  var format: Format?

  @Option(help: "The address of the page with the rules, to which SARIF's helpUri leads.")
  var rulesPage: String?

  @Flag(help: "The same as --format json.")
  var json = false

  @Flag(help: "Also print a checklist for the dashboard and the device.")
  var checklist = false

  @Flag(help: "List every rule with its reason, fix and source; check no project.")
  var rules = false

  @Flag(help: "Make the safe fixes (schemes, filters, flags, versions), and report what is left.")
  var fix = false

  @Flag(
    help: "Print what --fix would change as a unified diff, or with --format json as a list, and write nothing.")
  var dryRun = false

  @Option(help: "The least severity that makes the exit status 1: error, warning, note or never.")
  var failOn: String?

  @Option(help: "A file with known findings, which are not reported again.")
  var baseline: String?

  @Option(help: "Write all findings to this file, for --baseline.")
  var writeBaseline: String?

  @Option(
    help: """
      Also check the association files of a host: an https address (of the host, or of one file), or a file that \
      curl --include wrote. May be repeated. Uses curl for addresses.
      """)
  var served: [String] = []

  @Flag(
    help:
      "Also run each app's JavaScript handler with redemptionkit try (Node), by a link that starts the app and by one that comes later."
  )
  var prove = false

  func validate() throws {
    if prove, fix || dryRun || writeBaseline != nil {
      throw ValidationError("--prove reports; it takes no --fix, --dry-run or --write-baseline.")
    }
    if let failOn, failOn != "never", Severity(rawValue: failOn) == nil {
      throw ValidationError("--fail-on is error, warning, note or never, not \(failOn).")
    }
    guard let scheme else { return }
    guard LinkSettings.isScheme(scheme.prefix { $0 != ":" }) else {
      throw ValidationError(
        "\(scheme) is not a scheme. A scheme is a letter, then letters, digits, +, - and ., as in \(Examples.scheme).")
    }
  }

  func run() throws {
    guard !rules else { return try StandardOutput.write(Rule.list) }
    guard !fix, !dryRun else { return try mend() }
    var report = Doctor.run(
      project: project, settings: try settings(), vendors: ProgramAdapters.vendorsWithLinks)
    if prove {
      let trials = Trials(project: URL(fileURLWithPath: project))
      try Doctor.prove(&report, settings: try settings(), run: trials.play)
    }
    report.add(Doctor.check(try served.flatMap(ServedFiles.read), project: project))
    if let writeBaseline {
      do { try report.baseline().write(toFile: writeBaseline, atomically: true, encoding: .utf8) } catch {
        throw ValidationError("\(writeBaseline) cannot be written: \(error.localizedDescription)")
      }
      return StandardError.write("\(report.findings.count) findings are written to \(writeBaseline).\n")
    }
    try StandardOutput.write(try text(of: report))
    throw ExitCode(report.exitStatus)
  }

  /// What `.redemption-doctor.yml` says, with the options over it.
  private func settings() throws -> DoctorSettings {
    do {
      var settings = try DoctorSettings(project: project)
      settings.scheme = scheme ?? settings.scheme
      if let failOn { settings.failOn = Severity(rawValue: failOn) }
      if let baseline {
        guard let text = try? String(contentsOfFile: baseline, encoding: .utf8) else {
          throw ValidationError("\(baseline) cannot be read; write it with --write-baseline.")
        }
        settings.baseline = try DoctorSettings.fingerprints(text, in: baseline)
      }
      return settings
    } catch let error as InvalidSettings { throw ValidationError(error.description) }
  }

  /// Writes the mechanical changes, or prints them.
  private func mend() throws {
    let fixes = Doctor.fixes(
      project: project, scheme: try settings().scheme, vendors: ProgramAdapters.vendorsWithLinks)
    guard !dryRun else {
      let isJSON = chosenFormat == .json
      try StandardOutput.write(
        isJSON ? fixes.json(isWritten: false) : fixes.diff(folder: folder, isForTerminal: Terminal.isShown))
      StandardError.write(fixes.summary(isDone: false, folder: folder))
      throw ExitCode(fixes.report.exitStatus == 0 && !fixes.changes.isEmpty ? 1 : fixes.report.exitStatus)
    }
    do { try fixes.write() } catch { throw ValidationError(error.description) }
    StandardError.write(fixes.summary(isDone: true, folder: folder))
    try StandardOutput.write(chosenFormat == .json ? fixes.json(isWritten: true) : text(of: fixes.report))
    throw ExitCode(fixes.report.exitStatus)
  }

  /// What stands before the names of files, so that they begin where the command was called.
  private var folder: String { project == "." ? "" : project.hasSuffix("/") ? project : project + "/" }

  private var chosenFormat: Format { format ?? (json ? .json : .text) }

  private func text(of report: DoctorReport) throws -> String {
    switch chosenFormat {
    case .text:
      return report.text(Terminal.layout, folder: folder, hasChecklist: checklist)
    case .json: return try report.json()
    case .sarif:
      return try report.sarif(
        folder: DoctorReport.folder(of: project, from: FileManager.default.currentDirectoryPath),
        version: RedemptionKit.version, rulesPage: rulesPage)
    }
  }
}
