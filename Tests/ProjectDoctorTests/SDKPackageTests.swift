import RedemptionCore
import RevenueCatAdapter
import SuperwallAdapter
import Testing

@testable import ProjectDoctor

@Suite("First versions with redemption")
struct SDKPackageTests {
  private static let targets = RevenueCatAdapter().targets + SuperwallAdapter().targets

  /// Superwall's React Native SDK before Expo's, which no target stands for.
  private static let withoutTarget: Set<String> = ["@superwall/react-native-superwall"]

  /// The SDK that a package brings, and on which phones.
  private static func sdk(of package: ProjectDoctor.SDKPackage) -> (SDK, [Platform]) {
    switch package.registry {
    case .swiftPackage, .pod: (.native, [.ios])
    case .maven: package.name.contains("kmp") ? (.kmp, Platform.allCases) : (.native, [.android])
    case .pub: (.flutter, Platform.allCases)
    case .npm: (package.name.contains("capacitor") ? .capacitor : .reactNative, Platform.allCases)
    case .unity: (.unity, Platform.allCases)
    }
  }

  @Test(
    "the doctor asks for the version that the adapter names, and for the later one where platforms differ",
    arguments: ProjectDoctor.SDKPackage.all.filter { !withoutTarget.contains($0.name) })
  func agreesWithAdapters(_ package: ProjectDoctor.SDKPackage) throws {
    let (sdk, platforms) = Self.sdk(of: package)
    let described = Self.targets.filter {
      $0.target.vendor.rawValue == package.vendor.rawValue && $0.target.sdk == sdk
        && platforms.contains($0.target.platform)
    }
    #expect(described.count == platforms.count)
    #expect(described.allSatisfy { $0.modelled == package.redeems })
    let latest = described.compactMap { $0.since.flatMap { Version($0) } }.max()
    #expect(latest == package.since.flatMap { Version($0) }, "\(package.name)")
  }

  @Test("every target has a package that the doctor knows")
  func knowsEveryTarget() {
    for description in Self.targets {
      let target = description.target
      let known = ProjectDoctor.SDKPackage.all.contains { package in
        let (sdk, platforms) = Self.sdk(of: package)
        return package.vendor.rawValue == target.vendor.rawValue && sdk == target.sdk
          && platforms.contains(target.platform)
      }
      #expect(known, "\(target)")
    }
  }
}
