import JanssonCoding

/// Completes ArgumentParser's message for a value that an option does not take with the nearest of its values.
enum MisspeltValue {
  /// Returns the message with a question after its list of values; unchanged if it has no list, or no value is near.
  static func completing(_ message: String) -> String {
    let opening = "Error: The value '"
    guard message.hasPrefix(opening), let end = message.firstRange(of: "Help:")?.lowerBound else { return message }
    let value = message.dropFirst(opening.count).prefix { $0 != "'" }
    guard let list = message.firstRange(of: "Please provide one of")?.upperBound else { return message }
    let known = message[list..<end].split { !($0.isLetter || $0 == "-") }.map(String.init)
    // "the following" and "or" belong to the sentence; the hyphens, to a list with one value in a line.
    let words = known.filter { !["the", "following", "or", "-"].contains($0) }
    guard let nearest = NearestName.to(String(value), among: words) else { return message }
    return "\(message[..<end])Did you mean '\(nearest)'?\n\(message[end...])"
  }
}
