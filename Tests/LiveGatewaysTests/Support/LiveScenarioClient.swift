#if Live
  import Foundation
  import JSONRPC
  import JanssonCoding
  import RedemptionCore
  import RedemptionScenario
  @testable import RedemptionServer

  /// A client of a server in this process whose sessions all have the gateway "live"; a request's drain ends when
  /// nobody waits for the services any more.
  final class LiveScenarioClient: ScenarioClient {
    private let server: Server
    private let services: VendorServices
    private let connection: Connection
    private let woken = DispatchSemaphore(value: 0)
    private var lastID: Int64 = 0
    private var replies: [Int64: ScenarioReply] = [:]
    private var events: [JSONValue] = []

    init(server: Server, services: VendorServices) throws {
      self.server = server
      self.services = services
      connection = Connection(service: server, framing: .line)
      let woken = woken
      server.makeWaker = { { _ = woken.signal() } }
      try synchronize()
    }

    private struct Late: Error {}

    /// The services' clock is the server's.
    private func synchronize() throws {
      guard case .result(let result)? = reply(to: try ask("clock/now", [:])),
        case .integer(let now)? = result["now"]
      else { return }
      services.now = Timestamp(milliseconds: now)
    }

    func send(_ method: String, _ params: JSONValue) throws -> Int64 {
      var params = params
      if method == "session/open", params["gateway"] == nil, case .object(var members) = params,
        params["vendor"] != "superwall" || params["sdk"] != "capacitor"
      {
        members["gateway"] = "live"
        params = .object(members)
      }
      if method == "clock/advance", let seconds = params["seconds"]?.seconds, seconds > 0, seconds < 1e9 {
        services.now = services.now.advanced(byMilliseconds: Int64((seconds * 1000).rounded(.up)))
      }
      let id = try ask(method, params)
      if method == "clock/advance" {
        let kept = (replies[id], events)
        try synchronize()
        (replies[id], events) = kept
      }
      return id
    }

    private func ask(_ method: String, _ params: JSONValue) throws -> Int64 {
      lastID += 1
      let request: JSONValue = ["jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": params]
      try JSONTextEncoder().encode(request, into: connection.input)
      connection.input.append("\n" as StaticString)
      while connection.handleMessages() { connection.commit() }
      connection.commit()
      while !server.remoteAnswers.isEmpty {
        guard woken.wait(timeout: .now() + 300) == .success else { throw Late() }
        connection.wake()
        connection.commit()
      }
      defer { connection.output.removeAll() }
      for line in connection.output.bytes.split(separator: UInt8(ascii: "\n")) {
        take(try Live.json(Array(line)))
      }
      return lastID
    }

    private func take(_ message: JSONValue) {
      if message["method"] != nil {
        events.append(message["params"] ?? .null)
      } else if case .integer(let id)? = message["id"] {
        replies[id] = message["error"].map { .error($0) } ?? .result(message["result"] ?? .null)
      }
    }

    func reply(to request: Int64) -> ScenarioReply? { replies.removeValue(forKey: request) }

    func takeEvents() -> [JSONValue] {
      defer { events = [] }
      return events
    }
  }

  extension JSONValue {
    fileprivate var seconds: Double? {
      switch self {
      case .integer(let number): Double(number)
      case .real(let number): number
      default: nil
      }
    }
  }
#endif
