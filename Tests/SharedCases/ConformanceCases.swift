public import Foundation
public import RedemptionScenario

/// The shared cases of `Tests/Conformance`.
public enum ConformanceCases {
  /// The folder of the cases, beside this one.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Conformance")

  /// Every file that `index.json` names, in its order.
  public static func files() throws -> [ScenarioFile] { try all.get() }

  /// Decoded once: it takes seconds in a debug build.
  private static let all = Result {
    let data = try Data(contentsOf: folder.appending(path: "index.json"))
    return try JSONDecoder().decode(Index.self, from: data).files.map { try file($0.file) }
  }

  /// One file by its name.
  public static func file(_ name: String) throws -> ScenarioFile {
    try JSONDecoder().decode(ScenarioFile.self, from: Data(contentsOf: folder.appending(path: name)))
  }

  private struct Index: Decodable {
    struct Entry: Decodable { let file: String }
    let files: [Entry]
  }
}
