import RedemptionCore

/// Web checkouts that SDKs have started. A paid one is a purchase in the ledger too.
struct OpenCheckouts {
  /// The most checkouts that are kept; the oldest is dropped first.
  static let limit = 10_000

  private var checkouts: [String: WebCheckout] = [:]
  private var order: [String] = []
  private var dropped = 0

  subscript(id: String) -> WebCheckout? { checkouts[id] }

  /// A new id, which cannot be guessed unless the space has a seed.
  static func newId(using random: inout RandomSource) -> String {
    "checkout_" + RandomText.hexadecimal(digits: 32, using: &random)
  }

  /// Keeps a checkout under a new id.
  mutating func add(_ checkout: WebCheckout, as id: String) {
    checkouts[id] = checkout
    order.append(id)
    if checkouts.count > OpenCheckouts.limit {
      checkouts[order[dropped]] = nil
      dropped += 1
      if dropped == OpenCheckouts.limit {
        order.removeFirst(dropped)
        dropped = 0
      }
    }
  }

  /// Ends the checkouts of a vendor; nil ends all.
  mutating func removeAll(of vendor: Vendor?) {
    guard let vendor else { return self = OpenCheckouts() }
    let kept = order.dropFirst(dropped).filter { checkouts[$0]?.product.vendor != vendor }
    checkouts = checkouts.filter { $0.value.product.vendor != vendor }
    (order, dropped) = (kept, 0)
  }
}
