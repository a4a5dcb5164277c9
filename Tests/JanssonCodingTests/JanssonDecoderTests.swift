import JanssonCoding
import Testing

private enum Vendor: String, Codable, CaseIterable { case revenuecat, superwall }

private struct Inner: Codable, Equatable {
  var numbers: [Int]
  var note: String?
}

private struct Outer: Codable, Equatable {
  var name: String
  var vendor: Vendor
  var inner: Inner
  var byNumber: [Int: String]
  var byName: [String: Double]
  var flag: Bool?
}

private class Base: Decodable {
  let id: Int
}

private final class Derived: Base {
  let name: String
  enum CodingKeys: CodingKey { case name }
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    try super.init(from: container.superDecoder())
  }
}

/// Tells whether a member is absent, null or there.
private struct Presence: Decodable {
  let words: [String]
  enum CodingKeys: String, CodingKey, CaseIterable { case absent, null, there }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    words = try CodingKeys.allCases.map { key in
      let ifPresent = try container.decodeIfPresent(Int.self, forKey: key)
      let isNull = container.contains(key) ? try container.decodeNil(forKey: key) : nil
      return "\(container.contains(key)) \(isNull.map(String.init) ?? "-") \(ifPresent.map(String.init) ?? "-")"
    }
  }
}

private struct KeyOrder: Decodable {
  let keys: [String]
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
  init(from decoder: any Decoder) throws {
    keys = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
  }
}

private struct UserInfo: Decodable {
  let value: String
  static let key = CodingUserInfoKey(rawValue: "k")
  init(from decoder: any Decoder) throws {
    value = Self.key.flatMap { decoder.userInfo[$0] as? String } ?? ""
  }
}

private struct OwnWords: Decodable {
  init(from decoder: any Decoder) throws {
    throw DecodingError.unexpected("a positive number", at: decoder.codingPath)
  }
}

