import JanssonCoding
import RedemptionCore
import RedemptionLedger

/// Turns the texts of logged params into texts of a scenario.
///
/// What an earlier step returned becomes a saved value. Addresses, codes and keys become made-up ones, the same one for
/// the same text. A link that holds anything else which may be secret cannot be written.
struct ScenarioTexts {
  /// Where a known text comes from.
  enum Origin {
    /// The result of a step, at a JSON Pointer.
    case step(Int, place: String)
    /// A mail that was sent after a step; the mails of one step are counted from 0.
    case mail(Int, number: Int)
  }

  /// A text that a result or a mail had.
  struct Known {
    let name: String
    let origin: Origin
    /// True for a text that is long enough to be looked for inside of others.
    let isUnique: Bool
    var isUsed = false
  }

  private let links: [any LinksDoor]
  private let realCodes: Set<String>
  private(set) var known: [String: Known] = [:]
  /// Known texts that are looked for inside of others, the longest first.
  private var unique: [String] = []
  /// Links of mails by their code.
  private var mailed: [String: String] = [:]
  private var madeUp: [String: String] = [:]
  private var numbers: [String: Int] = [:]
  /// Texts that clients have sent themselves: no saved value takes their place.
  private var sent: Set<String> = []
  /// The words of links that the server has issued.
  private var linkWords: Set<String> = []

  init(links: [any LinksDoor], realCodes: Set<String>) {
    (self.links, self.realCodes) = (links, realCodes)
  }

  /// Keeps a text of a result or a mail for later steps.
  mutating func learn(_ name: String, _ text: String, from origin: Origin) {
    guard !text.isEmpty, known[text] == nil, !sent.contains(text) else { return }
    let isUnique = ["link", "code", "page", "mail", "transaction"].contains(name)
    known[text] = Known(name: numbered(name), origin: origin, isUnique: isUnique)
    guard isUnique else { return }
    unique.insert(text, at: unique.firstIndex { $0.utf8.count < text.utf8.count } ?? unique.endIndex)
    for word in ScenarioTexts.pieces(of: text) where !name.hasPrefix("code") { linkWords.insert(word) }
    guard text.contains("://") else { return }
    for code in codes(in: text) {
      linkWords.remove(code)
      if name == "mail", known[code] == nil { mailed[code] = text }
    }
  }

  /// True for the link of a purchase that a result has had.
  func knows(_ text: String) -> Bool { known[text] != nil }

  /// Params for a scenario; throws if a text in them cannot be written.
  mutating func params(_ params: JSONValue, of method: String) throws(Unwritable) -> JSONValue {
    guard case .object(var members) = params else { return try value(params, of: "", depth: 0) }
    if case .object(let purchase)? = members["purchase"], let id = purchase["id"], id.string != nil {
      members["purchase"] = id
    }
    if method == RedemptionRedeem.name, members["url"] == nil, let code = members["code"]?.string, known[code] == nil,
      let url = mailed[code]
    {
      members["code"] = nil
      members["url"] = .string(url)
    }
    return try value(.object(members), of: "", depth: 0)
  }

  /// A text that cannot be written.
  struct Unwritable: Error {
    let reason: OmittedEntries.Reason
  }

  private mutating func value(_ value: JSONValue, of member: String, depth: Int) throws(Unwritable) -> JSONValue {
    guard depth < 64 else { throw Unwritable(reason: .masked) }
    switch value {
    case .string(let text): return .string(try self.text(text, of: member, depth: depth))
    case .array(let elements):
      var written: [JSONValue] = []
      for element in elements { written.append(try self.value(element, of: member, depth: depth + 1)) }
      return .array(written)
    case .object(let members):
      var written: [String: JSONValue] = [:]
      for (name, inner) in members.sorted(by: { $0.key < $1.key }) {
        let isFree = ScenarioTexts.freeMaps.contains(member) && inner.string != nil
        written[key(name)] = try self.value(inner, of: isFree ? ScenarioTexts.hiddenMember : name, depth: depth + 1)
      }
      return .object(written)
    case .null, .bool, .integer, .real: return value
    }
  }

  private mutating func text(_ text: String, of member: String, depth: Int) throws(Unwritable) -> String {
    if text.isEmpty { return text }
    if LogMask.isKey(member) { return key(like: text) }
    if let name = use(text) { return "${\(name)}" }
    if text.contains("${") { throw Unwritable(reason: .masked) }
    if LogMask.isSecret(member) { return try code(text) }
    if text.contains("://") || codes(in: text).contains(where: isSecretCode) { return try link(text) }
    if let inner = try json(text, depth: depth) { return inner }
    let filled = filled(text)
    if filled != text { return filled }
    sent.insert(text)
    if EmailAddress.isValid(text), text.contains(".") || LogMask.harmless.contains(member) || member == "email" {
      return address(text)
    }
    if LogMask.harmless.contains(member), !text.contains("@"), !realCodes.contains(text) { return text }
    if member == ScenarioTexts.hiddenMember { return replacement("text", for: text) }
    return ScenarioTexts.isPlain(text) && !realCodes.contains(text) ? text : replacement("text", for: text)
  }

  /// A code that no step has returned. It may be one that no ledger has.
  private mutating func code(_ text: String) throws(Unwritable) -> String {
    if realCodes.contains(text) { throw Unwritable(reason: .unknownCode) }
    return replacement("code", for: text)
  }

