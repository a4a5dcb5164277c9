import RedemptionCore

extension SchemeForm {
  /// True if a scheme has the form, letter by letter.
  func matches(_ text: String) -> Bool {
    text.hasPrefix(prefix) && text.utf8.count == prefix.utf8.count + digits
      && text.dropFirst(prefix.count).allSatisfy { "0123456789abcdef".contains($0) }
  }

  /// True if a scheme is meant to have the form, right or wrong: with another separator, or without one.
  func resembles(_ text: String) -> Bool {
    let lower = text.lowercased()
    if ["-", "_", "."].contains(where: { lower.hasPrefix(stem + $0) }) { return true }
    return lower.hasPrefix(stem) && lower.utf8.count == stem.utf8.count + digits
      && lower.dropFirst(stem.count).allSatisfy(\.isHexDigit)
  }

  /// True if a scheme stands in a guide, or repeats one character.
  func isPlaceholder(_ text: String) -> Bool {
    let lower = text.lowercased()
    if placeholders.contains(lower) { return true }
    return lower.hasPrefix(prefix) && lower.count == prefix.count + digits
      && Set(lower.dropFirst(prefix.count)).count == 1
  }

  /// The prefix without its separator.
  private var stem: String {
    guard let last = prefix.last, "-_.".contains(last) else { return prefix }
    return String(prefix.dropLast())
  }

  /// The number of digits, as messages write it.
  var digitsInWords: String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return words.indices.contains(digits) ? words[digits] : "\(digits)"
  }
}
