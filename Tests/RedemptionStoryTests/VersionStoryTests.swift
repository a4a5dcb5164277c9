import QonversionAdapter
import RedemptionCore
import RevenueCatAdapter
import SuperwallAdapter
import TerminalText
import Testing

@testable import RedemptionStory

@Suite("What is known of versions")
struct VersionStoryTests {
  private let adapters: [any RedemptionAdapter] = [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()]

  /// A lower number may be written here; a higher one needs a reason in the review.
  private let inferred: [Vendor: Int] = [.revenueCat: 4, .superwall: 6, .qonversion: 0]

  @Test("gets no more facts that are only inferred")
  func keepsGrades() {
    for adapter in adapters {
      let vendor = adapter.vendor.id
      #expect(adapter.versions.grades[.inferred, default: 0] <= inferred[vendor, default: 0], "\(vendor.rawValue)")
    }
  }

  @Test("is told for every SDK, with what the newest version brings and how well that is known")
  func lists() {
    let text = VersionStory(of: adapters).text(TextLayout(width: 100))
    #expect(text.contains("  expo-superwall on ios: 0.0.4 to 1.2.0, which brings Superwall-iOS 4.16.1\n"))
    #expect(
      text.contains("  purchases_flutter on android: 8.4.0 to 10.9.1, which brings purchases-hybrid-common 18.31.0, "))
    #expect(text.contains("  terminalStatus, Superwall-iOS 4.16.2.. (read, played)\n"))
    #expect(text.contains(" facts: 0 ran, "))
  }

  @Test("is compared in sentences, up and down")
  func compares() throws {
    func text(_ from: String, _ to: String) throws -> String {
      VersionStory.text(try VersionComparison(from: from, to: to, among: adapters), TextLayout(width: 100))
    }
    let up = try text("superwallkit_flutter@2.4.10", "superwallkit_flutter@2.4.11")
    #expect(up.hasPrefix("ios: superwallkit_flutter 2.4.10 to 2.4.11, Superwall-iOS 4.13.0 to 4.14.1\n"))
    #expect(up.contains("  active_entitlement_ids has a comma between the identifiers.\n"))
    let down = try text("superwallkit_flutter@2.4.11", "superwallkit_flutter@2.4.10")
    #expect(down.contains("  active_entitlement_ids runs the identifiers together.\n"))
    let unplayed = try text("Superwall-Android@2.7.12", "Superwall-Android@2.7.13")
    #expect(unplayed.contains("Nothing that a session") && unplayed.contains("requestTimeouts, read, not played: "))
    #expect(!up.contains("Nothing that a session") && up.contains("  trialStartEvent, read; case: SuperwallKit 4.14.1"))
    #expect(try text("purchases-kmp@2.10.2", "purchases-kmp@3.0.0").contains("ios: purchases-kmp 2.10.2 to 3.0.0"))
    #expect(try text("qonversion/android-sdk@9.5.0", "qonversion/android-sdk@9.6.0").contains("Nothing that a session"))
  }

  @Test(
    "is refused for what is no known package or version",
    arguments: [
      ("expo-superwall", "expo-superwall@1.2.0", true), ("left-pad@1.0.0", "left-pad@1.1.0", true),
      ("expo-superwall@1.2.0", "purchases_flutter@10.9.1", false),
      ("expo-superwall@1.2.0", "expo-superwall@next", false),
    ])
  func refuses(from: String, to: String, isOfFirst: Bool) {
    #expect {
      try VersionComparison(from: from, to: to, among: adapters)
    } throws: { ($0 as? VersionComparison.Failure)?.isOfFirst == isOfFirst }
  }
}
