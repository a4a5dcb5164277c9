import Foundation
import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import SuperwallAdapter
import Testing

/// What a target loses of a grant that tells everything.
struct FullLosses: Sendable, CustomTestStringConvertible {
  let sdk: SDK
  let platform: Platform
  /// Below `/grant`.
  let places: Set<String>
  var testDescription: String { "\(sdk) \(platform)" }

  static let never: Set<String> = ["subscriptions", "oneTimePurchases", "customer"]
  static let plans: Set<String> = ["entitlements/pro/planId", "entitlements/pro/gracePeriodExpiresAt"]
  static let product: Set<String> = ["paywall/productIdentifier", "paywall/product"]
  static let params: Set<String> = ["paywall/placementParams"]
  static let details: Set<String> = entitlement(
    "archive", "productId store startsAt renewedAt expiresAt isLifetime willRenew state"
  ).union(
    entitlement(
      "pro",
      "productId planId store startsAt renewedAt expiresAt gracePeriodExpiresAt isLifetime willRenew state offerType"))
  /// An entitlement told by its identifier counts as active, which is right for `pro` and wrong for `archive`.
  static let all: Set<String> = details.union(["entitlements/archive/isActive", "entitlements/archive/productIds"])
    .union(["entitlements/pro/productIds"])

  private static func entitlement(_ id: String, _ members: String) -> Set<String> {
    Set(members.split(separator: " ").map { "entitlements/\(id)/\($0)" })
  }
}

@Suite("What Superwall's replies lose")
struct LossesTests {
  static let table: [FullLosses] = [
    FullLosses(sdk: .native, platform: .ios, places: FullLosses.plans),
    FullLosses(sdk: .native, platform: .android, places: FullLosses.plans),
    FullLosses(sdk: .capacitor, platform: .ios, places: FullLosses.plans),
    FullLosses(sdk: .capacitor, platform: .android, places: FullLosses.plans),
    FullLosses(sdk: .reactNative, platform: .ios, places: FullLosses.all),
    FullLosses(
      sdk: .reactNative, platform: .android,
      places: FullLosses.all.union(FullLosses.params).union(["paywall/product"])),
    FullLosses(
      sdk: .flutter, platform: .ios,
      places: FullLosses.plans.union(FullLosses.params).union(FullLosses.product)),
    FullLosses(
      sdk: .flutter, platform: .android,
      places: FullLosses.all.union(FullLosses.params).union(FullLosses.product)),
    FullLosses(sdk: .kmp, platform: .ios, places: FullLosses.plans.union(FullLosses.product)),
    FullLosses(sdk: .kmp, platform: .android, places: FullLosses.plans.union(FullLosses.product)),
    FullLosses(sdk: .unity, platform: .ios, places: FullLosses.details.union(["owner", "purchaser", "paywall"])),
    FullLosses(sdk: .unity, platform: .android, places: FullLosses.details.union(["owner", "purchaser", "paywall"])),
  ]

  private struct Params: Decodable { let outcome: RedemptionOutcome }

  /// The full grant of the shared cases.
  private func full() throws -> RedemptionOutcome {
    let step = try #require(RepliesTests.cases.first?.steps.first)
    return try JSONDecoder().decode(Params.self, from: JSONEncoder().encode(step.params)).outcome
  }

  private func losses(of outcome: RedemptionOutcome, _ sdk: SDK, _ platform: Platform) throws -> Set<String> {
    let losses = try ReplyReading.reply(to: outcome, for: ReplyReading.target(sdk, platform)).losses
    #expect(losses.allSatisfy { $0.message != LossRules.undeclaredMessage && $0.message.hasSuffix(".") })
    return Set(losses.map(\.path.description))
  }

  @Test("a full grant loses exactly what the SDK has no room for", arguments: table)
  func losesOfAFullGrant(_ row: FullLosses) throws {
    let expected = Set(row.places.union(FullLosses.never).map { "/grant/\($0)" })
    #expect(try losses(of: full(), row.sdk, row.platform) == expected)
  }

  @Test("another user's purchase and every failure lose what an error's text cannot tell", arguments: table)
  func losesOfErrors(_ row: FullLosses) throws {
    let foreign = RedemptionOutcome.purchaseBelongsToOtherUser(code: "c")
    #expect(try losses(of: foreign, row.sdk, row.platform) == ["/kind", "/failure"])
    let failure = RedemptionFailure(reason: .http, message: "down", httpStatus: 500, backendCode: 7, attempts: 3)
    let members = ["reason", "message", "httpStatus", "backendCode", "attempts"].map { "/failure/\($0)" }
    #expect(try losses(of: .failed(code: "c", failure: failure), row.sdk, row.platform) == Set(members))
    let refused = RedemptionFailure(reason: .refused, message: "No.")
    #expect(try losses(of: .failed(code: "c", failure: refused), row.sdk, row.platform) == [])
  }

  @Test("what was made up is a loss, and the other outcomes lose nothing", arguments: table)
  func losesWhatIsMadeUp(_ row: FullLosses) throws {
    let made: Set<String> = row.sdk == .unity ? [] : ["/grant/owner", "/grant/purchaser"]
    #expect(try losses(of: .redeemed(code: "c", grant: Grant()), row.sdk, row.platform) == made)
    let buyer = Grant(owner: .device(id: "d"), purchaser: Purchaser(id: "b"))
    let store: Set<String> =
      row.sdk == .unity ? ["/grant/owner", "/grant/purchaser"] : ["/grant/purchaser/storeIdentifiers"]
    #expect(try losses(of: .redeemed(code: "c", grant: buyer), row.sdk, row.platform) == store)
    #expect(try losses(of: .invalidCode(code: nil), row.sdk, row.platform) == ["/code"])
    #expect(try losses(of: .invalidCode(code: "c"), row.sdk, row.platform) == [])
    let expired = RedemptionOutcome.linkExpired(code: "c", reissued: false, obfuscatedEmail: nil)
    #expect(try losses(of: expired, row.sdk, row.platform) == [])
  }

  @Test("reading names what the shape never carries")
  func namesLossesOfReading() throws {
    let kmp = try ReplyReading.read(
      #"{"type":"Error","code":"c","error":{"message":"No."}}"#, as: ReplyReading.target(.kmp, .ios))
    #expect(
      Set(kmp.losses.map(\.path.description)) == [
        "/failure/reason", "/failure/httpStatus", "/failure/backendCode", "/failure/attempts",
      ])
    let unity = try ReplyReading.read(
      #"{"type":"success","code":"c"}"#, as: ReplyReading.target(.unity, .ios))
    #expect(unity.losses.map(\.path.description).contains("/grant/owner"))
  }
}
