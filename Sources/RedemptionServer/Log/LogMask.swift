import JanssonCoding
import RedemptionCore
import RedemptionLedger

/// Hides codes, links, addresses and keys in what the log shows.
///
/// Not by looking for secrets: a text is shown only if the member that it belongs to is known to have harmless ones.
struct LogMask {
  /// True for a reader who may see codes, links and addresses. API keys stay hidden.
  let reveals: Bool

  /// In the place of what is hidden.
  static let hidden = "***"

  /// A code or a link.
  func secret(_ text: String) -> String { reveals ? text : LogMask.hidden }

  /// An e-mail address.
  func address(_ text: String) -> String { reveals ? text : EmailMask.mask(text) }

  /// A name of a user, a product and the like; one that is an address or a link is masked like one.
  func name(_ text: String) -> String {
    if reveals { return text }
    if text.contains("://") { return LogMask.hidden }
    return text.contains("@") ? EmailMask.mask(text) : text
  }

  /// A word that an SDK has sent, such as a platform.
  func word(_ text: String) -> String { LogMask.hasFormOfKey(text) ? LogMask.hidden : name(text) }

  /// A JSON text; nil if it cannot be parsed.
  func json(_ text: [UInt8]) -> JSONValue? {
    guard let tree = try? JanssonTree.reading(text) else { return nil }
    return value(tree.root, of: "", depth: 0)
  }

  private func value(_ value: JanssonValue, of member: String, depth: Int) -> JSONValue {
    if LogMask.isKey(member), value.kind == .string { return .string(LogMask.hidden) }
    // Deeper than anything of ours; a text of that depth would cost a stack.
    guard depth < 64 else { return .string(LogMask.hidden) }
    switch value.kind {
    case .object:
      var members: [String: JSONValue] = [:]
      for (name, inner) in value.members { members[self.member(name)] = self.value(inner, of: name, depth: depth + 1) }
      return .object(members)
    case .array: return .array(value.elements.map { self.value($0, of: member, depth: depth + 1) })
    default: break
    }
    if let text = value.string {
      return .string(reveals ? text : LogMask.isHarmless(text, of: member) ? name(text) : concealed(text))
    }
    if let flag = value.bool { return .bool(flag) }
    if let number = value.int64 { return .integer(number) }
    return value.double.map { JSONValue(number: $0) } ?? .null
  }

  private func concealed(_ text: String) -> String {
    if LogMask.isDate(text) { return text }
    return !text.contains("://") && EmailAddress.isValid(text) ? EmailMask.mask(text) : LogMask.hidden
  }

  /// The name of a member. Of a free map it may be anything: long names with digits could be codes.
  func member(_ name: String) -> String {
    if LogMask.hasFormOfKey(name) { return LogMask.hidden }
    if reveals { return name }
    let isWord = name.utf8.allSatisfy { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$")
    }
    let isShort = name.utf8.count <= 12 && !name.contains("@")
    return (isWord && name.utf8.count <= 40) || isShort ? name : LogMask.hidden
  }

  /// True for a member that holds an API key, or the secret of a webhook.
  static func isKey(_ member: String) -> Bool {
    let name = member.lowercased()
    return ["apikey", "api_key", "access_token", "accesstoken", "secret"].contains { name.hasSuffix($0) }
  }

  /// True for a text of the form of vendors' API keys: a short lowercase prefix, and at least 16 letters and digits
  /// behind it, some of them capital and some not.
  static func hasFormOfKey(_ text: String) -> Bool {
    guard let mark = text.utf8.lastIndex(of: UInt8(ascii: "_")) else { return false }
    let prefix = text.utf8[..<mark]
    let rest = text.utf8[mark...].dropFirst()
    guard (1...8).contains(prefix.count), prefix.allSatisfy({ $0 == UInt8(ascii: "_") || isLower($0) }) else {
      return false
    }
    return rest.count >= 16 && rest.contains(where: isLower) && rest.contains { (0x41...0x5A).contains($0) }
      && rest.allSatisfy { isLower($0) || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
  }

  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  /// True for a text of a member that has harmless ones, unless it has the form of an API key. Users' ids may have it.
  static func isHarmless(_ text: String, of member: String) -> Bool {
    harmless.contains(member) && (users.contains(member) || !hasFormOfKey(text))
  }

  private static let users: Set<String> = [
    "appUserId", "app_user_id", "newAppUserId", "originalAppUserId", "deviceId",
  ]

  /// A path with its query, without the API keys in it, which some SDKs send there, too.
  static func withoutKeys(_ target: String) -> String {
    guard let mark = target.firstIndex(of: "?") else { return target }
    let items = target[mark...].dropFirst().split(separator: "&", omittingEmptySubsequences: false).map { item in
      guard let equals = item.firstIndex(of: "=") else { return String(item) }
      let name = PercentEncoding.decoded(Array(item[..<equals].utf8)[...])?.lowercased()
      let isKey = name.map { LogMask.isKey($0) || ["pk", "key"].contains($0) } ?? true
      return isKey ? "\(item[...equals])\(hidden)" : String(item)
    }
    return target[...mark] + items.joined(separator: "&")
  }

  /// True for a member that holds a code or a token.
  static func isSecret(_ member: String) -> Bool { member == "code" || member.lowercased().hasSuffix("token") }

  /// True for a date such as `2026-11-22T09:09:15Z`: digits alone could be a code.
  static func isDate(_ text: String) -> Bool {
    text.utf8.count <= 30 && text.contains("T") && text.hasSuffix("Z") && text.filter { $0 == "-" }.count == 2
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || "-:.TZ".utf8.contains($0) }
  }

  /// Members whose texts are words of the contract, or names that a developer has given.
  static let harmless: Set<String> = [
    "vendor", "sdk", "platform", "sdkVersion", "appUserId", "app_user_id", "newAppUserId", "deviceId", "session",
    "product", "situation", "productId", "product_identifier", "identifier", "plan", "displayName",
    "entitlements", "kind", "store", "currency", "checkout", "purchase", "method", "gateway", "transfer", "fetchPolicy",
    "status", "reason",
    "device", "app", "originalAppUserId", "verification", "periodType", "period_type", "outcome",
  ]
}
