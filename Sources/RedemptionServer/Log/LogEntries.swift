/// The newest entries of a log, as a value: a copy costs nothing, and the first change after it copies three arrays of
/// at most 64 elements.
///
/// So a copy of a space has the lines of its original up to that moment, and both go on alone.
struct LogEntries {
  /// The places of 64 entries. Those that were dropped are left out at its start.
  private struct Block {
    var entries: [LogEntry] = []
    var bytes = 0
  }

  /// The places of 64 blocks.
  private struct Group {
    var blocks: [Block] = []
    var bytes = 0
  }

  private static let shift = 6
  private static let blockLength = 1 << shift
  private static let groupLength = 1 << (2 * shift)

  private var groups: [Group] = []
  /// The oldest sequence that is kept; one above ``last`` for none.
  private(set) var first = 1
  /// The newest sequence.
  private(set) var last = 0
  /// Bytes of memory, about.
  private(set) var bytes = 0

  var count: Int { last - first + 1 }

  /// The entry with this sequence; nil if it is not kept any more, or not there yet.
  subscript(sequence: Int) -> LogEntry? {
    guard sequence >= first, sequence <= last else { return nil }
    let place = place(of: sequence)
    return groups[place.group].blocks[place.block].entries[place.index]
  }

  /// The entries from a sequence on, oldest first.
  func from(_ sequence: Int) -> [LogEntry] {
    let start = max(sequence, first)
    guard start <= last else { return [] }
    var found: [LogEntry] = []
    found.reserveCapacity(last - start + 1)
    let place = place(of: start)
    for (number, group) in groups.enumerated().dropFirst(place.group) {
      for block in group.blocks.dropFirst(number == place.group ? place.block : 0) { found += block.entries }
    }
    return Array(found.suffix(last - start + 1))
  }

  /// Adds the entry with the sequence after ``last``.
  mutating func append(_ entry: LogEntry) {
    let number = last
    last += 1
    let size = entry.size
    if groups.isEmpty || number % LogEntries.groupLength == 0 { groups.append(Group()) }
    let end = groups.count - 1
    if groups[end].blocks.isEmpty || number % LogEntries.blockLength == 0 { groups[end].blocks.append(Block()) }
    let block = groups[end].blocks.count - 1
    groups[end].blocks[block].entries.append(entry)
    groups[end].blocks[block].bytes += size
    groups[end].bytes += size
    bytes += size
  }

  /// Changes an entry; does nothing if it is not kept.
  mutating func change(_ sequence: Int, _ change: (inout LogEntry) -> Void) {
    guard sequence >= first, sequence <= last else { return }
    let (group, block, index) = place(of: sequence)
    let before = groups[group].blocks[block].entries[index].size
    change(&groups[group].blocks[block].entries[index])
    let more = groups[group].blocks[block].entries[index].size - before
    groups[group].blocks[block].bytes += more
    groups[group].bytes += more
    bytes += more
  }

  /// Drops the oldest entries beyond these limits, but never the last one.
  mutating func trim(to entryLimit: Int, _ byteLimit: Int) {
    while count > 1, count > entryLimit || bytes > byteLimit {
      // Whole groups and blocks first: a copy may have lower limits than its original. No array is held here, so that
      // each is changed in place.
      let (inGroup, groupBytes) = (LogEntries.groupLength - (first - 1) % LogEntries.groupLength, groups[0].bytes)
      let (inBlock, blockBytes) = (groups[0].blocks[0].entries.count, groups[0].blocks[0].bytes)
      if isOver(inGroup, groupBytes, entryLimit, byteLimit) {
        remove(inGroup, groupBytes)
        groups.removeFirst()
      } else if isOver(inBlock, blockBytes, entryLimit, byteLimit) {
        remove(inBlock, blockBytes)
        groups[0].blocks.removeFirst()
      } else {
        let size = groups[0].blocks[0].entries[0].size
        remove(1, size)
        groups[0].blocks[0].bytes -= size
        groups[0].blocks[0].entries.removeFirst()
        if groups[0].blocks[0].entries.isEmpty { groups[0].blocks.removeFirst() }
      }
      if groups[0].blocks.isEmpty { groups.removeFirst() }
    }
  }

  /// True if even without so many entries the limits are reached.
  private func isOver(_ entries: Int, _ size: Int, _ entryLimit: Int, _ byteLimit: Int) -> Bool {
    entries < count && (count - entries >= entryLimit || bytes - size >= byteLimit)
  }

  private mutating func remove(_ entries: Int, _ size: Int) {
    first += entries
    bytes -= size
    groups[0].bytes -= size
  }

  /// Where a sequence is. What was dropped at the start of the first group and of its first block is not there.
  private func place(of sequence: Int) -> (group: Int, block: Int, index: Int) {
    let (number, start) = (sequence - 1, first - 1)
    let group = (number >> (2 * LogEntries.shift)) - (start >> (2 * LogEntries.shift))
    let isFirstBlock = number >> LogEntries.shift == start >> LogEntries.shift
    let firstOfGroup = group == 0 ? start : number & ~(LogEntries.groupLength - 1)
    let block = (number >> LogEntries.shift) - (firstOfGroup >> LogEntries.shift)
    return (group, block, isFirstBlock ? number - start : number & (LogEntries.blockLength - 1))
  }
}
