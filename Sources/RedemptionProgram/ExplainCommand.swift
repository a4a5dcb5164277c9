import ArgumentParser
import QRCode
import RedemptionStory
import TerminalText

/// `redemption explain`: explains how each vendor's SDK handles a link on each platform.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain how each SDK handles a link on each platform, and how to open it.",
    discussion: """
      --qr draws black on white on a terminal, for dark and light screens. Without colours (NO_COLOR, a file, a pipe) \
      the code is drawn in the text's own colour, for light text on a dark background; --light-background draws it \
      for dark text. Exit status: 0 if an SDK handles the link, 1 if none does or the code cannot be drawn.
      """)

  @Argument(help: "The link as it was mailed or shown, in quotes.")
  var url: String

  @Flag(help: "Also draw the link as a QR code, for a phone's camera.")
  var qr = false

  @Flag(help: "With --qr and without colours: draw for dark text on a light background.")
  var lightBackground = false

  func validate() throws {
    if lightBackground, !qr { throw ValidationError("--light-background draws a QR code: add --qr.") }
  }

  func run() throws {
    let explanation = LinkExplanation(of: url, adapters: ProgramAdapters.all)
    let layout = Terminal.layout
    try StandardOutput.write(explanation.text(layout))
    if qr { try draw(explanation, layout) }
    guard explanation.isHandled else { throw ExitCode.failure }
  }

  private func draw(_ explanation: LinkExplanation, _ layout: TextLayout) throws {
    let background: TerminalBackground = lightBackground ? .light : .dark
    do {
      guard let code = try explanation.qrCode(layout, on: background, columns: Terminal.columns) else {
        try fail("No QR code was drawn, because no SDK redeems this link.")
      }
      try StandardOutput.write("\n" + code)
    } catch let error as QRCodeTextTooLong {
      try fail("\(error) Shorten the link.")
    } catch let error as TerminalTooNarrow {
      try fail("\(error) Widen it, or scan the code on the page of `redemption up`.")
    }
  }

  private func fail(_ message: String) throws -> Never {
    try StandardError.fail("explain", message)
  }
}
