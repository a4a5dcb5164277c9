/// The decoding that `android.net.UriCodec.decode` does when told not to throw.
///
/// Escaped bytes in a row are decoded as UTF-8, malformed ones to U+FFFD. A text that ends inside an escape gives
/// U+FFFD and ends there. A character that is no hexadecimal digit gives U+FFFD too, is swallowed, and the digits so
/// far are then put out as a byte all the same: `%zz` reads U+FFFD, NUL, `z`.
enum AndroidURICodec {
  /// Decodes a part of a text.
  ///
  /// - Parameter bytes: UTF-8 that starts and ends between characters.
  static func decode(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> String {
    let needsWork = bytes.contains { $0 == UInt8(ascii: "%") || (plusIsSpace && $0 == UInt8(ascii: "+")) }
    guard needsWork else { return String(decoding: bytes, as: UTF8.self) }
    var decoder = Decoder(rest: bytes)
    return decoder.decode(plusIsSpace: plusIsSpace)
  }

  private struct Decoder {
    var rest: ArraySlice<UInt8>
    private var text = ""
    /// Bytes from escapes, not yet read as UTF-8.
    private var escaped: [UInt8] = []
    /// Bytes that stand for themselves, not yet added to the text.
    private var plain: [UInt8] = []

    init(rest: ArraySlice<UInt8>) { self.rest = rest }

    mutating func decode(plusIsSpace: Bool) -> String {
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "%") {
          guard decodeEscape() else { break }
        } else {
          flushEscaped()
          plain.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        }
      }
      flushPlain()
      flushEscaped()
      return text
    }

    /// Reads the two digits of an escape; false where the text ends inside it.
    private mutating func decodeEscape() -> Bool {
      flushPlain()
      var value: UInt8 = 0
      var leavesHalf = false
      for _ in 0..<2 {
        guard let byte = rest.popFirst() else {
          addReplacement()
          return false
        }
        guard let digit = byte.hexadecimalDigit else {
          addReplacement()
          leavesHalf = swallowRest(ofCharacter: byte)
          break
        }
        value = value << 4 | digit
      }
      escaped.append(value)
      if leavesHalf { addReplacement() }
      return true
    }

    /// Drops the other bytes of a character whose first one was read.
    ///
    /// - Returns: whether it takes two UTF-16 units; Android swallows only one, and the other stays, alone and
    ///   unreadable.
    private mutating func swallowRest(ofCharacter first: UInt8) -> Bool {
      while let byte = rest.first, byte & 0xC0 == 0x80 { rest.removeFirst() }
      return first >= 0xF0
    }

    private mutating func addReplacement() {
      flushEscaped()
      text.unicodeScalars.append("\u{FFFD}")
    }

    private mutating func flushPlain() {
      guard !plain.isEmpty else { return }
      text += String(decoding: plain, as: UTF8.self)
      plain.removeAll(keepingCapacity: true)
    }

    private mutating func flushEscaped() {
      guard !escaped.isEmpty else { return }
      text += String(decoding: escaped, as: UTF8.self)
      escaped.removeAll(keepingCapacity: true)
    }
  }
}
