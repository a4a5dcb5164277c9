import MemoryStore
import RedemptionCore

/// Index of the next moment of each session that waits, earliest first, as a value: a copy costs nothing.
struct NextMoments {
  struct Moment: Comparable, Sendable {
    /// When the wait ends.
    let due: Timestamp
    /// Position among all waits for the same moment: they end in the order in which they began.
    let number: UInt64
    /// The id of the session.
    let session: String
    /// The wait of its behaviour; nil for a question that a fault holds back.
    let wait: SDKWait?

    static func < (left: Moment, right: Moment) -> Bool { (left.due, left.number) < (right.due, right.number) }
  }

  private var moments = SortedBlocks<Moment>()

  /// The earliest moment; nil if no session waits.
  var first: Moment? { moments.first }

  /// All moments, earliest first.
  var ascending: [Moment] { moments.ascending }

  /// Replaces a session's moment; nil if it did not wait before, or does not wait now.
  mutating func replace(_ old: Moment?, with new: Moment?) {
    guard old != new else { return }
    if let old { moments.remove(old) }
    if let new { moments.insert(new) }
  }
}
