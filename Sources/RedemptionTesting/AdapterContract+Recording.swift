import Foundation
import RedemptionCore

/// All that an adapter answers, as text files that a person reads once and a test compares from then on.
extension AdapterContract {
  /// Whether a folder has a recording, or gets one now.
  ///
  /// - Parameters:
  ///   - folder: the path from the folder of the test.
  ///   - test: the path of the test's source.
  public func isRecorded(in folder: String, test: String = #filePath) -> Bool {
    isRecording || FileManager.default.fileExists(atPath: place(of: folder, test).path)
  }

  /// The first lines that differ from a recording, one sentence for each file; empty if no answer has changed.
  ///
  /// With `REDEMPTION_RECORD=1` in the environment it writes the recording: read it, or its diff, before you commit it.
  /// `vendor.txt` has links, the sale and the errors; each target has a file with its replies, what its app hears when
  /// it opens links by every door, lives and calls, and what its SDK and the service send each other.
  ///
  /// ```swift
  /// #expect(AdapterContract(PlainAdapter()).changedAnswers(in: "../../Answers") == [])
  /// ```
  ///
  /// - Parameters:
  ///   - folder: the path from the folder of the test.
  ///   - test: the path of the test's source.
  public func changedAnswers(in folder: String, test: String = #filePath) throws -> [String] {
    try changedAnswers(in: place(of: folder, test), recording: isRecording)
  }

  func changedAnswers(in place: URL, recording: Bool) throws -> [String] {
    let files = self.files
    if recording { try record(files, in: place) }
    guard FileManager.default.fileExists(atPath: place.path) else {
      return ["\(place.lastPathComponent) is missing. Run the tests with REDEMPTION_RECORD=1 to record all answers."]
    }
    let known = try recorded(in: place)
    return try Set(known).union(files.keys).sorted().compactMap { name in
      let shown = "\(place.lastPathComponent)/\(name)"
      guard let now = files[name] else { return "\(shown): the adapter has no such target." + advice }
      guard known.contains(name) else { return "\(shown) is missing." + advice }
      let text = try String(decoding: Data(contentsOf: place.appending(path: name)), as: UTF8.self)
      let before = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
      return change(from: before, to: now).map { "\(shown), \($0)" + advice }
    }
  }

  /// The names of the files in a folder that are a recording's.
  private func recorded(in place: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.path).filter { name in
      guard name.hasSuffix(".txt") else { return false }
      let text = try String(decoding: Data(contentsOf: place.appending(path: name)), as: UTF8.self)
      return text.contains(digestsTitle)
    }
  }

  private func record(_ files: [String: [String]], in place: URL) throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for name in try recorded(in: place) { try FileManager.default.removeItem(at: place.appending(path: name)) }
    for (name, lines) in files {
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: place.appending(path: name))
    }
  }

  private var digestsTitle: String { "# The digests of the answers to generated data" }
  private var advice: String { " If that is meant, run the tests with REDEMPTION_RECORD=1, and read the diff." }
  var isRecording: Bool { ProcessInfo.processInfo.environment["REDEMPTION_RECORD"] == "1" }

  /// Where a path leads from the folder of a test's source.
  func place(of path: String, _ test: String) -> URL {
    URL(filePath: path, relativeTo: URL(filePath: test).deletingLastPathComponent()).standardizedFileURL
  }

  private func change(from old: [String], to new: [String]) -> String? {
    guard old != new else { return nil }
    let line = zip(old, new).prefix { $0 == $1 }.count
    let title = new.prefix(line + 1).last { $0.hasPrefix("# ") } ?? ""
    let (before, now) = (line < old.count ? old[line] : "", line < new.count ? new[line] : "")
    // A line may have thousands of characters.
    let same = max(0, zip(before, now).prefix { $0 == $1 }.count - 60)
    func part(_ text: String) -> String {
      let part = text.dropFirst(same).prefix(240)
      return (same > 0 ? "…" : "") + part + (part.endIndex < text.endIndex ? "…" : "")
    }
    return "line \(line + 1), \"\(title.dropFirst(2))\", was `\(part(before))`, and is now `\(part(now))`."
  }

  /// The lines of each file by its name.
  private var files: [String: [String]] {
    let generated = answers()
    var files = ["vendor.txt": vendorLines() + generatedLines(["vendor", "ownership", "links"], generated)]
    for target in adapter.targets.map(\.target) {
      let parts = ["replies", "behaviour", "service", "channel"].map { "\($0) \(name(target))" }
      files["\(target.sdk.rawValue)-\(target.platform.rawValue).txt"] =
        lines(of: target) + generatedLines(parts, generated)
    }
    return files
  }

  /// What is too much to be read: the answers to generated data.
  private func generatedLines(_ parts: [String], _ generated: [String: String]) -> [String] {
    ["", digestsTitle]
      + parts.compactMap { part in generated[part].map { "\(part) \($0)" } }
  }
}
