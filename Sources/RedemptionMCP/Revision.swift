import JSONRPC
import JanssonCoding
import RedemptionCore

/// How a request of the Model Context Protocol is served: the revision decides the form of results.
///
/// Sources: the specification's revisions 2024-11-05 to 2025-11-25 (`initialize`), and 2026-07-28, in which each
/// request carries its revision in `_meta`.
enum Revision: Equatable {
  /// The client has called `initialize`, or will.
  case handshake
  /// The request says its revision itself.
  case stateless

  /// Revisions that are negotiated by `initialize`, oldest first.
  static let handshakes = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The revision whose requests say it themselves.
  static let current = "2026-07-28"

  private static let prefix = "io.modelcontextprotocol/"
  static let versionKey = prefix + "protocolVersion"
  static let serverKey = prefix + "serverInfo"
  private static let capabilitiesKey = prefix + "clientCapabilities"

  /// - Throws: -32022 for a revision that is not served, -32602 for an envelope without its capabilities.
  init(of params: JSONValue) throws(RPCError) {
    guard let envelope = params["_meta"], let version = envelope[Revision.versionKey] else {
      self = .handshake
      return
    }
    guard version.string == Revision.current else {
      throw Revision.unsupported(version.string ?? "")
    }
    guard envelope[Revision.capabilitiesKey]?.members != nil else {
      throw .invalidParams(
        path: "/_meta/io.modelcontextprotocol~1clientCapabilities", expected: "an object", kind: .missing)
    }
    self = .stateless
  }

  private static func unsupported(_ requested: String) -> RPCError {
    var error = RPCError(
      RPCError.Code(rawValue: -32022), "This revision of the protocol is not supported. Use \(current).",
      kind: "unsupportedProtocolVersion")
    error.members = ["supported": [current], "requested": requested]
    return error
  }

  /// A result in the form of this revision.
  ///
  /// - Parameter isCacheable: true for what does not change while the program runs.
  func result(_ members: [String: JSONValue], isCacheable: Bool = false) -> JSONValue {
    guard self == .stateless else { return .object(members) }
    var members = members
    members["resultType"] = "complete"
    members["_meta"] = [Revision.serverKey: ContextService.implementation]
    if isCacheable {
      members["ttlMs"] = 3_600_000
      members["cacheScope"] = "public"
    }
    return .object(members)
  }
}
