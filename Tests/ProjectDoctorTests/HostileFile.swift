import Foundation
import ProjectDoctor
import Testing

/// One hostile file in a project that is well otherwise, and the finding that names it.
struct HostileFile: Sendable, CustomTestStringConvertible {
  let description: String
  let fixture: String
  let path: String
  let rule: Rule
  /// A part of the finding's message.
  let message: String
  let content: @Sendable () -> Data

  init(
    _ description: String, _ fixture: String, _ path: String, _ rule: Rule, _ message: String,
    _ content: @escaping @Sendable () -> Data
  ) {
    self.description = description
    self.fixture = fixture
    self.path = path
    self.rule = rule
    self.message = message
    self.content = content
  }

  init(
    _ description: String, _ fixture: String, _ path: String, _ rule: Rule, _ message: String, text: String
  ) {
    self.init(description, fixture, path, rule, message) { Data(text.utf8) }
  }

  var testDescription: String { "\(path): \(description)" }

  /// A limit's finding.
  private static let tooDeep = "is not read: it has more than 128"
  private static let tooMany = "is not read: it has more than 1000000"

  static let all = toml + yaml + propertyLists + xml + json

  private static let toml: [HostileFile] = {
    let path = "gradle/libs.versions.toml"
    return [
      HostileFile("three brackets", "android-good", path, .malformedFile, "a key is missing", text: "[[["),
      HostileFile("a key of 6,351 parts", "android-good", path, .fileNotRead, tooDeep) {
        Data(("a" + String(repeating: ".a", count: 6_350) + " = 1").utf8)
      },
      HostileFile("a table of 6,351 parts", "android-good", path, .fileNotRead, tooDeep) {
        Data(("[a" + String(repeating: ".a", count: 6_350) + "]").utf8)
      },
      HostileFile("lists inside each other", "android-good", path, .fileNotRead, tooDeep) {
        Data(("a = " + String(repeating: "[", count: 100_000)).utf8)
      },
      HostileFile("tables inside each other", "android-good", path, .fileNotRead, tooDeep) {
        Data(("a = " + String(repeating: "{a = ", count: 100_000)).utf8)
      },
      HostileFile("very many values", "android-good", path, .fileNotRead, tooMany) {
        Data(("a = [" + String(repeating: "1,", count: 1_100_000) + "]").utf8)
      },
    ]
  }()

  private static let yaml: [HostileFile] = {
    let places = [
      ("flutter-good", "pubspec.yaml"), ("react-native-pnpm", "pnpm-lock.yaml"),
      ("unity-good", "ProjectSettings/ProjectSettings.asset"),
    ]
    let aliases = places.map { fixture, path in
      HostileFile("aliases of lists of aliases", fixture, path, .fileNotRead, tooMany) { multiplying(levels: 40) }
    }
    return aliases + [
      HostileFile("aliases of lists of aliases as a key", "flutter-good", "pubspec.lock", .fileNotRead, "is a key") {
        multiplying(levels: 40) + Data("? *a40\n: 1\n".utf8)
      },
      HostileFile("such an alias as a key on one line", "flutter-good", "pubspec.lock", .fileNotRead, "is a key") {
        multiplying(levels: 40) + Data("*a40 : 1\n".utf8)
      },
      HostileFile("a list with such an alias as a key", "flutter-good", "pubspec.lock", .fileNotRead, "is a key") {
        multiplying(levels: 40) + Data("x: {[*a40] : 1}\n".utf8)
      },
      HostileFile("keys inside each other", "flutter-good", "pubspec.lock", .fileNotRead, "is a key") {
        Data((String(repeating: "? ", count: 900) + "[" + String(repeating: "x,", count: 100_000) + "]").utf8)
      },
      HostileFile("lists inside each other", "flutter-good", "pubspec.lock", .fileNotRead, tooDeep) {
        Data((String(repeating: "[", count: 900) + String(repeating: "]", count: 900)).utf8)
      },
      HostileFile("lists too deep for libyaml", "flutter-good", "pubspec.lock", .malformedFile, "it is not YAML") {
        Data(String(repeating: "- ", count: 50_000).utf8)
      },
      HostileFile("very many values", "flutter-good", "pubspec.lock", .fileNotRead, "more than 500000 values") {
        Data(String(repeating: "- a\n", count: 1_100_000).utf8)
      },
    ]
  }()

