import MemoryStore
import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SuperwallAdapter
import TestStores

/// A ledger in plain memory or in PostgreSQL, a clock, and buyers, for the tests of the rules.
final class Shop {
  static let adapters: [any RedemptionAdapter] = [RevenueCatAdapter(), SuperwallAdapter()]

  let ledger: Ledger
  var now = Timestamp(milliseconds: 1_700_000_000_000)

  /// - Parameter store: nil for plain memory, or for PostgreSQL where that is to be tested.
  init(store: (any LedgerStore)? = nil) throws {
    ledger = Ledger(store: try store ?? TestStores.make { MemoryStore() }, adapters: Shop.adapters)
  }

  /// A purchase with its first link.
  struct Sale {
    let purchase: PurchaseRecord
    let link: IssuedLink
    var id: String { purchase.id }
    var code: String { link.code }
  }

  /// Who opens a link: an app user, or nobody, on a device.
  struct App {
    var user: String?
    var device = "device-1"
  }

  func buy(
    _ vendor: Vendor, as buyer: String? = nil, email: String? = "jane.doe@revenue.com", product: String = "pro_monthly",
    kind: PurchaseRecord.Kind = .subscription, _ change: (inout Order) -> Void = { _ in }
  ) throws -> Sale {
    var order = Order(
      vendor: vendor, kind: kind, product: product, entitlements: ["pro"], appUserId: buyer, email: email)
    change(&order)
    let sale = try ledger.purchase(order, at: now)
    return Sale(purchase: sale.purchase, link: sale.link)
  }

  func redeem(_ code: String, _ vendor: Vendor, as app: App, held: [String] = []) throws -> RedemptionAnswer {
    let redeemer = Redeemer(appUserId: app.user, deviceId: app.device)
    let request = RedemptionQuestion(vendor: vendor, code: code, storedCodes: held, redeemer: redeemer)
    guard case .redemption(let answer) = try ledger.answer(.redeem(request), at: now) else { throw WrongAnswer() }
    return answer
  }

  /// Redeems as an app user on a device, for the outcome alone.
  func redeem(
    _ code: String, _ vendor: Vendor, as user: String?, on device: String = "device-1"
  ) throws -> RedemptionOutcome {
    guard let outcome = try redeem(code, vendor, as: App(user: user, device: device)).outcome else {
      throw WrongAnswer()
    }
    return outcome
  }

  func customer(_ vendor: Vendor, _ user: String?, on device: String = "device-1") throws -> Grant {
    let redeemer = Redeemer(appUserId: user, deviceId: device)
    guard case .customer(let grant) = try ledger.answer(.customer(vendor, redeemer), at: now) else {
      throw WrongAnswer()
    }
    return grant
  }

  func logIn(_ vendor: Vendor, from user: String?, to newUser: String) throws -> (grant: Grant, created: Bool) {
    let redeemer = Redeemer(appUserId: user, deviceId: "device-1")
    guard
      case .logIn(let grant, let created) = try ledger.answer(.logIn(vendor, redeemer, newAppUserId: newUser), at: now)
    else { throw WrongAnswer() }
    return (grant, created)
  }

  func pass(milliseconds: Int64) { now = now.advanced(byMilliseconds: milliseconds) }
  func pass(minutes: Int64) { pass(milliseconds: minutes * 60_000) }

  func mails(_ reason: MailMessage.Reason) throws -> [MailMessage] {
    try ledger.mailbox(of: nil).filter { $0.reason == reason }
  }

  func setPolicy(_ vendor: Vendor, _ change: (inout Policy) -> Void) throws {
    var policy = try ledger.policy(of: vendor)
    change(&policy)
    try ledger.setPolicy(policy, of: vendor)
  }
}

/// The ledger answered another question than was asked.
struct WrongAnswer: Error {}

extension RedemptionOutcome {
  /// The answer to a code that does not work any more.
  static func expired(
    _ code: String, _ reason: LinkExpiryReason = .expired, reissued: Bool
  ) -> RedemptionOutcome {
    .linkExpired(code: code, reason: reason, reissued: reissued, obfuscatedEmail: "j***@r***e.com")
  }
}

/// An anonymous app user, as RevenueCat's SDKs make them.
func anonymous(_ number: Int) -> String {
  let digits = String(number, radix: 16)
  return "$RCAnonymousID:" + String(repeating: "0", count: 32 - digits.utf8.count) + digits
}
