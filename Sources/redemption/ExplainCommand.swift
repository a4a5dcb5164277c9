import ArgumentParser
import RedemptionStory

/// `redemption explain`: explains how each vendor's SDK handles a link on each platform.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain how each SDK handles a link on each platform, and how to open it.",
    discussion: "Exit status: 0 if an SDK handles the link, 1 if none does.")

  @Argument(help: "The link as it was mailed or shown, in quotes.")
  var url: String

  func run() throws {
    let explanation = LinkExplanation(of: url, adapters: adapters)
    try StandardOutput.write(explanation.text(Terminal.layout))
    guard explanation.isHandled else { throw ExitCode.failure }
  }
}
