import ArgumentParser
import RedemptionServer
import SQLiteStore

/// `redemption demo`: a whole story, and what every SDK is told.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Buy, open the link, redeem: and what every SDK's own code receives, side by side.")

  @Flag(help: "Print every reply whole, as JSON.")
  var json = false

  func run() throws {
    let story = try Story(adapters: adapters, store: SQLiteStore(at: .memory))
    if json {
      try StandardOutput.writeLine(story.json())
    } else {
      try StandardOutput.write(story.text(style: Terminal.showsColours ? .coloured : .plain))
    }
  }
}
