import RedemptionCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The header field `Date` (RFC 9110, 6.6.1 and 5.6.7).
enum HTTPDate {
  /// The present, by the system's clock.
  static var now: String { text(Int64(Date().timeIntervalSince1970)) }

  /// Returns a date such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///
  /// - Parameter seconds: seconds since 1970, UTC; from 0 to the end of the year 9999.
  static func text(_ seconds: Int64) -> String {
    let (days, rest) = max(0, seconds).quotientAndRemainder(dividingBy: 86_400)
    let date = CivilDate(day: days)
    let time = [rest / 3600, rest / 60 % 60, rest % 60].map(twoDigits).joined(separator: ":")
    let day = "\(twoDigits(Int64(date.day))) \(months[date.month - 1]) \(fourDigits(date.year))"
    return "\(weekdays[Int((days + 4) % 7)]), \(day) \(time) GMT"
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func twoDigits(_ number: Int64) -> String { (number < 10 ? "0" : "") + String(number) }
  private static func fourDigits(_ number: Int64) -> String {
    String(repeating: "0", count: max(0, 4 - String(number).utf8.count)) + String(number)
  }
}
