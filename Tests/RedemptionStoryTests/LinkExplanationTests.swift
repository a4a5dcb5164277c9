import QRCode
import QonversionAdapter
import RedemptionCore
import RevenueCatAdapter
import SuperwallAdapter
import TerminalText
import Testing

@testable import RedemptionStory

@Suite("The explanation of a link")
struct LinkExplanationTests {
  private func lines(_ url: String, style: TextStyle = .plain, width: Int = 100) -> [String] {
    LinkExplanation(of: url, adapters: [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()])
      .text(TextLayout(width: width, style: style)).split(separator: "\n").map(String.init)
  }

  @Test("names the code where an SDK redeems the link")
  func redeems() {
    let text = lines("rc-0123456789://redeem_web_purchase?redemption_token=abc")
    #expect(text.first == "revenuecat          redeems it, with the code \"abc\"")
    #expect(!text.contains { $0.hasPrefix("superwall") || $0.hasPrefix("qonversion") })
  }

  @Test("says that there are no links, if no vendor has any")
  func noLinks() {
    let text = LinkExplanation(of: "https://a.example", adapters: []).text(TextLayout())
    #expect(text == "No SDK redeems this link.\nThis program's vendors have no links.\n")
  }

  @Test("has a row for each platform only if they differ")
  func platforms() throws {
    let text = lines("rc-0123456789://redeem_web_purchase?redemption_token=%20")
    #expect(text[0] == "revenuecat ios      redeems it, with the code \" \"")
    #expect(text[1].hasPrefix("revenuecat android  ignores it: The first `redemption_token` is empty or blank"))
  }

  @Test(
    "names what the link has, and what it must have, in one row of the nearest vendor",
    arguments: [
      (
        "rc-d458f1e3a2://redeem-web-purchase?redemption_token=abc",
        "revenuecat          The host is `redeem-web-purchase`; it must be `redeem_web_purchase`."
      ),
      (
        "rc-d458f1e3a2:redeem_web_purchase?redemption_token=abc",
        "revenuecat          The link has no host; the host must be `redeem_web_purchase`."
      ),
      (
        "rc-1://redeem_web_purchase?token=abc&redemptionToken=abc&token=1",
        "revenuecat          The query has `token, redemptionToken`; it must have `redemption_token`, in lower case."
      ),
      (
        "rc-1://redeem_web_purchase%1B%5B31m?redemption_token=abc",
        "revenuecat          The host is `redeem_web_purchase\\u{1B}[31m`; it must be `redeem_web_purchase`."
      ),
      (
        "https://screen.qonversion.io/r/project/abc",
        "qonversion          returns invalidCode without asking the service: "
          + "The host is `screen.qonversion.io`; it must be `screens.qonversion.io`."
      ),
    ])
  func namesWhatItFound(url: String, row: String) {
    let text = lines(url, width: 200)
    #expect(text.prefix(3) == ["No SDK redeems this link.", row, "The nearest link that an SDK redeems:"])
  }

  @Test("names the path that Superwall's SDKs want under its host")
  func path() {
    let text = lines("https://shop.superwall.app/app-link/redeem?code=1", width: 200)
    let rule = "The path is `/app-link/redeem`; it must be `/app-link/superwall/redeem`."
    #expect(text.contains("superwall ios       ignores it: " + rule))
  }

  @Test("says one sentence once", arguments: ["https://shop.example/tea", "shop.example", "https://[/tea"])
  func noRepetition(url: String) {
    let text = lines(url)
    #expect(Set(text).count == text.count && text.count <= 7, "\(text)")
  }

  @Test("says once that no SDK redeems the link, and names the nearest one that an SDK redeems")
  func nearestForm() throws {
    let adapters: [any RedemptionAdapter] = [RevenueCatAdapter(), SuperwallAdapter()]
    for (url, prefix) in [
      ("rc-0123456789://redeem_web_purchas?redemption_token=abc", "revenuecat          rc-"),
      ("https://shop.superwall.app/app-link/redeem?cod=1", "superwall           https://"),
    ] {
      #expect(!LinkExplanation(of: url, adapters: adapters).isHandled)
      let text = lines(url)
      #expect(text.filter { $0.contains("No SDK redeems this link.") }.count == 1)
      #expect(!text.contains { $0.contains("ignores it") })
      #expect(text.last?.hasPrefix(prefix) == true, "\(text)")
    }
  }

