import Foundation
import RedemptionCore
import RedemptionScenario
import RedemptionTesting
import RevenueCatAdapter
import Testing

@Suite("Reading a reply")
struct ReplyReadingTests {
  private func path(of text: String, as target: Target) -> String? {
    do {
      _ = try readReply(text, as: target)
      return nil
    } catch DecodingError.keyNotFound(let key, let context) {
      return (context.codingPath + [key]).map(\.stringValue).joined(separator: "/")
    } catch DecodingError.valueNotFound(_, let context), DecodingError.typeMismatch(_, let context),
      DecodingError.dataCorrupted(let context)
    {
      return context.codingPath.map(\.stringValue).joined(separator: "/")
    } catch {
      return "\(error)"
    }
  }

  @Test("refuses a result that the SDK does not have, at its key", arguments: allTargets)
  func refusesUnknownResult(_ target: Target) {
    let key = [.native, .kmp].contains(target.sdk) ? "type" : "result"
    #expect(path(of: #"{"\#(key)":"ALREADY_REDEEMED"}"#, as: target) == key)
    #expect(path(of: "{}", as: target) == key)
    #expect(path(of: #"{"\#(key)":null}"#, as: target) == key)
    #expect(path(of: #"{"\#(key)":5}"#, as: target) == key)
  }

  @Test("refuses a success without a customer", arguments: allTargets)
  func refusesMissingCustomer(_ target: Target) throws {
    let rendered = RevenueCatAdapter().replies.render(.redeemed(code: "c", grant: Grant()), for: target, now: anyMoment)
    let reply = try JSONValue(encoding: rendered.body)
    #expect(path(of: reply.removing(JSONPointer(["customerInfo"])).text, as: target) == "customerInfo")
  }

  /// purchases_flutter 10.9.1: what Dart's layer cannot read null or missing.
  static let dartNeeds = [
    "customerInfo/entitlements/all", "customerInfo/entitlements/active", "customerInfo/allPurchaseDates",
    "customerInfo/activeSubscriptions", "customerInfo/allPurchasedProductIdentifiers",
    "customerInfo/nonSubscriptionTransactions", "customerInfo/firstSeen", "customerInfo/originalAppUserId",
    "customerInfo/allExpirationDates", "customerInfo/requestDate",
    "customerInfo/entitlements/all/pro/identifier", "customerInfo/entitlements/all/pro/isActive",
    "customerInfo/entitlements/all/pro/willRenew", "customerInfo/entitlements/all/pro/latestPurchaseDate",
    "customerInfo/entitlements/all/pro/originalPurchaseDate", "customerInfo/entitlements/all/pro/productIdentifier",
    "customerInfo/entitlements/all/pro/isSandbox",
    "customerInfo/subscriptionsByProductIdentifier/m/productIdentifier",
    "customerInfo/subscriptionsByProductIdentifier/m/purchaseDate",
    "customerInfo/subscriptionsByProductIdentifier/m/isSandbox",
    "customerInfo/subscriptionsByProductIdentifier/m/isActive",
    "customerInfo/subscriptionsByProductIdentifier/m/willRenew",
  ]

  private var full: RedemptionOutcome {
    let subscription = Subscription(productId: "m", store: .stripe, purchasedAt: anyMoment)
    return .redeemed(
      code: "c",
      grant: Grant(
        entitlements: [Entitlement(id: "pro", isActive: true, expiresAt: nil, backedBy: subscription)],
        subscriptions: [subscription]))
  }

  @Test("refuses for Flutter what Dart cannot do without, and for Unity goes on", arguments: dartNeeds)
  func refusesForFlutter(_ place: String) throws {
    let pointer = JSONPointer(place.split(separator: "/").map(String.init))
    for platform in Platform.allCases {
      let reply = try JSONValue(
        encoding: RevenueCatAdapter().replies.render(full, for: target(.flutter, platform), now: anyMoment).body)
      #expect(path(of: reply.removing(pointer).text, as: target(.flutter, platform)) == place)
      if !place.hasSuffix("/all"), !place.hasSuffix("/active") {
        #expect(path(of: reply.removing(pointer).text, as: target(.unity, platform)) == nil)
      }
    }
  }

  @Test("has something for Dart to read where iOS tells no date")
  func readsWithoutDates() throws {
    let subscription = Subscription(productId: "m", store: .stripe, purchasedAt: anyMoment)
    let grant = Grant(
      entitlements: [Entitlement(id: "pro", isActive: true, productId: "m")], subscriptions: [subscription])
    for sdk in [SDK.flutter, .native] {
      let rendered = RevenueCatAdapter().replies.render(
        .redeemed(code: "c", grant: grant), for: target(sdk, .ios), now: anyMoment)
      let reply = try JSONValue(encoding: rendered.body)
      #expect(path(of: reply.text, as: target(sdk, .ios)) == nil)
      let date = reply.value(at: JSONPointer(["customerInfo", "entitlements", "all", "pro", "latestPurchaseDate"]))
      #expect(date == (sdk == .flutter ? "2023-11-14T22:13:20Z" : .null))
    }
  }

