import JSONRPC
import JanssonCoding

/// Finds entries of the log, the newest first.
struct LogSearch {
  /// Entries that one call looks through at most, so that others wait for a moment alone.
  static let most = 1_000
  /// Characters of a search.
  static let longest = 200

  /// Each is somewhere in an entry that matches, in ASCII lower case.
  let words: [[UInt8]]
  /// The kinds that match; nil for all.
  let kinds: Set<String>?
  let mask: LogMask
  let details: Bool

  /// What a search has found, oldest first.
  struct Found {
    var entries: [EncodedJSON] = []
    /// The entry before which to go on; nil if the log has no older ones.
    var older: Int?
  }

  init(_ text: String, kinds: [String]?, _ mask: LogMask, details: Bool) {
    words = text.split(whereSeparator: \.isWhitespace).map { LogSearch.lowercased($0.utf8) }
    self.kinds = kinds.map(Set.init)
    self.mask = mask
    self.details = details
  }

  /// - Parameters:
  ///   - range: the sequences to look through.
  ///   - limit: the most entries to return.
  func newest(in range: Range<Int>, of log: ActivityLog, limit: Int) throws(RPCError) -> Found {
    let first = max(range.lowerBound, log.first)
    var place = max(min(range.upperBound, log.last + 1), first)
    let last = max(first, place - LogSearch.most)
    var found = Found()
    var bytes = 0
    while place > last, found.entries.count < limit, bytes < LogRead.resultBytes {
      place -= 1
      guard let entry = log.entry(place), kinds?.contains(entry.fact.kind) != false,
        let text = try log.shown(at: place, mask, details: details)?.text, matches(text)
      else { continue }
      found.entries.append(text)
      bytes += text.text.count
    }
    found.entries.reverse()
    found.older = place > first ? place : nil
    return found
  }

  private func matches(_ text: EncodedJSON) -> Bool {
    if words.isEmpty { return true }
    let text = LogSearch.lowercased(text.text)
    return words.allSatisfy(text.contains)
  }

  private static func lowercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }
}
