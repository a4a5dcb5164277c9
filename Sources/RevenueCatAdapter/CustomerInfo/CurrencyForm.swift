/// How `NumberFormatter` writes currencies in `en_US`, from the tables of CLDR.
///
/// A test compares all currencies of Foundation with it.
enum CurrencyForm {
  /// The digits after the point.
  static func digits(of currency: String) -> Int { withoutTwo[currency] ?? 2 }

  /// What stands before the amount: a symbol, or the code and a space that does not break.
  static func symbol(of currency: String) -> String { symbols[currency] ?? currency + "\u{A0}" }

  /// An amount in groups of three digits, rounded half to even.
  static func amount(_ micros: UInt64, digits: Int) -> String {
    let unit = tens[6 - digits]
    var (number, rest) = micros.quotientAndRemainder(dividingBy: unit)
    if rest * 2 > unit || (rest * 2 == unit && number % 2 == 1) { number += 1 }
    let (whole, fraction) = number.quotientAndRemainder(dividingBy: tens[digits])
    guard digits > 0 else { return grouped(whole) }
    let text = String(fraction)
    return grouped(whole) + "." + String(repeating: "0", count: digits - text.utf8.count) + text
  }

  private static let tens: [UInt64] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  private static func grouped(_ number: UInt64) -> String {
    guard number >= 1000 else { return String(number) }
    let tail = String(number % 1000)
    return grouped(number / 1000) + "," + String(repeating: "0", count: 3 - tail.utf8.count) + tail
  }

  /// Currencies that have no two digits (CLDR `supplementalData.xml`, `currencyData/fractions`).
  private static let withoutTwo: [String: Int] = [
    "AFN": 0, "ALL": 0, "BHD": 3, "BIF": 0, "CLP": 0, "COP": 0, "DJF": 0, "GNF": 0, "IDR": 0, "IQD": 0, "IRR": 0,
    "ISK": 0, "JOD": 3, "JPY": 0, "KMF": 0, "KPW": 0, "KRW": 0, "KWD": 3, "LAK": 0, "LBP": 0, "LYD": 3, "MGA": 0,
    "MMK": 0, "OMR": 3, "PKR": 0, "PYG": 0, "RSD": 0, "RWF": 0, "SLL": 0, "SOS": 0, "SYP": 0, "TND": 3, "UGX": 0,
    "VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0, "YER": 0,
  ]

  /// Currencies with a symbol (CLDR `en.xml`, `currencies`). A letter at its end is followed by a space.
  private static let symbols = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "ILS": "₪",
    "INR": "₹", "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱", "TWD": "NT$", "USD": "$", "VND": "₫",
    "XAF": "FCFA\u{A0}", "XCD": "EC$", "XCG": "Cg.\u{A0}", "XOF": "F\u{202F}CFA\u{A0}", "XPF": "CFPF\u{A0}",
  ]
}
