import HashTreeCollections
import RedemptionCore
import RedemptionLedger

extension MemoryTables {
  func purchases(matching filter: PurchaseFilter, newest limit: Int) -> [StoredPurchase] {
    found(filter, limit).compactMap { purchase($0.text) }
  }

  func purchaseCount(matching filter: PurchaseFilter, atMost limit: Int) -> Int {
    // Without a condition on the row, the list has just what is wanted.
    filter.matchesWholeVendors ? value.purchaseIds[filter.vendor].count : found(filter, limit).count
  }

  /// The ids of the purchases that match, newest first.
  private func found(_ filter: PurchaseFilter, _ limit: Int) -> [TextKey] {
    let before = filter.before.map(TextKey.init)
    return ids(matching: filter).greatest(limit, before: before) { purchase($0.text).map(filter.matches) ?? false }
  }

  /// The ids of all purchases that match, and of others: the smallest list that an index has.
  private func ids(matching filter: PurchaseFilter) -> SortedBlocks<TextKey> {
    let keys: [SortedBlocks<MemoryRows.PurchaseKey>]
    if let user = filter.appUserId.map(TextKey.init) {
      let customers = value.customerIds.vendors.compactMap {
        value.appUsers[MemoryRows.VendorName(vendor: $0, name: user)]?.customer
      }
      keys = [value.byAppUser[user], value.byBuyer[user]] + Set(customers).map { value.byCustomer[$0] }
    } else if let email = filter.email {
      keys = [value.byEmail[TextKey(email)]]
    } else {
      return value.purchaseIds[filter.vendor]
    }
    var ids = SortedBlocks<TextKey>()
    for list in keys {
      list.walkDown { key in
        ids.insert(key.id)
        return true
      }
    }
    return ids
  }

  func codes(ofPurchases purchases: [String]) -> [ListedCode] {
    let unused = Timestamp(milliseconds: .max)
    return purchases.map(TextKey.init).sorted().flatMap { purchase in
      value.codesOfPurchase[purchase].ascending.compactMap { key in
        value.codes[key.code].map {
          ListedCode(
            code: key.code.text, purchase: purchase.text, expiresAt: key.expiresAt, usedAt: $0.row.usedAt,
            usedBy: $0.row.usedBy)
        }
      }.sorted {
        ($0.expiresAt, $0.usedAt ?? unused, TextKey($0.code)) < ($1.expiresAt, $1.usedAt ?? unused, TextKey($1.code))
      }
    }
  }

  func customers(matching filter: CustomerFilter, newest limit: Int) -> [ListedCustomer] {
    value.customerIds[filter.vendor].greatest(limit, before: filter.before).compactMap { id in
      value.customers[id].map { ListedCustomer(vendor: $0.vendor, customer: $0.row) }
    }
  }

  func customerCount(matching filter: CustomerFilter, atMost limit: Int) -> Int {
    let ids = value.customerIds[filter.vendor]
    return filter.before == nil ? ids.count : ids.greatest(limit, before: filter.before).count
  }

  func appUserIds(ofCustomer customer: Int64) -> [String] {
    value.customers[customer]?.names.ascending.map(\.text) ?? []
  }
}

extension PurchaseFilter {
  /// True if a purchase that an index has found by the user, or else by the address, matches the other conditions.
  fileprivate func matches(_ purchase: StoredPurchase) -> Bool {
    (vendor == nil || purchase.record.vendor == vendor)
      && (email == nil || purchase.record.email.map(TextKey.init) == email.map(TextKey.init))
  }
}
