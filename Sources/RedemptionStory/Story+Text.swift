import RedemptionCore
public import TerminalText

extension Story {
  private static let indent = "     "

  /// Returns the story for a terminal: for each scene and vendor, every different reply with the SDKs that return it.
  ///
  /// No line but the link's is longer than the layout's width.
  public func text(_ layout: TextLayout) -> String {
    let style = layout.style
    var lines = [style.heading("A customer buys on the web")]
    lines += layout.wrapped("pro_monthly, 9.99 USD, to be mailed to \(mail)", first: "  ", rest: "  ")
    lines += ["  the mail's link:", "  \(link)", ""]
    for (number, scene) in scenes.enumerated() { lines += describe(scene, number: number + 1, layout) }
    let hints = [
      "Replies are shortened here; `redemption demo --json` prints them in full.",
      "Start a server of your own with `redemption serve`.",
    ]
    for hint in hints { lines += layout.wrapped(hint, mark: style.faint) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func describe(_ scene: Scene, number: Int, _ layout: TextLayout) -> [String] {
    let style = layout.style
    let kind = scene.outcome["kind"]?.string ?? ""
    var lines = layout.wrapped("\(number). \(scene.title): \(scene.happening)", rest: "   ", mark: style.heading)
    lines.append("   outcome: \(kind == "redeemed" ? style.good(kind) : style.bad(kind))")
    for vendor in vendors() {
      lines.append(style.faint("   \(vendor.rawValue)"))
      lines += rows(SharedReply.all(of: vendor, in: scene), layout)
    }
    return lines + [""]
  }

  private func vendors() -> [Vendor] {
    var vendors: [Vendor] = []
    for target in targets where !vendors.contains(target.target.vendor) { vendors.append(target.target.vendor) }
    return vendors
  }

  /// The replies in one column, and the SDKs in the next; a reply that is too wide has lines of its own.
  private func rows(_ replies: [SharedReply], _ layout: TextLayout) -> [String] {
    let most = layout.width / 2 - Story.indent.count
    let column = replies.map(\.text.count).filter { $0 <= most }.max() ?? most / 2
    let margin = Story.indent + String(repeating: " ", count: column + 2)
    return replies.flatMap { reply in
      let sdks = reply.sdks.joined(separator: ", ")
      if reply.text.count <= column {
        return layout.wrapped(sdks, first: "\(Story.indent)\(reply.text.fitted(to: column))  ", rest: margin)
      }
      return layout.wrapped(reply.text, first: Story.indent, rest: Story.indent + "  ")
        + layout.wrapped(sdks, first: margin, rest: margin)
    }
  }
}

/// One reply of a scene and the SDKs that return it.
private struct SharedReply {
  let text: String
  var sdks: [String]

  static func all(of vendor: Vendor, in scene: Story.Scene) -> [SharedReply] {
    let own = scene.replies.filter { $0.target.target.vendor == vendor }.map { target, result in
      (target: target, text: ReplySummary(result["reply"] ?? .null).text)
    }
    var shared: [SharedReply] = []
    for (target, text) in own {
      let differs = own.contains { $0.target.package == target.package && $0.text != text }
      let name = target.package + (differs ? " on \(target.target.platform == .ios ? "iOS" : "Android")" : "")
      let index = shared.firstIndex { $0.text == text } ?? shared.endIndex
      if index == shared.endIndex { shared.append(SharedReply(text: text, sdks: [])) }
      if !shared[index].sdks.contains(name) { shared[index].sdks.append(name) }
    }
    return shared
  }
}
