import Foundation
import RedemptionCore
import RevenueCatAdapter
import SuperwallAdapter

/// What there is to say about the versions of the SDKs that an app ships with.
package enum SDKVersions {
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

  /// Those of the warnings that this test process has not printed.
  package static func new(in warnings: [String]) -> [String] {
    printed.withLock { printed in warnings.filter { printed.insert($0).inserted } }
  }

  /// Writes new warnings to the standard error.
  static func print(_ warnings: [String]) {
    for warning in new(in: warnings) { FileHandle.standardError.write(Data("RedemptionKit: \(warning)\n".utf8)) }
  }
}
