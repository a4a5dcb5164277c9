import Foundation

extension DoctorReport {
  /// The report for programs: one JSON object, members by ascending name, ended by a line feed.
  ///
  /// - Throws: never in practice; every member is text, a number or a list of them.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
