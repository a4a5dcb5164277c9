#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Processor time, in microseconds.
typealias Cost = Int64

extension Cost {
  /// The processor time that this process has used. Unlike the time by the clock, it does not grow while other
  /// processes run.
  static var used: Cost { Cost(clock()) * 1_000_000 / Cost(CLOCKS_PER_SEC) }
}

/// Recent costs of requests by kind. They decide only the order in which requests are handled.
struct KnownCosts {
  /// The number of cost levels.
  static let levels = 4
  /// The level of the longest requests.
  static let last = levels - 1
  /// From 1 ms, from 8 ms, and from 64 ms.
  private static let bounds: [Cost] = [1_000, 8_000, 64_000]

  private var known: [RequestKind: Cost] = [:]
  /// With more kinds than this, all costs are removed.
  private static let limit = 1_024

  /// Returns the level of a kind; 0 for a short or an unknown one.
  func level(of kind: RequestKind) -> Int {
    if kind == .long { return KnownCosts.last }
    guard let cost = known[kind] else { return 0 }
    return KnownCosts.bounds.count { $0 <= cost }
  }

  /// Records the cost of one request. A higher cost counts at once; a lower one halves the recorded cost.
  mutating func note(_ cost: Cost, of kind: RequestKind) {
    let faded = (known[kind] ?? 0) / 2
    let expected = Swift.max(cost, faded)
    guard expected >= KnownCosts.bounds[0] else { return known[kind] = nil }
    if known.count >= KnownCosts.limit, known[kind] == nil { known.removeAll(keepingCapacity: true) }
    known[kind] = expected
  }
}