  private func isSecretCode(_ code: String) -> Bool { realCodes.contains(code) || known[code] != nil }

  /// A link whose code is replaced and whose other parts are words.
  private mutating func link(_ text: String) throws(Unwritable) -> String {
    var written = filled(text)
    for code in codes(in: text) where !code.isEmpty && written.contains(code) {
      written = written.replacing(code, with: try self.code(code))
    }
    let rest = ScenarioTexts.withoutNames(written)
    let made = Set(madeUp.values)
    guard !rest.contains("@"),
      ScenarioTexts.pieces(of: rest).allSatisfy({
        ScenarioTexts.isWord($0) || linkWords.contains($0) || made.contains($0)
      })
    else { throw Unwritable(reason: .masked) }
    return written
  }

  /// JSON in a text, as some channels send it; nil for any other text.
  private mutating func json(_ text: String, depth: Int) throws(Unwritable) -> String? {
    guard text.first == "{" || text.first == "[", let tree = try? JanssonTree.reading(Array(text.utf8)),
      let inner = try? JanssonDecoder().decode(JSONValue.self, from: tree.root)
    else { return nil }
    let written = try value(inner, of: "", depth: depth + 1)
    return (try? JSONTextEncoder().encode(written)).map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func key(_ name: String) -> String {
    if EmailAddress.isValid(name) { return address(name) }
    if realCodes.contains(name) || known[name]?.isUnique == true { return replacement("text", for: name) }
    return sent.contains(name) || ScenarioTexts.isPlain(name) || LogMask(reveals: false).member(name) == name
      ? name : replacement("text", for: name)
  }

  /// The name of a known text, which is used now.
  private mutating func use(_ text: String) -> String? {
    guard let found = known[text] else { return nil }
    known[text]?.isUsed = true
    return found.name
  }

  /// A text with the names of the unique known texts in it.
  private mutating func filled(_ text: String) -> String {
    var text = text
    for secret in unique where text.contains(secret) {
      if let name = use(secret) { text = text.replacing(secret, with: "${\(name)}") }
    }
    return text
  }

  /// An address that nobody has. One that is masked already stays.
  private mutating func address(_ text: String) -> String {
    if text.contains("***") { return text }
    let lower = text.lowercased()
    let number = numbers["address \(lower)"] ?? (numbers["address"] ?? 0) + 1
    if numbers["address \(lower)"] == nil {
      numbers["address \(lower)"] = number
      numbers["address"] = number
    }
    // An address in other letters is another address to the ledger.
    return text == lower ? "buyer\(number)@example.com" : replacement("Buyer\(number)-", for: text) + "@example.com"
  }

  /// A key with the prefix by which an SDK knows it.
  private mutating func key(like text: String) -> String {
    let prefix = text.prefix { $0 != "_" }
    let keeps = prefix.utf8.count < min(6, text.utf8.count) && prefix.allSatisfy { $0.isASCII && $0.isLetter }
    return (keeps ? "\(prefix)_" : "") + replacement("key", for: text)
  }

  private mutating func replacement(_ word: String, for text: String) -> String {
    if let made = madeUp["\(word) \(text)"] { return made }
    let made = numbered(word)
    madeUp["\(word) \(text)"] = made
    return made
  }

  private mutating func numbered(_ word: String) -> String {
    numbers["#\(word)", default: 0] += 1
    return "\(word)\(numbers["#\(word)"] ?? 0)"
  }

  private func codes(in text: String) -> [String] {
    guard text.utf8.count <= 8_192 else { return [] }
    var codes: [String] = []
    for platform in Platform.allCases {
      guard let url = PlatformURL(text, on: platform) else { continue }
      for door in links {
        if case .link(let link) = door.read(url, unwrapping: true), !codes.contains(link.code) {
          codes.append(link.code)
        }
      }
    }
    return codes
  }
}

extension ScenarioTexts {
  /// Members whose texts a developer has given about a user.
  private static let freeMaps: Set<String> = ["attributes", "userAttributes"]
  /// In the place of the names of their members.
  private static let hiddenMember = "\u{0}"

  /// The text between names of saved values.
  fileprivate static func withoutNames(_ text: String) -> String {
    var rest = ""
    var isName = false
    for character in text {
      if character == "$" { isName = true }
      if !isName { rest.append(character) }
      if character == "}" {
        isName = false
        rest.append("/")
      }
    }
    return rest
  }

  /// Runs of letters and digits.
  fileprivate static func pieces(of text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// True for a word, a small number, `v1`, and the two digits of an escaped character.
  fileprivate static func isWord(_ piece: String) -> Bool {
    let isLetters = piece.allSatisfy { $0.isASCII && $0.isLowercase }
    return (isLetters && piece.utf8.count <= 24) || piece.utf8.count <= 2
  }

  /// True for words and small numbers: no code, key or address looks like them.
  fileprivate static func isPlain(_ text: String) -> Bool {
    guard text.utf8.count <= 200, !text.contains("@"), !text.contains("://") else { return false }
    return pieces(of: text).allSatisfy { piece in
      let letters = piece.drop { $0.isNumber }.reversed().drop { $0.isNumber }
      return letters.allSatisfy(\.isLetter) && piece.count <= 24 && piece.count - letters.count <= 4
    }
  }
}
