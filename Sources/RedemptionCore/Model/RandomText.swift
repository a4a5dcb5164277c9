/// Random identifiers.
public enum RandomText {
  /// Lower-case hexadecimal digits; two of them carry eight random bits.
  public static func hexadecimal(digits: Int, using generator: inout some RandomNumberGenerator) -> String {
    var text = ""
    while text.utf8.count < digits { text += hexadecimal(generator.next(), digits: 16) }
    return String(text.prefix(digits))
  }

  /// A number in at least so many lower-case hexadecimal digits.
  public static func hexadecimal(_ number: UInt64, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// 32 hexadecimal digits in both cases: an app that changes the case of a link asks for another code.
  public static func code(using generator: inout some RandomNumberGenerator) -> String {
    String((0..<32).map { _ in hexadecimalDigits[Int(generator.next() % UInt64(hexadecimalDigits.count))] })
  }

  private static let hexadecimalDigits = Array("0123456789ABCDEFabcdef")

  /// The text form of a UUID, 8-4-4-4-12 upper-case hexadecimal digits, all 128 bits random.
  public static func uuid(using generator: inout some RandomNumberGenerator) -> String {
    let digits = Array(hexadecimal(digits: 32, using: &generator).uppercased())
    return [digits[0..<8], digits[8..<12], digits[12..<16], digits[16..<20], digits[20..<32]].map { String($0) }
      .joined(separator: "-")
  }
}
