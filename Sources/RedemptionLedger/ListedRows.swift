public import RedemptionCore

/// Which purchases are listed; nil members match all.
public struct PurchaseFilter: Hashable, Sendable {
  /// The vendor that sold it.
  public var vendor: Vendor?
  /// The buyer's address.
  public var email: String?
  /// The user who bought it, or who owns it.
  public var appUserId: String?

  /// Creates a filter.
  public init(vendor: Vendor? = nil, email: String? = nil, appUserId: String? = nil) {
    self.vendor = vendor
    self.email = email
    self.appUserId = appUserId
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
  /// The purchases that match, newest first, at most as many as `limit`.
  public func purchases(matching filter: PurchaseFilter, newest limit: Int) throws(LedgerError) -> [ListedPurchase] {
    try store.read { tables throws(LedgerError) in
      let codes = Dictionary(grouping: try tables.codes(matching: filter, newest: limit)) { $0.purchase }
      var listed: [ListedPurchase] = []
      for stored in try tables.purchases(matching: filter, newest: limit) {
        var users = stored.appUserId.map { [$0] } ?? []
        if let customer = stored.customer { users = try tables.appUserIds(ofCustomer: customer) }
        listed.append(
          ListedPurchase(
            record: stored.record, appUserIds: users, deviceIds: try tables.deviceIds(of: stored.record.id),
            codes: codes[stored.record.id] ?? []))
      }
      return listed
    }
  }

  /// The number of purchases that match.
  public func purchaseCount(matching filter: PurchaseFilter) throws(LedgerError) -> Int {
    try store.read { tables throws(LedgerError) in try tables.purchaseCount(matching: filter) }
  }

  /// A vendor's customers, or all, newest first, each with its app user ids.
  public func customers(
    of vendor: Vendor?, newest limit: Int
  ) throws(LedgerError) -> [(customer: ListedCustomer, appUserIds: [String])] {
    try store.read { tables throws(LedgerError) in
      var listed: [(customer: ListedCustomer, appUserIds: [String])] = []
      for customer in try tables.customers(of: vendor, newest: limit) {
        listed.append((customer, try tables.appUserIds(ofCustomer: customer.customer.id)))
      }
      return listed
    }
  }

  /// The number of a vendor's customers, or of all.
  public func customerCount(of vendor: Vendor?) throws(LedgerError) -> Int {
    try store.read { tables throws(LedgerError) in try tables.customerCount(of: vendor) }
  }
}
