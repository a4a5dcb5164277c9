/// How a program puts the text of a fix into the file that the finding names.
enum Placement: Hashable, Sendable {
  /// In place of a scheme or a value, on the finding's line or where the line's variable is set.
  case replacing(String)
  /// A version in place of another one on the finding's line.
  case version(String, String)
  /// Into the XML element of one of these names that begins on a line: its attributes and what stands inside.
  case element([String], line: Int)
  /// A key and its value in the outermost dict of a property list.
  case entry
  /// An element of the array with a key in a property list.
  case item(key: String)
  /// In place of the value that begins on the finding's line in a property list.
  case value(key: String)
  /// A scheme in the list or the text `expo.scheme`.
  case expoScheme(String)
  /// A line of Unity's list of schemes.
  case unityScheme(String)
  /// A new Info.plist, which the settings of a target name.
  case infoPlist(path: String, lines: [Int])

  /// The place for what belongs to an activity.
  static func activity(_ activity: AndroidManifest.Activity) -> Placement {
    .element(["activity", "activity-alias"], line: activity.line)
  }

  /// The same place for a scheme that was unknown.
  func with(_ scheme: String) -> Placement {
    switch self {
    case .expoScheme(Fix.unknownScheme): .expoScheme(scheme)
    case .unityScheme(Fix.unknownScheme): .unityScheme(scheme)
    default: self
    }
  }
}

/// Why a program does not make a change.
struct Refusal: Error, Hashable {
  /// A sentence.
  let reason: String

  static let unknownScheme = Refusal(
    reason: "The scheme is not known. Run this again with --scheme and the scheme that the dashboard shows.")
  static let byHand = Refusal(reason: "This needs a decision or code of yours.")

  /// For a fix that a person has to make.
  static func byHand(_ fix: Fix?) -> Refusal {
    Refusal(reason: byHand.reason + (fix.map { " " + $0.instruction } ?? ""))
  }

  static let notFound = Refusal(reason: "The place for the change was not found in the file as it is written.")
}
