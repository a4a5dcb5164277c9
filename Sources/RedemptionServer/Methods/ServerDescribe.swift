import JSONRPC
import RedemptionCore

/// `server/describe`: returns the server's version, targets, methods and limits.
enum ServerDescribe: Method {
  static let name = "server/describe"
  static let mayAskGateway = false

  struct Result: Encodable {
    let name: String
    let version: String
    let contractVersion: Int
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
    let subscriptionIds: Int
    let depth: Int
  }

  static func call(_ params: Empty, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let limits = server.configuration.limits
    return .result(
      Result(
        name: RedemptionKit.name, version: RedemptionKit.version,
        contractVersion: RedemptionKit.contractVersion, targets: server.registry.targets,
        methods: server.methods.names + ["$/cancelRequest"],
        limits: LimitsDescription(
          messageBytes: limits.messageBytes, headerBytes: limits.headerBytes, batchCalls: limits.batchCalls,
          batchReplyBytes: limits.batchReplyBytes, pendingRequests: limits.pendingRequests,
          sessions: server.configuration.sessionLimit, faults: Faults.limit,
          mailboxMessages: StoreMailbox.limit, subscriptionIds: SessionLinkStripeSubscriptions.limit,
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
