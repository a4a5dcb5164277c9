import RedemptionCore
import RevenueCatAdapter
import SuperwallAdapter

/// The rules of design section 7 once more, written from their text over plain collections: what the ledger is compared
/// with.
///
/// It shares no rule with the sources: no ownership function, no SQL; of the adapters it knows the names alone.
struct PlainModel {
  static let reissueInterval: Int64 = 60_000
  static let devicesPerPurchase = 5

  struct Purchase {
    let vendor: Vendor
    let name: String
    let entitlement: String
    let isSubscription: Bool
    let email: String?
    var ends: Int64?
    var isRefunded = false
    var lastReissue: Int64?
    /// RevenueCat's owner.
    var person = 0
    /// Superwall's owners.
    var user: String?
    var devices: [String] = []

    func isActive(at now: Int64) -> Bool { !isRefunded && (ends.map { now < $0 } ?? true) }
  }

  struct Code {
    let purchase: Int
    let expires: Int64
    var usedBy: Holder?
  }

  enum Holder: Equatable {
    case user(String)
    case device(String)
  }

  /// One customer of RevenueCat by all names.
  struct Person {
    var names: Set<String>
    var isIdentified: Bool { names.contains { !$0.hasPrefix("$RCAnonymousID:") } }
    var hasAnonymousName: Bool { names.contains { $0.hasPrefix("$RCAnonymousID:") } }
  }

  struct Mail: Equatable {
    let to: String
    let isReissue: Bool
    let at: Int64
  }

  enum Answer: Equatable {
    case redeemed(Holder)
    case lapsed(Holder)
    case expired(LinkExpiryReason, reissued: Bool, hasEmail: Bool)
    case invalid
    case othersPurchase
  }

  var now: Int64
  var purchases: [Purchase] = []
  var codes: [String: Code] = [:]
  var persons: [Int: Person] = [:]
  var mails: [Mail] = []
  var transfer: [Vendor: TransferPolicy] = [:]
  private var lastPerson = 0

  init(now: Int64) { self.now = now }

  // MARK: RevenueCat's persons

  func person(named name: String) -> Int? { persons.first { $0.value.names.contains(name) }?.key }

  mutating func meet(_ name: String) -> Int {
    if let known = person(named: name) { return known }
    lastPerson += 1
    persons[lastPerson] = Person(names: [name])
    return lastPerson
  }

  private mutating func unite(_ one: Int, _ other: Int) {
    guard one != other, let gone = persons.removeValue(forKey: other) else { return }
    persons[one]?.names.formUnion(gone.names)
    for index in purchases.indices where purchases[index].person == other { purchases[index].person = one }
  }

  /// Whether the service had not met the new name.
  mutating func logIn(from old: String, to new: String) -> Bool {
    let isNew = person(named: new) == nil
    guard old.hasPrefix("$RCAnonymousID:"), old != new else {
      _ = meet(new)
      return isNew
    }
    if let theirs = person(named: new) {
      guard persons[theirs]?.hasAnonymousName == false else { return false }
      let mine = meet(old)
      if mine != theirs, persons[mine]?.isIdentified == false { unite(theirs, mine) }
    } else {
      let mine = meet(old)
      if persons[mine]?.isIdentified == true { _ = meet(new) } else { persons[mine]?.names.insert(new) }
    }
    return isNew
  }

  // MARK: Redemptions

  mutating func redeem(_ text: String, _ vendor: Vendor, user: String?, device: String) -> Answer {
    guard let code = codes[text], purchases[code.purchase].vendor == vendor else { return .invalid }
    let me = user.map { Holder.user($0) } ?? .device(device)
    if vendor == .superwall, let holder = code.usedBy, stillHolds(holder, code.purchase),
      holder == .device(device) || holder == me
    {
      return success(code.purchase, holder)
    }
    guard code.usedBy == nil, now < code.expires else {
      return expire(code.purchase, code.usedBy == nil ? .expired : .used)
    }
    if vendor == .superwall {
      take(code.purchase, me)
    } else if let user, !takeAsPerson(code.purchase, user) {
      return .othersPurchase
    }
    codes[text]?.usedBy = me
    return success(code.purchase, me)
  }

  private func stillHolds(_ holder: Holder, _ purchase: Int) -> Bool {
    switch holder {
    case .user(let id): purchases[purchase].user == id
    case .device(let id): purchases[purchase].devices.contains(id)
    }
  }

  private func success(_ purchase: Int, _ holder: Holder) -> Answer {
    purchases[purchase].isActive(at: now) ? .redeemed(holder) : .lapsed(holder)
  }

  private mutating func expire(_ purchase: Int, _ reason: LinkExpiryReason) -> Answer {
    guard let email = purchases[purchase].email else { return .expired(reason, reissued: false, hasEmail: false) }
    if let last = purchases[purchase].lastReissue, now - last < PlainModel.reissueInterval {
      return .expired(reason, reissued: false, hasEmail: true)
    }
    purchases[purchase].lastReissue = now
    mails.append(Mail(to: email, isReissue: true, at: now))
    return .expired(reason, reissued: true, hasEmail: true)
  }

  private mutating func take(_ purchase: Int, _ holder: Holder) {
    switch holder {
    case .user(let id): purchases[purchase].user = id
    case .device(let id):
      guard !purchases[purchase].devices.contains(id) else { return }
      if purchases[purchase].devices.count == PlainModel.devicesPerPurchase {
        purchases[purchase].devices.removeFirst()
      }
      purchases[purchase].devices.append(id)
    }
  }

  /// Whether the purchase is the user's now.
  private mutating func takeAsPerson(_ purchase: Int, _ user: String) -> Bool {
    let owner = purchases[purchase].person
    if persons[owner]?.names.contains(user) == true { return true }
    let knownAsIdentified = person(named: user).flatMap { persons[$0]?.isIdentified }
    let isIdentified = knownAsIdentified ?? !user.hasPrefix("$RCAnonymousID:")
    guard isIdentified, persons[owner]?.isIdentified == true else {
      unite(owner, meet(user))
      return true
    }
    switch transfer[.revenueCat] ?? .transfer {
    case .transfer: break
    case .transferIfInactive:
      if purchases[purchase].isSubscription, purchases[purchase].isActive(at: now) { return false }
    case .keepWithOriginal: return false
    case .share:
      unite(owner, meet(user))
      return true
    }
    purchases[purchase].person = meet(user)
    return true
  }

  // MARK: What somebody has

  func held(_ vendor: Vendor, user: String?, device: String) -> [Purchase] {
    purchases.filter { purchase in
      guard purchase.vendor == vendor else { return false }
      if vendor == .superwall {
        // Asked with both: what the device holds is the user's too while on it.
        return (user != nil && purchase.user == user) || purchase.devices.contains(device)
      }
      return user.map { persons[purchase.person]?.names.contains($0) == true } ?? false
    }
  }
}
