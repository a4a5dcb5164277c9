import HashTreeCollections
import RedemptionCore

/// Ordered elements by what they are looked up by, as a value.
struct Index<Key: Hashable & Sendable, Element: Comparable & Sendable>: Sendable {
  private var lists: TreeDictionary<Key, SortedBlocks<Element>> = [:]

  /// The elements of a key; none for nil.
  subscript(key: Key?) -> SortedBlocks<Element> { key.flatMap { lists[$0] } ?? SortedBlocks() }

  /// The keys that have elements.
  var keys: some Sequence<Key> { lists.keys }

  mutating func insert(_ element: Element, of key: Key?) {
    guard let key else { return }
    lists[key, default: SortedBlocks()].insert(element)
  }

  mutating func remove(_ element: Element, of key: Key?) {
    guard let key, lists[key] != nil else { return }
    lists[key, default: SortedBlocks()].remove(element)
    if lists[key]?.isEmpty ?? false { lists[key] = nil }
  }

  /// Removes a key with all its elements.
  mutating func removeAll(of key: Key) { lists[key] = nil }

  /// Removes the keys that match.
  mutating func removeAll(where isGone: (Key) -> Bool) { lists = lists.filter { !isGone($0.key) } }
}

/// Ordered elements of several vendors, as a value: of each, and of all.
struct Listing<Element: Comparable & Sendable>: Sendable {
  private var all = SortedBlocks<Element>()
  private var lists: [Vendor: SortedBlocks<Element>] = [:]

  /// The elements of a vendor; nil for those of all.
  subscript(vendor: Vendor?) -> SortedBlocks<Element> {
    guard let vendor else { return all }
    return lists[vendor] ?? SortedBlocks()
  }

  /// The vendors that have elements.
  var vendors: some Sequence<Vendor> { lists.keys }

  mutating func insert(_ element: Element, of vendor: Vendor) {
    all.insert(element)
    lists[vendor, default: SortedBlocks()].insert(element)
  }

  mutating func remove(_ element: Element, of vendor: Vendor) {
    all.remove(element)
    lists[vendor]?.remove(element)
    if lists[vendor]?.isEmpty ?? false { lists[vendor] = nil }
  }
}
