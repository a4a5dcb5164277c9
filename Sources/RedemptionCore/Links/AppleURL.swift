#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A text as Foundation's `URL` reads it, and its query as `URLComponents` does.
///
/// `URL(string:)` escapes characters that do not belong in a URL, and escapes every `%` of a component that has a bad escape
/// in it; it gives nothing for an empty text or a malformed scheme or port. The items of the query are read one at a time
/// rather than through `URLComponents.queryItems`, which makes an array of all; a property test holds the two equal.
struct AppleURL: Sendable {
  private let url: URL
  /// The encoded query; empty where there is none.
  private let query: [UInt8]

  init?(_ text: String) {
    guard let url = URL(string: text) else { return nil }
    self.url = url
    query = url.query(percentEncoded: true).map { Array($0.utf8) } ?? []
  }

  var scheme: String? { url.scheme }
  var host: String? { url.host(percentEncoded: false) }
  var path: String { url.path }

  var lastPathSegment: String? {
    let last = url.lastPathComponent
    return last.isEmpty || last == "/" ? nil : last
  }

  func firstQueryItem(named name: String) -> QueryItem? {
    for range in QueryItemRanges(in: query, 0..<query.count) where AppleURL.name(in: query, range.name, is: name) {
      return AppleURL.item(in: query, range.value)
    }
    return nil
  }

  var queryItems: [(name: String, item: QueryItem)] {
    guard !query.isEmpty else { return [] }
    return QueryItemRanges(in: query, 0..<query.count).map { range in
      (AppleURL.decode(query, range.name) ?? "", AppleURL.item(in: query, range.value))
    }
  }

  private static func name(in bytes: [UInt8], _ range: Range<Int>, is name: String) -> Bool {
    if bytes.reads(name, in: range) { return true }
    guard bytes[range].contains(UInt8(ascii: "%")) else { return false }
    return decode(bytes, range) == name
  }

  private static func item(in bytes: [UInt8], _ range: Range<Int>?) -> QueryItem {
    guard let range else { return .noValue }
    return decode(bytes, range).map { .value($0) } ?? .undecodable
  }

  /// The text of a part of an encoded query, as `removingPercentEncoding` gives it: nil for what is not UTF-8.
  private static func decode(_ bytes: [UInt8], _ range: Range<Int>) -> String? {
    guard bytes[range].contains(UInt8(ascii: "%")) else { return String(decoding: bytes[range], as: UTF8.self) }
    var decoded: [UInt8] = []
    var rest = bytes[range]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalDigit, let low = rest.popFirst()?.hexadecimalDigit else {
        return nil
      }
      decoded.append(high << 4 | low)
    }
    let text = String(decoding: decoded, as: UTF8.self)
    return text.utf8.elementsEqual(decoded) ? text : nil
  }
}
