import RedemptionCore

/// The entitlements that an app sees, as SuperwallKit's `entitlements` has them.
///
/// Source: SuperwallKit 4.16.4 `StoreKit/Products/EntitlementsInfo.swift`.
public struct EntitlementsInfo: Hashable, Sendable {
  /// Those that give access.
  public var active: Set<SuperwallEntitlement>
  /// Those that do not.
  public var inactive: Set<SuperwallEntitlement>
  /// The active ones of the service's latest answer.
  public var web: Set<SuperwallEntitlement>
  /// All of them.
  public var all: Set<SuperwallEntitlement> { active.union(inactive) }

  /// What each product of the dashboard gives; active if the device owns it.
  var products: [String: Set<SuperwallEntitlement>] = [:]

  /// Describes an app's entitlements.
  public init(
    active: Set<SuperwallEntitlement> = [], inactive: Set<SuperwallEntitlement> = [],
    web: Set<SuperwallEntitlement> = []
  ) {
    self.active = active
    self.inactive = inactive
    self.web = web
  }

  /// What a product gives; empty for a product that the dashboard does not have.
  public func byProductId(_ productId: String) -> Set<SuperwallEntitlement> { products[productId] ?? [] }

  /// What these products give.
  public func byProductIds(_ productIds: Set<String>) -> Set<SuperwallEntitlement> {
    productIds.sorted().reduce(into: []) { $0.formUnion(byProductId($1)) }
  }
}

extension EntitlementsInfo {
  init(_ behaviour: SuperwallBehaviour) {
    let known = behaviour.entitlements
    func entitlements(_ list: [Entitlement]) -> Set<SuperwallEntitlement> {
      Set(list.map { SuperwallEntitlement($0) })
    }
    self.init(active: entitlements(known.active), inactive: entitlements(known.inactive), web: entitlements(known.web))
    for (product, ids) in behaviour.options.products {
      products[product] = entitlements(
        ids.map { id in
          known.device.first { $0.id == id && $0.productIds.contains(product) }
            ?? Entitlement(id: id, isActive: false, productIds: [product])
        })
    }
  }
}
