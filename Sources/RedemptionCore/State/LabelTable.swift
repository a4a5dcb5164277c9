/// The labels of a state: identifiers that the space issued, and dates. Each has its place in the order in which they
/// came.
///
/// A dictionary would compute another hash of each text, beside that of how it looks.
struct LabelTable {
  /// What only counts for where else it occurs.
  enum Label {
    case text(String)
    case date(Timestamp, DateKind)
  }

  /// The labels in the order in which they came.
  private(set) var all: [Label] = []
  private var hashes: [UInt64] = []
  /// The place of a label at its hash, or behind it, from 1; 0 for none. At most half of them are taken.
  private var slots = [Int](repeating: 0, count: 128)

  /// The place of a label; nil for one that has not come.
  func index(of label: Label, _ hash: UInt64) -> Int? {
    let place = slots[slot(of: label, hash)]
    return place == 0 ? nil : place - 1
  }

  /// The place of a label, which is the next one for one that has not come.
  mutating func add(_ label: Label, _ hash: UInt64) -> Int {
    let slot = slot(of: label, hash)
    if slots[slot] > 0 { return slots[slot] - 1 }
    all.append(label)
    hashes.append(hash)
    slots[slot] = all.count
    if all.count * 2 > slots.count { grow() }
    return all.count - 1
  }

  private func slot(of label: Label, _ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] > 0, hashes[slots[slot] - 1] != hash || !all[slots[slot] - 1].isSame(as: label) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (place, hash) in hashes.enumerated() { slots[slot(of: all[place], hash)] = place + 1 }
  }
}

extension LabelTable.Label {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let other)): text.isIdentical(to: other)
    case (.date(let moment, let kind), .date(let other, let otherKind)): moment == other && kind == otherKind
    case (.text, .date), (.date, .text): false
    }
  }
}
