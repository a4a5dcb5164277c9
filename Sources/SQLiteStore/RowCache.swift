import RedemptionCore
import RedemptionLedger

/// Rows that a client asks for again and again: some SDKs send all their earlier codes along with each new one.
///
/// It has what the database has. A write of this server changes or drops a row here too; a rollback, or a commit of
/// another server (`PRAGMA data_version`), drops all. Rows are only added while ``isOn``.
final class RowCache {
  /// Rows at most; beyond, all are dropped.
  private static let limit = 20_000

  /// Whose purchases.
  private struct Holder: Hashable {
    let owner: Owner
    let vendor: Vendor
  }

  private struct Held {
    /// Oldest first, then by id.
    var purchases: [StoredPurchase]
    /// The ids of purchases that were written since.
    var written: Set<String> = []
  }

  /// True while codes are asked for of which there are several.
  var isOn = false
  /// What `PRAGMA data_version` was when the last transaction began.
  private var version: Int64?
  private var isEmpty = true
  private var count = 0
  private var codes: [String: StoredCode?] = [:]
  private var codesOfPurchases: [String: [String]] = [:]
  private var devices: [String: [String]] = [:]
  private var held: [Holder: Held] = [:]

  /// A transaction begins.
  func begin(at version: Int64) {
    if version != self.version { removeAll() }
    self.version = version
    isOn = false
  }

  /// Drops everything.
  func removeAll() {
    guard !isEmpty else { return }
    isEmpty = true
    count = 0
    codes = [:]
    codesOfPurchases = [:]
    devices = [:]
    held = [:]
  }

  private func add(_ rows: Int) {
    if count + rows > RowCache.limit { removeAll() }
    isEmpty = false
    count += rows
  }

  // MARK: Codes

  /// A code; the inner nil says that there is none.
  func code(_ code: String) -> StoredCode?? { isEmpty ? nil : codes[code] }

  func add(_ stored: StoredCode?, as code: String) {
    guard isOn else { return }
    add(1)
    codes[code] = .some(stored)
    if let stored { codesOfPurchases[stored.purchase.record.id, default: []].append(code) }
  }

  func remove(code: String) {
    if !isEmpty { codes[code] = nil }
  }

  // MARK: Purchases

  /// A purchase was written, or who holds it.
  func remove(purchase: String) {
    guard !isEmpty else { return }
    for code in codesOfPurchases.removeValue(forKey: purchase) ?? [] { codes[code] = nil }
    devices[purchase] = nil
    for holder in held.keys { held[holder]?.written.insert(purchase) }
  }

  func deviceIds(of purchase: String) -> [String]? { isEmpty ? nil : devices[purchase] }

  func add(_ deviceIds: [String], of purchase: String) {
    guard isOn else { return }
    add(1)
    devices[purchase] = deviceIds
  }

  /// The purchases that a user or device holds; nil if they are not known.
  ///
  /// - Parameter read: reads a purchase; nil if it is not held by that user or device, or not that vendor's.
  func purchases(
    heldBy owner: Owner, at vendor: Vendor, _ read: (String) throws(LedgerError) -> StoredPurchase?
  ) throws(LedgerError) -> [StoredPurchase]? {
    let holder = Holder(owner: owner, vendor: vendor)
    guard !isEmpty, var known = held.removeValue(forKey: holder) else { return nil }
    if !known.written.isEmpty {
      known.purchases.removeAll { known.written.contains($0.record.id) }
      for id in known.written {
        guard let purchase = try read(id) else { continue }
        let place = known.purchases.lastIndex { RowCache.precedes($0, purchase) }
        known.purchases.insert(purchase, at: place.map { $0 + 1 } ?? 0)
      }
      known.written = []
    }
    held[holder] = known
    return known.purchases
  }

  func add(_ purchases: [StoredPurchase], heldBy owner: Owner, at vendor: Vendor) {
    guard isOn else { return }
    add(purchases.count + 1)
    held[Holder(owner: owner, vendor: vendor)] = Held(purchases: purchases)
  }

  private static func precedes(_ one: StoredPurchase, _ other: StoredPurchase) -> Bool {
    (one.record.purchasedAt, one.record.id) < (other.record.purchasedAt, other.record.id)
  }
}
