/// A problem, or something that could not be checked.
public struct Finding: Codable, Hashable, Sendable {
  /// The rule that it breaks.
  public let rule: Rule
  /// The severity.
  public let severity: Severity
  /// The path, relative to the project's folder. If the fix creates the file, it does not exist yet.
  public let file: String
  /// The line, counted from 1: the problem itself, or the element to add text to.
  public let line: Int
  /// The problem.
  public let message: String
  /// What happens to a buyer without the fix.
  public let why: String
  /// The fix; nil if there is no text for it.
  public let fix: Fix?
}

/// Text that fixes a finding.
public struct Fix: Codable, Hashable, Sendable {
  /// Where to put the text, in a sentence.
  public let instruction: String
  /// The exact text.
  public let text: String
  /// How to change the file by a program; nil if a person has to do it.
  var placement: Placement? = nil

  private enum CodingKeys: String, CodingKey {
    case instruction
    case text
  }

  /// True if the texts are the same; `placement` is not part of the report.
  public static func == (one: Fix, other: Fix) -> Bool {
    one.instruction == other.instruction && one.text == other.text
  }

  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(instruction)
    hasher.combine(text)
  }

  /// Placeholder for a scheme that neither a file nor the caller names.
  static let unknownScheme = "YOUR-SCHEME"

  func replacingUnknownScheme(by scheme: String?) -> Fix {
    guard text.contains(Fix.unknownScheme) else { return self }
    if text == Fix.unknownScheme, scheme == nil {
      return Fix(instruction: "Put the scheme that the dashboard shows here.", text: text, placement: placement)
    }
    guard let scheme else {
      return Fix(
        instruction: instruction + " Put the scheme that the dashboard shows in place of \(Fix.unknownScheme).",
        text: text, placement: placement)
    }
    let parts = text.split(separator: Fix.unknownScheme, omittingEmptySubsequences: false)
    return Fix(instruction: instruction, text: parts.joined(separator: scheme), placement: placement?.with(scheme))
  }
}
