import JanssonCoding
import Testing

@Suite("Reading JSON with jansson")
struct JanssonTreeTests {
  static func error(_ bytes: [UInt8]) -> UnreadableJSON? {
    do {
      _ = try JanssonTree.reading(bytes)
      return nil
    } catch {
      return error
    }
  }

  static func tree(_ text: String) throws -> JanssonValue { try JanssonTree.reading(Array(text.utf8)).root }

  @Test(
    "a text that cannot be read is refused for the right reason, at the right byte",
    arguments: [
      ("", UnreadableJSON.Kind.empty, 0), (" \n", .empty, 2), ("[1", .prematureEnd, 2), ("\"abc", .prematureEnd, 4),
      (#"{"a":1,"a":2}"#, .duplicateKey, 10), ("[9223372036854775808]", .numberOutOfRange, 20),
      ("[1e400]", .numberOutOfRange, 6), ("[1,]", .syntax, 4), ("{'a':1}", .syntax, 2), ("1 2", .syntax, 3),
      ("tru", .syntax, 3), (#"["\ud800"]"#, .syntax, 9), (#"{"a\u0000b":1}"#, .syntax, 11),
      ("\u{FEFF}[]", .syntax, 3),
    ])
  func refusesUnreadable(text: String, kind: UnreadableJSON.Kind, offset: Int) {
    let error = Self.error(Array(text.utf8))
    #expect(error?.kind == kind)
    #expect(error?.utf8Offset == offset)
  }

  @Test(
    "a NUL byte is refused wherever it stands, also where jansson would drop it",
    arguments: ["[1\0]", "{\"a\":true\0}", "123\0", "\0", "[\"a\0b\"]", "[]\0"])
  func refusesNUL(text: String) {
    let bytes = Array(text.utf8)
    #expect(Self.error(bytes) == UnreadableJSON(kind: .nul, utf8Offset: bytes.firstIndex(of: 0) ?? -1))
  }

  @Test(
    "ill-formed UTF-8 is refused as such",
    arguments: [[0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF]] as [[UInt8]])
  func refusesInvalidUTF8(bytes: [UInt8]) {
    let error = Self.error(Array("[\"".utf8) + bytes + Array("\"]".utf8))
    #expect(error?.kind == .invalidUTF8)
  }

  @Test("nesting of 2048 is read and of 2049 is refused as too deep")
  func limitsDepth() {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "["), count: depth) + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    #expect(Self.error(nested(2048)) == nil)
    #expect(Self.error(nested(2049))?.kind == .depth)
  }

  @Test("scalars may stand at the top", arguments: ["1", "-0.5", "\"x\"", "true", "null", " 7 "])
  func readsScalars(text: String) {
    #expect(Self.error(Array(text.utf8)) == nil)
  }

  @Test("an error never holds the text of the caller")
  func keepsSecrets() throws {
    let error = try #require(Self.error(Array(#"["sk_live_1" "sk_live_2"]"#.utf8)))
    #expect(!String(reflecting: error).contains("sk_live"))
  }

  @Test("a text is read where it lies in a larger buffer")
  func readsInPlace() throws {
    let buffer = ByteBuffer()
    buffer.append("garbage[1,2]\u{0}more")
    #expect(try JanssonTree.reading(buffer, in: 7..<12).dump() == Array("[1,2]".utf8))
  }

  @Test("an escaped NUL in a string keeps the whole string")
  func keepsNULInString() throws {
    let value = try Self.tree(#""a\u0000b""#)
    #expect(value.string == "a\0b")
    #expect(!value.isString("a"))
  }

  @Test("members and elements come in the order of the text")
  func keepsOrder() throws {
    let value = try Self.tree(#"{"z":1,"a":[true,null,2.5,"x"],"":{}}"#)
    #expect(value.members.map(\.name) == ["z", "a", ""])
    #expect(value.member("a")?.elements.map(\.kind) == [.boolean, .null, .real, .string])
    #expect(value.member("" as String)?.kind == .object)
    #expect(value.member("nope") == nil)
    #expect(value.member("a")?[4] == nil)
    #expect(value.member("a")?[-1] == nil)
    #expect(value.count == 3)
  }

  @Test("whole reals in range are integers, others are not")
  func readsWholeReals() throws {
    let values = try Self.tree("[5.0, 1.7e12, 1.5, 1e19, -0.0, 9223372036854775807, \"5\", 1e2]")
    #expect(values.elements.map(\.int64) == [5, 1_700_000_000_000, nil, nil, 0, .max, nil, 100])
    #expect(values[1]?.double == 1.7e12)
    #expect(values[5]?.double == 0x1p63)
    #expect(values[0]?.bool == nil)
  }

  @Test("an element outlives the variable that held its tree")
  func keepsTreeAlive() throws {
    var element: JanssonValue?
    do { element = try Self.tree(#"{"a":{"b":"deep"}}"#).member("a")?.member("b") }
    #expect(element?.string == "deep")
  }

  @Test("jansson's own text of a real has 17 digits, which is why it is not used for replies")
  func dumpsReals() throws {
    #expect(try JanssonTree.reading(Array("[13.64]".utf8)).dump() == Array("[13.640000000000001]".utf8))
    #expect(try JSONTextEncoder().encode(Self.tree("[13.64]")) == Array("[13.64]".utf8))
  }
}
