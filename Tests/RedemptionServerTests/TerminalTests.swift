import Testing

@testable import redemption

@Suite("Colour on stdout")
struct TerminalTests {
  @Test(
    "is shown on a terminal only, unless the environment forbids it",
    arguments: [
      (true, [:], true), (true, ["TERM": "xterm"], true), (true, ["NO_COLOR": ""], false),
      (true, ["NO_COLOR": "1", "TERM": "xterm"], false), (true, ["TERM": "dumb"], false), (false, [:], false),
    ] as [(Bool, [String: String], Bool)])
  func rules(isTerminal: Bool, environment: [String: String], isShown: Bool) {
    #expect(Terminal.showsColours(isTerminal: isTerminal, environment: environment) == isShown)
  }
}
