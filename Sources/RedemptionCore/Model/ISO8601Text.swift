/// Dates as text, in the proleptic Gregorian calendar and UTC, by arithmetic on whole numbers alone.
///
/// Foundation's formatters bring ICU with them and cost more than the whole rest of a reply. They turn to the Julian
/// calendar before 1582-10-15; no purchase is that old, so this does not.
package enum ISO8601Text {
  private static let millisecondsPerDay: Int64 = 86_400_000

  /// `2023-11-14T22:13:20Z`, or `2023-11-14T22:13:20.000Z` with the fraction; without it the fraction is dropped, not
  /// rounded.
  ///
  /// A year beyond 9999 has as many digits as it needs; one before 0 a sign and at least four digits.
  package static func write(_ moment: Timestamp, withFraction: Bool) -> String {
    var inDay = moment.milliseconds % millisecondsPerDay
    var day = moment.milliseconds / millisecondsPerDay
    if inDay < 0 {
      inDay += millisecondsPerDay
      day -= 1
    }
    let date = CivilDate(day: day)
    let seconds = Int(inDay / 1000)
    let isUsualYear = (0...9999).contains(date.year)
    let year = isUsualYear ? Int(date.year) : 0
    // One literal: appending piece by piece took twice as long, and a reply has twenty dates.
    var bytes: [UInt8] = [
      digit(year / 1000), digit(year / 100), digit(year / 10), digit(year), UInt8(ascii: "-"),
      digit(date.month / 10), digit(date.month), UInt8(ascii: "-"), digit(date.day / 10), digit(date.day),
      UInt8(ascii: "T"), digit(seconds / 36_000), digit(seconds / 3600), UInt8(ascii: ":"),
      digit(seconds / 600 % 6), digit(seconds / 60), UInt8(ascii: ":"), digit(seconds / 10 % 6), digit(seconds),
      withFraction ? UInt8(ascii: ".") : UInt8(ascii: "Z"),
    ]
    if withFraction {
      let fraction = Int(inDay % 1000)
      bytes += [digit(fraction / 100), digit(fraction / 10), digit(fraction), UInt8(ascii: "Z")]
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return isUsualYear ? text : unusualYear(date.year) + text.dropFirst(4)
  }

  /// The last digit of a number that is not negative.
  private static func digit(_ number: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10) }

  private static func unusualYear(_ year: Int64) -> String {
    let digits = String(year.magnitude)
    return (year < 0 ? "-" : "") + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Reads what ``write(_:withFraction:)`` writes, with any number of fraction digits, of which three count; nil for
  /// anything else, for a day that is not in the calendar, and for a moment beyond 64 bits of milliseconds.
  package static func read(_ text: String) -> Timestamp? {
    var rest = Digits(text.utf8[...])
    let isNegative = rest.take("-")
    guard let years = rest.number(digits: 4...9), rest.take("-"), let month = rest.number(digits: 2...2),
      rest.take("-"), let day = rest.number(digits: 2...2), rest.take("T"), let hour = rest.number(digits: 2...2),
      rest.take(":"), let minute = rest.number(digits: 2...2), rest.take(":"),
      let second = rest.number(digits: 2...2),
      let fraction = rest.fraction(), rest.take("Z"), rest.isAtEnd, hour < 24, minute < 60, second < 60,
      let date = CivilDate(year: isNegative ? -years : years, month: month, day: day)
    else { return nil }
    return moment(seconds: date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second, milliseconds: fraction)
  }

  /// Nil on overflow; one second is moved over first, because the least moment is not a whole second.
  private static func moment(seconds: Int64, milliseconds: Int64) -> Timestamp? {
    let (seconds, rest) = seconds < 0 ? (seconds + 1, milliseconds - 1000) : (seconds, milliseconds)
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    let (sum, overflowsToo) = product.addingReportingOverflow(rest)
    return overflow || overflowsToo ? nil : Timestamp(milliseconds: sum)
  }
}

/// A text of digits and separators, taken from its start.
private struct Digits {
  private var rest: Substring.UTF8View

  init(_ text: Substring.UTF8View) { rest = text }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ separator: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: separator) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(digits range: ClosedRange<Int>) -> Int64? {
    let digits = rest.prefix(range.upperBound).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count >= range.lowerBound else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
  }

  /// Milliseconds, 0 without a fraction; nil for a point without digits.
  mutating func fraction() -> Int64? {
    guard take(".") else { return 0 }
    guard rest.first != UInt8(ascii: "Z") else { return nil }
    let count = rest.count
    guard let digits = number(digits: 1...3) else { return nil }
    let scale: [Int64] = [100, 10, 1]
    let milliseconds = digits * scale[count - rest.count - 1]
    while number(digits: 1...9) != nil {}
    return milliseconds
  }
}
