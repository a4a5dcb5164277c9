import Foundation
import RedemptionTesting
import Testing

@testable import RedemptionCore

@Suite("A text as a platform's URL class reads it")
struct PlatformURLTests {
  struct Row: Sendable, CustomStringConvertible {
    let text: String
    let host: String?
    var last: String?
    var description: String { text }
  }

  @Test(
    "Android finds the host where AOSP does",
    arguments: [
      Row(text: "a://host", host: "host"), Row(text: "a://host:80/x", host: "host", last: "x"),
      Row(text: "a://u:p@host:80", host: "host"), Row(text: "a://u@v@host", host: "host"),
      Row(text: "a://host:8x", host: "host:8x"), Row(text: "a://host:", host: "host"),
      Row(text: "a://[::1]:80/", host: "[::1]"), Row(text: "a://h%6Fst", host: "host"),
      Row(text: "a://h+st", host: "h+st"), Row(text: "a://host\\x?y", host: "host", last: "\\x"),
      Row(text: "a://host?x@y", host: "host"), Row(text: "a://host#x@y", host: "host"),
      Row(text: "a:///x", host: "", last: "x"), Row(text: "a:/x/y/", host: nil, last: "y"),
      Row(text: "a:x/y", host: nil), Row(text: "a:", host: nil), Row(text: "", host: nil),
      Row(text: "//host/x", host: "host", last: "x"), Row(text: "x/y", host: nil, last: "y"),
      Row(text: "//host/x:y", host: nil), Row(text: "a b://host/c//", host: "host", last: "c"),
      Row(text: "a://:80", host: ""), Row(text: "a://ho%FFst", host: "ho\u{FFFD}st"),
    ])
  func findsHost(_ row: Row) {
    let uri = AndroidURI(row.text)
    #expect(uri.host == row.host)
    #expect(uri.lastPathSegment == row.last)
  }

  @Test(
    "Android decodes as its codec does",
    arguments: [
      ("a+b", "a b"), ("a%2Bb", "a+b"), ("%C3%A9", "é"), ("%FF", "\u{FFFD}"), ("%C3", "\u{FFFD}"),
      ("%C3x", "\u{FFFD}x"), ("%C3+%A9", "\u{FFFD} \u{FFFD}"), ("%", "\u{FFFD}"), ("%4", "\u{FFFD}"),
      ("x%4zy", "x\u{FFFD}\u{4}y"), ("%zz", "\u{FFFD}\u{0}z"), ("%é1", "\u{FFFD}\u{0}1"),
      ("%4😀1", "\u{FFFD}\u{4}\u{FFFD}1"), ("%E2%82%AC", "€"), ("%E2%82", "\u{FFFD}"), ("%41%", "A\u{FFFD}"),
    ])
  func decodes(_ encoded: String, _ decoded: String) {
    #expect(AndroidURI("a://h?n=\(encoded)").firstQueryItem(named: "n") == .value(decoded))
  }

  @Test("tells no value, an empty one and an unreadable one apart", arguments: Platform.allCases)
  func tellsItemsApart(_ platform: Platform) throws {
    let url = try #require(PlatformURL("a://h?none&empty=&bad=%FF&two=1&two=2&eq=a=b", on: platform))
    #expect(url.firstQueryItem(named: "none") == .noValue)
    #expect(url.firstQueryItem(named: "empty") == .value(""))
    #expect(url.firstQueryItem(named: "bad") == (platform == .ios ? .undecodable : .value("\u{FFFD}")))
    #expect(url.firstQueryItem(named: "two") == .value("1"))
    #expect(url.firstQueryItem(named: "eq") == .value("a=b"))
    #expect(url.firstQueryItem(named: "absent") == nil)
    #expect(url.queryItems.map(\.name) == ["none", "empty", "bad", "two", "two", "eq"])
  }

  @Test("tells scheme and path on both platforms", arguments: Platform.allCases)
  func tellsSchemeAndPath(_ platform: Platform) throws {
    let url = try #require(PlatformURL("My-App://h/a%20b/c?d#e", on: platform))
    #expect(url.scheme == "My-App")
    #expect(url.path == "/a b/c")
    #expect(url.lastPathSegment == "c")
    #expect(url.text == "My-App://h/a%20b/c?d#e")
  }

