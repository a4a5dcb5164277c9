public import RedemptionCore

/// Which purchases are listed; nil members match all.
public struct PurchaseFilter: Hashable, Sendable {
  /// The vendor that sold it.
  public var vendor: Vendor?
  /// The buyer's address.
  public var email: String?
  /// The user who bought it, or who owns it.
  public var appUserId: String?
  /// The id of a purchase: only older ones match.
  public var before: String?

  /// Creates a filter.
  public init(vendor: Vendor? = nil, email: String? = nil, appUserId: String? = nil, before: String? = nil) {
    self.vendor = vendor
    self.email = email
    self.appUserId = appUserId
    self.before = before
  }

  /// True if it matches all purchases, or all of a vendor: their number is kept and need not be counted.
  public var matchesWholeVendors: Bool { email == nil && appUserId == nil && before == nil }
}

/// Which customers are listed; nil members match all.
public struct CustomerFilter: Hashable, Sendable {
  /// The vendor that keeps it.
  public var vendor: Vendor?
  /// The id of a customer: only older ones match.
  public var before: Int64?

  /// Creates a filter.
  public init(vendor: Vendor? = nil, before: Int64? = nil) {
    self.vendor = vendor
    self.before = before
  }
}

/// A code as a list shows it.
public struct ListedCode: Hashable, Sendable {
  /// The code.
  public let code: String
  /// The id of the purchase that it redeems.
  public let purchase: String
  /// The moment from which it is expired.
  public let expiresAt: Timestamp
  /// When it was used; nil if it is unused.
  public let usedAt: Timestamp?
  /// Who used it; nil if it is unused.
  public let usedBy: Owner?

  /// Describes a code.
  public init(code: String, purchase: String, expiresAt: Timestamp, usedAt: Timestamp?, usedBy: Owner?) {
    self.code = code
    self.purchase = purchase
    self.expiresAt = expiresAt
    self.usedAt = usedAt
    self.usedBy = usedBy
  }
}

/// A customer as a list shows it.
public struct ListedCustomer: Hashable, Sendable {
  /// The vendor that keeps it.
  public let vendor: Vendor
  /// The customer.
  public let customer: StoredCustomer

  /// Describes a customer.
  public init(vendor: Vendor, customer: StoredCustomer) {
    self.vendor = vendor
    self.customer = customer
  }
}

/// A purchase with who owns it and its codes.
public struct ListedPurchase: Hashable, Sendable {
  /// What was bought.
  public let record: PurchaseRecord
  /// The users who own it: all names of its customer, or one identified user.
  public let appUserIds: [String]
  /// The devices that hold it.
  public let deviceIds: [String]
  /// Its codes in the order in which they expire.
  public let codes: [ListedCode]
}

extension Ledger {
  /// Rows that are counted for a list: a count stops here, so that it takes no longer on a larger ledger. The number of
  /// a vendor's rows, or of all, is kept, and always exact.
  public static let countLimit = 1_000

  /// The purchases that match, newest first, at most as many as `limit`.
  public func purchases(matching filter: PurchaseFilter, newest limit: Int) throws(LedgerError) -> [ListedPurchase] {
    try store.read { tables throws(LedgerError) in
      try listed(try tables.purchases(matching: filter, newest: limit), in: tables)
    }
  }

  /// The purchase with this id; nil if there is none.
  public func listedPurchase(_ id: String) throws(LedgerError) -> ListedPurchase? {
    try store.read { tables throws(LedgerError) in
      guard let stored = try tables.purchase(id) else { return nil }
      return try listed([stored], in: tables).first
    }
  }

  private func listed(
    _ found: [StoredPurchase], in tables: any LedgerTables
  ) throws(LedgerError) -> [ListedPurchase] {
    let codes = Dictionary(grouping: try tables.codes(ofPurchases: found.map(\.record.id))) { $0.purchase }
    var listed: [ListedPurchase] = []
    var names: [Int64: [String]] = [:]
    for stored in found {
      var users = stored.appUserId.map { [$0] } ?? []
      if let customer = stored.customer {
        users = if let known = names[customer] { known } else { try tables.appUserIds(ofCustomer: customer) }
        names[customer] = users
      }
      // A vendor that keeps customers keeps no devices.
      let hasDevices = adapters[stored.record.vendor]?.ownership.keepsCustomers != true
      listed.append(
        ListedPurchase(
          record: stored.record, appUserIds: users,
          deviceIds: hasDevices ? try tables.deviceIds(of: stored.record.id) : [],
          codes: codes[stored.record.id] ?? []))
    }
    return listed
  }

  /// The number of purchases that match and are older than the last one of a list; at most ``countLimit`` are counted
  /// if the filter names more than a vendor.
  ///
  /// - Parameters:
  ///   - listed: the last list of that filter.
  ///   - filter: which purchases match.
  public func omitted(after listed: [ListedPurchase], matching filter: PurchaseFilter) throws(LedgerError) -> Int {
    try store.read { tables throws(LedgerError) in
      if filter.matchesWholeVendors {
        return try tables.purchaseCount(matching: filter, atMost: .max) - listed.count
      }
      var older = filter
      older.before = listed.last?.record.id ?? filter.before
      return min(Ledger.countLimit, try tables.purchaseCount(matching: older, atMost: Ledger.countLimit))
    }
  }

  /// The customers that match, newest first, each with its app user ids.
  public func customers(
    matching filter: CustomerFilter, newest limit: Int
  ) throws(LedgerError) -> [(customer: ListedCustomer, appUserIds: [String])] {
    try store.read { tables throws(LedgerError) in
      var listed: [(customer: ListedCustomer, appUserIds: [String])] = []
      for customer in try tables.customers(matching: filter, newest: limit) {
        listed.append((customer, try tables.appUserIds(ofCustomer: customer.customer.id)))
      }
      return listed
    }
  }

  /// The number of customers that match and are older than a customer of a list.
  ///
  /// - Parameters:
  ///   - customer: the last one of the list.
  ///   - count: how many are in the list.
  ///   - filter: which customers match.
  public func omitted(
    after customer: Int64, listed count: Int, matching filter: CustomerFilter
  ) throws(LedgerError) -> Int {
    try store.read { tables throws(LedgerError) in
      if filter.before == nil { return try tables.customerCount(matching: filter, atMost: .max) - count }
      var older = filter
      older.before = customer
      return min(Ledger.countLimit, try tables.customerCount(matching: older, atMost: Ledger.countLimit))
    }
  }
}
