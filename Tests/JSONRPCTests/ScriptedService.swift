import JSONRPC
import JanssonCoding

/// Answers the specification's example methods, and methods that make each kind of answer.
final class ScriptedService: Service {
  var commits = 0
  var commitError: RPCError?
  var shouldCommit = false
  var waiting: [Ticket] = []
  var cancelled: [Ticket] = []
  var handled: [String] = []
  var answersAtEnd = false
  var nextWake: Duration?
  var onWake: (() -> Void)?

  private struct Failing: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode("partial")
      try container.encode(Double.nan)
    }
  }

  private struct Subtrahend: Decodable { let minuend: Int, subtrahend: Int }

  func handle(_ call: Call, on connection: Connection) throws(RPCError) -> Response {
    handled.append(call.method)
    switch call.method {
    case "subtract": return try subtract(call)
    case "sum": return .result(call.params?.elements.compactMap(\.int64).reduce(0, +))
    case "get_data": return .result([JSONText("hello"), JSONText(5)])
    case "update", "foobar", "notify_hello", "notify_sum": return try notified(call)
    case "echo": return .result(call.params)
    case "hold": return .provisional(call.params)
    case "fail": throw RPCError(RPCError.Code(rawValue: -32001), "No.", kind: "no", details: ["a": 1])
    case "unwritable": return .result(Failing())
    case "none": return .none
    case "wait":
      waiting.append(call.ticket)
      return .pending
    case "early":
      connection.answer(call.ticket, with: .result("early"))
      return .pending
    case "goOn", "goOnHeld", "goOnAndFail":
      let isHeld = call.method == "goOnHeld"
      connection.answer(call.ticket, with: isHeld ? .provisional("first") : .result("first"))
      try connection.notify("event", ["n": handled.count], provisional: isHeld)
      if call.method == "goOnAndFail" { throw .methodNotFound }
      return .pending
    case "tell", "tellHeld":
      try connection.notify("event", ["n": handled.count], provisional: call.method == "tellHeld")
      return .result("told")
    case "release":
      for ticket in waiting { connection.answer(ticket, with: .result("released")) }
      waiting = []
      return .result("ok")
    default: throw .methodNotFound
    }
  }

  func mayWait(_ call: Call) -> Bool { call.method == "wait" }

  private func subtract(_ call: Call) throws(RPCError) -> Response {
    if let first = call.params?[0]?.int64, let second = call.params?[1]?.int64 { return .result(first - second) }
    let params = try call.decodeParams(as: Subtrahend.self)
    return .result(params.minuend - params.subtrahend)
  }

  private func notified(_ call: Call) throws(RPCError) -> Response {
    if call.method == "foobar", !call.isNotification { throw .methodNotFound }
    return .none
  }

  func commit() throws(RPCError) {
    commits += 1
    if let error = commitError { throw error }
  }

  func cancel(_ ticket: Ticket, on connection: Connection) { cancelled.append(ticket) }

  func finish(on connection: Connection) {
    guard answersAtEnd else { return }
    for ticket in waiting { connection.answer(ticket, with: .result("at the end")) }
  }

  func wake() { onWake?() }
}

/// A text or a number.
struct JSONText: Encodable {
  let body: (any Encoder) throws -> Void
  init(_ value: some Encodable) { body = { try value.encode(to: $0) } }
  func encode(to encoder: any Encoder) throws { try body(encoder) }
}

/// A connection that is driven with texts.
final class Client {
  let service = ScriptedService()
  let connection: Connection

  init(framing: MessageFraming.Mode = .line, limits: Limits = Limits()) {
    connection = Connection(service: service, framing: framing, limits: limits)
  }

  /// Sends lines in one drain; gives the lines that come back.
  func send(_ lines: String...) -> [String] {
    receive(lines.map { $0 + "\n" }.joined())
    return drain()
  }

  func receive(_ text: String) { connection.input.append(text: text) }

  func drain() -> [String] {
    var lines: [String] = []
    var more = true
    while more {
      more = connection.handleMessages()
      connection.commit()
      lines += takeLines()
    }
    return lines
  }

  func takeLines() -> [String] {
    let text = String(decoding: connection.output.bytes, as: UTF8.self)
    connection.output.removeAll()
    return text.split(separator: "\n").map(String.init)
  }
}

func call(_ method: String, id: String = "1", _ params: String? = nil) -> String {
  "{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\"\(params.map { ",\"params\":\($0)" } ?? ""),\"id\":\(id)}"
}

func result(_ value: String, id: String = "1") -> String { "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":\(value)}" }
