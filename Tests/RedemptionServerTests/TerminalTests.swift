import Testing

@testable import RedemptionProgram

@Suite("Colour on stdout")
struct TerminalTests {
  @Test(
    "is shown on a terminal only, unless the environment forbids it",
    arguments: [
      (true, [:], true), (true, ["TERM": "xterm"], true), (true, ["NO_COLOR": ""], true),
      (true, ["NO_COLOR": "1", "TERM": "xterm"], false), (true, ["TERM": "dumb"], false), (false, [:], false),
    ] as [(Bool, [String: String], Bool)])
  func rules(isTerminal: Bool, environment: [String: String], isShown: Bool) {
    #expect(Terminal.showsColours(isTerminal: isTerminal, environment: environment) == isShown)
  }
}

@Suite("A first argument that is no command")
struct UnknownCommandTests {
  private func message(_ arguments: String...) -> String? {
    UnknownCommand.message(for: arguments, commands: ["serve", "demo", "doctor"])
  }

  @Test("is named, with the nearest command")
  func nearest() {
    #expect(
      message("doctro")
        == "Unknown command `doctro`. Did you mean `redemption doctor`? `redemption --help` lists all commands.")
    #expect(message("bogus") == "Unknown command `bogus`. `redemption --help` lists all commands.")
  }

  @Test("is neither a command nor an option")
  func known() {
    #expect(message("demo", "--nonsense") == nil)
    #expect(message("--nonsense") == nil)
    #expect(message() == nil)
  }
}
