import JSONRPC
import RedemptionCore

/// `versions/list`: returns what is known of the versions of the vendors' SDKs.
enum VersionsList: Method {
  static let name = "versions/list"
  static let mayAskGateway = false

  struct Params: Decodable, Hashable {
    let vendor: Vendor?
  }

  struct Result: Encodable {
    let vendors: [VendorVersions]
  }

  struct VendorVersions: Encodable {
    let vendor: Vendor
    let grades: [String: Int]
    let targets: [TargetVersions]
    let rules: [RuleDescription]

    init(_ adapter: any RedemptionAdapter) {
      let facts = adapter.versions
      vendor = adapter.vendor.id
      grades = Dictionary(
        uniqueKeysWithValues: FactGrade.allCases.map { ($0.rawValue, facts.grades[$0] ?? 0) })
      targets = adapter.vendor.targets.compactMap { TargetVersions($0, facts) }
      rules = facts.rules.map(RuleDescription.init)
    }
  }

  struct TargetVersions: Encodable {
    let sdk: SDK
    let platform: Platform
    let package: String
    let first: String
    let last: String
    let nativeVersion: String?

    init?(_ described: TargetDescription, _ facts: VersionFacts) {
      guard let known = facts.known(for: described.target) else { return nil }
      (sdk, platform, package) = (described.target.sdk, described.target.platform, described.package)
      (first, last) = known
      nativeVersion = (try? facts.installed(nil, for: described.target))?.nativeVersion
    }
  }

  /// A rule as clients see it.
  struct RuleDescription: Encodable {
    let id: String
    let package: String
    let versions: [String]
    let before: String
    let after: String
    let played: String
    let example: String?
    let grade: FactGrade
    let source: String

    init(_ rule: VersionRule) {
      (id, package, grade, source) = (rule.id, rule.package, rule.grade, rule.source)
      (before, after) = (rule.before, rule.after)
      versions = rule.versions.map(\.text)
      (played, example) = rule.played.described
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    guard let vendor = params.vendor else {
      return .result(Result(vendors: server.registry.adapters.map(VendorVersions.init)))
    }
    return .result(Result(vendors: [VendorVersions(try server.registry.adapter(of: vendor))]))
  }
}

extension VersionRule.Played {
  /// Its name, and the case that shows it.
  fileprivate var described: (String, String?) {
    switch self {
    case .both(let example): ("both", example)
    case .newer: ("newer", nil)
    case .older: ("older", nil)
    case .unseen: ("unseen", nil)
    }
  }
}
