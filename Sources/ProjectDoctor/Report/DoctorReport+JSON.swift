import Foundation

extension DoctorReport {
  /// The report for programs: one JSON object, members by ascending name, ended by a line feed.
  ///
  /// - Throws: never in practice; every member is text, a number or a list of them.
  public func json() throws -> String { try DoctorReport.encoded(self) }

  static func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    // JSON asks for escapes up to U+001F only; terminals take U+007F to U+009F for control characters too.
    guard text.unicodeScalars.contains(where: { (0x7F...0x9F).contains($0.value) }) else { return text + "\n" }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if (0x7F...0x9F).contains(scalar.value) {
        escaped += "\\u00\(String(scalar.value, radix: 16))".unicodeScalars
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped) + "\n"
  }
}
