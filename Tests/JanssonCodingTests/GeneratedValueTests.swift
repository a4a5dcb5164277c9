import JanssonCoding
import Testing

/// Any JSON value, coded as an application would write such a type.
private indirect enum Value: Codable, Equatable {
  case null
  case bool(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case array([Value])
  case object([String: Value])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .real(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([Value].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .real(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

/// SplitMix64: small, and the same on every machine.
private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func string(nul: Bool = true) -> String {
    let lowest: UInt32 = nul ? 0 : 1
    let ranges: [ClosedRange<UInt32>] = [lowest...0x1F, 0x20...0x7F, 0x20...0x7F, 0x80...0xD7FF, 0xE000...0x10FFFF]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...20, using: &self) {
      let range = ranges.randomElement(using: &self) ?? lowest...0x7F
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) { text.append(scalar) }
    }
    return String(text)
  }

  /// A double of any size; one that is whole comes back as an integer.
  mutating func number() -> Value {
    let number = Double(bitPattern: next())
    if Bool.random(using: &self) {
      return .integer(Int64(truncatingIfNeeded: next() >> UInt64.random(in: 0...63, using: &self)))
    }
    guard number.isFinite, Int64(exactly: number) == nil else { return .integer(0) }
    return .real(number)
  }

  mutating func value(depth: Int) -> Value {
    switch Int.random(in: 0...(depth > 0 ? 7 : 4), using: &self) {
    case 0: return .null
    case 1: return .bool(.random(using: &self))
    case 2, 3: return number()
    case 4: return .string(string())
    case 5: return .array((0..<Int.random(in: 0...5, using: &self)).map { _ in value(depth: depth - 1) })
    default:
      var members: [String: Value] = [:]
      for _ in 0..<Int.random(in: 0...5, using: &self) { members[string(nul: false)] = value(depth: depth - 1) }
      return .object(members)
    }
  }
}

@Suite("Generated values")
struct GeneratedValueTests {
  @Test("what is encoded reads back equal, and equals jansson's own dump in value")
  func roundTrips() throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("generated values: seed \(seed)")
    var generator = Generator(state: seed)
    let encoder = JSONTextEncoder()
    for _ in 0..<1_000 {
      let value = generator.value(depth: 4)
      let tree = try JanssonTree.reading(encoder.encode(value))
      #expect(try JanssonDecoder().decode(Value.self, from: tree.root) == value, "seed \(seed)")
      let dumped = try JanssonTree.reading(tree.dump())
      #expect(try JanssonDecoder().decode(Value.self, from: dumped.root) == value, "seed \(seed)")
      #expect(try encoder.encode(tree.root) == encoder.encode(value), "seed \(seed)")
    }
  }

  @Test("any bytes are read or refused at an offset within them")
  func survivesAnyBytes() throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("any bytes: seed \(seed)")
    var generator = Generator(state: seed)
    let alphabet = Array("[]{}:,\"\\u00e19tfn -.\u{0}é".utf8)
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      do {
        _ = try JanssonTree.reading(bytes)
      } catch {
        #expect((0...bytes.count).contains(error.utf8Offset), "seed \(seed)")
      }
    }
  }
}
