import JSONRPC
import RedemptionCore

/// Products that are owned in the phone's own store.
enum OwnedProducts {
  /// Returns their entitlements. Throws for a product that is not one of the session's `products`.
  static func entitlements(
    of products: [String], at path: String, _ options: SessionOptions, _ profile: SessionProfile
  ) throws(RPCError) -> [Entitlement] {
    var entitlements: [Entitlement] = []
    for (index, product) in products.enumerated() {
      guard let ids = options.products[product] else {
        throw .invalid("\(path)/\(index)", expected: "one of the session's `products`")
      }
      entitlements += ids.map {
        Entitlement(
          id: $0, isActive: true, productId: product, productIds: [product], store: profile.access?.deviceStore)
      }
    }
    return entitlements
  }
}
