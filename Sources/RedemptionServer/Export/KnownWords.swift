import JanssonCoding
import RedemptionCore

/// Runs of letters and digits that are no secrets, because the contract or a vendor's links have them.
///
/// A run that merely looks harmless is not one of them: a code, a password and a name may consist of letters alone.
struct KnownWords {
  /// Members whose texts a developer has given about a user.
  static let freeMaps: Set<String> = ["attributes", "userAttributes"]

  /// In lower case.
  private var words: Set<String>
  /// Words by which a vendor's SDK knows its links, as they are.
  private var grammar: Set<String> = []
  /// Texts that a developer names products, users and the like by: `log/read` shows them as well.
  private var names: Set<String> = []
  /// Runs of codes.
  private(set) var secrets: Set<String> = []

  /// - Parameter contract: words of the contract; see ``ParamSchemas/vocabulary``.
  init(contract: Set<String>, adapters: [any RedemptionAdapter]) {
    words = contract.union(["http", "https", "www", "com", "true", "false", "null"])
    for adapter in adapters {
      let link = adapter.links.link(to: "code", under: adapter.links.defaultSettings)
      let calls = adapter.targets.flatMap { adapter.calls(for: $0.target).map { $0.name } }
      for text in adapter.publicWords.union(calls).union([link]) {
        for run in TextParts.runs(of: text) { words.insert(run.lowercased()) }
      }
    }
  }

  mutating func learn(grammar run: String) { grammar.insert(run) }

  mutating func learn(secret text: String) {
    for run in TextParts.runs(of: text) where run.utf8.count >= 6 && !words.contains(run.lowercased()) {
      secrets.insert(run)
    }
  }

  /// Learns the names in the params of a call.
  mutating func learn(namesIn value: JSONValue, of member: String = "") {
    switch value {
    case .string(let text):
      if LogMask.isHarmless(text, of: member), text.utf8.count <= 200, !text.contains("@"), !text.contains("://") {
        names.insert(text)
      }
    case .array(let elements): for element in elements { learn(namesIn: element, of: member) }
    case .object(let members):
      // What a developer has given about a user is no name, whatever its member is called.
      guard !KnownWords.freeMaps.contains(member) else { return }
      for (name, inner) in members {
        // It is shown as the name of a member already.
        if LogMask(reveals: false).member(name) == name { names.insert(name) }
        learn(namesIn: inner, of: name)
      }
    case .null, .bool, .integer, .real: return
    }
  }

  /// True if a part of the text is one of a code.
  func hasSecret(_ text: String) -> Bool {
    !secrets.isEmpty && TextParts(text).contains { $0.isRun && secrets.contains(String($0.text)) }
  }

  /// True for a text that a developer has named something by.
  func isName(_ text: String) -> Bool { names.contains(text) && !hasSecret(text) }

  /// True for a run that may be shown wherever it is.
  func contains(_ run: String) -> Bool {
    if secrets.contains(run) { return false }
    if grammar.contains(run) || names.contains(run) || words.contains(run.lowercased()) { return true }
    let parts = TextParts.words(of: run)
    return parts.count > 1 && parts.allSatisfy { words.contains($0.lowercased()) }
  }

  /// True for a run that is too short to be a secret: two letters, or a number of four digits.
  static func isShort(_ run: String) -> Bool {
    run.utf8.count <= 2 || (run.utf8.count <= 4 && run.utf8.allSatisfy { (0x30...0x39).contains($0) })
  }
}
