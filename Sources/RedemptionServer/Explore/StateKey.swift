import RedemptionCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a bridge reports about an app, with the identifiers and dates of the space replaced by what they are for rules.
///
/// An identifier that the digest of the state has is its number there. Any other one is numbered by where it occurs: no
/// rule reads it any more. A date is its rank among the deadlines to come, else whether it is over.
struct StateKey {
  private let labels: [String: Int]
  private let deadlines: [Int64]
  private let known: Set<Int64>
  private let now: Int64
  private let issued: Set<String>
  private var others: [String: Int] = [:]
  /// The place of a date that no rule of the space has set; nil if there is none.
  private(set) var ownDate: String?

  /// - Parameter issued: identifiers that the space has issued in this story.
  init(_ digest: StateDigest, of state: StateDescription, at now: Timestamp, issued: Set<String>) {
    labels = digest.labels
    var seconds: Set<Int64> = []
    for member in state.members {
      switch member.part {
      case .deadline(let moment, _), .date(let moment, _): seconds.insert(moment.milliseconds / 1000)
      default: continue
      }
    }
    known = seconds
    deadlines = Array(Set(state.deadlines(after: now).map { $0.at.milliseconds / 1000 })).sorted()
    self.now = now.milliseconds / 1000
    self.issued = issued
  }

  /// A value without identifiers and dates of the space.
  mutating func plain(_ value: JSONValue, at path: String = "") -> JSONValue {
    switch value {
    case .null, .bool: return value
    case .integer(let number): return moment(number).map { .string(word(for: $0, at: path)) } ?? value
    case .real(let number):
      guard abs(number) < 1e15, let second = moment(Int64(number)) else { return value }
      return .string(word(for: second, at: path))
    case .string(let text): return .string(plain(text, at: path))
    case .array(let elements):
      var plain: [JSONValue] = []
      for (index, element) in elements.enumerated() { plain.append(self.plain(element, at: "\(path)/\(index)")) }
      return .array(plain)
    case .object(let members):
      // In the order of the values: the names may be identifiers.
      var plain: [String: JSONValue] = [:]
      for (name, member) in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        plain[self.plain(name, at: path)] = self.plain(member, at: "\(path)/\(name)")
      }
      return .object(plain)
    }
  }

  /// A text without identifiers and dates of the space.
  mutating func plain(_ text: String, at path: String = "") -> String {
    if let number = labels[text] { return "‹\(number)›" }
    var plain = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      if let (second, length) = StateKey.date(at: rest.utf8) {
        plain += word(for: second, at: path)
        rest = Substring(rest.utf8.dropFirst(length))
        continue
      }
      let isWord = rest.utf8.first.map(StateKey.isOfWord) ?? false
      let run = rest.utf8.prefix { StateKey.isOfWord($0) == isWord }
      let word = String(Substring(run))
      plain += isWord ? self.word(word) : word
      rest = Substring(rest.utf8.dropFirst(run.count))
    }
    return plain
  }

  private mutating func word(_ word: String) -> String {
    if let number = labels[word] { return "‹\(number)›" }
    guard issued.contains(word) || StateKey.isRandom(word) else { return word }
    let number = others[word] ?? others.count + 1
    others[word] = number
    return "‹old \(number)›"
  }

  // MARK: Dates

  /// The second of a number that is a date of these years, in milliseconds or seconds.
  private func moment(_ number: Int64) -> Int64? {
    guard number > 0, number < ServerClock.end.milliseconds else { return nil }
    let years: Int64 = 5 * 366 * 86_400
    if abs(number - now) < years { return number }
    return abs(number / 1000 - now) < years ? number / 1000 : nil
  }

  private mutating func word(for second: Int64, at path: String) -> String {
    if second > now, let rank = deadlines.firstIndex(of: second) { return "‹deadline \(rank + 1)›" }
    if !known.contains(second), ownDate == nil { ownDate = path.isEmpty ? "/" : path }
    return second > now ? "‹to come›" : "‹past›"
  }

  /// The second of an ISO 8601 date with a time at the start of a text, and the number of its bytes.
  private static func date(at text: Substring.UTF8View) -> (second: Int64, length: Int)? {
    let bytes = Array(text.prefix(32))
    guard bytes.count >= 19, bytes[4] == UInt8(ascii: "-"), bytes[10] == UInt8(ascii: "T") else { return nil }
    var end = 19
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
    }
    let seconds = String(decoding: bytes[..<19], as: UTF8.self) + "Z"
    if end < bytes.count, bytes[end] == UInt8(ascii: "Z") { end += 1 }
    guard let date = try? Date(seconds, strategy: .iso8601) else { return nil }
    return (Int64(date.timeIntervalSince1970), end)
  }

  // MARK: Words

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// True for a word that ends in 24 hexadecimal digits or more, with dashes between them.
  private static func isRandom(_ word: String) -> Bool {
    var digits = 0
    for byte in word.utf8.reversed() {
      switch byte {
      case 0x30...0x39, 0x41...0x46, 0x61...0x66: digits += 1
      case UInt8(ascii: "-"): continue
      default: return digits >= 24
      }
    }
    return digits >= 24
  }
}