  @Test(
    "Android has no query in an opaque text, nor behind a fragment", arguments: ["a:b?n=1", "a://h#f?n=1", "a://h"])
  func hasNoQuery(_ text: String) { #expect(AndroidURI(text).firstQueryItem(named: "n") == nil) }

  @Test("any text at all can be read, and iOS's query items are those of URLComponents")
  func readsAnyText() {
    var generator = SeededGenerator()
    for _ in 0..<20_000 {
      let text = PlatformURLTests.randomText(using: &generator)
      for platform in Platform.allCases {
        guard let url = PlatformURL(text, on: platform) else { continue }
        _ = (url.scheme, url.host, url.path, url.lastPathSegment, url.firstQueryItem(named: "n"))
        let items = url.queryItems
        guard platform == .ios, let foundation = URL(string: text) else { continue }
        let expected = URLComponents(url: foundation, resolvingAgainstBaseURL: false)?.queryItems ?? []
        #expect(items.map(\.name) == expected.map(\.name), "\(text.debugDescription), seed \(generator.seed)")
        #expect(items.map(\.item.value) == expected.map(\.value), "\(text.debugDescription), seed \(generator.seed)")
      }
    }
  }

  @Test("Android agrees with iOS on every link that no rule of theirs parts")
  func agreesOnPlainLinks() throws {
    var generator = SeededGenerator()
    for _ in 0..<2_000 {
      let value = RandomText.hexadecimal(digits: 12, using: &generator)
      let text = "a-\(value)://user@h\(value):80/p/\(value)?x=1&n=\(PercentEncoding.queryValue(value + "é +&="))#f"
      let ios = try #require(PlatformURL(text, on: .ios))
      let android = try #require(PlatformURL(text, on: .android))
      #expect(ios.scheme == android.scheme)
      #expect(ios.host == android.host)
      #expect(ios.path == android.path)
      #expect(ios.lastPathSegment == android.lastPathSegment)
      #expect(ios.firstQueryItem(named: "n") == android.firstQueryItem(named: "n"))
    }
  }

  @Test("iOS's short cut for plain URLs tells what Foundation tells")
  func shortCutAgreesWithFoundation() {
    var generator = SeededGenerator()
    var plainCount = 0
    for number in 0..<40_000 {
      let text =
        number.isMultiple(of: 2)
        ? PlatformURLTests.nearlyPlainText(using: &generator) : PlatformURLTests.randomText(using: &generator)
      guard PlainURL(text) != nil else { continue }
      plainCount += 1
      guard let short = AppleURL(text), let foundation = URL(string: text) else {
        Issue.record("Foundation makes no URL of \(text.debugDescription), seed \(generator.seed)")
        continue
      }
      let long = AppleURL(foundation)
      let isSame =
        short.scheme == long.scheme && short.host == long.host && short.path == long.path
        && short.lastPathSegment == long.lastPathSegment && short.queryItems.elementsEqual(long.queryItems, by: ==)
      #expect(isSame, "\(text.debugDescription), seed \(generator.seed)")
    }
    #expect(plainCount > 1_000)
  }

  /// An URL that is plain more often than not.
  private static func nearlyPlainText(using generator: inout SeededGenerator) -> String {
    let schemes = ["https", "rc-d458f1e3a2", "A.b+c", "http", "file", "mailto", "data", "tel", "1a", "a_b"]
    let hosts = [
      "h", "a.b", "x..y", "a_b", "-", ".", "1.2.3.4", "xn--a", "a.xn--b", "a:80", "%41", "u@h", "_._", "A.B",
    ]
    let paths = ["", "/", "/a", "/a/b", "/.", "/..", "/a/../b", "/./a", "//", "/a.b/c-d_e", "/%41", "/a/.."]
    let queries = [
      "", "?", "?a", "?a=b&c", "?a=%41", "?%41=%FF", "?a=%4", "?=", "?&&", "?a?b/c:d@e~", "?a=;b", "#f", "?a#",
    ]
    return [schemes, hosts, paths, queries].map { $0.randomElement(using: &generator) ?? "" }.enumerated()
      .map { $0.offset == 1 ? "://" + $0.element : $0.element }.joined()
  }

  /// Bytes that mean something in a URL, and some that do not.
  private static func randomText(using generator: inout SeededGenerator) -> String {
    let pieces = [
      ":", "/", "//", "?", "#", "&", "=", "%", "%4", "%zz", "%41", "%FF", "%C3%A9", "@", "[", "]", "\\", "+", " ", "n",
      "h",
      "é", "😀", "\u{0}", "80", "https://", "a://h?n=", "\n", "|", "..", "%00", "~", "\u{301}",
    ]
    let count = Int.random(in: 0...12, using: &generator)
    var bytes: [UInt8] = []
    for _ in 0..<count {
      if Int.random(in: 0...9, using: &generator) == 0 {
        bytes.append(UInt8.random(in: .min ... .max, using: &generator))
      } else {
        bytes += Array((pieces.randomElement(using: &generator) ?? "").utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