@Suite("Decoding values from jansson's trees")
struct JanssonDecoderTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JanssonDecoder().decode(type, from: JanssonTree.reading(Array(text.utf8)).root)
  }

  private func failure<Value: Decodable>(_ type: Value.Type, _ text: String) -> DecodingFailure? {
    do {
      _ = try decode(type, text)
      return nil
    } catch let error as DecodingError {
      return DecodingFailure(error)
    } catch {
      return nil
    }
  }

  static let good = #"""
    {"name":"n","vendor":"superwall","inner":{"numbers":[1,2.0,3e0],"note":null},"byNumber":{"7":"x"},"byName":{"a":1},"more":0}
    """#

  @Test("a nested value is decoded, unknown members are passed over")
  func decodesNested() throws {
    let value = try decode(Outer.self, Self.good)
    let inner = Inner(numbers: [1, 2, 3], note: nil)
    #expect(
      value
        == Outer(name: "n", vendor: .superwall, inner: inner, byNumber: [7: "x"], byName: ["a": 1], flag: nil))
  }

  @Test("an absent member, a null one and one that is there are told apart")
  func tellsNullFromAbsent() throws {
    let words = try decode(Presence.self, #"{"null":null,"there":5}"#).words
    #expect(words == ["false - -", "true true -", "true false 5"])
  }

  @Test("keys come in the order of the text")
  func keepsKeyOrder() throws {
    #expect(try decode(KeyOrder.self, #"{"z":1,"b":2,"a":3}"#).keys == ["z", "b", "a"])
  }

  @Test("a superclass is decoded from its own member")
  func decodesSuperclass() throws {
    let value = try decode(Derived.self, #"{"name":"n","super":{"id":3}}"#)
    #expect(value.id == 3)
    #expect(failure(Derived.self, #"{"name":"n"}"#)?.path == "/super")
    #expect(failure(Derived.self, #"{"name":"n","super":{"id":"x"}}"#)?.path == "/super/id")
  }

  @Test("user info reaches the values")
  func passesUserInfo() throws {
    let key = try #require(UserInfo.key)
    let tree = try JanssonTree.reading(Array("[{}]".utf8))
    #expect(
      try JanssonDecoder(userInfo: [key: "hello"]).decode([UserInfo].self, from: tree.root).map(\.value) == ["hello"])
  }

  @Test(
    "an integer takes a whole real in range and nothing else",
    arguments: [
      ("127", 127), ("127.0", 127), ("-1.28e2", -128), ("128", nil), ("1.5", nil), ("\"1\"", nil), ("true", nil),
      ("null", nil),
    ])
  func decodesIntegers(text: String, expected: Int8?) throws {
    #expect((try? decode(Int8.self, text)) == expected)
  }

  @Test("every width of integer has its own range")
  func decodesWidths() throws {
    #expect(try decode([UInt8].self, "[0,255]") == [0, 255])
    #expect(
      try decode([UInt64].self, "[9223372036854775807,1e19]") == [
        9_223_372_036_854_775_807, 10_000_000_000_000_000_000,
      ])
    #expect(try decode([Int64].self, "[-9223372036854775808]") == [.min])
    #expect(failure(UInt16.self, "-1") == failure(UInt16.self, "65536"))
    #expect(try decode(Float.self, "13.64") == 13.64)
    #expect(failure(Float.self, "1e300")?.kind == .invalid)
    #expect(try decode([Double?].self, "[1,null,2.5]") == [1, nil, 2.5])
  }

  @Test(
    "an error tells where, what was expected and which type was found",
    arguments: [
      (#"{}"#, "/name", DecodingFailure.Kind.missing, "a string"),
      (#"{"name":"n"}"#, "/vendor", .missing, "one of revenuecat, superwall"),
      (#"{"name":"n","vendor":"superwall","inner":{}}"#, "/inner/numbers", .missing, "an array"),
      (#"{"name":5}"#, "/name", .wrongType, "a string, found number"),
      (#"{"name":null}"#, "/name", .wrongType, "a string, found null"),
      (#"[]"#, "", .wrongType, "an object, found array"),
      (#"{"name":"n","vendor":"sk_live"}"#, "/vendor", .invalid, "one of revenuecat, superwall"),
      (#"{"name":"n","vendor":[]}"#, "/vendor", .wrongType, "a string, found array"),
      (
        #"{"name":"n","vendor":"superwall","inner":{"numbers":[1,"sk_live"]}}"#, "/inner/numbers/1", .wrongType,
        "an integer from -9223372036854775808 to 9223372036854775807, found string"
      ),
      (
        #"{"name":"n","vendor":"superwall","inner":{"numbers":[1.5]}}"#, "/inner/numbers/0", .invalid,
        "an integer from -9223372036854775808 to 9223372036854775807"
      ),
      (
        #"{"name":"n","vendor":"superwall","inner":{"numbers":[]},"byNumber":{"1":2}}"#, "/byNumber/*", .wrongType,
        "a string, found number"
      ),
      (
        #"{"name":"n","vendor":"superwall","inner":{"numbers":[]},"byNumber":{},"byName":{"a/~b":true}}"#,
        "/byName/*", .wrongType, "a number, found boolean"
      ),
    ])
  func tellsErrors(text: String, path: String, kind: DecodingFailure.Kind, expectation: String) {
    let failure = failure(Outer.self, text)
    #expect(failure?.path == path)
    #expect(failure?.kind == kind)
    #expect(failure?.expectation == expectation)
  }

  @Test("no error quotes a value, whoever made its text")
  func quotesNoValue() {
    for text in [#"{"name":"n","vendor":"sk_live"}"#, #"{"name":["sk_live"]}"#] {
      #expect(!String(reflecting: failure(Outer.self, text)).contains("sk_live"))
    }
    let foreign = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "sk_live"))
    #expect(DecodingFailure(foreign).expectation == "a value that is allowed here")
    let own = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "expected a date"))
    #expect(DecodingFailure(own).expectation == "a date")
  }

  private struct Even: Decodable {
    init(from decoder: any Decoder) throws {
      let number = try decoder.singleValueContainer().decode(Int.self)
      guard number % 2 == 0 else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "expected an even number"))
      }
    }
  }

  @Test("a type that throws a plain error with its expectation is told in its own words")
  func ownWords() { #expect(failure([Even].self, "[2,3]")?.expectation == "an even number") }

  @Test(
    "a name of a map is not repeated, at any depth, because it may be a code",
    arguments: [
      (#"{"3f2c9a1e-77aa-4b1c":{"numbers":[1],"note":5}}"#, "/*/note"),
      (#"{"a-1-b-2-c-3":{"numbers":["x"]}}"#, "/*/numbers/0"),
      (#"{"abcdefghijklmnop":{}}"#, "/*/numbers"), (#"{"3f2c9a1e-77aa-4b1c":[]}"#, "/*"), (#"{"a@b.c":null}"#, "/*"),
      (#"{"com.example.pro2":{}}"#, "/*/numbers"), (#"{"gold":{}}"#, "/*/numbers"),
    ])
  func hidesMapKeys(text: String, path: String) { #expect(failure([String: Inner].self, text)?.path == path) }

  @Test("an init of a type can say what it wants")
  func takesOwnWords() {
    #expect(failure([OwnWords].self, "[1]")?.expectation == "a positive number")
    #expect(failure([OwnWords].self, "[1]")?.path == "/0")
  }

  @Test("an array that ends too early is missing its element")
  func missesElement() {
    struct Pair: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        _ = try container.decode(Int.self)
        _ = try container.decode(Int.self)
      }
    }
    #expect(failure(Pair.self, "[1]")?.path == "/1")
    #expect(failure(Pair.self, "[1]")?.kind == .missing)
  }

  @Test("an element can be taken as it is")
  func takesElements() throws {
    struct Holder: Decodable { let any: JanssonValue }
    #expect(try decode(Holder.self, #"{"any":[1,{"a":2}]}"#).any[1]?.member("a")?.int64 == 2)
  }

  @Test("values nested as deep as the reader allows can be decoded and encoded")
  func survivesDepth() throws {
    indirect enum Nest: Codable {
      case end
      case more(Nest)
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self = container.isAtEnd ? .end : .more(try container.decode(Nest.self))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        if case .more(let next) = self { try container.encode(next) }
      }
    }
    let text = String(repeating: "[", count: 2048) + String(repeating: "]", count: 2048)
    #expect(try JSONTextEncoder().encode(decode(Nest.self, text)) == Array(text.utf8))
  }

  @Test("a path hides the names of maps")
  func pathHidesSecrets() {
    for name in ["entitlements", "a/b~c", "ada@example.com", "redemption_0f8a2c9d7e6b4a115e", "two\nlines", ""] {
      do {
        _ = try decode([String: Int].self, String(decoding: JSONTextEncoder().encode([name: "text"]), as: UTF8.self))
        Issue.record("a text is a number")
      } catch let error as DecodingError {
        #expect(DecodingFailure(error).path == "/*")
      } catch { Issue.record(error) }
    }
  }
}
