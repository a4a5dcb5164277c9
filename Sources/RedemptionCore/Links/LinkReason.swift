/// Why an SDK does not redeem a link: the rule that the link breaks, and what it has instead.
///
/// A literal is a rule alone: `.notRedeemable(reason: "The first `code` has no `=` and so no value.")`.
public struct LinkReason: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What the sentences are made of, when somebody asks for them: most readings of a link ask for none.
  private enum Form: Hashable, Sendable {
    case rule(String)
    case part(String, rule: String?)
    case query(names: [String])
  }

  private let form: Form

  /// What the link has in the place of ``accepted``; nil if that is missing, or if the rule is about something else.
  public let found: String?
  /// Texts of which the link must have one in that place; empty if the rule is about something else.
  public let accepted: [String]

  /// A rule about no single part of the link.
  public init(stringLiteral rule: String) {
    form = .rule(rule)
    found = nil
    accepted = []
  }

  /// A wrong or missing part of the link.
  ///
  /// ```swift
  /// LinkReason(part: "host", found: url.host, mustBe: ["redeem"])
  /// // rule: "The host must be `redeem`."
  /// // quoting: "The host is `redem`; it must be `redeem`."
  /// ```
  ///
  /// - Parameters:
  ///   - part: its name, such as `host`.
  ///   - found: its text in the link; nil or empty if it is missing.
  ///   - accepted: texts that it may be.
  ///   - rule: what it must do, such as `contain "redeem"`; defaults to being one of `accepted`.
  public init(part: String, found: String?, mustBe accepted: [String], rule: String? = nil) {
    form = .part(part, rule: rule)
    self.found = found.flatMap { $0.isEmpty ? nil : $0 }
    self.accepted = accepted
  }

  /// A query without an item. Names of its other items are quoted, not their values.
  ///
  /// - Parameters:
  ///   - url: the link.
  ///   - accepted: names of which it must have one; both platforms compare them by case.
  public init(queryOf url: PlatformURL, mustHave accepted: [String]) {
    var names: [String] = []
    for (name, _) in url.queryItems where !name.isEmpty && !names.contains(name) { names.append(name) }
    form = .query(names: names)
    found = names.first
    self.accepted = accepted
  }

  /// The rule in one sentence. It never quotes the link.
  public var rule: String {
    switch form {
    case .rule(let rule): rule
    case .part(let part, _): "The \(part) must \(demand)."
    case .query: "The query \(demand)."
    }
  }

  /// The rule with what the link has, in one sentence for the person who wrote the link: it may quote a code.
  ///
  /// Control characters are shown as `\u{1B}`, and a text of more than 100 characters is cut.
  public var quoting: String {
    switch form {
    case .rule(let rule): return rule
    case .part(let part, _):
      guard let found else { return "The link has no \(part); the \(part) must \(demand)." }
      return "The \(part) is `\(LinkReason.printable(found))`; it must \(demand)."
    case .query(let names):
      if names.isEmpty { return "The link has no query; the query \(demand)." }
      return "The query has `\(LinkReason.printable(names.joined(separator: ", ")))`; it \(demand)."
    }
  }

  /// What the part has to do.
  private var demand: String {
    switch form {
    case .rule(let rule): rule
    case .part(_, let rule): rule ?? "be " + LinkReason.choice(accepted)
    case .query: "must have \(LinkReason.choice(accepted)), in lower case"
    }
  }

  private static func choice(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: " or ") }

  /// At most 100 characters, without controls and characters that change the direction of text.
  private static func printable(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(101)
    let shown = scalars.prefix(100).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }
    return shown.joined() + (scalars.count > 100 ? "…" : "")
  }
}
