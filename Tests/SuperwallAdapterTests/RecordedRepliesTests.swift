import Foundation
import RedemptionCore
import RedemptionTesting
import SuperwallAdapter
import Testing

@Suite("A reply recorded on a phone")
struct RecordedRepliesTests {
  /// Every target that has a reply of its own.
  static let targets = SuperwallAdapter().targets.filter(\.modelled).map(\.target)

  @Test("read and rendered again, it is the same text except for named losses", arguments: targets)
  func replays(_ target: Target) throws {
    let seed = SeededGenerator()
    var outcomes = OutcomeGenerator(seed)
    for _ in 0..<SeededGenerator.rounds(400) {
      let recorded = try ReplyReading.reply(to: outcomes.next(), for: target).body
      let read = try ReplyReading.read(text(recorded), as: target)
      let (rendered, losses) = try ReplyReading.reply(to: read.outcome, for: target)
      // Expo on Android writes each parameter as JSON text, and a text once more: the rendering names that loss.
      let params = JSONPointer(["grant", "paywall", "placementParams"])
      if target.sdk == .reactNative, target.platform == .android, losses.contains(where: { $0.path == params }) {
        #expect(rendered.withoutPlacementParams == recorded.withoutPlacementParams, "seed \(outcomes.seed)")
      } else {
        #expect(rendered == recorded, "seed \(outcomes.seed)")
      }
    }
  }

  @Test("Unity's has a null where there is no masked address, and an SDK's own text stays")
  func keepsText() throws {
    for platform in Platform.allCases {
      try check(
        ["type": "expiredCode", "code": "c", "resent": false, "obfuscatedEmail": .null],
        ReplyReading.target(.unity, platform))
      try check(
        ["status": "ERROR", "code": "c", "error": ["message": "Failed, response code  500"]],
        ReplyReading.target(.native, platform))
    }
  }

  @Test("Flutter's has whole entitlements on iOS")
  func keepsEntitlements() throws {
    let entitlement: JSONValue = [
      "id": "pro", "type": "serviceLevel", "isActive": false, "productIds": ["a", "b"], "latestProductId": "a",
      "store": "PADDLE", "startsAt": 1, "renewedAt": 2, "expiresAt": 3, "isLifetime": false, "willRenew": true,
      "state": "inBillingRetryPeriod", "offerType": "winback",
    ]
    try check(
      [
        "type": "PSuccessRedemptionResult", "code": "c",
        "redemptionInfo": [
          "ownership": ["type": "PDeviceOwnership", "deviceId": "d"],
          "purchaserInfo": [
            "appUserId": "b",
            "storeIdentifiers": ["type": "PPaddleStoreIdentifiers", "customerId": "c", "subscriptionIds": ["s"]],
          ], "entitlements": [entitlement],
        ],
      ], ReplyReading.target(.flutter, .ios))
  }

  private func check(_ recorded: JSONValue, _ target: Target) throws {
    let read = try ReplyReading.read(text(recorded), as: target)
    #expect(try ReplyReading.reply(to: read.outcome, for: target).body == recorded, "\(target)")
  }

  private func text(_ value: JSONValue) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}

extension JSONValue {
  /// This reply without the parameters of its paywall.
  fileprivate var withoutPlacementParams: JSONValue {
    guard case .object(var reply) = self, case .object(var info) = reply["redemptionInfo"],
      case .object(var paywall) = info["paywallInfo"]
    else { return self }
    paywall["placementParams"] = nil
    info["paywallInfo"] = .object(paywall)
    reply["redemptionInfo"] = .object(info)
    return .object(reply)
  }
}
