import JSONRPC
import RedemptionCore

/// `server/describe`: returns the server's version, vendors, targets, methods and limits.
enum ServerDescribe: Method {
  static let name = "server/describe"
  static let mayAskGateway = false

  struct Result: Encodable {
    let name: String
    let version: String
    let contractVersion: Int
    let vendors: [VendorSummary]
    let targets: [TargetDescription]
    let methods: [String]
    let limits: LimitsDescription
    /// Absent if the server has no HTTP.
    let http: HTTPDescription?
  }

  struct HTTPDescription: Encodable {
    /// Where clients connect.
    let url: String
  }

  /// A vendor whose SDKs the server knows.
  struct VendorSummary: Encodable {
    let vendor: Vendor
    let name: String
    /// Nil if there is nothing that the targets do not say.
    let note: String?
    /// The names of the calls that only this vendor's SDKs have; absent if there are none.
    let calls: [String]?

    init(_ adapter: any RedemptionAdapter) {
      (vendor, name, note) = (adapter.vendor.id, adapter.vendor.name, adapter.vendor.note)
      let names = adapter.targets.flatMap { adapter.calls(for: $0.target) }.map { $0.name }
      calls = names.isEmpty ? nil : Set(names).sorted()
    }

    private enum CodingKeys: String, CodingKey { case vendor, name, note, calls }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(vendor, forKey: .vendor)
      try container.encode(name, forKey: .name)
      try container.encode(note, forKey: .note)
      try container.encodeIfPresent(calls, forKey: .calls)
    }
  }

  /// The server's limits by name; bytes and counts.
  struct LimitsDescription: Encodable {
    let messageBytes: Int
    let headerBytes: Int
    let batchCalls: Int
    let batchReplyBytes: Int
    let pendingRequests: Int
    let sessions: Int
    let faults: Int
    let mailboxMessages: Int
    let listedPurchases: Int
    let logEntries: Int
    let subscriptionIds: Int
    let depth: Int
  }

  static func call(_ params: Empty, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let limits = server.configuration.limits
    return .result(
      Result(
        name: RedemptionKit.name, version: RedemptionKit.version,
        contractVersion: RedemptionKit.contractVersion,
        vendors: server.registry.adapters.map(VendorSummary.init), targets: server.registry.targets,
        methods: server.methods.names + ["$/cancelRequest"],
        limits: LimitsDescription(
          messageBytes: limits.messageBytes, headerBytes: limits.headerBytes, batchCalls: limits.batchCalls,
          batchReplyBytes: limits.batchReplyBytes, pendingRequests: limits.pendingRequests,
          sessions: server.configuration.sessionLimit, faults: Faults.limit,
          mailboxMessages: StoreMailbox.limit, listedPurchases: StoreList.limit,
          logEntries: ActivityLog.entryLimit, subscriptionIds: SessionLinkStripeSubscriptions.limit,
          depth: RedemptionKit.depth),
        http: server.httpURL.map(HTTPDescription.init)))
  }
}

/// The program's own name; its versions are in `Generated/RedemptionKit+Version.swift`.
public enum RedemptionKit {
  /// As `server/describe` and `redemption --version` return it.
  public static let name = "redemption"
  /// Deepest nesting of a text: jansson's limit.
  static let depth = 2048
}
