import Foundation
import JanssonCoding
import Testing

private struct Explicit: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JanssonName.self)
    try container.encodeNil(forKey: "z")
    try container.encode(true, forKey: "a")
    try container.encodeIfPresent(String?.none, forKey: "left out")
    try container.encode(Int?.none, forKey: "null")
    try container.encode([Int](), forKey: "empty")
    try container.encode([String: Int](), forKey: "none")
  }
}

private struct JanssonName: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringLiteral value: String) { stringValue = value }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Runs a closure as `encode(to:)`.
private struct Body: Encodable {
  let body: (any Encoder) throws -> Void
  func encode(to encoder: any Encoder) throws { try body(encoder) }
}

@Suite("Writing JSON text")
struct JSONTextEncoderTests {
  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONTextEncoder().encode(value), as: UTF8.self)
  }

  @Test("members are written in the order of encoding, nulls where they are encoded")
  func keepsOrder() throws {
    #expect(try text(Explicit()) == #"{"z":null,"a":true,"null":null,"empty":[],"none":{}}"#)
  }

  @Test(
    "doubles have the shortest text that reads back equal",
    arguments: [
      (13.64, "13.64"), (5, "5"), (-0.0, "0"), (-3, "-3"), (0.1, "0.1"), (1e21, "1e+21"),
      (.leastNonzeroMagnitude, "5e-324"),
      (0x1p53, "9007199254740992.0"), (0x1p53 - 1, "9007199254740991"), (1.7e12, "1700000000000"), (1e-7, "1e-07"),
    ] as [(Double, String)])
  func writesDoubles(number: Double, expected: String) throws {
    #expect(try text(number) == expected)
    #expect(try JanssonTree.reading(Array(expected.utf8)).root.double == number)
  }

  @Test("integers of every width are exact")
  func writesIntegers() throws {
    #expect(
      try text([Int64.min, 0, 9, 10, 99, 100, .max]) == "[-9223372036854775808,0,9,10,99,100,9223372036854775807]")
    #expect(try text([UInt64.max]) == "[18446744073709551615]")
    #expect(try text([Int8.min, .max]) == "[-128,127]")
    #expect(try text([Float(13.64), 5]) == "[13.64,5]")
  }

  @Test("numbers that JSON has not are refused", arguments: [Double.nan, .infinity, -.infinity])
  func refusesNonFinite(number: Double) {
    let buffer = ByteBuffer()
    buffer.append("kept")
    do {
      try JSONTextEncoder().encode(["a": [1, number]], into: buffer)
      Issue.record("encoded")
    } catch EncodingError.invalidValue(_, let context) {
      #expect(DecodingFailure.pointer(context.codingPath) == "/a/1")
    } catch {
      Issue.record(error)
    }
    #expect(buffer.bytes == Array("kept".utf8))
    #expect(throws: EncodingError.self) { try JSONTextEncoder().encode(Float(number)) }
  }

  @Test("every ASCII character, and others, are escaped as jansson does it", arguments: 0...0x90 as ClosedRange<UInt32>)
  func escapesLikeJansson(code: UInt32) throws {
    let character = String(try #require(Unicode.Scalar(code)))
    for padding in 0...9 {
      let string = String(repeating: "é", count: padding) + character + String(repeating: "y", count: padding)
      let bytes = try JSONTextEncoder().encode([string])
      let tree = try JanssonTree.reading(bytes)
      #expect(tree.root[0]?.string == string)
      #expect(tree.dump() == bytes)
    }
  }

  @Test("strings beyond ASCII stand as they are", arguments: ["😀", "\u{2028}/", "日本", "a\u{0}b", "", "e\u{301}"])
  func writesStrings(string: String) throws {
    let bytes = try JSONTextEncoder().encode([string])
    #expect(try JanssonTree.reading(bytes).dump() == bytes)
    #expect(try JanssonTree.reading(bytes).root[0]?.string == string)
  }

  @Test("members of a dictionary ascend by the bytes of their names, at every level")
  func sortsDictionaries() throws {
    let value = ["b": ["z": 1, "": 2], "a\"": [:], "a#": [:], "é": [:], "Z": ["\n": 1, "\u{1}": 2, "\\": 3, "]": 4]]
    let expected =
      #"{"Z":{"\u0001":2,"\n":1,"\\":3,"]":4},"a\"":{},"a#":{},"b":{"":2,"z":1},"é":{}}"#
    for _ in 0..<20 { #expect(try text(value) == expected) }
    #expect(try text([10: "x", 9: "y", -1: "z"]) == #"{"-1":"z","10":"x","9":"y"}"#)
    #expect(try text([["k": 1.5, "c": 2]]) == #"[{"c":2,"k":1.5}]"#)
  }

  @Test("a value that encodes nothing becomes an empty object")
  func writesNothing() throws {
    let nothing = Body { _ in }
    #expect(try text(nothing) == "{}")
    #expect(try text([nothing, nothing]) == "[{},{}]")
    #expect(try text(["a": nothing]) == #"{"a":{}}"#)
  }

  @Test("nested containers close when an outer one goes on")
  func closesContainers() throws {
    let value = Body { encoder in
      var outer = encoder.container(keyedBy: JanssonName.self)
      var list = outer.nestedUnkeyedContainer(forKey: "list")
      try list.encode(1)
      var inner = list.nestedContainer(keyedBy: JanssonName.self)
      try inner.encode("x", forKey: "y")
      #expect(list.count == 2)
      try list.encode(2)
      _ = list.nestedUnkeyedContainer()
      #expect(list.count == 4)
      var object = outer.nestedContainer(keyedBy: JanssonName.self, forKey: "object")
      try object.encode(3, forKey: "z")
      try outer.encode(4, forKey: "last")
    }
    #expect(try text(value) == #"{"list":[1,{"y":"x"},2,[]],"object":{"z":3},"last":4}"#)
  }

  @Test("super encoders write where they were made, an unused one leaves an empty object")
  func writesSuper() throws {
    let value = Body { encoder in
      var outer = encoder.container(keyedBy: JanssonName.self)
      try 5.encode(to: outer.superEncoder())
      _ = outer.superEncoder(forKey: "unused")
      var list = outer.nestedUnkeyedContainer(forKey: "list")
      _ = list.superEncoder()
      try [1].encode(to: list.superEncoder())
      _ = list.superEncoder()
      _ = outer.superEncoder(forKey: "end")
    }
    #expect(try text(value) == #"{"super":5,"unused":{},"list":[{},[1],{}],"end":{}}"#)
  }

  @Test("a class and its superclass may share one object")
  func sharesContainer() throws {
    let value = Body { encoder in
      var first = encoder.container(keyedBy: JanssonName.self)
      try first.encode(1, forKey: "a")
      var second = encoder.container(keyedBy: JanssonName.self)
      try second.encode(2, forKey: "b")
      try first.encode(3, forKey: "c")
    }
    #expect(try text([value]) == #"[{"a":1,"b":2,"c":3}]"#)
  }

  @Test("misuse is an error and never broken text")
  func refusesMisuse() throws {
    let bodies: [(any Encoder) throws -> Void] = [
      { encoder in  // a sibling that was closed
        var outer = encoder.container(keyedBy: JanssonName.self)
        var first = outer.nestedUnkeyedContainer(forKey: "first")
        var second = outer.nestedUnkeyedContainer(forKey: "second")
        try second.encode(1)
        try first.encode(2)
      },
      { encoder in  // two values for one place
        var single = encoder.singleValueContainer()
        try single.encode(1)
        try single.encode(2)
      },
      { encoder in  // two kinds of container for one place
        _ = encoder.container(keyedBy: JanssonName.self)
        _ = encoder.unkeyedContainer()
      },
      { encoder in  // a super encoder that comes too late
        var outer = encoder.container(keyedBy: JanssonName.self)
        let late = outer.superEncoder()
        try outer.encode(1, forKey: "a")
        try 2.encode(to: late)
      },
      { encoder in  // a closed container opens another
        var outer = encoder.unkeyedContainer()
        var closed = outer.nestedContainer(keyedBy: JanssonName.self)
        try outer.encode(1)
        var deeper = closed.nestedUnkeyedContainer(forKey: "x")
        try deeper.encode(2)
      },
    ]
    let encoder = JSONTextEncoder()
    for body in bodies {
      #expect(throws: EncodingError.self) { try encoder.encode(Body(body: body)) }
      #expect(try encoder.encode([1]) == Array("[1]".utf8), "the encoder is as new afterwards")
    }
  }

  @Test("an encoder may be used from inside of itself")
  func encodesInside() throws {
    let encoder = JSONTextEncoder()
    let value = Body { outer in
      var container = outer.unkeyedContainer()
      try container.encode(1)
      try container.encode(String(decoding: encoder.encode(["a": [2]]), as: UTF8.self))
      try container.encode(3)
    }
    #expect(try encoder.encode(value) == Array(#"[1,"{\"a\":[2]}",3]"#.utf8))
  }

  @Test("the coding path is that of the value")
  func tellsCodingPath() throws {
    var path = ""
    let probe = Body { path = DecodingFailure.pointer($0.codingPath) }
    _ = try text(["a~/": [Body { _ in }, probe]])
    #expect(path == "/a~0~1/1")
  }

  @Test("an element read before is written as it was")
  func writesElements() throws {
    let source = #"{"z":[1,2.5,"x\n",true,false,null],"a":{}}"#
    let root = try JanssonTree.reading(Array(source.utf8)).root
    #expect(try text(["e": root, "d": root]) == #"{"d":\#(source),"e":\#(source)}"#)
  }

  @Test("text that is JSON already is written as it stands, and by this encoder alone")
  func writesTextAsItStands() throws {
    #expect(try text(["a": JSONText(#"{"z":1,"a":[2]}"#), "b": JSONText("3")]) == #"{"a":{"z":1,"a":[2]},"b":3}"#)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(JSONText("1")) }
  }
}
