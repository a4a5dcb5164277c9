import Foundation

/// Reads a stream on a thread of its own and keeps its lines until they are asked for.
final class LineReader: @unchecked Sendable {  // All members are guarded by `condition`.
  enum Next {
    case line(Data)
    case end
    case late
  }

  private let condition = NSCondition()
  private var lines: [Data] = []
  private var first = 0
  private var hasEnded = false

  /// - Parameter keepsRest: whether what follows the last newline is a line too; of a killed server it is a cut-off
  ///   reply.
  init(_ stream: FileHandle, keepsRest: Bool) {
    let thread = Thread { [weak self] in
      var rest = Data()
      while true {
        let read = stream.availableData
        guard !read.isEmpty else { break }
        rest.append(read)
        var parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = Data(parts.removeLast())
        self?.add(parts.map { Data($0) }, isLast: false)
      }
      self?.add(rest.isEmpty || !keepsRest ? [] : [rest], isLast: true)
    }
    thread.start()
  }

  private func add(_ new: [Data], isLast: Bool) {
    condition.lock()
    lines += new
    hasEnded = isLast
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for the next line.
  func next(within seconds: Double) -> Next {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while first == lines.count {
      if hasEnded { return .end }
      if !condition.wait(until: end) { return .late }
    }
    let line = lines[first]
    first += 1
    if first == lines.count {
      lines = []
      first = 0
    }
    return .line(line)
  }
}
