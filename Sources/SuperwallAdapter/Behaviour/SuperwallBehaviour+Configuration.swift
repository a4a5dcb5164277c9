import RedemptionCore

/// The entitlements of the service's configuration, which the SDK knows before it asks about a user.
///
/// Ours are those of the session's products and those that the service has named since.
extension SuperwallBehaviour {
  /// Those of the session's products.
  var sold: [Entitlement] {
    options.products.sorted { $0.key < $1.key }.flatMap { product, ids in
      ids.map { Entitlement(id: $0, isActive: false, productIds: [product]) }
    }
  }

  private var configuration: IdentifiedList<Entitlement> { merged(sold, Array(named)) }

  /// Takes what an answer names into the configuration.
  ///
  /// On a phone it was there from the beginning, so the app is not told: iOS has it from its device's purchases,
  /// Android from the poll at its start.
  mutating func learn(_ entitlements: some Sequence<Entitlement>) {
    for entitlement in entitlements {
      let bare = Entitlement(id: entitlement.id, isActive: false, productIds: entitlement.productIds)
      guard named.add(bare) else { continue }
      toldCustomer.entitlements.add(bare)
      guard target.platform == .ios else { continue }
      readDevice.add(bare)
      if !bare.productIds.isEmpty { readAll.add(bare) }
    }
  }

  /// Everything that an answer to a redemption names.
  mutating func learn(_ answer: RedemptionAnswer) {
    let outcomes = answer.storedOutcomes + [answer.outcome].compactMap { $0 }
    let grants = [answer.customer].compactMap { $0 } + outcomes.compactMap(\.grant)
    learn(grants.flatMap(\.entitlements))
  }

  /// What StoreKit 2 and the configuration say: each entitlement of the configuration is there, inactive unless the
  /// device has it (`SK2ReceiptManager.swift`, `loadPurchases`).
  ///
  /// `entitlements.all` is made of it and of what the web gave by then; an entitlement without a product is left out
  /// (`ReceiptManager.swift`, `loadPurchasedProducts`; `CustomerInfo.swift`, `entitlementsByProductId`), except one
  /// that a test gives the device by its name alone.
  mutating func readPurchasesOnApple() {
    readDevice = merged(Array(configuration), Array(deviceEntitlements))
    readAll = IdentifiedList(
      merged(Array(readDevice), webEntitlements).filter {
        !$0.productIds.isEmpty || deviceEntitlements[$0.id] != nil
      })
  }

  /// `EntitlementsInfo.swift`: `inactive` subtracts whole values, so that an entitlement that the web gives stands in
  /// `active` and, as the configuration has it, in `inactive` and `all` until purchases are read again.
  var entitlementsOnApple: SDKEntitlements {
    let active = Array(merged(status.entitlements, []))
    return SDKEntitlements(
      active: active, inactive: readAll.filter { !active.contains($0) }, all: Array(readAll),
      web: webEntitlements.filter(\.isActive), device: Array(deviceEntitlements))
  }
}

extension IdentifiedList<Entitlement> {
  /// Adds a value; one with its identifier stays, and names its products too.
  ///
  /// - Returns: false if that changes nothing.
  @discardableResult
  fileprivate mutating func add(_ bare: Entitlement) -> Bool {
    let known = self[bare.id]
    var value = known ?? bare
    value.unite(productIds: bare.productIds)
    guard value != known else { return false }
    insert(value)
    return true
  }
}
