import JanssonCoding
import RedemptionCore
import RedemptionLedger

/// Turns the texts of logged params into texts of a scenario.
///
/// What an earlier step returned becomes a saved value. Everything else is made up, the same for the same text, except
/// words that are known to be no secrets; see ``KnownWords``.
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
  private var words: KnownWords
  private(set) var known: [String: Known] = [:]
  private var textByName: [String: String] = [:]
  /// Known texts that are looked for inside of others, by their longest run.
  private var unique: [String: [String]] = [:]
  /// Links of mails by their code.
  private var mailed: [String: String] = [:]
  private var madeUp: [String: String] = [:]
  private var made: Set<String> = []
  private var numbers: [String: Int] = [:]
  /// Texts that clients have sent themselves: no saved value takes their place.
  private var sent: Set<String> = []

  init(links: [any LinksDoor], realCodes: Set<String>, words: KnownWords) {
    (self.links, self.realCodes, self.words) = (links, realCodes, words)
    for code in realCodes { self.words.learn(secret: code) }
  }

  /// Learns which texts of a call are names.
  mutating func learn(namesIn params: JSONValue) { words.learn(namesIn: params) }

  /// Keeps a text of a result or a mail for later steps.
  mutating func learn(_ name: String, _ text: String, from origin: Origin) {
    guard !text.isEmpty, known[text] == nil, !sent.contains(text) else { return }
    let isUnique = ["link", "code", "page", "mail", "transaction"].contains(name)
    let numbered = numbered(name)
    known[text] = Known(name: numbered, origin: origin, isUnique: isUnique)
    textByName[numbered] = text
    if name == "code" { words.learn(secret: text) }
    guard isUnique, let longest = TextParts.runs(of: text).max(by: { $0.utf8.count < $1.utf8.count }) else { return }
    unique[longest, default: []].append(text)
    unique[longest]?.sort { $0.utf8.count > $1.utf8.count }
    guard name == "mail" else { return }
    for code in codes(in: text) where known[code] == nil {
      mailed[code] = text
      words.learn(secret: code)
    }
  }

  /// True for a text that a result or a mail has had.
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
        let isFree = KnownWords.freeMaps.contains(member) && inner.string != nil
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
    if let inner = try json(text, depth: depth) { return inner }
    if LogMask.isDate(text) { return text }
    let isHarmless = LogMask.isHarmless(text, of: member)
    if text.contains("://") || (!isHarmless && (text.contains(":") || text.contains("/"))) { return try link(text) }
    sent.insert(text)
    let hasAt = text.contains("@")
    if hasAt, EmailAddress.isValid(text), text.contains(".") || isHarmless || member == "email" { return address(text) }
    let filled = filled(text)
    if isHarmless, !hasAt, !words.hasSecret(filled) { return filled }
    if member == ScenarioTexts.hiddenMember { return replacement("text", for: text) }
    return words.isName(filled) ? filled : rewritten(filled)
  }

  /// A code that no step has returned. It may be one that no ledger has.
  private mutating func code(_ text: String) throws(Unwritable) -> String {
    if realCodes.contains(text) { throw Unwritable(reason: .unknownCode) }
    return KnownWords.isShort(text) || words.contains(text) ? text : replacement("code", for: text)
  }

  /// A text with made-up runs in the place of those that are not known.
  private mutating func rewritten(_ text: String) -> String {
    var written = ""
    // Many short runs could be a secret together.
    var short = 3
    for part in TextParts(text) {
      let run = String(part.text)
      if part.isRun, !isShown(run, &short) { written += word(like: run) } else { written += part.text }
    }
    return written
  }

  private func isShown(_ run: String, _ short: inout Int) -> Bool {
    if made.contains(run) || words.contains(run) { return true }
    guard KnownWords.isShort(run), short > 0 else { return false }
    short -= 1
    return true
  }

  /// A made-up run. Runs that differ in case only differ in case only: a host's case does not count.
  private mutating func word(like run: String) -> String {
    let word = replacement("text", for: run.lowercased())
    guard run.contains(where: \.isUppercase) else { return word }
    made.insert("T" + word.dropFirst())
    return "T" + word.dropFirst()
  }

  /// A text that may be a link, in which vendors' words stay.
  private mutating func link(_ text: String) throws(Unwritable) -> String {
    if text.contains("@"), !text.contains(":"), EmailAddress.isValid(text) { return address(text) }
    var written = filled(text)
    for code in codes(in: text) where !code.isEmpty {
      if known[code] == nil {
        written = TextParts.replacing(code, with: try self.code(code), in: written)
      } else if !text.contains(code) {
        throw Unwritable(reason: .masked)
      }
    }
    let kinds = kinds(of: text)
    let first = rewritten(written)
    if first == written || kinds == self.kinds(of: expanded(first)) { return first }
    learnGrammar(of: written, kinds)
    let second = rewritten(written)
    guard kinds == self.kinds(of: expanded(second)) else { throw Unwritable(reason: .masked) }
    return second
  }

  /// Learns the words without which a text is read as something else.
  private mutating func learnGrammar(of text: String, _ kinds: [Int]) {
    let runs = Set(TextParts.runs(of: text).filter { !words.contains($0) && !made.contains($0) })
    guard runs.count <= 32 else { return }
    for run in runs.sorted() where run.utf8.count <= 24 && run.utf8.allSatisfy({ (0x41...0x7A).contains($0) }) {
      guard !words.secrets.contains(run) else { continue }
      let other = TextParts.replacing(run, with: "text", in: text)
      if self.kinds(of: expanded(other)) != kinds { words.learn(grammar: run) }
    }
  }

  /// JSON in a text, as some channels send it; nil for any other text.
  private mutating func json(_ text: String, depth: Int) throws(Unwritable) -> String? {
    guard let inner = ScenarioTexts.json(text) else { return nil }
    let written = try value(inner, of: "", depth: depth + 1)
    return (try? JSONTextEncoder().encode(written)).map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func key(_ name: String) -> String {
    if name.contains("@"), EmailAddress.isValid(name) { return address(name) }
    if words.hasSecret(name) || known[name]?.isUnique == true { return replacement("text", for: name) }
    return words.isName(name) || LogMask(reveals: false).member(name) == name ? name : replacement("text", for: name)
  }

  /// The name of a known text, which is used now.
  private mutating func use(_ text: String) -> String? {
    guard let found = known[text] else { return nil }
    known[text]?.isUsed = true
    return found.name
  }

  /// A text with the names of the unique known texts in it.
  private mutating func filled(_ text: String) -> String {
    guard !unique.isEmpty else { return text }
    let candidates = Set(TextParts.runs(of: text)).flatMap { unique[$0] ?? [] }
    var text = text
    for secret in candidates.sorted(by: { ($1.utf8.count, $0) < ($0.utf8.count, $1) }) where text.contains(secret) {
      if let name = use(secret) { text = text.replacing(secret, with: "${\(name)}") }
    }
    return text
  }

  /// A text with the texts of its saved values.
  private func expanded(_ text: String) -> String {
    guard text.contains("${") else { return text }
    return TextParts(text).map { part in
      part.text.hasPrefix("${") ? textByName[String(part.text.dropFirst(2).dropLast())] ?? "" : String(part.text)
    }.joined()
  }

  /// Returns a made-up address; a masked one as it is.
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
    let new = numbered(word)
    madeUp["\(word) \(text)"] = new
    made.insert(new)
    return new
  }

  private mutating func numbered(_ word: String) -> String {
    numbers["#\(word)", default: 0] += 1
    return "\(word)\(numbers["#\(word)"] ?? 0)"
  }

  private func readings(of text: String) -> [LinkReading?] {
    guard text.utf8.count <= 8_192 else { return [] }
    return Platform.allCases.flatMap { platform -> [LinkReading?] in
      guard let url = PlatformURL(text, on: platform) else { return [nil] }
      return links.map { $0.read(url, unwrapping: true) }
    }
  }

  private func codes(in text: String) -> [String] {
    var codes: [String] = []
    for case let reading? in readings(of: text) {
      if let code = reading.link?.code, !codes.contains(code) { codes.append(code) }
    }
    return codes
  }

  /// As what the SDKs read a text.
  private func kinds(of text: String) -> [Int] {
    readings(of: text).map { reading in
      switch reading {
      case nil: 0
      case .link?: 1
      case .result?: 2
      case .redirect?: 3
      case .notRedeemable?: 4
      }
    }
  }
}

extension ScenarioTexts {
  /// In the place of the names of their members.
  private static let hiddenMember = "\u{0}"

  /// The object or array that a text holds; nil for any other text.
  private static func json(_ text: String) -> JSONValue? {
    guard text.first == "{" || text.first == "[", let tree = try? JanssonTree.reading(Array(text.utf8)) else {
      return nil
    }
    return JSONValue(tree.root)
  }
}
