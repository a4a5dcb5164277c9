import ArgumentParser
import MemoryStore
import RedemptionCore
import RedemptionStory

/// `redemption demo`: plays a story and prints what a small app makes of it, or the reply of every SDK.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Show what a small app tells six buyers, and who is told something false.",
    discussion: "With --all, it shows what each SDK returns in the same six situations.")

  @Flag(help: "Print the replies of every SDK, shortened.")
  var all = false

  @Flag(help: "Print the reply of every SDK in full, as JSON.")
  var json = false

  func run() throws {
    let adapters = ProgramAdapters.all.filter(\.links.hasLinks)
    guard !adapters.isEmpty else {
      throw ValidationError("The demo opens links, and this program's vendors have none. Play a case with `replay`.")
    }
    let story = try Story(adapters: adapters, store: MemoryStore())
    if json {
      try StandardOutput.writeLine(story.json())
    } else {
      try StandardOutput.write(all ? story.text(Terminal.layout) : story.shortText(Terminal.layout))
    }
  }
}
