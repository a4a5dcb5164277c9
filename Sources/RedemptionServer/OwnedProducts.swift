import JSONRPC
import RedemptionCore

/// Products that are owned on the phone.
enum OwnedProducts {
  /// What they give; a product that the session does not sell is an error.
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
