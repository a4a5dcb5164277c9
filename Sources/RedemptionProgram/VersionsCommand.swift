import ArgumentParser
import RedemptionCore
import RedemptionStory

/// `redemption versions`: lists what is known of the SDKs' versions, or what changes between two of them.
struct VersionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "versions", abstract: "List the known versions of each SDK, or what changes between two of them.",
    discussion: """
      --diff takes a package with its version twice: --diff \(Examples.versions). It prints a \
      sentence for each difference that an app can notice, for each platform.
      """)

  @Flag(help: "Print what changes between two versions.")
  var diff = false

  @Argument(help: "With --diff: the two versions, such as \(Examples.versions).")
  var versions: [String] = []

  func validate() throws {
    guard versions.count == (diff ? 2 : 0) else {
      throw ValidationError(
        diff
          ? "--diff takes two versions, such as \(Examples.versions)."
          : "Add --diff to compare two versions.")
    }
  }

  func run() throws {
    let layout = Terminal.layout
    guard diff else { return try StandardOutput.write(VersionStory(of: ProgramAdapters.all).text(layout)) }
    do {
      let comparison = try VersionComparison(from: versions[0], to: versions[1], among: ProgramAdapters.all)
      try StandardOutput.write(VersionStory.text(comparison, layout))
    } catch let error as VersionComparison.Failure {
      try StandardError.fail("versions", "\(versions[error.isOfFirst ? 0 : 1]) must be \(error.expected).")
    }
  }
}
