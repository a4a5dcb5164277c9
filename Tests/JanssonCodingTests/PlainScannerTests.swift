import JanssonCoding
import Testing

@Suite("Text that is read where it lies")
struct PlainScannerTests {
  private static func scanner(_ text: String) -> PlainScanner {
    let buffer = ByteBuffer()
    buffer.append(text: text)
    return PlainScanner(buffer, in: 0..<buffer.count)
  }

  @Test("steps over blanks, bytes and texts in their order")
  func steps() {
    var scanner = Self.scanner(" {\t\"name\" \r\n: null } ")
    var found: [Bool] = [scanner.skip(UInt8(ascii: "[")), scanner.skip(UInt8(ascii: "{"))]
    found += [scanner.skip("\"names\""), scanner.skip("\"name\""), scanner.skip(UInt8(ascii: ":"))]
    found += [scanner.skip("null"), scanner.isAtEnd(), scanner.skip("}}"), scanner.skip("}"), scanner.isAtEnd()]
    #expect(found == [false, true, false, true, true, true, false, false, true, true])
  }

  @Test(
    "reads integers of JSON that have at most 18 digits",
    arguments: [
      ("0", 0), ("7 ", 7), ("-12,", -12), ("999999999999999999", 999_999_999_999_999_999), ("-0", nil), ("00", nil),
      ("012", nil), ("-", nil), ("", nil), ("+1", nil), ("- 1", nil), ("1000000000000000000", nil), ("a", nil),
    ] as [(String, Int64?)])
  func readsIntegers(text: String, expected: Int64?) {
    var scanner = Self.scanner(text)
    let integer = scanner.integer()
    #expect(integer == expected)
  }

  @Test(
    "reads strings of printable ASCII",
    arguments: [
      (#""a b~""#, "a b~"), (#" "" "#, ""), (#""a"#, nil), (#""\n""#, nil), ("\"é\"", nil), ("\"\u{7f}\"", nil),
      ("\"\n\"", nil), ("a\"", nil), ("", nil),
    ] as [(String, String?)])
  func readsStrings(text: String, expected: String?) {
    var scanner = Self.scanner(text)
    let string = scanner.string()
    #expect(string == expected)
  }

  @Test(
    "reads an object or an array up to its end",
    arguments: [
      (#" {"a":"}"} ,"#, #"{"a":"}"}"#), ("[[],[1]]]", "[[],[1]]"), ("{}{}", "{}"), ("1", nil), (#""a""#, nil),
      ("[1", nil), ("", nil), (#"{"a":1,"a":2}"#, nil), ("[]\u{0}", nil),
    ] as [(String, String?)])
  func readsContainers(text: String, expected: String?) throws {
    var scanner = Self.scanner(text)
    let value = scanner.container()
    #expect(try value.map { String(decoding: try JSONTextEncoder().encode($0), as: UTF8.self) } == expected)
    guard let expected else { return }
    let behind = text.utf8.drop { $0 == UInt8(ascii: " ") }.dropFirst(expected.utf8.count)
    let next = scanner.peek()
    #expect(next == behind.first { $0 != UInt8(ascii: " ") })
  }
}
