#if Live
  import Foundation
  import JSONRPC
  import JanssonCoding
  import LocalService
  import RedemptionCore
  import RedemptionScenario
  import SQLiteStore
  import Testing
  @testable import RedemptionServer

  /// A client of a server in this process whose sessions all have the gateway "live", and whose live gateways call the
  /// server's own local service. A request's drain ends when no answer is outstanding.
  final class LiveScenarioClient: ScenarioClient {
    private let server: Server
    private let service: LocalService
    private let loop: ServeLoop
    private let connection: Connection
    private let woken: DispatchSemaphore
    private var lastID: Int64 = 0
    private var inbox = ScenarioInbox()

    init() throws {
      let woken = DispatchSemaphore(value: 0)
      self.woken = woken
      let address = try #require(ListenAddress("127.0.0.1:0"))
      service = try LocalService(address) { woken.signal() }
      var configuration = Server.Configuration(hasVirtualClock: true)
      configuration.remoteGateways = Live.services(service.url)
      server = Server(
        adapters: Live.adapters, methods: .all, store: try SQLiteStore(at: .memory), configuration: configuration)
      server.makeWaker = { { _ = woken.signal() } }
      loop = ServeLoop(service: server)
      try service.serve(loop, for: FaultlessHost(server))
      connection = Connection(loop: loop, framing: .line)
    }

    func close() { service.close() }

    /// The server without faults over HTTP: in the cases, sessions meet them, and none is left for another request.
    private final class FaultlessHost: EndpointHost {
      private let server: Server

      init(_ server: Server) { self.server = server }

      var endpoints: [LocalEndpoint] { server.endpoints }
      func logUnknownRequest(_ shape: String) { server.logUnknownRequest(shape) }
      func disconnectsPreflight() -> Bool { false }

      func space(of request: LocalRequest, with key: SentKey?, at endpoint: LocalEndpoint?) -> EndpointPlace {
        EndpointPlace(FaultlessSpace(server.space(of: request, with: key, at: endpoint).space))
      }
    }

    private final class FaultlessSpace: EndpointSpace {
      private let space: any EndpointSpace

      init(_ space: any EndpointSpace) { self.space = space }

      var now: Timestamp { space.now }
      var delayedEndpoints: [LocalEndpoint] = []
      func milliseconds(until moment: Timestamp) -> Int64? { space.milliseconds(until: moment) }
      func keyWarning(
        about key: SentKey, at endpoint: LocalEndpoint, from sdk: [(name: String, value: String)]
      ) -> String? { nil }
      func record(_ exchange: EndpointExchange) {}
      func disconnectsRequestWithoutEndpoint() -> Bool { false }

      func respond(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult {
        space.respondWithoutFault(to: request, at: endpoint)
      }

      func respondWithoutFault(to request: LocalRequest, at endpoint: LocalEndpoint) -> EndpointResult {
        space.respondWithoutFault(to: request, at: endpoint)
      }
    }

    private struct Late: Error {}

    func send(_ method: String, _ params: JSONValue) throws -> Int64 {
      var params = params
      if method == "session/open", params["gateway"] == nil, case .object(var members) = params,
        params["vendor"] != "superwall" || params["sdk"] != "capacitor"
      {
        members["gateway"] = "live"
        params = .object(members)
      }
      return try ask(method, params)
    }

    private func ask(_ method: String, _ params: JSONValue) throws -> Int64 {
      lastID += 1
      let request: JSONValue = ["jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": params]
      try JSONTextEncoder().encode(request, into: connection.input)
      connection.input.append("\n" as StaticString)
      while connection.handleMessages() { connection.commit() }
      connection.commit()
      while !server.space.remoteAnswers.isEmpty {
        guard woken.wait(timeout: .now() + 300) == .success else { throw Late() }
        _ = service.handleArrivals()
        loop.wake()
        loop.commit()
        service.send()
      }
      defer { connection.output.removeAll() }
      for line in connection.output.bytes.split(separator: UInt8(ascii: "\n")) {
        inbox.take(try Live.json(Array(line)))
      }
      return lastID
    }

    func reply(to request: Int64) -> ScenarioReply? { inbox.takeReply(to: request) }

    func takeEvents(around request: Int64) -> ScenarioEvents { inbox.takeEvents(around: request) }
  }
#endif