  @Test("names a link of every vendor if none is near")
  func noForm() {
    let text = lines("https://a.example/x")
    #expect(text.contains("Links that an SDK redeems:"))
    #expect(text.suffix(3).map { $0.prefix(9) } == ["revenueca", "superwall", "qonversio"])
    #expect(text[1] == "The host is `a.example`; it must be one of those below.")
  }

  @Test("fits the width, except for links", arguments: [80, 100, 140, 200])
  func width(columns: Int) {
    for url in ["https://shop.example/tea", "https://shop.superwall.app/app-link/superwall/redeem?code=1"] {
      let text = LinkExplanation(of: url, adapters: [RevenueCatAdapter(), SuperwallAdapter()])
        .text(TextLayout(width: columns))
      #expect(text.split(separator: "\n").filter { $0.count > columns && !$0.contains("://") } == [])
    }
  }

  @Test("ends with commands that open the link, unless no SDK redeems it")
  func commands() {
    #expect(lines("rc-0123456789://redeem_web_purchase?redemption_token=abc").last?.hasPrefix("  adb shell ") == true)
    #expect(!lines("https://shop.example/tea").contains("To open it"))
  }

  @Test("has escape sequences only in colour")
  func colour() {
    let url = "https://shop.example/tea"
    #expect(!lines(url).joined().contains("\u{1B}"))
    #expect(lines(url, style: .coloured).first == "\u{1B}[31mNo SDK redeems this link.\u{1B}[0m")
    let good = lines("rc-0123456789://redeem_web_purchase?redemption_token=abc", style: .coloured)
    #expect(!good.joined().contains("\u{1B}[31m"))
  }
}

@Suite("The QR code of an explained link")
struct ExplainedCodeTests {
  private static let link = "rc-0123456789://redeem_web_purchase?redemption_token=abc"

  private func code(
    of url: String, _ style: TextStyle = .plain, on background: TerminalBackground = .dark, columns: Int? = nil
  ) throws -> String? {
    try LinkExplanation(of: url, adapters: [RevenueCatAdapter(), SuperwallAdapter()])
      .qrCode(TextLayout(style: style), on: background, columns: columns)
  }

  @Test("has a light border of 4 modules, in the colour that is light")
  func border() throws {
    let size = try QRCode(Self.link).size
    let dark = try #require(try code(of: Self.link)).split(separator: "\n")
    let light = try #require(try code(of: Self.link, on: .light)).split(separator: "\n")
    #expect(dark.count == (size + 9) / 2 && dark.allSatisfy { $0.count == size + 8 })
    #expect(dark.prefix(2).allSatisfy { $0.allSatisfy { $0 == "█" } } && dark.allSatisfy { $0.hasPrefix("████") })
    #expect(light.prefix(2).allSatisfy { $0.allSatisfy { $0 == " " } } && light.allSatisfy { $0.hasPrefix("    ") })
  }

  @Test("sets both colours on every line if colours are shown")
  func colours() throws {
    let lines = try #require(try code(of: Self.link, .coloured)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[38;5;16;48;5;231m    ") && $0.hasSuffix("    \u{1B}[0m") })
  }

  @Test("is that of the link inside a success page, and nil for a link that no SDK handles")
  func content() throws {
    #expect(try code(of: "https://shop.example/thanks?redeem_url=" + Self.link) == code(of: Self.link))
    #expect(try code(of: "https://shop.example/tea") == nil)
  }

  @Test("is not drawn where its lines would break")
  func width() throws {
    let columns = try QRCode(Self.link).size + 8
    #expect(try code(of: Self.link, columns: columns) != nil)
    #expect(throws: TerminalTooNarrow(needed: columns, columns: columns - 1)) {
      try code(of: Self.link, columns: columns - 1)
    }
  }
}

@Suite("A word for a shell")
struct ShellTextTests {
  @Test(
    "is in double quotes unless it contains what a shell expands there",
    arguments: [
      ("a://b?c=d&e", "\"a://b?c=d&e\""), ("a$b", "'a$b'"), ("a`b", "'a`b'"), ("a\"b", "'a\"b'"), ("a!b", "'a!b'"),
      ("a\nb", "'a\nb'"), ("$it's", "'$it'\\''s'"), ("", "\"\""),
    ])
  func quoted(text: String, word: String) { #expect(ShellText.quoted(text) == word) }

  @Test(
    "is quoted again for the shell of a device, if that one expands it",
    arguments: [("a://b?c=d", "\"a://b?c=d\""), ("a&b", "\"'a&b'\""), ("a b", "\"'a b'\""), ("a$b", "''\\''a$b'\\'''")])
  func quotedTwice(text: String, word: String) { #expect(ShellText.quotedTwice(text) == word) }
}
