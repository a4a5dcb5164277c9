/// Random numbers as a value: the system's, or those of a seed, which a copy repeats (SplitMix64).
///
/// Whoever knows the seed knows every code that was made with it: a seed is for tests, never for a shared server.
public enum RandomSource: RandomNumberGenerator, Hashable, Sendable {
  /// The system's random numbers, which cannot be predicted.
  case system
  /// The numbers that follow a state of 64 bits.
  case seeded(state: UInt64)

  /// Starts at a seed.
  public init(seed: UInt64) { self = .seeded(state: seed) }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    guard case .seeded(var state) = self else {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    }
    state &+= 0x9E37_79B9_7F4A_7C15
    self = .seeded(state: state)
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// Returns a source of its own: numbers drawn from it do not change those that this one draws.
  public mutating func split() -> RandomSource {
    if case .system = self { .system } else { .seeded(state: next()) }
  }
}

extension RandomSource: Codable {
  private static let ofSystem = "system"

  /// Reads `system`, or the state in hexadecimal digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    if text == RandomSource.ofSystem {
      self = .system
    } else if let state = UInt64(text, radix: 16) {
      self = .seeded(state: state)
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a random state")
    }
  }

  /// Writes `system`, or the state in hexadecimal digits: not every JSON has integers of 64 bits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .system: try container.encode(RandomSource.ofSystem)
    case .seeded(let state): try container.encode(String(state, radix: 16))
    }
  }
}
