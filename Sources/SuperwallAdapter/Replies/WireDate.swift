import RedemptionCore

/// Dates that stand on the wire as text, which is not what we write but what the SDKs read beside milliseconds.
///
/// iOS: exactly `yyyy-MM-dd'T'HH:mm:ss.SSS` and `Z` or an offset. Android: the same, without milliseconds too, without
/// a zone (then UTC), or the digits of milliseconds since 1970. Offsets: `+hh`, `+hhmm` or `+hh:mm`.
enum WireDate {
  /// The moment of a text; nil for a form or a day that there is not.
  static func read(_ text: String, on platform: Platform) -> Timestamp? {
    if platform == .android, let milliseconds = Int64(text) { return Timestamp(milliseconds: milliseconds) }
    var scanner = Scanner(rest: Array(text.utf8)[...])
    guard let seconds = scanner.dateAndTime() else { return nil }
    let fraction = scanner.milliseconds()
    guard fraction != nil || (platform == .android && scanner.rest.first != UInt8(ascii: ".")) else { return nil }
    guard let offset = scanner.offset(isOptional: platform == .android), scanner.rest.isEmpty else { return nil }
    return Timestamp(milliseconds: (seconds - offset) * 1000 + (fraction ?? 0))
  }

  private struct Scanner {
    var rest: ArraySlice<UInt8>

    /// Takes the next byte if it is this one.
    mutating func take(_ character: Character) -> Bool {
      guard let byte = rest.first, byte == character.asciiValue else { return false }
      rest.removeFirst()
      return true
    }

    /// Takes exactly this many digits; nil, and nothing taken, when there are fewer.
    mutating func number(digits: Int) -> Int64? {
      let part = rest.prefix(digits)
      guard part.count == digits, part.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
        return nil
      }
      rest.removeFirst(digits)
      return part.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    }

    /// Seconds since 1970, as if the zone were UTC.
    mutating func dateAndTime() -> Int64? {
      guard let year = number(digits: 4), take("-"), let month = number(digits: 2), take("-"),
        let day = number(digits: 2), take("T"), let hour = number(digits: 2), take(":"),
        let minute = number(digits: 2), take(":"), let second = number(digits: 2),
        hour < 24, minute < 60, second < 60, let date = CivilDate(year: year, month: month, day: day)
      else { return nil }
      return ((date.daysSince1970 * 24 + hour) * 60 + minute) * 60 + second
    }

    mutating func milliseconds() -> Int64? {
      guard rest.first == UInt8(ascii: "."), rest.count > 3 else { return nil }
      rest.removeFirst()
      return number(digits: 3)
    }

    /// Seconds east of Greenwich; nil for what is no zone.
    mutating func offset(isOptional: Bool) -> Int64? {
      if rest.isEmpty { return isOptional ? 0 : nil }
      if take("Z") { return 0 }
      let isEast = rest.first == UInt8(ascii: "+")
      guard take("+") || take("-"), let hours = number(digits: 2) else { return nil }
      let minutes: Int64? = rest.isEmpty ? 0 : take(":") ? number(digits: 2) : number(digits: 2)
      guard let minutes, hours < 24, minutes < 60 else { return nil }
      return (hours * 60 + minutes) * (isEast ? 60 : -60)
    }
  }
}
