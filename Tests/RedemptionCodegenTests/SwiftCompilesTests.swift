import Foundation
import RedemptionCodegen
import Testing

@Suite("What is written in Swift")
struct SwiftCompilesTests {
  @Test("It compiles in language mode 6 without a warning, and every recorded value comes out as it went in")
  func compilesAndRoundTrips() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("codegen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = SwiftWriter().files(for: try contract())
    try GeneratedFolder(path: folder.path).write(files)
    let program = folder.appendingPathComponent("program")
    let sources = files.map { folder.appendingPathComponent($0.path).path }
    let compiled = try run(
      "swiftc",
      ["-swift-version", "6", "-warnings-as-errors", "-wmo", "-Onone", "-enable-upcoming-feature", "ExistentialAny"]
        + sources + [Self.place.appendingPathComponent("Program/main.swift").path, "-o", program.path])
    #expect(compiled.status == 0, "\(compiled.output)")
    guard compiled.status == 0 else { return }
    let values = try Self.recordedValues()
    let result = try run(program.path, [], input: values.joined(separator: "\n"))
    #expect(result.output == "equal: \(values.count + 8)\n")
  }

  /// Lines of {"type": …, "value": …}: the examples of the contract, and what the shared cases send and expect in full.
  private static func recordedValues() throws -> [String] {
    let model = try contract()
    var values: [String] = []
    func add(_ type: String, _ value: Any) throws {
      let line = try JSONSerialization.data(
        withJSONObject: ["type": type, "value": value], options: [.sortedKeys, .fragmentsAllowed])
      values.append(String(decoding: line, as: UTF8.self))
    }
    let document = try json("Schemas/openrpc.json")
    for described in document["methods"] as? [[String: Any]] ?? [] {
      guard let method = model.methods.first(where: { $0.name == described["name"] as? String }) else { continue }
      for example in described["examples"] as? [[String: Any]] ?? [] {
        let pairs = (example["params"] as? [[String: Any]] ?? []).compactMap { param -> (String, Any)? in
          (param["name"] as? String).flatMap { name in param["value"].map { (name, $0) } }
        }
        try add(method.params, Dictionary(uniqueKeysWithValues: pairs))
        if let value = (example["result"] as? [String: Any])?["value"] { try add(method.result, value) }
      }
    }
    for step in try conformanceSteps() {
      guard let method = model.methods.first(where: { $0.name == step["method"] as? String }) else { continue }
      let params = step["params"] as? [String: Any] ?? [:]
      if step["error"] == nil, !"\(params)".contains("${") { try add(method.params, params) }
      guard let result = step["result"], !"\(result)".contains("${") else { continue }
      try add(method.result, result)
      guard method.name == "reply/render", let target = params["target"] as? [String: String] else { continue }
      let name = ["vendor", "sdk", "platform"].compactMap { target[$0] }.joined(separator: "/")
      if let reply = (result as? [String: Any])?["reply"] { try add(name, reply) }
    }
    try #require(values.count > 100, "the recorded values were not found")
    return values
  }

  private static func conformanceSteps() throws -> [[String: Any]] {
    let files = try json("Tests/Conformance/index.json")["files"] as? [[String: Any]] ?? []
    return try files.compactMap { $0["file"] as? String }.flatMap { name in
      let cases = try json("Tests/Conformance/\(name)")["cases"] as? [[String: Any]] ?? []
      return cases.flatMap { $0["steps"] as? [[String: Any]] ?? [] }
    }
  }

  private static func json(_ path: String) throws -> [String: Any] {
    let root = place.deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent(path))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The folder of these tests.
  private static var place: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }

  /// Runs a program, found on the PATH unless it is a path, and gives all that it prints.
  private func run(_ program: String, _ arguments: [String], input: String = "") throws -> (
    status: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    // A file takes any amount without a reader and a writer at once.
    let given = FileManager.default.temporaryDirectory.appendingPathComponent("codegen-input-\(UUID().uuidString)")
    try Data((input + "\n").utf8).write(to: given)
    defer { try? FileManager.default.removeItem(at: given) }
    let output = Pipe()
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : try FileHandle(forReadingFrom: given)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
