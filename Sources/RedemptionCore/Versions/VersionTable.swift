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
  public let rows: [Row]

  /// The last version of the last row.
  public var newest: String? { rows.last.flatMap { $0.versions.last } }

  /// The row of a version; nil if there is none.
  public func row(of version: SDKVersion) -> Row? { rows.first { $0.versions.contains(version) } }

  /// Reads all tables of a text. A line that has not their form is left out; `AdapterContract` finds those.
  public static func tables(_ text: String) -> [VersionTable] {
    text.split(separator: "\n").reduce(into: []) { tables, line in
      if let table = VersionTable(heading: line) { return tables.append(table) }
      guard let last = tables.popLast() else { return }
      tables.append(last.adding(line))
    }
  }

  private init?(heading line: Substring) {
    guard line.hasPrefix("# ") else { return nil }
    let parts = VersionTable.parts(of: line.dropFirst(2))
    guard parts.count == 4, let grade = FactGrade(rawValue: parts[2]) else { return nil }
    self.init(
      package: parts[0], columns: parts[1].split(separator: " ").map { String($0) }, grade: grade, source: parts[3])
  }

  private init(package: String, columns: [String], grade: FactGrade, source: String, rows: [Row] = []) {
    (self.package, self.columns, self.grade, self.source, self.rows) = (package, columns, grade, source, rows)
  }

  private let grade: FactGrade
  private let source: String

  private func adding(_ line: Substring) -> VersionTable {
    let parts = VersionTable.parts(of: line)
    let words = parts[0].split(separator: " ").map { String($0) }
    guard let versions = words.first.flatMap({ VersionSpan($0) }) else { return self }
    let own = parts.count == 3 ? FactGrade(rawValue: parts[1]) : nil
    let row = Row(
      versions: versions, values: Array(words.dropFirst()), grade: own ?? grade, source: own == nil ? source : parts[2])
    return VersionTable(package: package, columns: columns, grade: grade, source: source, rows: rows + [row])
  }

  private static func parts(of line: Substring) -> [String] {
    line.split(separator: "|").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
