import ArgumentParser
import MemoryStore
import RedemptionStory

/// `redemption demo`: plays a story and prints the reply of every SDK.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Show what each SDK returns in six situations.")

  @Flag(help: "Print every reply in full, as JSON.")
  var json = false

  func run() throws {
    let story = try Story(adapters: adapters, store: MemoryStore())
    if json {
      try StandardOutput.writeLine(story.json())
    } else {
      try StandardOutput.write(story.text(Terminal.layout))
    }
  }
}
