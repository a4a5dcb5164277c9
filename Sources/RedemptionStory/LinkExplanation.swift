import JanssonCoding
import QRCode
public import RedemptionCore
public import TerminalText

/// Explains how each vendor's SDK handles a link on each platform.
public struct LinkExplanation {
  private let url: String
  private let adapters: [any RedemptionAdapter]
  private static let margin = String(repeating: " ", count: 20)

  /// Creates an explanation of a link. Wrapped links are unwrapped first.
  public init(of url: String, adapters: [any RedemptionAdapter]) {
    self.url = url
    self.adapters = adapters
  }

  /// True if an SDK redeems the link, or leaves a checkout's redirect to the app, on at least one platform.
  public var isHandled: Bool { adapters.contains { handles($0) } }

  /// Returns the explanation for a terminal. Only what is wrong is coloured.
  ///
  /// Vendors that have nothing to do with the link are left out; platforms and vendors that do the same share a row.
  public func text(_ layout: TextLayout) -> String {
    var lines = isHandled ? [] : layout.wrapped("No SDK redeems this link.", mark: layout.style.bad)
    guard adapters.contains(where: \.links.hasLinks) else {
      return (lines + ["This program's vendors have no links."]).map { $0 + "\n" }.joined()
    }
    let forms = nearestForms
    let concerned = isHandled ? adapters.filter(handles) : forms.isNear ? forms.list.map(\.adapter) : []
    lines += concerned.isEmpty ? general(layout) : concerned.flatMap { rows(of: $0, layout) }
    lines += isHandled ? howToOpen(layout) : [""] + validForms(forms.list)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the QR code of the link that opens the app: of a success page, the link inside; nil if no SDK handles it.
  ///
  /// - Parameters:
  ///   - layout: with colours, the code is black on white.
  ///   - background: the terminal's background, which matters only without colours.
  ///   - columns: columns of the terminal; nil for a file.
  /// - Throws: `QRCodeTextTooLong`, or ``TerminalTooNarrow`` if a line of the code would be broken.
  public func qrCode(_ layout: TextLayout, on background: TerminalBackground, columns: Int?) throws -> String? {
    guard isHandled else { return nil }
    let code = try QRCode(link?.url ?? url)
    if let columns, columns < code.columns { throw TerminalTooNarrow(needed: code.columns, columns: columns) }
    return code.lines(layout.style, on: background).map { $0 + "\n" }.joined()
  }

  private func handles(_ adapter: any RedemptionAdapter) -> Bool {
    adapter.vendor.platforms.contains { adapter.links.read(url, on: $0, unwrapping: true).isHandled }
  }

  /// What is wrong with a link that is like no vendor's, in one row.
  private func general(_ layout: TextLayout) -> [String] {
    let parsed = Platform.allCases.map { PlatformURL(url, on: $0) }
    let host = parsed.lazy.compactMap { $0?.host }.first
    let reason = LinkReason(part: "host", found: host, mustBe: [], rule: "be one of those below")
    let unreadable = parsed.contains { $0 == nil } ? layout.wrapped(PlatformURL.unreadable.rule) : []
    return unreadable + layout.wrapped(reason.quoting)
  }

  /// A row for each platform, or one row if all do the same.
  private func rows(of adapter: any RedemptionAdapter, _ layout: TextLayout) -> [String] {
    let vendor = adapter.vendor.id.rawValue
    let verdicts = adapter.vendor.platforms.map {
      (name: "\(vendor) \($0.rawValue)", verdict: verdict(of: adapter, on: $0))
    }
    let isOne = verdicts.allSatisfy { $0.verdict == verdicts.first?.verdict }
    return (isOne ? verdicts.prefix(1).map { (name: vendor, verdict: $0.verdict) } : verdicts).flatMap { row in
      let mark = row.verdict.isWrong ? layout.style.bad : { $0 }
      let margin = LinkExplanation.margin
      return layout.wrapped(row.verdict.text, first: row.name.fitted(to: 20), rest: margin, mark: mark)
        + (row.verdict.inside.map { [margin + "the link inside: \($0)"] } ?? [])
    }
  }

  /// What an SDK does with the link.
  private struct Verdict: Equatable {
    var text: String
    /// True if the other platform handles the link and this one does not, or if the SDK's result is an error.
    var isWrong = false
    /// The link inside of a page's URL.
    var inside: String?
  }

  private func verdict(of adapter: any RedemptionAdapter, on platform: Platform) -> Verdict {
    switch adapter.links.read(url, on: platform, unwrapping: true) {
    case .link(let link):
      let isInside = link.url != url && adapter.links.read(link.url, on: platform, unwrapping: false).link != nil
      return Verdict(text: "redeems it, with the code \(quoted(link.code))", inside: isInside ? link.url : nil)
    case .result(let outcome):
      let reason = PlatformURL(url, on: platform).flatMap { adapter.links.reason(for: $0)?.quoting }
      let result = "returns \(outcome.kind.rawValue) without asking the service"
      return Verdict(text: reason.map { "\(result): \($0)" } ?? result, isWrong: true)
    case .redirect(let redirect):
      let id = redirect.stripeSubscriptionId ?? "no Stripe id"
      return Verdict(text: "a checkout's redirect (\(id)) without a code: the app must handle it")
    case .notRedeemable(let reason):
      return Verdict(text: (isHandled ? "ignores it: " : "") + reason.quoting, isWrong: handles(adapter))
    }
  }

  private func quoted(_ code: String) -> String { code.isEmpty ? "\"\" (empty)" : "\"\(code)\"" }

  private typealias Form = (adapter: any RedemptionAdapter, link: String)

  /// The valid form that shares the most words with the link; those of all vendors if none shares any.
  private var nearestForms: (list: [Form], isNear: Bool) {
    let words = LinkExplanation.words(of: url)
    let forms = adapters.filter(\.links.hasLinks).map { adapter in
      let link = adapter.links.link(to: "CODE", under: adapter.links.defaultSettings)
      let shared = LinkExplanation.words(of: link).filter { NearestName.to($0, among: words) != nil }
      return (form: (adapter: adapter, link: link), shared: shared.count)
    }
    let most = forms.map(\.shared).max() ?? 0
    return (forms.filter { $0.shared == most }.map(\.form), isNear: most > 0)
  }

  private func validForms(_ forms: [Form]) -> [String] {
    let title = forms.count == 1 ? "The nearest link that an SDK redeems:" : "Links that an SDK redeems:"
    return [title] + forms.map { $0.adapter.vendor.id.rawValue.fitted(to: 20) + $0.link }
  }

  /// The words of a link, without those of every web address; a shorter word than three letters is near to any other.
  private static func words(of link: String) -> [String] {
    link.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      .filter { $0.count > 2 && !["https", "http", "www", "com", "CODE"].contains($0) }
  }

  /// The link that the first SDK redeems.
  private var link: RedemptionLink? {
    adapters.lazy.compactMap { adapter in
      adapter.vendor.platforms.lazy.compactMap { adapter.links.read(url, on: $0, unwrapping: true).link }.first
    }.first
  }

  private func howToOpen(_ layout: TextLayout) -> [String] {
    guard let link else { return [] }
    return [
      "", layout.style.heading("To open it"),
      "iOS simulator:", "  xcrun simctl openurl booted \(ShellText.quoted(link.url))",
      "Android:", "  adb shell am start -a android.intent.action.VIEW -d \(ShellText.quotedTwice(link.url))",
    ]
  }
}

/// A QR code would not fit into the terminal.
public struct TerminalTooNarrow: Error, Hashable, CustomStringConvertible {
  /// Columns of the code.
  public let needed: Int
  /// Columns of the terminal.
  public let columns: Int

  /// Both numbers.
  public var description: String { "The QR code needs \(needed) columns, and the terminal has \(columns)." }
}

extension LinkReading {
  /// True if the SDK redeems the link, or the app has to: a result that needs no service is for links of no use.
  fileprivate var isHandled: Bool {
    switch self {
    case .link, .redirect: true
    case .result, .notRedeemable: false
    }
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
