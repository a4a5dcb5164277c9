import RedemptionCore
public import TerminalText

/// The story in twenty lines: one small app, six buyers, and who is told something false.
extension Story {
  private static let buyers = ["Ana", "Ben", "Cem", "Dee", "Eva", "Fay"]
  private static let rows = ["buyer", "does what", "the SDK says", "the app says", ""]

  /// Returns the story of a small app for a terminal.
  ///
  /// The app welcomes everyone whose result is a success, and tells everyone else that the link has expired. Without a
  /// small app, the story is the whole one.
  public func shortText(_ layout: TextLayout) -> String {
    guard let smallApp, let target = targets.first(where: isTheApps) else { return text(layout) }
    let style = layout.style
    let package = target.package
    let rows = zip(Story.buyers, scenes).compactMap { name, scene in
      TableRow(name, scene, smallApp.app, scene.replies.first { $0.target == target }?.result["reply"])
    }
    var lines = [style.heading("A small app with \(package)"), ""]
    lines += ["  if (result.\(smallApp.app.member) === '\(smallApp.app.success)') show('\(TableRow.welcome)');"]
    lines += ["  else show('\(TableRow.expired)');", ""]
    let people = rows.count == 6 ? "Six" : "\(rows.count)"
    lines += [style.heading("\(people) people bought it on the web and open their link"), ""]
    lines += table(rows, layout)
    let wrong = rows.count { !$0.isTrue }
    let summary = "\(wrong) of \(rows.count) are told something false."
    lines += ["", wrong == 0 ? summary : style.bad(summary)]
    let hints = [
      "Try your own app: `npx redemptionkit try src/redeem.ts`.",
      "`redemption demo --all` shows what every SDK returns to each of the \(people.lowercased()).",
    ]
    for hint in hints { lines += layout.wrapped(hint, mark: style.faint) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func isTheApps(_ target: TargetDescription) -> Bool {
    guard let (vendor, app) = smallApp else { return false }
    return target.target == Target(vendor: vendor, sdk: app.sdk, platform: app.platform)
  }

  /// The rows in columns; what the SDK says is shortened if the terminal is narrow.
  private func table(_ rows: [TableRow], _ layout: TextLayout) -> [String] {
    let style = layout.style
    let cells = [Story.rows] + rows.map(\.cells)
    var widths = Story.rows.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let gaps = 2 * widths.count
    widths[2] = max(12, min(widths[2], layout.width - gaps - (widths.reduce(0, +) - widths[2])))
    return cells.enumerated().map { number, row in
      let verdict = row[4]
      let start = zip(row, widths).prefix(4).map { $0.fitted(to: $1) }.joined(separator: "  ")
      if number == 0 { return style.faint("  \(start)".trimmingEnd()) }
      return "  \(start)  \(rows[number - 1].isTrue ? style.good(verdict) : style.bad(verdict))"
    }
  }
}

/// One buyer: what the SDK said, what the app made of it, and whether that is true.
private struct TableRow {
  static let welcome = "Welcome to Pro!"
  static let expired = "Link expired."

  let cells: [String]
  let isTrue: Bool

  /// Nil if the app gets no reply in the scene.
  init?(_ name: String, _ scene: Story.Scene, _ app: SmallAppDescription, _ reply: JSONValue?) {
    guard let reply else { return nil }
    let message = reply[app.member]?.string == app.success ? TableRow.welcome : TableRow.expired
    let truth: [String: String] = ["redeemed": TableRow.welcome, "linkExpired": TableRow.expired]
    isTrue = truth[scene.outcome["kind"]?.string ?? ""] == message
    cells = [name, scene.deed, ReplySummary(reply).text, message, isTrue ? "true" : "FALSE"]
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
