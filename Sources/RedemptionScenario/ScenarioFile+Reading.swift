import JanssonCoding

extension ScenarioFile {
  /// Reads a scenario file: JSON as described by `Tests/Conformance/case.schema.json`, without other members. A
  /// misspelt expectation would hold whatever comes.
  ///
  /// - Throws: ``ScenarioUnreadable`` with the place and what is wrong there.
  public static func reading(_ bytes: [UInt8]) throws(ScenarioUnreadable) -> ScenarioFile {
    do {
      let decoder = JanssonDecoder(rejectsUnknownMembers: true) { _ in true }
      return try decoder.decode(from: JanssonTree.reading(bytes).root)
    } catch let error as UnreadableJSON {
      let before = bytes.prefix(error.utf8Offset)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      throw ScenarioUnreadable(description: "not JSON: \(error.reason), at line \(line), byte \(error.utf8Offset)")
    } catch let error as UnknownMembers {
      throw ScenarioUnreadable(description: "not a scenario file: \(error.problem)")
    } catch let error as DecodingError {
      let failure = DecodingFailure(error)
      let problem = failure.kind == .missing ? "is missing: " : "is wrong: "
      let place = failure.path.isEmpty ? "" : "\(failure.path) \(problem)"
      throw ScenarioUnreadable(
        description: "not a scenario file: \(place)expected \(failure.expectation). It must be an object with "
          + "`title`, `description` and `cases`, each with `description` and `steps`; Tests/Conformance has examples.")
    } catch {
      throw ScenarioUnreadable(description: "not a scenario file")
    }
  }
}

/// The error for a file that is not a scenario.
public struct ScenarioUnreadable: Error, CustomStringConvertible {
  /// What is wrong and where, on one line.
  public let description: String

  /// Describes what is wrong.
  public init(description: String) { self.description = description }
}

extension UnknownMembers {
  fileprivate var problem: String {
    guard let first = members.first else { return "it has unknown members." }
    let meant = first.nearest.map { " Did you mean `\($0)`?" } ?? ""
    return "\(first.path) is no member of it.\(meant) Known there: \(first.known.joined(separator: ", "))."
  }
}
