import Foundation
import RedemptionTesting
import Testing

@testable import ProjectDoctor

/// The readers of documents by name.
enum DocumentFormat: String, CaseIterable, Sendable {
  case toml, yaml, json, old, xml, binary

  func read(_ data: Data) throws -> DataNode {
    if self == .binary { return try DataNode.binaryPropertyList(data) }
    let source = SourceText(path: "file", text: String(decoding: data, as: UTF8.self))
    return switch self {
    case .toml: try DataNode.toml(source)
    case .yaml: try DataNode.yaml(source)
    case .json: try DataNode.json(source)
    case .old: try DataNode.oldPropertyList(source)
    case .xml, .binary: try DataNode.xmlPropertyList(source)
    }
  }

  func read(_ text: String) throws -> DataNode { try read(Data(text.utf8)) }

  /// Well-formed documents that use most of the grammar.
  var samples: [Data] {
    switch self {
    case .toml:
      [
        """
        # Versions\r\na.b = 'x' # y\n"q u" = "\\u00e9\\t\\"" \n[t.u]\nl = [1, -2.5e3, [true], {k = 0x1F, v.w = "z"},]
        d = 1979-05-27 07:32:00Z\nm = \"\"\"\na\\\n   b\"\"\"\"\nn = '''\nc'''\n[[t.v]]\nx = 1\n[[t.v]]\nx = inf\n[t.v.w]\n
        """
      ].map { Data($0.utf8) }
    case .yaml:
      [
        "%YAML 1.1\n--- &r\na: &a [1, 'b', \"c\\n\"]\nb: *a\n? \"long\"\n: - x\n  - {y: z, w: }\nc: |\n  t\n  u\nd: >-\n  v\n# e\n"
      ]
      .map { Data($0.utf8) }
    case .json:
      ["{\"a\": [1, -2.5e3, true, null, \"\\u00e9\\ud83d\\ude00\\n\"], // c\n 'b': {c: 0x1F, /* d */ \"e\": {},},}\n"]
        .map { Data($0.utf8) }
    case .old:
      ["// !$*UTF8*$!\n{ a = b; \"c d\" = ( 1, \"e\\n\\U00e9\\101\", <0fbd 77>, ); /* f */ g = { h = $i/j.k; }; l; }\n"]
        .map { Data($0.utf8) }
    case .xml:
      [
        "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY e 'f'>]><plist><dict><key>a</key><array><string>&e;</string><true/></array></dict></plist>"
      ]
      .map { Data($0.utf8) }
    case .binary:
      [
        BinaryPlist.doubling(levels: 5),
        BinaryPlist.file([
          [0xD2, 0, 1, 0, 2, 0, 3, 0, 4], [0x51, 0x61], [0x5F, 0x10, 0x02, 0x62, 0x63], [0xA3, 0, 5, 0, 6, 0, 7],
          [0x62, 0x00, 0xE9, 0x26, 0x3A], [0x09], [0x10, 0x2A], [0x23, 0x40, 0x09, 0x21, 0xFB, 0x54, 0x44, 0x2D, 0x18],
        ]),
      ]
    }
  }

  /// What mutations put in: the marks of all grammars.
  static let marks =
    Array(
      "[[[ ]]] {{ }} (( )) << >> <a> </a> ''' \"\"\" \\u \\U . , : ; = ? - * & ! # | > % @ /* */ // \n \r \t 0 9 a é &e; <![CDATA["
        .split(separator: " ").map { Data($0.utf8) }) + [
      Data([0]), Data([0xFF]), Data([0xA1]), Data([0xD1]), Data("\n".utf8),
    ]
}

@Suite("Documents")
struct DocumentTests {
  @Test(
    "whatever is done to a document, its reader comes to an end and names a line", arguments: DocumentFormat.allCases)
  func survivesMutation(_ format: DocumentFormat) throws {
    var generator = SeededGenerator()
    print("mutated \(format.rawValue): REDEMPTION_SEED=\(generator.seed)")
    var read = 0
    for _ in 0..<4_000 {
      guard let data = mutation(of: format, &generator) else { continue }
      do {
        _ = try format.read(data)
        read += 1
      } catch let error as MalformedFile {
        #expect(error.line >= 1 && !error.reason.isEmpty, "REDEMPTION_SEED=\(generator.seed)")
      }
    }
    #expect(read > 40, "REDEMPTION_SEED=\(generator.seed): hardly any was read, so the grammar was hardly tried")
  }

