import ArgumentParser
import RedemptionStory

/// `redemption explain`: explains how each vendor's SDK handles a link on each platform.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell what each vendor's SDK makes of a link on each platform, why, and how to open it on a device.")

  @Argument(help: "The link, as it was mailed or shown; quote it for the shell.")
  var url: String

  func run() throws {
    let explanation = LinkExplanation(of: url, adapters: adapters)
    try StandardOutput.write(explanation.text(style: Terminal.style))
  }
}
