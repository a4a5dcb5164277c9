import Foundation
import ProjectDoctor
import RedemptionCore

/// Whatever is in a file of a project, the doctor examines the project to the end and reports it as text and as JSON.
///
/// The first byte chooses the file; the rest is its content. The other files that its kind of project needs are there.
enum ProjectsTarget {
  private static let pubspec = "dependencies:\n  flutter:\n    sdk: flutter\n  purchases_flutter: ^9.0.0\n"
  private static let package = #"{"dependencies": {"react-native": "0.81.0", "react-native-purchases": "9.0.0"}}"#
  private static let gradle = "plugins { id 'com.android.application' }\n"

  /// The file that the input is written to, and the project around it.
  private static let projects: [(file: String, others: [String: String])] = [
    ("gradle/libs.versions.toml", ["settings.gradle": "include ':app'\n", "app/build.gradle": gradle]),
    ("app/build.gradle", ["settings.gradle": "include ':app'\n"]),
    ("app/build.gradle.kts", ["settings.gradle.kts": "include(\":app\")\n"]),
    ("app/src/main/AndroidManifest.xml", ["settings.gradle": "include ':app'\n", "app/build.gradle": gradle]),
    ("pubspec.yaml", ["lib/main.dart": ""]), ("pubspec.lock", ["pubspec.yaml": pubspec, "lib/main.dart": ""]),
    ("lib/main.dart", ["pubspec.yaml": pubspec]),
    ("package.json", ["app.json": "{}"]), ("app.json", ["package.json": package]),
    ("package-lock.json", ["package.json": package]), ("pnpm-lock.yaml", ["package.json": package]),
    ("yarn.lock", ["package.json": package]), ("bun.lock", ["package.json": package]),
    ("ios/Podfile.lock", ["package.json": package, "ios/App.xcodeproj/project.pbxproj": "{}"]),
    ("App.xcodeproj/project.pbxproj", ["App/Info.plist": "<plist><dict/></plist>"]),
    ("App/Info.plist", ["App.xcodeproj/project.pbxproj": "{objects = {};}"]),
    (
      "ProjectSettings/ProjectSettings.asset",
      ["Packages/manifest.json": "{}", "ProjectSettings/ProjectVersion.txt": "m_EditorVersion: 6000.0.1f1\n"]
    ),
    ("Packages/manifest.json", ["ProjectSettings/ProjectVersion.txt": "m_EditorVersion: 6000.0.1f1\n"]),
  ]

  static func run(_ input: [UInt8]) throws {
    guard let first = input.first else { return }
    let (file, others) = projects[Int(first) % projects.count]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in others { try write(Data(text.utf8), to: path, in: folder) }
    try write(Data(input.dropFirst()), to: file, in: folder)
    let report = Doctor.run(project: folder.path, vendors: FuzzedServer.adapters.map(\.vendor))
    guard report.findings.allSatisfy({ $0.line >= 1 }) else { throw Broken("a finding is in no line") }
    guard try !report.json().isEmpty else { throw Broken("the report is empty") }
    let isControl = { (scalar: Unicode.Scalar) in scalar != "\n" && (scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value)
    }
    guard !report.text().unicodeScalars.contains(where: isControl) else {
      throw Broken("a control character of the project is in the report")
    }
  }

  private static func write(_ data: Data, to path: String, in folder: URL) throws {
    let place = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
  }
}
