public import RedemptionCore

extension Ledger {
  /// The catalog of a vendor: each product as it was sold last, by ascending id of the product.
  public func products(of vendor: Vendor, at now: Timestamp) throws(LedgerError) -> [PurchaseRecord] {
    try read(vendor, at: now) { vendor throws(LedgerError) in
      try vendor.tables.newestPurchases(of: vendor.vendor).filter { $0.record.store != .promotional }.map(\.asSold)
    }
  }

  /// Returns whether a code still works; nil if the vendor has no such code.
  public func state(ofCode code: String, of vendor: Vendor, at now: Timestamp) throws(LedgerError) -> CodeState? {
    try read(vendor, at: now) { vendor throws(LedgerError) -> CodeState? in
      guard let stored = try vendor.tables.code(code), stored.purchase.record.vendor == vendor.vendor else {
        return nil
      }
      return stored.usedBy != nil ? .used : now < stored.expiresAt ? .unused : .expired
    }
  }

  /// Sells what a web checkout contains, for the period and price of its product. A checkout that is sold already
  /// returns its sale.
  public func sell(_ checkout: WebCheckout, as id: String, at now: Timestamp) throws(LedgerError) -> WebSale {
    let product = checkout.product
    if let sale = try sale(id, of: product.vendor, at: now) { return sale }
    let period = product.expiresAt.map { $0.milliseconds - product.purchasedAt.milliseconds }
    let order = Order(
      vendor: product.vendor, kind: product.kind, product: product.product, plan: product.plan,
      displayName: product.displayName, entitlements: product.entitlements, appUserId: checkout.appUserId,
      email: checkout.email, store: checkout.store, expiresIn: period.map { $0 / 1000 } ?? Order.defaultExpiresIn,
      isSandbox: checkout.isSandbox, price: product.price, metadata: checkout.metadata,
      storeTransactionId: id)
    let sale = try purchase(order, through: try webSDK(of: product.vendor), at: now)
    return WebSale(purchase: sale.purchase, redemptionInfo: sale.end.redemptionInfo)
  }

  /// Returns the sale of a web checkout; nil if the vendor has none with this id.
  public func sale(_ id: String, of vendor: Vendor, at now: Timestamp) throws(LedgerError) -> WebSale? {
    let checkout = try webSDK(of: vendor)
    return try read(vendor, at: now) { vendor throws(LedgerError) -> WebSale? in
      guard let purchase = try vendor.tables.purchase(storeTransactionId: id)?.record,
        purchase.vendor == vendor.vendor, let code = try vendor.tables.firstCode(of: purchase.id)
      else { return nil }
      let link = vendor.adapter.links.link(to: code, for: purchase, under: try vendor.policy().links)
      let sold = CheckoutSale(
        purchase: purchase, link: link, isIdentified: !vendor.adapter.ownership.isAnonymous(purchase.buyerId))
      let end = checkout.end(of: sold, under: try vendor.checkoutSettings())
      return WebSale(purchase: purchase, redemptionInfo: end.redemptionInfo)
    }
  }

  /// True if a checkout with this id has ended.
  public func knowsCheckout(_ id: String, of vendor: Vendor) throws(LedgerError) -> Bool {
    try store.read { tables throws(LedgerError) in
      if try tables.checkout(id, of: vendor) != nil { return true }
      return try tables.purchase(storeTransactionId: id)?.record.vendor == vendor
    }
  }

  /// How many customers this ledger has created since it was opened.
  public var createdCustomers: Int { customerIds.assigned }

  private func webSDK(of vendor: Vendor) throws(LedgerError) -> any Checkout {
    let door = try adapter(vendor).checkout
    do { return try door.checkout(.webSDK, options: .none) } catch { return door.hostedPage }
  }
}
