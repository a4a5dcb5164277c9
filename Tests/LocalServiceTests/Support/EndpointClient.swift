import Foundation
import JSONRPC
import JanssonCoding
import Logging
import QonversionAdapter
import RedemptionCore
import RedemptionServer
import RevenueCatAdapter
import SQLiteStore
import SuperwallAdapter
import Testing

@testable import LocalService

/// A server in this process whose endpoints are asked without sockets: one request a drain.
final class EndpointClient {
  let log = LogRecord()
  private let server: Server
  private let loop: ServeLoop
  private let requests: VendorRequests
  private let connection: Connection
  private var lastID: ExchangeID = 0

  init(clock: Server.ClockChoice = .offset) throws {
    let log = log
    var configuration = Server.Configuration(logger: Logger(label: "test") { _ in RecordingLogHandler(record: log) })
    configuration.clock = clock
    server = Server(
      adapters: [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()], methods: .all,
      store: try SQLiteStore(at: .memory), configuration: configuration)
    loop = ServeLoop(service: server)
    let address = try #require(ListenAddress("127.0.0.1:8787"))
    requests = try VendorRequests(host: server, loop: loop, policy: AccessPolicy(address: address))
    connection = Connection(loop: loop, framing: .line)
  }

  /// A response with its body as JSON; null for none.
  struct Response {
    let status: Int
    let headers: [(name: String, value: String)]
    let json: JSONValue

    func header(_ name: String) -> String? { headers.first { $0.name.lowercased() == name.lowercased() }?.value }
  }

  func send(
    _ method: String, _ target: String, _ body: JSONValue? = nil, headers: [String: String] = [:]
  ) throws -> Response {
    let response = try exchange(method, target, body, headers: headers)
    let json = response.body.isEmpty ? JSONValue.null : try JSONValue.reading(response.body)
    return Response(status: response.status, headers: response.headers, json: json)
  }

  /// The body of a response as it is sent.
  func text(_ method: String, _ target: String) throws -> String {
    String(decoding: try exchange(method, target, nil, headers: [:]).body, as: UTF8.self)
  }

  private func exchange(
    _ method: String, _ target: String, _ body: JSONValue?, headers: [String: String]
  ) throws -> HTTPResponse {
    lastID += 1
    let bytes = try body.map { [UInt8](try JSONEncoder().encode($0)) } ?? []
    let request = HTTPRequest(
      method: method, target: target, headers: headers.map { (name: $0.key, value: $0.value) }, body: bytes)
    _ = requests.handle(request, lastID)
    loop.commit()
    return try #require(requests.takeResponses().first { $0.id == lastID }).response
  }

  /// Calls a method over JSON-RPC.
  func call(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
    let request: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": params]
    connection.handleMessage([UInt8](try JSONEncoder().encode(request)))
    loop.commit()
    defer { connection.output.removeAll() }
    let lines = connection.output.bytes.split(separator: UInt8(ascii: "\n"))
    let reply = try #require(try lines.map { try JSONValue.reading(Array($0)) }.last { $0["id"] != nil })
    return try #require(reply["result"], "\(method): \(reply)")
  }

  /// Buys at a vendor, and returns the code and the link.
  func buy(_ vendor: String, _ order: [String: JSONValue] = [:]) throws -> (code: String, url: String, id: String) {
    var params: [String: JSONValue] = ["vendor": .string(vendor), "product": "pro_monthly", "entitlements": ["pro"]]
    params.merge(order) { $1 }
    let sale = try call("store/purchase", .object(params))
    return (
      try #require(sale["link"]?["code"]?.string), try #require(sale["link"]?["url"]?.string),
      try #require(sale["purchase"]?["id"]?.string)
    )
  }
}

/// What a server has logged.
final class LogRecord: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [String] = []

  var lines: [String] { lock.withLock { recorded } }

  func add(_ line: String) { lock.withLock { recorded.append(line) } }
}

private struct RecordingLogHandler: LogHandler {
  let record: LogRecord
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.warning

  init(record: LogRecord) { self.record = record }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { record.add("\(event.level) \(event.message)") }
}

extension JSONValue {
  /// The value at a path of members and elements.
  subscript(path path: String) -> JSONValue? {
    path.split(separator: "/").reduce(JSONValue?.some(self)) { value, token in
      if case .array(let elements)? = value, let index = Int(token) {
        return elements.indices.contains(index) ? elements[index] : JSONValue?.none
      }
      return value?[String(token)]
    }
  }

  /// The value without the members of these names, at any depth.
  func without(_ names: Set<String>) -> JSONValue {
    switch self {
    case .object(let members):
      .object(members.filter { !names.contains($0.key) }.mapValues { $0.without(names) })
    case .array(let elements): .array(elements.map { $0.without(names) })
    default: self
    }
  }

  var number: Int64? { if case .integer(let number) = self { number } else { nil } }
}
