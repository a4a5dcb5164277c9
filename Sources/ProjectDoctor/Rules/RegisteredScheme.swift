/// A URL scheme that a project registers.
struct RegisteredScheme: Hashable, Sendable {
  let text: String
  let file: String
  let line: Int

  /// True for a scheme of another service or of the web, which has nothing to do with redemption.
  var isForeign: Bool {
    let lower = text.lowercased()
    if isPlaceholder || !isValid,
      ["client_id", "google", "facebook", "fb", "twitter", "kakao", "naver", "msal"].contains(where: lower.contains)
    {
      return true
    }
    if ["http", "https", "file", "content", "mailto", "tel", "sms", "geo", "market"].contains(lower) { return true }
    if lower.hasPrefix("fb"), lower.dropFirst(2).allSatisfy(\.isNumber), lower.count > 4 { return true }
    return ["com.googleusercontent.", "msauth", "msal", "twitterkit-", "db-", "exp+", "fb-", "kakao", "line3rdp."]
      .contains { lower.hasPrefix($0) }
  }

  /// RFC 3986: a letter, then letters, digits, `+`, `-` and `.`.
  var isValid: Bool {
    guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0))
    }
  }

  /// True for a build variable that was not resolved.
  var isVariable: Bool { text.contains("$") || text.hasPrefix("@string/") }

  /// True for the app's own id, which any scheme of the app's own may be.
  var isBundleIdentifier: Bool { isVariable && text.uppercased().contains("BUNDLE_IDENTIFIER") }

  /// True if it was left over from a template; see also ``SchemeForm/isPlaceholder(_:)``.
  var isPlaceholder: Bool {
    let lower = text.lowercased()
    let words = [
      "your", "placeholder", "changeme", "change-me", "change_me", "replace", "todo", "xxx", "<", "scheme-here",
    ]
    return lower == "scheme" || words.contains(where: lower.contains)
  }

  /// Number of letters to insert, delete or change to turn one text into another.
  static func distance(_ one: String, _ other: String) -> Int {
    let (left, right) = (Array(one.utf8), Array(other.utf8))
    guard left.count <= 256, right.count <= 256 else { return .max }
    var row = Array(0...right.count)
    for (i, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, otherByte) in right.enumerated() {
        let changed = diagonal + (byte == otherByte ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, diagonal + 1, row[j] + 1)
      }
    }
    return row[right.count]
  }
}

/// The side of an app whose schemes are checked.
enum Side: Hashable, Sendable {
  case ios
  case android
}
