import ArgumentParser
import ProjectDoctor
import RedemptionCore

/// `redemption doctor`: checks whether an app project is set up to open redemption links.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Is this app set up to open redemption links?",
    discussion: """
      Reads the files of an app project (iOS, Android, Flutter, React Native, Expo, Unity, Kotlin Multiplatform or Capacitor) and \
      writes none. Exit status: 0 when all is well, 1 with errors or warnings, 2 when there is no project.
      """)

  @Argument(help: "The folder of the app, or of several; the current one by default.")
  var project = "."

  @Option(help: "The scheme that the links have, such as rc- and ten hexadecimal digits.")
  var scheme: String?

  @Flag(help: "Print the report as JSON.")
  var json = false

  func run() throws {
    let report = Doctor.run(project: project, scheme: scheme, vendors: adapters.map(\.vendor))
    let text = json ? try report.json() : report.text(Terminal.layout)
    try StandardOutput.write(text)
    throw ExitCode(report.exitStatus)
  }
}
