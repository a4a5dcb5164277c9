import ArgumentParser
import RedemptionServer

/// `redemption explain`: what each vendor and platform makes of a link, and why.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell what each vendor's SDK makes of a link on each platform, why, and how to open it on a device.")

  @Argument(help: "The link, as it was mailed or shown; quote it for the shell.")
  var url: String

  func run() throws {
    let explanation = LinkExplanation(of: url, adapters: adapters)
    try StandardOutput.write(explanation.text(style: Terminal.showsColours ? .coloured : .plain))
  }
}
