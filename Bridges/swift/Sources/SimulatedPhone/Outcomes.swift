public import Foundation
public import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SuperwallAdapter

/// Every situation in which an app can redeem: the rows of `outcomes/list`.
///
/// ```swift
/// @Test(arguments: Outcomes.revenueCat) func theAppSaysWhatHappened(_ situation: Situation) async throws { … }
/// ```
public enum Outcomes {
  /// Those of RevenueCat.
  public static let revenueCat = all(of: RevenueCatAdapter())
  /// Those of Superwall.
  public static let superwall = all(of: SuperwallAdapter())

  private static func all(of adapter: any RedemptionAdapter) -> [Situation] {
    PreparedSituation.all(of: adapter).map { Situation(adapter: adapter, prepared: $0) }
  }
}

/// What a redemption comes to, by the name that it has in the other bridges: for a table of what the app says.
public typealias OutcomeKind = RedemptionOutcome.Kind

/// A situation in which an app can redeem, with its outcome.
public struct Situation: Sendable, CustomStringConvertible {
  fileprivate let adapter: any RedemptionAdapter
  fileprivate let prepared: PreparedSituation

  /// Such as `linkExpired (used)`.
  public var name: String { prepared.name }
  /// What the redemption comes to.
  public var outcome: OutcomeKind { prepared.outcome }
  /// True if the app must have logged in a user: an anonymous customer gets the purchase.
  public var needsUser: Bool { prepared.needsUser }
  /// The name.
  public var description: String { name }

  /// Brings the situation about on a phone.
  ///
  /// - Parameters:
  ///   - phone: its store sells; its clock moves if the link is to expire; a fault lasts until `phone.store.recover()`.
  ///   - appUserID: the app user at the checkout; nil for an anonymous one. Somebody else, if the app needs a user.
  ///   - email: gets the link; nil for none.
  /// - Returns: the link to open.
  public func url(
    on phone: Phone, product: String = "pro_monthly", entitlements: [String] = ["pro"], appUserID: String? = nil,
    email: String? = "jane.doe@example.com"
  ) throws -> URL {
    let (store, vendor) = (phone.store, adapter.vendor.id)
    if needsUser { try store.setTransferPolicy(.keepWithOriginal, of: vendor) }
    let purchase = try store.purchase(
      vendor, product: product, entitlements: entitlements,
      appUserID: needsUser ? PreparedSituation.stranger : appUserID,
      email: prepared.isWithoutAddress ? nil : email)
    switch prepared.way {
    case .nothing, .keepWithOther: break
    case .lapse: try store.expire(purchase)
    case .wait: phone.clock.advance(by: .milliseconds(adapter.ownership.linkLifetime))
    case .use: try store.redeem(purchase, of: vendor, by: PreparedSituation.redeemer(of: adapter))
    case .spoil: return try store.url(purchase.link.absoluteString + "0")
    case .failure(let reason, let status): store.fail(reason, status: status)
    }
    return purchase.link
  }
}
