public import RedemptionCore

/// Explains how each vendor's SDK handles a link on each platform.
public struct LinkExplanation {
  private let url: String
  private let adapters: [any RedemptionAdapter]

  /// Creates an explanation of a link. Wrapped links are unwrapped first.
  public init(of url: String, adapters: [any RedemptionAdapter]) {
    self.url = url
    self.adapters = adapters
  }

  /// Returns the explanation for a terminal of 100 columns.
  public func text(style: TextStyle) -> String {
    var lines: [String] = []
    for adapter in adapters {
      for platform in Platform.allCases { lines += explain(adapter, platform, style) }
    }
    return (lines + howToOpen(style)).map { $0 + "\n" }.joined()
  }

  private func explain(_ adapter: any RedemptionAdapter, _ platform: Platform, _ style: TextStyle) -> [String] {
    let name = "\(adapter.vendor.id.rawValue) \(platform.rawValue)".fitted(to: 20)
    switch adapter.links.read(url, on: platform, unwrapping: true) {
    case .link(let link):
      let wrapped = link.url == url ? [] : [indented("the link inside: \(link.url)")]
      let note = adapter.links.read(link.url, on: platform, unwrapping: false).link == nil ? [] : wrapped
      return [name + style.good("redeems it") + ", with the code \(quoted(link.code))"] + note
    case .result(let outcome):
      return [name + style.bad("returns \(outcome.kind.rawValue)") + " by itself: its service is not asked"]
    case .redirect(let redirect):
      let id = redirect.stripeSubscriptionId ?? "no Stripe id"
      return [name + "a checkout's redirect (\(id)): it carries no code, so the app does the rest"]
    case .notRedeemable(let reason):
      return [name + style.bad("leaves it to the app"), indented(reason)]
    }
  }

  private func indented(_ text: String) -> String { String(repeating: " ", count: 20) + text }

  private func quoted(_ code: String) -> String { code.isEmpty ? "\"\" (empty)" : "\"\(code)\"" }

  private func howToOpen(_ style: TextStyle) -> [String] {
    let link = adapters.lazy.compactMap { adapter in
      Platform.allCases.lazy.compactMap { adapter.links.read(url, on: $0, unwrapping: true).link }.first
    }.first
    guard let link else { return [] }
    let text = ShellText.quoted(link.url)
    return [
      "", style.heading("To open it"),
      "iOS simulator       xcrun simctl openurl booted \(text)",
      "Android             adb shell am start -a android.intent.action.VIEW -d \(ShellText.quotedTwice(link.url))",
    ]
  }
}

/// Quotes text as one word for a POSIX shell.
enum ShellText {
  static func quoted(_ text: String) -> String {
    let safe = text.allSatisfy { character in !"\"\\$`!".contains(character) && !character.isNewline }
    return safe ? "\"\(text)\"" : "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// Quotes for two shells: the local one, and the one on the device to which adb passes its arguments.
  static func quotedTwice(_ text: String) -> String {
    let needsInner = text.contains { "&;|<>()*?[]#~ '\"$`\\".contains($0) && $0 != "?" }
    return needsInner ? quoted("'" + text.replacing("'", with: "'\\''") + "'") : quoted(text)
  }
}
