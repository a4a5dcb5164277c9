/// Finds the name that a misspelt one was meant to be.
///
/// ```swift
/// NearestName.to("appUserID", among: ["session", "appUserId"])  // "appUserId"
/// NearestName.to("bogus", among: ["session", "appUserId"])      // nil
/// ```
public enum NearestName {
  /// A known name that is near to another.
  public struct Match {
    /// The known name.
    public let name: String
    /// True for at most two typing errors: then the misspelt name is no secret, and an error may repeat it. A long name
    /// is near with more, and could be a code.
    public let isSlip: Bool
  }

  /// Returns the known name nearest to `name`; nil if none is near.
  public static func to(_ name: String, among known: some Sequence<String>) -> String? {
    match(name, among: known)?.name
  }

  /// Returns the known name nearest to `name`, and how near it is; nil if none is near.
  ///
  /// Case, `_` and `-` do not count. One typing error (a letter too many, too few, wrong, or swapped with the next)
  /// counts 1, and a name is near with at most one error in each three letters. Of equally near names the first wins.
  public static func match(_ name: String, among known: some Sequence<String>) -> Match? {
    let letters = letters(of: name)
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    var nearest: (name: String, errors: Int)?
    for candidate in known {
      let errors = typingErrors(letters, Self.letters(of: candidate))
      if errors <= max(1, letters.count / 3), errors < nearest?.errors ?? .max { nearest = (candidate, errors) }
    }
    // More separators than the known name has letters are no typing error.
    return nearest.map { known, errors in
      Match(name: known, isSlip: errors <= 2 && name.utf8.count <= letters.count + known.utf8.count)
    }
  }

  /// A name longer than this, in UTF-8 bytes, is not compared: no name of ours comes near.
  private static let longest = 64

  private static func letters(of name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
  }

  /// The optimal string alignment distance.
  private static func typingErrors(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var errors = min(last[column + 1], current[column]) + 1
        errors = min(errors, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          errors = min(errors, before[column - 1] + 1)
        }
        current.append(errors)
      }
      (before, last) = (last, current)
    }
    return last[right.count]
  }
}
