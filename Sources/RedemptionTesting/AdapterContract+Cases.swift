import Foundation
import RedemptionCore
import RedemptionScenario

extension AdapterContract {
  /// The cases of a folder that do not hold, and the targets that none of them plays, one sentence each. Every case is
  /// played on a fresh server.
  ///
  /// ```swift
  /// #expect(AdapterContract(PlainAdapter()).caseViolations(in: "../../Cases") == [])
  /// ```
  ///
  /// - Parameters:
  ///   - folder: the path from the folder of the test.
  ///   - test: the path of the test's source.
  public func caseViolations(in folder: String, test: String = #filePath) -> [String] {
    let place = place(of: folder, test)
    let all = (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
    let files = all.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    guard !files.isEmpty else { return ["\(folder) has no file with cases."] }
    var opened: [JSONValue] = []
    let violations = files.flatMap { caseViolations(in: $0, &opened) }
    return violations
      + adapter.targets.map(\.target).filter { target in
        !opened.contains { $0.names(target) }
      }.map { "\(name($0)): no case opens a session of it." }
  }

  private func caseViolations(in file: URL, _ opened: inout [JSONValue]) -> [String] {
    do {
      let read = try ScenarioFile.reading([UInt8](Data(contentsOf: file)))
      opened += read.scenarios.flatMap(\.steps).filter { $0.method == "session/open" }.map(\.params)
      return try read.scenarios.flatMap { scenario in
        let played = try ScenarioPlayer.play(scenario, on: PlayedClient(adapter))
        guard let last = played.last, !last.failures.isEmpty else { return [String]() }
        let step = "step \(played.count), \(last.step.method)"
        return last.failures.map { "\(file.lastPathComponent), \(scenario.description), \(step): \($0)." }
      }
    } catch { return ["\(file.lastPathComponent) cannot be read: \(error)"] }
  }
}

/// The client of a played server, for cases: no reply is waited for.
private final class PlayedClient: ScenarioClient {
  private let server: PlayedServer

  init(_ adapter: any RedemptionAdapter) { server = PlayedServer(adapter) }

  func send(_ method: String, _ params: JSONValue) -> Int64 { server.exchange(method, params) }

  func reply(to request: Int64) -> ScenarioReply? { server.inbox.takeReply(to: request) }

  func takeEvents(around request: Int64) -> ScenarioEvents { server.inbox.takeEvents(around: request) }
}