  private static let propertyLists: [HostileFile] = {
    let project = "App.xcodeproj/project.pbxproj"
    let open = "<plist><dict><key>objects</key>"
    let both = ["App/Info.plist", project].flatMap { path in
      [
        HostileFile("a list inside itself", "ios-good", path, .malformedFile, "is inside itself") {
          BinaryPlist.list(of: [0])
        },
        HostileFile("lists inside each other", "ios-good", path, .fileNotRead, tooDeep) {
          BinaryPlist.nested(levels: 200)
        },
        HostileFile("977 lists inside each other in XML", "ios-good", path, .fileNotRead, tooDeep) {
          Data((open + repeated("<array>", "</array>", 977) + "</dict></plist>").utf8)
        },
        HostileFile("20,000 lists inside each other in XML", "ios-good", path, .fileNotRead, tooDeep) {
          Data((open + repeated("<array>", "</array>", 20_000) + "</dict></plist>").utf8)
        },
        HostileFile("lists inside each other in the old form", "ios-good", path, .fileNotRead, tooDeep) {
          Data(("{ objects = " + repeated("(", ")", 20_000) + "; }").utf8)
        },
        HostileFile("maps inside each other in the old form", "ios-good", path, .fileNotRead, tooDeep) {
          Data(repeated("{ a = ", "; }", 20_000).utf8)
        },
      ]
    }
    return both + [
      HostileFile("lists with the next list twice", "ios-good", "App/Info.plist", .fileNotRead, tooMany) {
        BinaryPlist.doubling(levels: 40)
      },
      HostileFile("very many settings", "ios-good", project, .fileNotRead, "more than 500000 settings") {
        inheriting(settings: 1_000, configurations: 1_000)
      },
    ]
  }()

  private static let xml: [HostileFile] = {
    let path = "app/src/main/AndroidManifest.xml"
    return [
      HostileFile("entities of entities", "android-good", path, .malformedFile, "it is not XML") {
        let entities = (1..<30).map { "<!ENTITY e\($0) '&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);'>" }
        let text = "<!DOCTYPE a [<!ENTITY e0 'xxxxxxxxxxxxxxxx'>\(entities.joined())]><manifest>&e29;</manifest>"
        return Data(text.utf8)
      },
      HostileFile("one entity very often", "android-good", path, .fileNotRead, "entities in more than 65536 bytes") {
        let value = String(repeating: "x", count: 50_000)
        let uses = String(repeating: "&e;", count: 50_000)
        return Data("<!DOCTYPE a [<!ENTITY e '\(value)'>]><manifest a='\(uses)'/>".utf8)
      },
      HostileFile("elements inside each other", "android-good", path, .fileNotRead, tooDeep) {
        Data(repeated("<a>", "</a>", 200_000).utf8)
      },
      HostileFile("very many elements", "android-good", path, .fileNotRead, tooMany) {
        Data(("<manifest>" + String(repeating: "<a/>", count: 1_100_000) + "</manifest>").utf8)
      },
    ]
  }()

  private static let json: [HostileFile] = [
    HostileFile("400 lists inside each other", "react-native-npm", "package-lock.json", .fileNotRead, tooDeep) {
      Data(repeated("[", "]", 400).utf8)
    },
    HostileFile("400 lists inside each other", "react-native-bun", "bun.lock", .fileNotRead, tooDeep) {
      Data(repeated("[", "]", 400).utf8)
    },
    HostileFile("100,000 maps inside each other", "expo-good", "app.json", .fileNotRead, tooDeep) {
      Data(String(repeating: "{\"a\":", count: 100_000).utf8)
    },
    HostileFile("very many values below a very long name", "expo-good", "app.json", .fileNotRead, tooMany) {
      let name = String(repeating: "n", count: 4_000_000)
      return Data("{\"\(name)\": [\(String(repeating: "0,", count: 1_100_000))0]}".utf8)
    },
  ]

  private static func repeated(_ open: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + String(repeating: close, count: count)
  }

  /// Lists of nine aliases each to the list before.
  private static func multiplying(levels: Int) -> Data {
    var text = "a0: &a0 x\n"
    for level in 1...levels {
      let alias = "*a\(level - 1)"
      text += "a\(level): &a\(level) [\(Array(repeating: alias, count: 9).joined(separator: ", "))]\n"
    }
    return Data(text.utf8)
  }

  /// A project whose configurations all inherit the same settings.
  private static func inheriting(settings: Int, configurations: Int) -> Data {
    let names = (0..<settings).map { "S\($0) = 1;" }.joined()
    let ids = (0..<configurations).map { "C\($0)" }
    let objects = ids.map { "\($0) = { name = Debug; };" }.joined(separator: "\n")
    let text = """
      { rootObject = P; objects = {
      P = { buildConfigurationList = L0; targets = (T); };
      L0 = { buildConfigurations = (C); }; C = { name = Debug; buildSettings = { \(names) }; };
      T = { productType = "com.apple.product-type.application"; name = App; buildConfigurationList = L1; };
      L1 = { buildConfigurations = (\(ids.joined(separator: ","))); };
      \(objects)
      }; }
      """
    return Data(text.utf8)
  }
}

/// Writes binary property lists whose objects refer to each other in any way.
enum BinaryPlist {
  /// A list as the root, with references of two bytes.
  static func list(of references: [Int]) -> Data { file([object(references)]) }

  static func doubling(levels: Int) -> Data {
    file((0..<levels).map { object([$0 + 1, $0 + 1]) } + [[0x51, 0x61]])
  }

  static func nested(levels: Int) -> Data { file((0..<levels).map { object([$0 + 1]) } + [[0x51, 0x61]]) }

  private static func object(_ references: [Int]) -> [UInt8] {
    [0xA0 | UInt8(references.count)] + references.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  static func file(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    func word(_ number: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 2] + word(objects.count) + word(0) + word(table)
    return Data(bytes)
  }
}
