import ArgumentParser
import RedemptionStory
import SQLiteStore

/// `redemption demo`: plays a story and prints the reply of every SDK.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Buy, open the link, redeem: what each SDK returns to the app.")

  @Flag(help: "Print every reply in full, as JSON.")
  var json = false

  func run() throws {
    let story = try Story(adapters: adapters, store: SQLiteStore(at: .memory))
    if json {
      try StandardOutput.writeLine(story.json())
    } else {
      try StandardOutput.write(story.text(Terminal.layout))
    }
  }
}
