import Foundation
public import RedemptionCore

/// Random numbers that one seed repeats (SplitMix64): for generated test data, never for codes.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// What to set `REDEMPTION_SEED` to in order to see the same numbers again.
  public let seed: UInt64
  /// The numbers that follow.
  public private(set) var source: RandomSource

  /// Starts at a seed.
  public init(seed: UInt64) {
    self.seed = seed
    source = RandomSource(seed: seed)
  }

  /// Starts at the seed that `REDEMPTION_SEED` names, or at a random one; whoever fails has to print ``seed``.
  public init() {
    let named = ProcessInfo.processInfo.environment["REDEMPTION_SEED"].flatMap { UInt64($0) }
    self.init(seed: named ?? UInt64.random(in: .min ... .max))
  }

  /// How many of so many generated inputs a test tries: a tenth where `REDEMPTION_QUICK` is set, as by `make quick`.
  public static func rounds(_ count: Int) -> Int {
    ProcessInfo.processInfo.environment["REDEMPTION_QUICK"] == nil ? count : (count + 9) / 10
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 { source.next() }
}
