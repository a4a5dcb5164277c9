import RedemptionCore

/// Index of the next moment of each session that waits, earliest first.
struct NextMoments {
  struct Moment: Comparable {
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

  private var moments: [Moment] = []

  /// The earliest moment; nil if no session waits.
  var first: Moment? { moments.first }

  /// Replaces a session's moment; nil if it did not wait before, or does not wait now.
  mutating func replace(_ old: Moment?, with new: Moment?) {
    guard old != new else { return }
    if let old {
      let index = position(of: old)
      if index < moments.endIndex, moments[index] == old { moments.remove(at: index) }
    }
    if let new { moments.insert(new, at: position(of: new)) }
  }

  /// The index of the first moment that is not before this one.
  private func position(of moment: Moment) -> Int {
    var range = moments.startIndex..<moments.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = moments[middle] < moment ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
