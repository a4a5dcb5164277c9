import JanssonCoding

/// The header lines in front of one message (Language Server Protocol 3.17, base protocol, header part).
struct HeaderBlock {
  /// How many bytes the message has.
  let contentLength: Int
  /// False if a `Content-Type` names another charset than UTF-8.
  let isUTF8: Bool
  /// Where the message begins.
  let end: Int

  /// Parses a block that begins at `start`; nil if it is incomplete.
  static func reading(_ input: ByteBuffer, at start: Int, limit: Int) -> Result<HeaderBlock?, FramingError> {
    var at = start
    var length: Int?
    var isUTF8 = true
    var isFirst = true
    while let lineEnd = input.firstOffset(of: UInt8(ascii: "\n"), from: at) {
      if lineEnd - start > limit { return .failure(FramingError(.headerTooLarge)) }
      let line = withoutReturn(at..<lineEnd, in: input)
      at = lineEnd + 1
      if line.isEmpty {
        if isFirst { continue }
        guard let length = length else { return .failure(FramingError(.contentLengthMissing)) }
        return .success(HeaderBlock(contentLength: length, isUTF8: isUTF8, end: at))
      }
      isFirst = false
      if !namesUTF8(line, in: input) { isUTF8 = false }
      if let kind = read(line, in: input, into: &length) { return .failure(FramingError(kind)) }
    }
    return input.count - start > limit ? .failure(FramingError(.headerTooLarge)) : .success(nil)
  }

  private static func withoutReturn(_ line: Range<Int>, in input: ByteBuffer) -> Range<Int> {
    let hasReturn = !line.isEmpty && input[line.upperBound - 1] == UInt8(ascii: "\r")
    return line.lowerBound..<line.upperBound - (hasReturn ? 1 : 0)
  }

  /// Parses one header line; returns its error.
  private static func read(_ line: Range<Int>, in input: ByteBuffer, into length: inout Int?) -> FramingError.Kind? {
    guard let colon = input.firstOffset(of: UInt8(ascii: ":"), from: line.lowerBound),
      colon < line.upperBound, colon > line.lowerBound
    else { return .headerMalformed }
    guard isName(line.lowerBound..<colon, contentLengthName, in: input) else { return nil }
    guard length == nil else { return .contentLengthDuplicate }
    guard let value = number(colon + 1..<line.upperBound, in: input) else { return .contentLengthInvalid }
    length = value
    return nil
  }

  /// Names are compared without regard to case.
  private static func isName(_ name: Range<Int>, _ known: [UInt8], in input: ByteBuffer) -> Bool {
    guard name.count == known.count else { return false }
    for (offset, wanted) in zip(name, known) {
      guard let byte = input[offset], (isLetter(byte) ? byte | 0x20 : byte) == wanted else { return false }
    }
    return true
  }

  private static let contentLengthName = Array("content-length".utf8)
  private static let contentTypeName = Array("content-type".utf8)

  /// False for a `Content-Type` with a charset other than UTF-8. `utf8` is allowed for old clients, as the protocol
  /// asks.
  private static func namesUTF8(_ line: Range<Int>, in input: ByteBuffer) -> Bool {
    guard let colon = input.firstOffset(of: UInt8(ascii: ":"), from: line.lowerBound), colon < line.upperBound,
      isName(line.lowerBound..<colon, contentTypeName, in: input)
    else { return true }
    return namesUTF8(String(decoding: (colon + 1..<line.upperBound).compactMap { input[$0] }, as: UTF8.self))
  }

  /// False for a media type with a charset other than UTF-8.
  static func namesUTF8(_ mediaType: String) -> Bool {
    let value = mediaType.lowercased()
    return value.split(separator: ";").dropFirst().allSatisfy { parameter in
      let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts[0].trimmed == "charset" else { return true }
      let charset = parts.dropFirst().first?.trimmed ?? ""
      return charset == "utf-8" || charset == "utf8"
    }
  }

  /// Digits between blanks.
  private static func number(_ range: Range<Int>, in input: ByteBuffer) -> Int? {
    var digits = range.compactMap { input[$0] }[...]
    while let first = digits.first, isBlank(first) { digits.removeFirst() }
    while let last = digits.last, isBlank(last) { digits.removeLast() }
    guard (1...18).contains(digits.count) else { return nil }
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}

extension Substring {
  /// The text without blanks around it, and without the quotes of a quoted string.
  fileprivate var trimmed: Substring {
    var text = self
    while let first = text.first, first == " " || first == "\t" || first == "\"" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" || last == "\"" { text.removeLast() }
    return text
  }
}
