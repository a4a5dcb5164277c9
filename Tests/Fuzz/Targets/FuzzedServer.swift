import JSONRPC
import JanssonCoding
import RedemptionCore
import RedemptionServer
import RevenueCatAdapter
import SQLiteStore
import SuperwallAdapter

/// A whole server in memory, with a few sessions and purchases to talk about.
final class FuzzedServer {
  static let adapters: [any RedemptionAdapter] = [RevenueCatAdapter(), SuperwallAdapter()]

  static let limits: Limits = {
    var limits = Limits()
    limits.messageBytes = 64 << 10
    limits.batchCalls = 64
    limits.pendingRequests = 16
    return limits
  }()

  let connection: Connection
  private(set) var output: [UInt8] = []
  private var names: [(word: [UInt8], value: [UInt8])] = []

  init() throws {
    let server = Server(
      adapters: Self.adapters, methods: .all, store: try SQLiteStore(at: .memory),
      configuration: Server.Configuration(hasVirtualClock: true, limits: Self.limits))
    let first = Connection(service: server, framing: .line)
    for (vendor, sdk, platform) in [
      ("revenuecat", "flutter", "ios"), ("revenuecat", "unity", "android"), ("superwall", "native", "ios"),
      ("superwall", "react-native", "android"),
    ] {
      let target: JSONValue = ["vendor": .string(vendor), "sdk": .string(sdk), "platform": .string(platform)]
      _ = try Self.call("session/open", target, first)
    }
    for (word, vendor) in [("RCODE", "revenuecat"), ("SCODE", "superwall")] {
      let bought = try Self.call(
        "store/purchase",
        ["vendor": .string(vendor), "product": "pro", "entitlements": ["pro"], "email": "ada@example.com"], first)
      names.append((Array(word.utf8), Array((bought["link"]?["code"]?.string ?? "").utf8)))
      guard vendor == "revenuecat" else { continue }
      names.append((Array("PURCH".utf8), Array((bought["purchase"]?["id"]?.string ?? "").utf8)))
    }
    connection = Connection(service: server, limits: Self.limits)
  }

  private static func call(_ method: String, _ params: JSONValue, _ connection: Connection) throws -> JSONValue {
    let request: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": params]
    try JSONTextEncoder().encode(request, into: connection.input)
    connection.input.append("\n" as StaticString)
    _ = connection.handleMessages()
    connection.commit()
    defer { connection.output.removeAll() }
    for line in connection.output.bytes.split(separator: UInt8(ascii: "\n")) {
      let message = try JSONValue.reading(Array(line))
      if let result = message["result"] { return result }
    }
    throw Broken("\(method) has no result")
  }

  /// The input with what its words stand for.
  func filled(_ input: [UInt8]) -> [UInt8] {
    var filled: [UInt8] = []
    var rest = input[...]
    while let byte = rest.first {
      if let name = names.first(where: { rest.starts(with: $0.word) }) {
        filled += name.value
        rest = rest.dropFirst(name.word.count)
      } else {
        filled.append(byte)
        rest = rest.dropFirst()
      }
    }
    return filled
  }

  func send(_ bytes: ArraySlice<UInt8>) {
    connection.input.append(contentsOf: Array(bytes))
    while connection.handleMessages() { take() }
    take()
  }

  func finish() {
    connection.finish()
    take()
  }

  private func take() {
    connection.commit()
    output += connection.output.bytes
    connection.output.removeAll()
  }
}
