import RevenueCatAdapter
import SuperwallAdapter
import Testing

@testable import RedemptionStory

@Suite("The explanation of a link")
struct LinkExplanationTests {
  private func lines(_ url: String, style: TextStyle = .plain) -> [String] {
    LinkExplanation(of: url, adapters: [RevenueCatAdapter(), SuperwallAdapter()]).text(style: style)
      .split(separator: "\n").map(String.init)
  }

  @Test("names the code where an SDK redeems the link")
  func redeems() {
    let text = lines("rc-0123456789://redeem_web_purchase?redemption_token=abc")
    #expect(text.contains("revenuecat ios      redeems it, with the code \"abc\""))
  }

  @Test("gives the reason below a platform that leaves the link to the app")
  func leavesToTheApp() throws {
    let text = lines("https://shop.example/tea")
    let line = try #require(text.firstIndex(of: "superwall android   leaves it to the app"))
    #expect(text[line + 1].hasPrefix(String(repeating: " ", count: 20)))
  }

  @Test("ends with commands that open the link, unless no SDK redeems it")
  func commands() {
    #expect(lines("rc-0123456789://redeem_web_purchase?redemption_token=abc").last?.hasPrefix("Android  ") == true)
    #expect(!lines("https://shop.example/tea").contains("To open it"))
  }

  @Test("has escape sequences only in colour")
  func colour() {
    let url = "https://shop.example/tea"
    #expect(!lines(url).joined().contains("\u{1B}"))
    #expect(lines(url, style: .coloured).contains("revenuecat ios      \u{1B}[31mleaves it to the app\u{1B}[0m"))
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
