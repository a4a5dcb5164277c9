import Foundation
import RedemptionCore
import RedemptionTesting
import Testing

@testable import RevenueCatAdapter

@Suite("A reply recorded on a phone")
struct RecordedRepliesTests {
  @Test(
    "of a redeemed purchase is the same text after it was read and rendered again, unless a loss is named",
    arguments: allTargets)
  func replaysCustomers(_ target: Target) throws {
    var customers = ServiceCustomerGenerator()
    for _ in 0..<SeededGenerator.rounds(100) {
      let reader = CustomerReader(platform: target.platform, requestTime: nil)
      let outcome = RedemptionOutcome.redeemed(code: "c", grant: try reader.grant(from: customers.next(), owner: nil))
      let replay = try Replay(of: RevenueCatAdapter().replies.render(outcome, for: target, now: anyMoment).body, target)
      #expect(replay.unnamedDifferences.isEmpty, "seed \(customers.seed)")
    }
  }

  @Test("of any other result is the same text too, unless a loss is named", arguments: allTargets)
  func replaysResults(_ target: Target) throws {
    var outcomes = OutcomeGenerator()
    for _ in 0..<SeededGenerator.rounds(100) {
      let outcome = outcomes.next()
      if outcome.grant != nil { continue }
      let replay = try Replay(of: RevenueCatAdapter().replies.render(outcome, for: target, now: anyMoment).body, target)
      #expect(replay.unnamedDifferences.isEmpty, "seed \(outcomes.seed)")
    }
  }

  @Test("of an error with any code and words is the same text too, unless a loss is named", arguments: allTargets)
  func replaysErrors(_ target: Target) throws {
    var generator = SeededGenerator()
    let shape = ReplyShape.of(target)
    // KMP on iOS has results for the errors 39 to 41, so no phone records these as errors.
    let hasResults = target.sdk == .kmp && target.platform == .ios
    for code in ErrorCode.allCases where !hasResults || !(39...41).contains(code.rawValue) {
      for _ in 0..<3 {
        let error = PublicError(
          code, on: target.platform, serviceMessage: Self.words(&generator),
          underlyingErrorMessage: Self.words(&generator))
        let body: JSONValue = [
          shape.family == .hybrid ? "result" : "type": .string(shape.word(for: .error)),
          "error": try JSONValue(encoding: RevenueCatAdapter().renderError(error, for: target)),
        ]
        #expect(try Replay(of: body, target).unnamedDifferences.isEmpty, "\(code), seed \(generator.seed)")
      }
    }
  }

  private static func words(_ generator: inout SeededGenerator) -> String {
    ["", "Nope", "Nope (7853)", "é \"quoted\""].randomElement(using: &generator) ?? ""
  }
}

/// A reply and what it is after it was read and rendered.
private struct Replay {
  private let differences: [String]
  private let losses: [Loss]

  init(of recorded: any Encodable, _ target: Target) throws {
    let recorded = try JSONValue(encoding: recorded)
    let read = try readReply(recorded.text, as: target)
    let replayed = RevenueCatAdapter().replies.render(read.outcome, for: target, now: anyMoment).body
    differences = recorded.differences(from: try JSONValue(encoding: replayed))
    losses = read.losses
  }

  /// Differences of an error or an entitlement that no loss of the reading names, and all other ones.
  var unnamedDifferences: [String] {
    let named = losses.flatMap { loss -> [String] in
      let tokens = loss.path.tokens
      switch (tokens.first, tokens.dropFirst().first) {
      case ("failure", "message"): return ["/error"]
      case ("grant", "entitlements") where tokens.count == 3:
        return ["all", "active"].map { "/customerInfo/entitlements/\($0)/\(tokens[2])/" }
      default: return []
      }
    }
    return differences.filter { difference in !named.contains { difference.hasPrefix($0) } }
  }
}

/// Customers as RevenueCat's service describes them: what an entitlement says is what its product says.
private struct ServiceCustomerGenerator {
  private var generator = SeededGenerator()
  var seed: UInt64 { generator.seed }

