import HashTreeCollections
import MemoryStore
import RedemptionCore

/// Web checkouts that SDKs have started, as a value: a copy costs nothing. A paid one is a purchase in the ledger too.
struct OpenCheckouts {
  /// The most checkouts that are kept; the oldest is dropped first.
  static let limit = 10_000

  /// A checkout in the order in which they were started.
  private struct Place: Comparable, Sendable {
    let number: Int
    let id: String

    static func < (left: Place, right: Place) -> Bool { left.number < right.number }
  }

  private var checkouts: TreeDictionary<String, WebCheckout> = [:]
  private var order = SortedBlocks<Place>()
  private var lastNumber = 0

  subscript(id: String) -> WebCheckout? { checkouts[id] }

  /// All checkouts, oldest first.
  var ascending: [(id: String, checkout: WebCheckout)] {
    order.ascending.compactMap { place in checkouts[place.id].map { (place.id, $0) } }
  }

  /// A new id, which cannot be guessed unless the space has a seed.
  static func newId(using random: inout RandomSource) -> String {
    "checkout_" + RandomText.hexadecimal(digits: 32, using: &random)
  }

  /// Keeps a checkout under a new id.
  mutating func add(_ checkout: WebCheckout, as id: String) {
    lastNumber += 1
    checkouts[id] = checkout
    order.insert(Place(number: lastNumber, id: id))
    if order.count > OpenCheckouts.limit, let oldest = order.first { remove(oldest) }
  }

  /// Ends the checkouts of a vendor; nil ends all.
  mutating func removeAll(of vendor: Vendor?) {
    for place in order.ascending where vendor == nil || checkouts[place.id]?.product.vendor == vendor { remove(place) }
  }

  private mutating func remove(_ place: Place) {
    checkouts[place.id] = nil
    order.remove(place)
  }
}
