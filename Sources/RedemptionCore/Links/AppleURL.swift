#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A text as Foundation's `URL` reads it, and its query as `URLComponents` does.
///
/// `URL(string:)` escapes characters that do not belong in a URL, and escapes every `%` of a component that has a bad
/// escape in it; it gives nothing for an empty text or a malformed scheme or port. Two short cuts are taken, which a
/// property test holds equal to Foundation: a ``PlainURL`` is read without it, and the items of a query are read one at
/// a time rather than through `URLComponents.queryItems`, which makes an array of all.
struct AppleURL: Sendable {
  let scheme: String?
  let host: String?
  let path: String
  /// The bytes that hold the encoded query, and where; empty where there is none.
  private let query: (bytes: [UInt8], range: Range<Int>)

  init?(_ text: String) {
    if let plain = PlainURL(text) {
      self.init(plain)
    } else if let url = URL(string: text) {
      self.init(url)
    } else {
      return nil
    }
  }

  /// The same facts without Foundation.
  private init(_ plain: PlainURL) {
    scheme = plain.text(plain.scheme)
    host = plain.text(plain.host)
    path = plain.text(plain.path)
    query = (plain.bytes, plain.query)
  }

  /// The facts as Foundation tells them.
  init(_ url: URL) {
    scheme = url.scheme
    host = url.host(percentEncoded: false)
    path = url.path
    let bytes = url.query(percentEncoded: true).map { Array($0.utf8) } ?? []
    query = (bytes, 0..<bytes.count)
  }

  /// Slashes at the end of a path, or of one that is nothing else, do not count.
  var lastPathSegment: String? { path.split(separator: "/").last.map(String.init) }

  /// Decoded first and parted then, so that an escaped slash parts as well.
  var pathSegments: [String] { path.split(separator: "/").map(String.init) }

  func firstQueryItem(named name: String) -> QueryItem? {
    for range in QueryItemRanges(in: query.bytes, query.range) where isName(name, at: range.name) {
      return item(at: range.value)
    }
    return nil
  }

  var queryItems: [(name: String, item: QueryItem)] {
    guard !query.range.isEmpty else { return [] }
    return QueryItemRanges(in: query.bytes, query.range).map { (decode($0.name) ?? "", item(at: $0.value)) }
  }

  private func isName(_ name: String, at range: Range<Int>) -> Bool {
    if query.bytes.reads(name, in: range) { return true }
    guard query.bytes[range].contains(UInt8(ascii: "%")) else { return false }
    return decode(range) == name
  }

  private func item(at range: Range<Int>?) -> QueryItem {
    guard let range else { return .noValue }
    return decode(range).map { .value($0) } ?? .undecodable
  }

  /// The text of a part of an encoded query; nil if it cannot be decoded.
  private func decode(_ range: Range<Int>) -> String? { PercentEncoding.decoded(query.bytes[range]) }
}
