import Foundation
import RedemptionCore

/// `redemption serve` as a child process on real pipes.
///
/// Every wait has a limit of real time, so a server that hangs is a thrown error. Ends no process but its own.
final class ServerProcess: Sendable {
  /// Why a server did not do what a test waits for.
  enum Failure: Error, CustomStringConvertible {
    case noProgram(String)
    case timedOut(waitingFor: String)
    case ended(waitingFor: String, log: String)
    case refused(method: String, ServerReply.Failure)

    var description: String {
      switch self {
      case .noProgram(let path): "There is no program at \(path)."
      case .timedOut(let what): "The server gave no \(what) in time."
      case .ended(let what, let log): "The server ended before it gave \(what); its log: \(log)"
      case .refused(let method, let failure): "\(method) failed: \(failure.message) \(failure.kind ?? "")"
      }
    }
  }

  /// How long anything is waited for, in seconds of real time.
  static let patience = 120.0

  /// The program that was built beside the tests.
  static var program: String {
    let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    let tests = bundles.first ?? ProcessInfo.processInfo.arguments.first ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("redemption").path
  }

  private let process: Process
  private let input: FileHandle
  private let output: LineReader
  private let log: LineReader
  /// Writes on a thread of its own, so that a full pipe holds up nobody.
  private let writer = DispatchQueue(label: "ServerProcess.writer")

  /// Starts a server.
  ///
  /// - Parameter shell: commands that `/bin/sh` runs first, in the process that becomes the server.
  init(
    ledger: String = ":memory:", clock: String = "virtual", options: [String] = [], shell: String? = nil,
    wrapper: [String] = []
  ) throws {
    ServerProcess.ignoreBrokenPipes
    let program = ServerProcess.program
    guard FileManager.default.isExecutableFile(atPath: program) else { throw Failure.noProgram(program) }
    var command = wrapper + [program, "serve", "--ledger", ledger, "--clock", clock, "--framing", "line"] + options
    if let shell { command = ["/bin/sh", "-c", shell + "; exec \"$@\"", "sh"] + command }
    process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    let pipes = (Pipe(), Pipe(), Pipe())
    process.standardInput = pipes.0
    process.standardOutput = pipes.1
    process.standardError = pipes.2
    try process.run()
    input = pipes.0.fileHandleForWriting
    output = LineReader(pipes.1.fileHandleForReading, keepsRest: false)
    log = LineReader(pipes.2.fileHandleForReading, keepsRest: true)
  }

  /// A child that was killed must not end the test program by a signal.
  private static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// The process's number.
  var id: Int32 { process.processIdentifier }

  /// Sends a text as it is; a server that is gone takes nothing.
  func send(_ text: String) {
    let bytes = Data(text.utf8)
    writer.async { [input] in try? input.write(contentsOf: bytes) }
  }

  /// The next line of output; nil at its end.
  func nextLine(waitingFor what: String = "line") throws -> Data? {
    switch output.next(within: ServerProcess.patience) {
    case .line(let line): return line
    case .end: return nil
    case .late: throw Failure.timedOut(waitingFor: what)
    }
  }

  /// The next message, whatever it is; nil at the end of output.
  func nextReply(waitingFor what: String = "reply") throws -> ServerReply? {
    try nextLine(waitingFor: what).map { try JSONDecoder().decode(ServerReply.self, from: $0) }
  }

  /// Sends requests in one go and gives the replies in the order of the requests, with the notifications in between
  /// apart.
  func drain(_ requests: [ServerRequest]) throws -> (replies: [ServerReply], events: [JSONValue]) {
    send(requests.enumerated().map { $1.line(id: $0) }.joined())
    var replies: [Int: ServerReply] = [:]
    var events: [JSONValue] = []
    while replies.count < requests.count {
      guard let reply = try nextReply(waitingFor: "replies to \(requests.map(\.method))") else {
        throw Failure.ended(waitingFor: "replies to \(requests.map(\.method))", log: allLog())
      }
      if let id = reply.id { replies[id] = reply } else if let params = reply.params { events.append(params) }
    }
    return (requests.indices.compactMap { replies[$0] }, events)
  }

  /// Sends one request that has to succeed, and waits for its result.
  func call(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
    let reply = try drain([ServerRequest(method, params)]).replies[0]
    if let error = reply.error { throw Failure.refused(method: method, error) }
    return reply.result ?? .null
  }

  /// Ends the input, and waits for the end.
  ///
  /// - Returns: the exit status, with all of the log.
  func finish() throws -> (status: Int32, log: String) {
    writer.async { [input] in try? input.close() }
    while try nextLine(waitingFor: "end") != nil {}
    return try waitForExit()
  }

  /// Waits for a process that ends by itself.
  func waitForExit() throws -> (status: Int32, log: String) {
    let log = allLog()
    process.waitUntilExit()
    return (process.terminationStatus, log)
  }

  /// Kills this process, and no other, at once.
  func killNow() { kill(process.processIdentifier, SIGKILL) }

  private func allLog() -> String {
    var text: [String] = []
    while case .line(let line) = log.next(within: ServerProcess.patience) {
      text.append(String(decoding: line, as: UTF8.self))
    }
    return text.joined(separator: "\n")
  }
}
