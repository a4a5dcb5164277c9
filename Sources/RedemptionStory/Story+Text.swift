import RedemptionCore

extension Story {
  private static let nameWidth = 22
  private static let cellWidth = 38

  /// Returns the story in at most 101 columns: a table per scene, a row per SDK, a column per platform.
  public func text(style: TextStyle) -> String {
    var lines = [
      style.heading("A customer buys on the web"),
      "  pro_monthly, 9.99 USD, to be mailed to \(mail)",
      "  the mail's link: \(link)", "",
    ]
    for (number, scene) in scenes.enumerated() { lines += describe(scene, number: number + 1, style) }
    lines += [
      style.faint("Replies are cut to one line here; `redemption demo --json` prints them whole."),
      style.faint("Start a server of your own with `redemption serve`."),
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  private func describe(_ scene: Scene, number: Int, _ style: TextStyle) -> [String] {
    let kind = scene.outcome["kind"]?.string ?? ""
    let mark = kind == "redeemed" ? style.good(kind) : style.bad(kind)
    var lines = [style.heading("\(number). \(scene.title)") + ": \(scene.happening)", "   outcome: \(mark)"]
    for vendor in vendors() {
      lines.append(
        style.faint("   \(vendor.rawValue.fitted(to: Story.nameWidth)) \("iOS".fitted(to: Story.cellWidth))Android"))
      lines += rows(of: vendor, in: scene)
    }
    return lines + [""]
  }

  private func vendors() -> [Vendor] {
    var vendors: [Vendor] = []
    for target in targets where !vendors.contains(target.target.vendor) { vendors.append(target.target.vendor) }
    return vendors
  }

  private func rows(of vendor: Vendor, in scene: Scene) -> [String] {
    SDK.allCases.compactMap { sdk in
      let cells = Platform.allCases.map { platform in
        scene.replies.first { $0.target.target == Target(vendor: vendor, sdk: sdk, platform: platform) }
      }
      guard let first = cells.first ?? nil else { return nil }
      let texts = cells.map { $0.map { ReplySummary($0.result["reply"] ?? .null).text } ?? "" }
      let row = texts.map { $0.fitted(to: Story.cellWidth - 1) }.joined(separator: " ")
      return "     \(first.target.package.fitted(to: Story.nameWidth - 2)) \(row)".trimmingEnd()
    }
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// Summarises a reply: the name of its case, then its other members.
struct ReplySummary {
  let text: String

  /// The members that name the case, in the formats of the SDKs.
  private static let caseMembers = ["result", "status", "type"]
  /// The members that describe an error, most specific first.
  private static let errorMembers = ["code", "readableErrorCode", "message"]

  init(_ reply: JSONValue) {
    guard case .object(let members) = reply else {
      text = ""
      return
    }
    let key = ReplySummary.caseMembers.first { members[$0] != nil }
    let word = key.flatMap { members[$0]?.string } ?? ""
    let rest = members.filter { $0.key != key && $0.key != "code" }.sorted { $0.key < $1.key }
      .map { ReplySummary.describe($0.key, $0.value) }
    text = ([word] + rest).joined(separator: " ")
  }

  private static func describe(_ key: String, _ value: JSONValue) -> String {
    switch value {
    case .object(let members):
      let shown = errorMembers.compactMap { members[$0] }.map(scalar)
      return shown.isEmpty ? "\(key){\(members.count)}" : "\(key){\(shown.joined(separator: " "))}"
    case .array(let elements): return "\(key)[\(elements.count)]"
    case .string, .bool, .integer, .real, .null: return "\(key)=\(scalar(value))"
    }
  }

  private static func scalar(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .bool(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .null: "null"
    case .array, .object: "…"
    }
  }
}
