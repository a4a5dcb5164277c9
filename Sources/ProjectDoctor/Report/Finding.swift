/// One thing that is wrong, or could not be checked.
public struct Finding: Codable, Hashable, Sendable {
  /// Which rule it breaks.
  public let rule: Rule
  /// How much it matters.
  public let severity: Severity
  /// From the project's folder; a file that does not exist yet when the fix is to create it.
  public let file: String
  /// Counted from 1: the spot itself, or the element that text is to be added to.
  public let line: Int
  /// What was found.
  public let message: String
  /// What happens to a buyer if nothing is done.
  public let why: String
  /// What to do; nil if there is no text for it.
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

  /// True if the texts are the same; ``placement`` is not part of the report.
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
