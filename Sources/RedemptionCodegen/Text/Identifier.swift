/// A name in the spellings of programming languages. Make it of any word of the contract: `billing_retry`, `APP_STORE`,
/// `react-native`, `appUserId`, `rpc.discover`, `AcmeKmpReply`.
public struct Identifier: Hashable, Sendable {
  /// Its parts in lower case: `app`, `user`, `id`.
  public let parts: [String]

  /// Takes a name apart at everything that is no letter or digit, and where a capital begins a part.
  public init(_ name: String) {
    var parts: [String] = []
    for run in name.split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
      parts += run.contains { $0.isLowercase } ? Self.humps(of: run) : [String(run)]
    }
    self.parts = parts.map { $0.lowercased() }
  }

  /// `appUserId`.
  public var lowerCamel: String {
    guard let first = parts.first else { return "" }
    return first + parts.dropFirst().map(Self.capitalized).joined()
  }

  /// `AppUserId`.
  public var upperCamel: String { parts.map(Self.capitalized).joined() }

  /// `app_user_id`.
  public var lowerSnake: String { parts.joined(separator: "_") }

  /// `APP_USER_ID`.
  public var upperSnake: String { lowerSnake.uppercased() }

  /// Upper case for the first letter only.
  private static func capitalized(_ part: String) -> String { part.prefix(1).uppercased() + part.dropFirst() }

  /// `appURLNow` as `app`, `URL`, `Now`.
  private static func humps(of run: Substring) -> [String] {
    let letters = Array(run)
    var parts: [String] = []
    var current = ""
    for (index, letter) in letters.enumerated() {
      let follows = index + 1 < letters.count && letters[index + 1].isLowercase
      let begins = letter.isUppercase && index > 0 && (!letters[index - 1].isUppercase || follows)
      if begins, !current.isEmpty {
        parts.append(current)
        current = ""
      }
      current.append(letter)
    }
    return parts + [current]
  }

  /// A spelling for each name, the same for the same list: where two names would share one (`active`, `ACTIVE`), or one
  /// is in `reserved`, `escaped` is asked for another until it is free.
  public static func distinct(
    _ names: [String], reserved: Set<String> = [], spelling: (Identifier) -> String,
    escaped: (String) -> String = { $0 + "_" }
  ) -> [String] {
    var taken = reserved
    return names.map { name in
      var spelled = spelling(Identifier(name))
      if let first = spelled.first, first.isNumber { spelled = "_" + spelled }
      while taken.contains(spelled) { spelled = escaped(spelled) }
      taken.insert(spelled)
      return spelled
    }
  }
}
