import JSONRPC
import RedemptionCore

/// `versions/diff`: returns what changes for an app that goes from one version of its SDK to another.
enum VersionsDiff: Method {
  static let name = "versions/diff"
  static let mayAskGateway = false

  struct Params: Decodable, Hashable {
    let from: String
    let to: String
  }

  struct Result: Encodable {
    let platforms: [PlatformChanges]
  }

  struct PlatformChanges: Encodable {
    let platform: Platform
    let from: Side
    let to: Side
    let changes: [Change]
  }

  struct Side: Encodable {
    let parts: [Part]
    let warning: String?

    init(_ installed: InstalledSDK) {
      parts = installed.parts.map { Part(package: $0.package, version: $0.version) }
      warning = installed.warning
    }
  }

  struct Part: Encodable {
    let package: String
    let version: String
  }

  struct Change: Encodable {
    let text: String
    let rule: VersionsList.RuleDescription
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let comparison: VersionComparison
    do throws(VersionComparison.Failure) {
      comparison = try VersionComparison(from: params.from, to: params.to, among: server.registry.adapters)
    } catch {
      throw .invalid(error.isOfFirst ? "/from" : "/to", expected: error.expected)
    }
    return .result(
      Result(
        platforms: comparison.platforms.map { compared in
          PlatformChanges(
            platform: compared.platform, from: Side(compared.from), to: Side(compared.to),
            changes: compared.changes.map { Change(text: $0.text, rule: VersionsList.RuleDescription($0.rule)) })
        }))
  }
}
