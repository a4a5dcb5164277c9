#if Live
  import Foundation
  import RedemptionCore

  /// `redemption serve` as a child process on real pipes, with keys in its environment.
  final class LiveProcess {
    struct Ended: Error {}

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let log = TemporaryFile()
    private var rest = Data()
    private var lastID: Int64 = 0
    private(set) var events: [JSONValue] = []
    /// Everything that came on stdout.
    private(set) var transcript = ""

    /// - Parameter arguments: behind `serve`.
    init(_ arguments: [String], environment: [String: String]) throws {
      let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
      let tests = URL(fileURLWithPath: bundles.first ?? ProcessInfo.processInfo.arguments[0])
      process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("redemption")
      process.arguments = ["serve", "--log-level", "trace"] + arguments
      process.environment = environment
      process.standardInput = input
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: log.url)
      try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// Sends a request and gives its number.
    func send(_ method: String, _ params: JSONValue) throws -> Int64 {
      lastID += 1
      let request: JSONValue = ["jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": params]
      try input.fileHandleForWriting.write(contentsOf: Data(Live.bytes(request) + [UInt8(ascii: "\n")]))
      return lastID
    }

    /// The next reply; events that come before it are kept.
    func nextReply() throws -> JSONValue {
      while true {
        let message = try nextMessage()
        guard message["method"] != nil else { return message }
        events.append(message["params"] ?? .null)
      }
    }

    /// Sends a request and takes its reply, which has to be the next one.
    func call(_ method: String, _ params: JSONValue) throws -> JSONValue {
      let id = try send(method, params)
      let reply = try nextReply()
      guard reply["id"] == .integer(id) else { throw Ended() }
      return reply["result"] ?? reply["error"] ?? .null
    }

    private func nextMessage() throws -> JSONValue {
      while true {
        if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          let line = [UInt8](rest[rest.startIndex..<end])
          rest = Data(rest[rest.index(after: end)...])
          transcript += String(decoding: line, as: UTF8.self) + "\n"
          return try Live.json(line)
        }
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { throw Ended() }
        rest += more
      }
    }

    /// Ends the input and waits for the end.
    ///
    /// - Returns: replies that were still to come, the exit status, and the log.
    func finish() throws -> (replies: [JSONValue], status: Int32, log: String) {
      try input.fileHandleForWriting.close()
      var replies: [JSONValue] = []
      while let reply = try? nextReply() { replies.append(reply) }
      process.waitUntilExit()
      return (replies, process.terminationStatus, try String(contentsOf: log.url, encoding: .utf8))
    }
  }

  /// A file of one test's own, gone with the value.
  final class TemporaryFile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("redemption-\(UUID().uuidString)")

    init(_ text: String = "") { _ = FileManager.default.createFile(atPath: url.path, contents: Data(text.utf8)) }

    deinit { try? FileManager.default.removeItem(at: url) }
  }
#endif