  mutating func next() -> JSONValue {
    let subscriptions = (0..<Int.random(in: 0...3, using: &generator)).map { ("sub_\($0)", subscription()) }
    let purchases = (0..<Int.random(in: 0...2, using: &generator)).map { ("one_\($0)", purchase($0)) }
    let products = subscriptions + purchases
    let entitlements = (0..<Int.random(in: 0...3, using: &generator)).compactMap { number in
      products.randomElement(using: &generator).map { ("ent_\(number)", entitlement($0.0, $0.1)) }
    }
    return [
      "request_date": date(0), "request_date_ms": 1_700_000_000_000,
      "subscriber": [
        "original_app_user_id": "ada", "first_seen": date(-9), "original_purchase_date": optionalDate(),
        "original_application_version": Bool.random(using: &generator) ? "1.0" : .null,
        "management_url": Bool.random(using: &generator) ? "https://a.example/b?c=d" : .null,
        "subscriptions": object(subscriptions),
        "non_subscriptions": object(purchases.map { ($0.0, .array([$0.1])) }), "entitlements": object(entitlements),
      ],
    ]
  }

  private func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(Dictionary(members, uniquingKeysWith: { $1 }))
  }

  private mutating func subscription() -> JSONValue {
    [
      "purchase_date": date(-3), "original_purchase_date": date(-5), "expires_date": optionalDate(),
      "grace_period_expires_date": optionalDate(), "unsubscribe_detected_at": optionalDate(),
      "billing_issues_detected_at": optionalDate(), "refunded_at": optionalDate(),
      "auto_resume_date": optionalDate(),
      "store": word(["stripe", "rc_billing", "app_store", "paddle", "promotional"]),
      "is_sandbox": .bool(Bool.random(using: &generator)),
      "period_type": word(["normal", "trial", "intro", "prepaid"]),
      "ownership_type": word(["PURCHASED", "FAMILY_SHARED"]), "store_transaction_id": word(["t1", "t2"]),
      "price": ["amount": .real(9.99), "currency": "USD"],
      "product_plan_identifier": Bool.random(using: &generator) ? "monthly" : .null,
      "display_name": Bool.random(using: &generator) ? "Pro" : .null,
    ]
  }

  private mutating func purchase(_ number: Int) -> JSONValue {
    [
      "id": .string("o\(number)"), "purchase_date": date(-2), "original_purchase_date": date(-2),
      "store": word(["stripe", "app_store"]), "is_sandbox": .bool(Bool.random(using: &generator)),
      "store_transaction_id": .string("s\(number)"), "price": ["amount": .real(1.99), "currency": "EUR"],
      "display_name": Bool.random(using: &generator) ? "Coins" : .null,
    ]
  }

  private func entitlement(_ product: String, _ value: JSONValue) -> JSONValue {
    [
      "product_identifier": .string(product), "purchase_date": value["purchase_date"] ?? .null,
      "expires_date": value["expires_date"] ?? .null,
      "grace_period_expires_date": value["grace_period_expires_date"] ?? .null,
      "product_plan_identifier": value["product_plan_identifier"] ?? .null,
    ]
  }

  private mutating func optionalDate() -> JSONValue {
    Bool.random(using: &generator) ? date(Int64.random(in: -9...9, using: &generator)) : .null
  }

  private mutating func word(_ words: [String]) -> JSONValue {
    words.randomElement(using: &generator).map { .string($0) } ?? .null
  }

  /// Days from the request; the service writes whole seconds.
  private func date(_ days: Int64) -> JSONValue {
    .string(Date(timeIntervalSince1970: Double(1_700_000_000 + days * 86_400)).formatted(.iso8601))
  }
}

extension JSONValue {
  /// Where another value differs, with both texts.
  fileprivate func differences(from other: JSONValue, at path: String = "") -> [String] {
    switch (self, other) {
    case (.object(let own), .object(let others)) where Set(own.keys) == Set(others.keys):
      return own.keys.sorted().flatMap { key in
        (own[key] ?? .null).differences(from: others[key] ?? .null, at: path + "/" + key)
      }
    case (.array(let own), .array(let others)) where own.count == others.count:
      return zip(own, others).enumerated().flatMap { $1.0.differences(from: $1.1, at: path + "/\($0)") }
    default: return self == other ? [] : ["\(path): recorded \(text), replayed \(other.text)"]
    }
  }
}
