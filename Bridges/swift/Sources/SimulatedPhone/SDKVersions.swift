import Foundation
import RedemptionCore
import RevenueCatAdapter
import SuperwallAdapter

/// What there is to say about the versions of the SDKs that an app ships with.
enum SDKVersions {
  private static let printed = Guarded<Set<String>>([])

  /// Returns a sentence for each version in which redemption may differ, by vendor.
  static func warnings(about versions: [Vendor: String]) -> [String] {
    [RevenueCatAdapter(), SuperwallAdapter()].compactMap { (adapter: any RedemptionAdapter) in
      versions[adapter.vendor.id].flatMap { warning(about: $0, adapter) }
    }
  }

  private static func warning(about version: String, _ adapter: any RedemptionAdapter) -> String? {
    let target = Target(vendor: adapter.vendor.id, sdk: .native, platform: .ios)
    do throws(InvalidVersion) { return try adapter.versions.installed(version, for: target)?.warning } catch {
      return "\(version) is not a version of \(adapter.vendor.name)'s SDK. Name \(InvalidVersion.expected)."
    }
  }

  /// Writes warnings to the standard error, each text once in a test process.
  static func print(_ warnings: [String]) {
    let new = printed.withLock { printed in warnings.filter { printed.insert($0).inserted } }
    for warning in new { FileHandle.standardError.write(Data("RedemptionKit: \(warning)\n".utf8)) }
  }
}
