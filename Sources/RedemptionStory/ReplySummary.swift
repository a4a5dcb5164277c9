import RedemptionCore

/// Summarises a reply: the name of its case, then what its other members say.
struct ReplySummary {
  let text: String

  /// The members that name the case, in the formats of the SDKs.
  private static let caseMembers = ["result", "status", "type"]
  /// The members that describe an error, most specific first.
  private static let errorMembers = ["code", "readableErrorCode", "message"]

  init(_ reply: JSONValue) {
    guard case .object(let members) = reply else {
      text = ""
      return
    }
    let key = ReplySummary.caseMembers.first { members[$0] != nil }
    let word = key.flatMap { members[$0]?.string } ?? ""
    let rest = members.filter { $0.key != key && $0.key != "code" }.sorted { $0.key < $1.key }
      .map { ReplySummary.describe($0.key, $0.value) }
    text = ([word] + rest).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func describe(_ name: String, _ value: JSONValue) -> String {
    switch value {
    case .object(let members):
      if let entitlements = entitlements(members) { return entitlements }
      let error = errorMembers.compactMap { members[$0] }.map(scalar)
      let shown = error.isEmpty ? scalars(of: members) : error
      return shown.isEmpty ? name : "\(name)(\(shown.joined(separator: " ")))"
    case .array(let elements): return "\(name)=[\(elements.map(scalar).joined(separator: ", "))]"
    case .string, .bool, .integer, .real, .null: return "\(name)=\(scalar(value))"
    }
  }

  /// The names of the active entitlements in a member `entitlements`; nil if there is no such member.
  ///
  /// It is an object with an object `active`, or an array of objects. An SDK whose objects have no `isActive` does not
  /// say which are active.
  private static func entitlements(_ members: [String: JSONValue]) -> String? {
    switch members["entitlements"] {
    case .object(let entitlements)?:
      guard case .object(let active)? = entitlements["active"] else { return nil }
      return "active=[\(active.keys.sorted().joined(separator: ", "))]"
    case .array(let entitlements)?:
      let isSaid = entitlements.isEmpty || entitlements.contains { $0["isActive"] != nil }
      let shown = entitlements.filter { !isSaid || $0["isActive"] == .bool(true) }
      let names = shown.compactMap { ($0["identifier"] ?? $0["id"])?.string }.sorted()
      return "\(isSaid ? "active" : "entitlements")=[\(names.joined(separator: ", "))]"
    default: return nil
    }
  }

  private static func scalars(of members: [String: JSONValue]) -> [String] {
    members.sorted { $0.key < $1.key }.compactMap { name, value in
      switch value {
      case .string, .bool, .integer, .real: "\(name)=\(scalar(value))"
      case .null, .array, .object: nil
      }
    }
  }

  private static func scalar(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .bool(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .null: "null"
    case .array, .object: "…"
    }
  }
}
