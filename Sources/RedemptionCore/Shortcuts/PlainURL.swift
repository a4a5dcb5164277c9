/// An URL so plain that Foundation and a scan of its bytes cannot differ: `scheme://host/path?query`.
///
/// Nearly every link is one, and is read several times faster in this way. Whatever is not plain (user, port, fragment,
/// brackets, escapes outside the query, bad escapes in it, slashes in a row or at the path's end, internationalized
/// hosts) is left to Foundation, with which a property test holds this equal.
struct PlainURL: Sendable {
  let bytes: [UInt8]
  let scheme: Range<Int>
  let host: Range<Int>
  let path: Range<Int>
  /// Empty where there is none.
  let query: Range<Int>

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var scanner = Scanner(bytes: bytes)
    guard let scheme = scanner.scheme(), let host = scanner.host(), let path = scanner.path(),
      let query = scanner.query()
    else { return nil }
    self.bytes = bytes
    self.scheme = scheme
    self.host = host
    self.path = path
    self.query = query
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0

    private func isAt(_ character: Unicode.Scalar) -> Bool {
      index < bytes.count && bytes[index] == UInt8(ascii: character)
    }

    private mutating func skip(while fits: (UInt8) -> Bool) -> Range<Int> {
      let start = index
      while index < bytes.count, fits(bytes[index]) { index += 1 }
      return start..<index
    }

    /// A letter, then letters, digits, `+`, `-` and `.`; and `://`.
    mutating func scheme() -> Range<Int>? {
      guard let first = bytes.first, first.isLetter else { return nil }
      let scheme = skip { $0.isLetterOrDigit || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
      for character: Unicode.Scalar in [":", "/", "/"] {
        guard isAt(character) else { return nil }
        index += 1
      }
      return scheme
    }

    /// Letters, digits, `-`, `.` and `_`, at least one; not one that is encoded for the domain name system.
    mutating func host() -> Range<Int>? {
      let host = skip { $0.isPlain }
      for start in host where isEncodedLabel(at: start, of: host) { return nil }
      return host.isEmpty ? nil : host
    }

    private func isEncodedLabel(at start: Int, of host: Range<Int>) -> Bool {
      guard bytes[start] == UInt8(ascii: "x"), start == host.lowerBound || bytes[start - 1] == UInt8(ascii: ".") else {
        return false
      }
      return bytes[start...].starts(with: "xn--".utf8)
    }

    /// Nothing, or parts of plain characters, each behind one slash.
    mutating func path() -> Range<Int>? {
      let start = index
      while isAt("/") {
        index += 1
        guard !skip(while: { $0.isPlain }).isEmpty else { return nil }
      }
      return start..<index
    }

    /// Nothing, or `?` and characters that a query may hold, escapes included, up to the end.
    mutating func query() -> Range<Int>? {
      guard index < bytes.count else { return index..<index }
      guard isAt("?") else { return nil }
      index += 1
      let start = index
      while index < bytes.count {
        if isAt("%") {
          guard index + 2 < bytes.count, bytes[index + 1].hexadecimalDigit != nil,
            bytes[index + 2].hexadecimalDigit != nil
          else { return nil }
        } else if !bytes[index].isPlain, !bytes[index].isQueryDelimiter {
          return nil
        }
        index += 1
      }
      return start..<index
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isLetterOrDigit: Bool { isLetter || (0x30...0x39).contains(self) }
  /// A letter, a digit, `-`, `.` or `_`.
  fileprivate var isPlain: Bool { isLetterOrDigit || self == 0x2D || self == 0x2E || self == 0x5F }
  /// `&`, `=`, `+`, `:`, `/`, `?`, `@` or `~`.
  fileprivate var isQueryDelimiter: Bool {
    switch self {
    case 0x26, 0x3D, 0x2B, 0x3A, 0x2F, 0x3F, 0x40, 0x7E: true
    default: false
    }
  }
}
