import Foundation
import FuzzTargets
import Testing

@Suite("The fuzzers' corpus")
struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("corpus")

  @Test("every input of it keeps what has to hold for any input", arguments: FuzzTarget.allCases)
  func replays(_ target: FuzzTarget) throws {
    let inputs = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appendingPathComponent(target.rawValue), includingPropertiesForKeys: nil)
    #expect(!inputs.isEmpty)
    for input in inputs {
      let bytes = Array(try Data(contentsOf: input))
      #expect(throws: Never.self, "\(target.rawValue)/\(input.lastPathComponent)") { try target.run(bytes) }
    }
  }
}