  private func mutation(of format: DocumentFormat, _ generator: inout SeededGenerator) -> Data? {
    guard var data = format.samples.randomElement(using: &generator) else { return nil }
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: 0...data.count, using: &generator)
      let end = min(data.count, place + Int.random(in: 0...8, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: data.removeSubrange(place..<end)
      case 1: data.insert(contentsOf: data[place..<end], at: Int.random(in: 0...data.count, using: &generator))
      case 2 where place < data.count: data[place] = UInt8.random(in: 0...255, using: &generator)
      case 3:
        let mark = DocumentFormat.marks.randomElement(using: &generator) ?? Data()
        for _ in 0..<(Bool.random(using: &generator) ? 1 : 300) { data.insert(contentsOf: mark, at: place) }
      default: data = Data(data.prefix(max(place, 1)))
      }
    }
    return data
  }

  @Test("each sample is read", arguments: DocumentFormat.allCases)
  func readsSamples(_ format: DocumentFormat) throws {
    for sample in format.samples { _ = try format.read(sample) }
  }

  @Test("TOML: tables, dotted and quoted keys, strings and lists, with their lines")
  func readsTOML() throws {
    let root = try DocumentFormat.toml.read(DocumentFormat.toml.samples[0])
    #expect(root["a"]?["b"]?.string == "x")
    #expect(root["q u"]?.string == "é\t\"")
    #expect(root["q u"]?.line == 3)
    let table = root["t"]?["u"]
    #expect(table?.line == 4)
    #expect(table?["l"]?.list.map { $0.string ?? "" } == ["1", "-2.5e3", "", ""])
    #expect(table?["l"]?.list[3]["v"]?["w"]?.string == "z")
    #expect(table?["d"]?.string == "1979-05-27 07:32:00Z")
    #expect(table?["m"]?.string == "ab\"")
    #expect(table?["n"]?.string == "c")
    #expect(root["t"]?["v"]?.list.map { $0["x"]?.string } == ["1", "inf"])
    #expect(root["t"]?["v"]?.list[1]["w"] != nil)
  }

  @Test(
    "what is not TOML is refused with its line",
    arguments: [
      ("a", 1), ("a =", 1), ("a = 1 b = 2", 1), ("\na = 1\na = 2", 3), ("[a]\n[a]", 2), ("a = 1\n[a]", 2),
      ("a = {b = 1,}", 1),
      ("a = 'b\n'", 1), ("\n\na = \"\"\"b\n", 3), ("a = [1 2]", 1), ("[[a]", 1), ("a = \"\\q\"", 1), ("a = nothing", 1),
      ("[a]\nb = 1\n[a.b.c]", 3), ("a.b = 1\na = 2", 2), ("= 1", 1), ("a = 1\n[[a]]", 2), ("[a\n]", 1),
    ])
  func refusesTOML(_ text: String, _ line: Int) {
    let error = #expect(throws: MalformedFile.self) { try DocumentFormat.toml.read(text) }
    #expect(error?.line == line)
  }

  @Test("the three forms of a property list give the same values")
  func readsPropertyLists() throws {
    let old = try DocumentFormat.old.read("{ a = b;\n bc = (\"true\", 42, \"3.141592653589793\"); }")
    #expect(old["bc"]?.line == 2)
    let xml = try DocumentFormat.xml.read(
      "<plist><dict><key>a</key><string>b</string><key>bc</key><array><true/><integer>42</integer><real>3.141592653589793</real></array></dict></plist>"
    )
    let binary = try DataNode.binaryPropertyList(
      BinaryPlist.file([
        [0xD2, 0, 1, 0, 2, 0, 3, 0, 4], [0x51, 0x61], [0x5F, 0x10, 0x02, 0x62, 0x63], [0x51, 0x62],
        [0xA3, 0, 5, 0, 6, 0, 7],
        [0x09], [0x10, 0x2A], [0x23, 0x40, 0x09, 0x21, 0xFB, 0x54, 0x44, 0x2D, 0x18],
      ]))
    for root in [old, xml, binary] {
      #expect(root["a"]?.string == "b")
      #expect(root["bc"]?.list.map(\.string) == ["true", "42", "3.141592653589793"])
    }
  }

  @Test("a binary property list that Foundation writes is read")
  func readsFoundationsPropertyList() throws {
    let types = [["CFBundleURLSchemes": ["rc-7f3a91c05e", "näme"]]]
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleURLTypes": types, "Count": 20, "Long": String(repeating: "x", count: 300)]
        as [String: Any],
      format: .binary, options: 0)
    let root = try DataNode.binaryPropertyList(data)
    #expect(
      root["CFBundleURLTypes"]?.list.first?["CFBundleURLSchemes"]?.strings.map(\.string) == ["rc-7f3a91c05e", "näme"])
    #expect(root["Count"]?.string == "20")
    #expect(root["Long"]?.string?.count == 300)
  }

  @Test("one text at many places of a binary property list does not multiply it")
  func boundsRepeatedText() throws {
    let count = 20_000
    var bytes = Array("bplist00".utf8)
    let text = bytes.count
    bytes += [0x5F, 0x12, 0, 0x10, 0, 0] + Array(repeating: 0x61, count: 1 << 20)
    let list = bytes.count
    bytes += [0xAF, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)]
    for index in 1...count { bytes += [UInt8(index >> 8), UInt8(index & 0xFF)] }
    let table = bytes.count
    func word(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    bytes += word(list, 4)
    for _ in 0..<count { bytes += word(text, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2] + word(count + 1, 8) + word(0, 8) + word(table, 8)
    let error = #expect(throws: MalformedFile.self) { try DataNode.binaryPropertyList(Data(bytes)) }
    #expect(error?.exceedsLimit == true)
  }

  @Test("JSON: values have the line they stand on, members that of their name")
  func readsJSON() throws {
    let root = try DocumentFormat.json.read("{\n\"a\":\n [1,\n 2], // c\n'b': {c: null,},\n}")
    #expect(root["a"]?.line == 2)
    #expect(root["a"]?.list.map(\.line) == [3, 4])
    #expect(root["b"]?.line == 5)
    #expect(root["b"]?["c"] != nil)
  }

  @Test(
    "what is not JSON is refused with its line",
    arguments: [
      ("", 1), ("{\n\"a\" 1}", 2), ("[1 2]", 1), ("[1,\n\"a\n\"]", 2), ("{}\n{}", 2), ("nope", 1), ("{\"a\": \n}", 2),
      ("/* a", 1),
      ("[\"\\ud800\"]", 1), ("{,}", 1), ("[,]", 1),
    ])
  func refusesJSON(_ text: String, _ line: Int) {
    let error = #expect(throws: MalformedFile.self) { try DocumentFormat.json.read(text) }
    #expect(error?.line == line)
    #expect(error?.exceedsLimit == false)
  }

  @Test(
    "YAML as package managers write it is read",
    arguments: [
      "? \"a-very-long-key@npm:^1.0.0, and another@npm:1\"\n: version: 1\n", "a: what ?\n", "a: 'b ? c'\n",
      "a: [\"b\", c]\n",
      "resolution: {integrity: sha512-x==}\n", "a: http://[::1]/\n", "a: &b {c: 1}\nd: *b\n",
      "# Why ? : because\na: 1\n", "# [b]: c\na: 1\n", "a: 1 # {b}: c\n", "a:\t1\t# *b : c\n",
      "a: \"b\" # [c]: d\n", "a: 'b''c' # [d]: e\n", "a: it's # [b]: c\n", "a: '' # [b]: c\n",
      "# don't\n# [b]: è ]: c\na: 1\n", "a: \"b\n  c\" # [d]: e\n", "a: [\"b\", 'c'] # [d]: e\n",
      "{a: \"\\\"\"} # [d]: e\n",
      "a:\n  # - [b]:\n  - c # [d] : e\n", "a: [b, # c]: d\n  e]\n", "# ? [b\na: 1\n",
      "a: a *star* text\n", "a: 'it''s [b]'\nc: \"\\\"#\"\n", "a: b#c\n", "a: |\n  # b\n  c\nd: 1\n",
    ])
  func readsOrdinaryYAML(_ text: String) throws { #expect(try !DocumentFormat.yaml.read(text).map.isEmpty) }

  @Test(
    "a list, a map or an alias as a key is refused in YAML, also behind a number sign in quotes",
    arguments: [
      "[a]: b\n", "{a: b}: c\n", "&a b: c\n*a : d\n", "? [a]\n: b\n", "a: b\n# c\n[d]: e\n", "a: b#c, [d]: e\n",
      "{' # ': 1, [a]: b}\n", "{\" # \": 1, [a]: b}\n", "{'a\n # ': 1, [b]: c}\n", "{\"a\n # \": 1, [b]: c}\n",
      "{\"\\\" # \": 1, [b]: c}\n", "{'it''s # ': 1, [b]: c}\n", "{'''' : 1, ' # ': 2, [b]: c}\n",
      "{\"'\": 1, ' # ': 2, [b]: c}\n", "{'\"': 1, \" # \": 2, [b]: c}\n", "{a: it's, ' # ': 2, [b]: c}\n",
      "{? ' # ' : 1, [b]: c}\n", "{\"a\":' # ', [b]: c}\n", "a: |\n  '\nb: {' # ': 1, [b]: c}\n",
      "a: b\n  'c\nd: {' # ': 1, [b]: c}\n", "# '\na: {' # ': 1, [b]: c}\n", "# a\r[b]: c\r", "# a\u{85}[b]: c\n",
      "# a\u{2028}[b]: c\n", "# a\u{2029}[b]: c\n",
    ])
  func refusesKeysOfParts(_ text: String) {
    let error = #expect(throws: MalformedFile.self) { try DocumentFormat.yaml.read(text) }
    #expect(error?.exceedsLimit == true)
  }
}
