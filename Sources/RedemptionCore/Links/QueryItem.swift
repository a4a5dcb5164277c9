/// What stands after the name of a query item.
public enum QueryItem: Hashable, Sendable {
  /// The decoded text after the first `=`; may be empty.
  case value(String)
  /// The name alone, without a `=`.
  case noValue
  /// Escapes that are not UTF-8 (iOS only: Android puts U+FFFD in their place).
  case undecodable

  /// The decoded text; nil for the other cases.
  public var value: String? {
    guard case .value(let text) = self else { return nil }
    return text
  }
}

/// The items of an encoded query, one at a time: parted by `&`, the name ends at the first `=`.
///
/// Both platforms part a query in this way; they differ in what they make of the parts.
struct QueryItemRanges: Sequence, IteratorProtocol {
  let bytes: [UInt8]
  private var start: Int
  private let end: Int
  private var isAtEnd = false

  init(in bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    start = range.lowerBound
    end = range.upperBound
  }

  /// Where the next item has its name and, if it has a `=`, its value.
  mutating func next() -> (name: Range<Int>, value: Range<Int>?)? {
    guard !isAtEnd else { return nil }
    var equals: Int?
    var index = start
    while index < end, bytes[index] != UInt8(ascii: "&") {
      if equals == nil, bytes[index] == UInt8(ascii: "=") { equals = index }
      index += 1
    }
    let name = start..<(equals ?? index)
    let value = equals.map { ($0 + 1)..<index }
    isAtEnd = index == end
    start = index + 1
    return (name, value)
  }
}

extension [UInt8] {
  /// Whether exactly these bytes stand in a range.
  func reads(_ text: String, in range: Range<Int>) -> Bool {
    range.count == text.utf8.count && self[range].elementsEqual(text.utf8)
  }
}
