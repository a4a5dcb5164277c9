import Foundation
import Testing

@testable import RedemptionTesting

@Suite("A recording of an adapter's answers")
struct RecordingTests {
  private let place = FileManager.default.temporaryDirectory.appending(path: "Answers-\(UUID().uuidString)")

  private func changes(of mistake: Mistake?, recording: Bool = false) throws -> [String] {
    try AdapterContract(Sound(mistake: mistake)).changedAnswers(in: place, recording: recording)
  }

  private func isFound(_ mistake: Mistake) throws -> Bool { try !changes(of: mistake).isEmpty }

  @Test("is the same again, and another with a mistake that no rule knows")
  func quiet() throws {
    #expect(try changes(of: nil, recording: true) == [])
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(try changes(of: nil) == [])
    for mistake in Mistake.quiet { #expect(try isFound(mistake), "\(mistake)") }
  }

  @Test("says which line has changed, and what to do")
  func line() throws {
    #expect(try changes(of: nil, recording: true) == [])
    defer { try? FileManager.default.removeItem(at: place) }
    let found = try changes(of: .versionOfOthers).filter { $0.contains("flutter-android") }
    #expect(found.count == 1)
    let told = #""The channel's version", was `  result {"value":"1.0.0"}`, and is now `  result {"value":"2.0.0"}`."#
    #expect(found.first?.contains(told) == true)
    #expect(
      found.first?.hasSuffix(" If that is meant, run the tests with REDEMPTION_RECORD=1, and read the diff.") == true)
  }

  @Test("replaces its own files alone, and says how to make them")
  func ownFiles() throws {
    #expect(
      try changes(of: nil) == [
        "\(place.lastPathComponent) is missing. Run the tests with REDEMPTION_RECORD=1 to record all answers."
      ])
    #expect(try changes(of: nil, recording: true) == [])
    defer { try? FileManager.default.removeItem(at: place) }
    let (notes, old) = (place.appending(path: "notes.txt"), place.appending(path: "native-tv.txt"))
    try Data("# Sources\n".utf8).write(to: notes)
    try FileManager.default.copyItem(at: place.appending(path: "native-ios.txt"), to: old)
    #expect(try changes(of: nil, recording: true) == [])
    #expect(FileManager.default.fileExists(atPath: notes.path))
    #expect(!FileManager.default.fileExists(atPath: old.path))
  }

  @Test("names a target that is new, and one that is gone")
  func targets() throws {
    #expect(try changes(of: nil, recording: true) == [])
    defer { try? FileManager.default.removeItem(at: place) }
    let (ours, other) = (place.appending(path: "native-ios.txt"), place.appending(path: "native-tv.txt"))
    try FileManager.default.moveItem(at: ours, to: other)
    let found = try changes(of: nil)
    #expect(found.count == 2)
    #expect(found.first?.contains("/native-ios.txt is missing.") == true)
    #expect(found.last?.contains("/native-tv.txt: the adapter has no such target.") == true)
  }
}
