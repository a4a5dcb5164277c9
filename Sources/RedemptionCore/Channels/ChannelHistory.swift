/// Since when the channels of a vendor's wrappers have methods that came after the first version.
///
/// ```
/// # shop_flutter | ios/ShopPlugin.m, android/ShopPlugin.java
/// 2.1.0 getStorefront
/// 2.3.1 setCampaign ios:showOffers
/// ```
///
/// Methods of a line came together; one with a platform came there alone.
public struct ChannelHistory: Sendable {
  private struct Line: Sendable {
    let package: String
    let source: String
    let since: String
    let methods: [String]
    /// What the channel gained, as a rule; its name is that of the first method.
    let id: String

    init(package: String, source: String, since: String, methods: [String]) {
      (self.package, self.source, self.since, self.methods) = (package, source, since, methods)
      let words = methods[0].split { $0 == ":" || $0 == "_" }
      id = words.reduce(into: "channel") { $0 += $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    var list: String { methods.map { String($0.split(separator: ":").last ?? "") }.joined(separator: ", ") }
  }

  private let lines: [Line]

  /// Reads the lines of a text; those that have another form are left out.
  public init(_ text: String) {
    var (lines, package, source): ([Line], String, String) = ([], "", "")
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        let parts = line.dropFirst(2).split(separator: "|", maxSplits: 1)
        package = parts[0].split(separator: " ").joined()
        source = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
      } else {
        let words = line.split(separator: " ").map { String($0) }
        guard words.count > 1 else { continue }
        lines.append(Line(package: package, source: source, since: words[0], methods: Array(words.dropFirst())))
      }
    }
    self.lines = lines
  }

  /// Each line as a difference between versions; the text describes the case that shows those of a package.
  public func rules(
    shownBy example: (_ package: String) -> String = {
      "The channel of \($0) has a method that came later from its version on"
    }
  ) -> [VersionRule] {
    lines.map { line in
      VersionRule(
        line.id, line.package, line.since + "..", .read, line.source,
        before: "The channel does not have \(line.list).", after: "The channel has \(line.list).",
        .both(example(line.package)))
    }
  }

  /// The methods that a package's channel does not have yet on a platform.
  public func lacking(in package: String, on platform: Platform, _ rules: RuleSet) -> Set<String> {
    let later = lines.filter { $0.package == package && !rules.ids.contains($0.id) }.flatMap(\.methods)
    return Set(
      later.compactMap { method in
        guard let colon = method.firstIndex(of: ":") else { return method }
        return method[..<colon] == platform.rawValue ? String(method[method.index(after: colon)...]) : nil
      })
  }
}
