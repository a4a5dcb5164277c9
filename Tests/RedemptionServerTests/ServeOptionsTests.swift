import ArgumentParser
import Testing

@testable import RedemptionProgram

@Suite("The plain command line of a server")
struct ServeOptionsTests {
  @Test(
    "says the same as ArgumentParser makes of it",
    arguments: [
      ["serve"], ["serve", "--ledger", "a.sqlite"], ["serve", "--clock", "virtual", "--framing", "header"],
      ["serve", "--log-level", "debug", "--ledger", ":memory:"], ["serve", "--allow-reset", "--ledger", "a.sqlite"],
      ["serve", "--clock", "virtual", "--clock", "system"],
    ])
  func agreesWithArgumentParser(arguments: [String]) throws {
    let options = try #require(ServeOptions(plain: arguments[...]))
    let command = try #require(try RedemptionCommand.parseAsRoot(arguments) as? ServeCommand)
    #expect(options.ledger == command.ledger)
    #expect(options.allowReset == command.allowReset)
    #expect(options.clock == command.clock)
    #expect(options.framing == command.framing)
    #expect(options.logLevel.level == command.logLevel.level)
  }

  @Test(
    "is left to ArgumentParser when it is anything but plain",
    arguments: [
      [], ["demo"], ["serve", "--help"], ["serve", "--ledger"], ["serve", "--ledger", "--clock"],
      ["serve", "--clock", "sundial"], ["serve", "--ledger=a"], ["serve", "a"], ["--version"],
    ])
  func leavesTheRest(arguments: [String]) { #expect(ServeOptions(plain: arguments[...]).map(\.ledger) == nil) }
}
