/// Facts about the versions of one package, one row per span of versions with equal facts.
///
/// ```
/// # shop_flutter | shop-ios shop-android | read | ios/shop.podspec, android/build.gradle
/// 2.2.0..2.2.2 4.3.11 2.1.0
/// 2.3.0 4.4.1 2.1.1 | inferred | The tag is missing.
/// ```
///
/// The heading has the package, its columns, and the grade and the source of every row that has none of its own.
/// `Tests/Drift` writes and compares these tables.
public struct VersionTable: Sendable {
  /// One span of versions.
  public struct Row: Sendable {
    /// The versions.
    public let versions: VersionSpan
    /// What holds for them, by column. A missing last one is unknown.
    public let values: [String]
    /// How well it is known.
    public let grade: FactGrade
    /// Where it is known from.
    public let source: String
  }

  /// The package whose versions the rows have.
  public let package: String
  /// What each value is.
  public let columns: [String]
  /// The rows, the oldest first.
  public private(set) var rows: [Row] = []

  /// The last version of the last row.
  public var newest: String? { rows.last.flatMap { $0.versions.last } }

  /// The row of a version; nil if there is none.
  public func row(of version: SDKVersion) -> Row? { rows.first { $0.versions.contains(version) } }

  /// Reads all tables of a text. A line that has not their form is left out; `AdapterContract` finds those.
  public static func tables(_ text: String) -> [VersionTable] {
    text.split(separator: "\n").reduce(into: []) { tables, line in
      if let table = VersionTable(heading: line) { return tables.append(table) }
      if !tables.isEmpty { tables[tables.count - 1].add(line) }
    }
  }

  private init?(heading line: Substring) {
    guard line.hasPrefix("# ") else { return nil }
    let parts = VersionTable.parts(of: line.dropFirst(2))
    guard parts.count == 4, let grade = FactGrade(rawValue: parts[2]) else { return nil }
    (package, columns) = (parts[0], VersionTable.texts(of: parts[1].utf8[...], between: " "))
    (self.grade, source) = (grade, parts[3])
  }

  private let grade: FactGrade
  private let source: String

  private mutating func add(_ line: Substring) {
    let parts = VersionTable.parts(of: line)
    let words = parts.first.map { VersionTable.texts(of: $0.utf8[...], between: " ") } ?? []
    guard let versions = words.first.flatMap({ VersionSpan($0) }) else { return }
    let own = parts.count == 3 ? FactGrade(rawValue: parts[1]) : nil
    rows.append(
      Row(
        versions: versions, values: Array(words.dropFirst()), grade: own ?? grade,
        source: own == nil ? source : parts[2]))
  }

  /// The texts between the bars of a line, trimmed.
  private static func parts(of line: Substring) -> [String] { texts(of: line.utf8, between: "|") }

  /// By bytes: the tables are long, and every program reads them.
  private static func texts(of line: Substring.UTF8View, between separator: Unicode.Scalar) -> [String] {
    line.split(separator: UInt8(ascii: separator)).map { part in
      var text = part.drop { $0 == UInt8(ascii: " ") }
      while text.last == UInt8(ascii: " ") { text.removeLast() }
      return String(Substring(text))
    }
  }
}
