/// A text as Android's `android.net.Uri.parse(_:)` reads it.
///
/// Rests on reading AOSP's `core/java/android/net/Uri.java` (`StringUri`) and `UriCodec.java`; no Android was run. That
/// class validates nothing and looks for separators only, so these rules hold for every text:
///
/// - the scheme ends at the first `:` of the whole text, wherever it stands, and may hold any character;
/// - without a colon the text is a relative reference; with one and no `/` right behind it, it is opaque: no host, no
///   path, and asking for a query item throws, which stands here as none;
/// - an authority stands after `//` and ends at `/`, `\`, `?` or `#`; its user information ends at the last `@`, its
///   port is what follows a `:` with nothing but ASCII digits up to the end;
/// - the query is between the first `?` and the first `#` behind the scheme; a `#` before the `?` leaves none;
/// - a query name is compared as written, escapes and all; a name without `=` has the value `""`.
///
/// Separators are ASCII, so counting UTF-8 bytes here and UTF-16 units there finds the same places.
struct AndroidURI: Sendable {
  private let bytes: [UInt8]
  /// Index of the first `:`; -1 when there is none.
  private let colon: Int
  private let isOpaque: Bool
  private let authority: Range<Int>?
  private let pathRange: Range<Int>?
  private let query: Range<Int>?

  init(_ text: String) {
    bytes = Array(text.utf8)
    colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? -1
    let start = colon + 1
    isOpaque = colon >= 0 && (start == bytes.count || bytes[start] != UInt8(ascii: "/"))
    authority = AndroidURI.authority(in: bytes, from: start)
    let pathStart = authority?.upperBound ?? start
    let pathEnd = AndroidURI.index(in: bytes, from: pathStart) { $0 == .question || $0 == .hash }
    pathRange = isOpaque ? nil : pathStart..<pathEnd
    query = AndroidURI.query(in: bytes, from: start)
  }

  var scheme: String? { colon < 0 ? nil : String(decoding: bytes[..<colon], as: UTF8.self) }

  var host: String? {
    guard let authority else { return nil }
    let afterUser = bytes[authority].lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? authority.lowerBound
    return decode(afterUser..<(portSeparator(in: authority) ?? authority.upperBound))
  }

  var path: String? { pathRange.map { decode($0) } }

  var lastPathSegment: String? {
    guard let pathRange, let last = bytes[pathRange].lastIndex(where: { $0 != .slash }) else { return nil }
    let slash = bytes[pathRange.lowerBound..<last].lastIndex(of: .slash)
    return decode((slash.map { $0 + 1 } ?? pathRange.lowerBound)..<(last + 1))
  }

  /// `getPathSegments`: parted first and decoded then, so that an escaped slash parts nothing.
  var pathSegments: [String] {
    guard let pathRange else { return [] }
    return bytes[pathRange].split(separator: .slash).map { decode($0.startIndex..<$0.endIndex) }
  }

  /// `getQueryParameter`, but an item without `=` is told apart.
  func firstQueryItem(named name: String) -> QueryItem? {
    guard !isOpaque, let query else { return nil }
    for range in QueryItemRanges(in: bytes, query) where bytes.reads(name, in: range.name) {
      return item(range.value)
    }
    return nil
  }

  /// Names as `getQueryParameterNames` gives them: decoded, a plus staying a plus.
  var queryItems: [(name: String, item: QueryItem)] {
    guard !isOpaque, let query else { return [] }
    return QueryItemRanges(in: bytes, query).map { (decode($0.name), item($0.value)) }
  }

  private func item(_ range: Range<Int>?) -> QueryItem {
    range.map { .value(decode($0, plusIsSpace: true)) } ?? .noValue
  }

  private func decode(_ range: Range<Int>, plusIsSpace: Bool = false) -> String {
    AndroidURICodec.decode(bytes[range], plusIsSpace: plusIsSpace)
  }

  private func portSeparator(in authority: Range<Int>) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let last = bytes[authority].lastIndex(where: { !digits.contains($0) }) else { return nil }
    return bytes[last] == UInt8(ascii: ":") ? last : nil
  }

  private static func authority(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard start + 1 < bytes.count, bytes[start] == .slash, bytes[start + 1] == .slash else { return nil }
    let end = index(in: bytes, from: start + 2) { $0 == .slash || $0 == .backslash || $0 == .question || $0 == .hash }
    return (start + 2)..<end
  }

  private static func query(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    let mark = index(in: bytes, from: start) { $0 == .question }
    let hash = index(in: bytes, from: start) { $0 == .hash }
    return mark < hash ? (mark + 1)..<hash : nil
  }

  /// The first byte from a place on that fits; the end of the text when none does.
  private static func index(in bytes: [UInt8], from start: Int, where fits: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, !fits(bytes[index]) { index += 1 }
    return index
  }
}

extension UInt8 {
  fileprivate static var slash: UInt8 { UInt8(ascii: "/") }
  fileprivate static var backslash: UInt8 { UInt8(ascii: "\\") }
  fileprivate static var question: UInt8 { UInt8(ascii: "?") }
  fileprivate static var hash: UInt8 { UInt8(ascii: "#") }
}