  @Test("refuses a date that is none, at its key")
  func refusesBadDate() throws {
    let reply = try JSONValue(
      encoding: RevenueCatAdapter().replies.render(full, for: target(.unity, .ios), now: anyMoment).body)
    let text = reply.text.replacing(#""firstSeen":"2023-11-14T22:13:20Z""#, with: #""firstSeen":"yesterday""#)
    #expect(path(of: text, as: target(.unity, .ios)) == "customerInfo/firstSeen")
  }

  @Test("takes a trace of a fraction in iOS's milliseconds")
  func takesNoise() throws {
    let reply = try JSONValue(
      encoding: RevenueCatAdapter().replies.render(full, for: target(.unity, .ios), now: anyMoment).body)
    let text = reply.text.replacing(
      #""requestDateMillis":1700000000000"#, with: #""requestDateMillis":1700000000123.0002"#)
    #expect(
      try readReply(text, as: target(.unity, .ios)).outcome.grant?.customer?.requestDate.milliseconds
        == 1_700_000_000_123)
  }

  @Test("takes unknown words for unknown", arguments: [SDK.flutter, .unity])
  func takesUnknownWords(_ sdk: SDK) throws {
    let reply = try JSONValue(
      encoding: RevenueCatAdapter().replies.render(full, for: target(sdk, .android), now: anyMoment).body)
    let text = reply.text.replacing("STRIPE", with: "NEW_STORE").replacing("NORMAL", with: "NEW_PERIOD")
    let grant = try #require(try readReply(text, as: target(sdk, .android)).outcome.grant)
    #expect(grant.subscriptions["m"]?.store == .unknown && grant.subscriptions["m"]?.periodType == .normal)
  }

  @Test("reads an expired result without an address for Unity, and not for Flutter")
  func readsMissingAddress() throws {
    let text = #"{"result":"EXPIRED"}"#
    #expect(
      try readReply(text, as: target(.unity, .ios)).outcome
        == .linkExpired(code: nil, reissued: false, obfuscatedEmail: nil))
    #expect(path(of: text, as: target(.flutter, .ios)) == "obfuscatedEmail")
  }

  @Test("reads an empty error for Unity as its decoder does, and not for Flutter")
  func readsEmptyError() throws {
    let text = #"{"result":"ERROR","error":{}}"#
    #expect(try readReply(text, as: target(.unity, .ios)).outcome.kind == .failed)
    #expect(path(of: text, as: target(.flutter, .ios)) == "error/code")
    let negative = #"{"result":"ERROR","error":{"code":-1,"message":"","underlyingErrorMessage":""}}"#
    #expect(path(of: negative, as: target(.flutter, .ios)) == "error/code")
  }

  @Test("tells what no reply carries")
  func tellsLosses() throws {
    let losses = try readReply(#"{"result":"INVALID_TOKEN"}"#, as: target(.flutter, .ios), code: "c").losses
    #expect(losses.map(\.path.description) == ["/code"])
  }

  @Test("calls an entitlement or transaction lost as a whole only when it is not there at all")
  func losesWholesOnly() {
    var outcomes = OutcomeGenerator()
    for number in 0..<SeededGenerator.rounds(150) {
      let outcome = outcomes.outcome(of: .redeemed)
      for target in allTargets {
        let rendered = RevenueCatAdapter().replies.render(outcome, for: target, now: anyMoment)
        guard let read = try? readReply(JSONValue(encoding: rendered.body).text, as: target).outcome.grant else {
          Issue.record("\(target): outcome \(number) of seed \(outcomes.seed) is not read back")
          continue
        }
        for loss in rendered.losses where loss.path.tokens.count == 3 && loss.path.tokens[1] == "entitlements" {
          #expect(read.entitlements[loss.path.tokens[2]] == nil, "seed \(outcomes.seed)")
        }
        for loss in rendered.losses where loss.path.tokens.count == 3 && loss.path.tokens[1] == "oneTimePurchases" {
          #expect(read.oneTimePurchases[loss.path.tokens[2]] == nil, "seed \(outcomes.seed)")
        }
        for loss in rendered.losses where loss.path.description == "/grant/customer" {
          #expect(outcome.grant?.customer == nil, "seed \(outcomes.seed)")
        }
      }
    }
  }
}
