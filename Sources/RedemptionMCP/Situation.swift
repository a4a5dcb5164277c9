import RedemptionCore
import RedemptionScenario

/// What the tools say of the server's situations, which `outcomes/list` returns.
enum Situation {
  /// What has happened to the buyer, by the name of the situation.
  static let happenings: KeyValuePairs = [
    "redeemed": "The buyer has paid and opens the link for the first time.",
    "subscriptionExpired": "The buyer has paid, and the subscription has lapsed since.",
    "linkExpired (expired)": "The link is too old.",
    "linkExpired (used)": "The link was used on another phone.",
    "linkExpired (no address)": "The link is too old, and the buyer has given no address to send a new one to.",
    "invalidCode": "The link is damaged: its code is of no purchase.",
    "purchaseBelongsToOtherUser": "Another user has the purchase, and the project keeps it there.",
    "failed (offline)": "The phone is offline.",
    "failed (timeout)": "The service does not answer in time.",
    "failed (http 500)": "The service fails with HTTP 500.",
  ]

  /// What has happened to the buyer; the name itself for one that has no sentence here.
  static func happening(in name: String) -> String { happenings.first { $0.key == name }?.value ?? name }
}

extension Desk {
  /// The names of a vendor's situations, in the order of a table.
  func situations(of vendor: String) throws -> [String] {
    let table = try result(of: "outcomes/list", ["vendor": .string(vendor)])
    return table["situations"]?.elements?.compactMap { $0["name"]?.string } ?? []
  }

  /// Makes a situation so and returns the link that the buyer opens.
  ///
  /// - Parameter params: those of `outcomes/prepare`.
  func prepare(_ params: [String: JSONValue], in space: String) throws -> String {
    try result(of: "outcomes/prepare", params, in: space)["url"]?.string ?? ""
  }

  /// Plays a situation once, in a space that ends with it, and returns the outcome.
  func outcome(of situation: String, for vendor: String) throws -> JSONValue {
    let space = try makeSituation()
    defer { try? end(space) }
    let url = try prepare(["vendor": .string(vendor), "situation": .string(situation)], in: space)
    let session = try openApp(of: vendor, user: "ada", in: space)
    let played = try awaiting("redemption/redeem", ["session": session, "url": .string(url)], in: space)
    return played.0.result?["outcome"] ?? .null
  }

  /// Opens an app of a vendor's first SDK and returns its session.
  func openApp(of vendor: String, user: String, in space: String) throws -> JSONValue {
    let target = try target(vendor: vendor, sdk: nil, platform: nil)
    let params: [String: JSONValue] = [
      "vendor": .string(vendor), "sdk": .string(target.sdk.rawValue), "platform": .string(target.platform.rawValue),
      "appUserId": .string(user),
    ]
    return try awaiting("session/open", params, in: space).0.result?["session"] ?? .null
  }

  /// The target with these parts; the vendor's first one for parts that are nil.
  func target(vendor: String, sdk: String?, platform: String?) throws -> Target {
    guard let adapter = adapters.first(where: { $0.vendor.id.rawValue == vendor }) else {
      let known = adapters.map(\.vendor.id.rawValue).joined(separator: ", ")
      throw ToolFailure("Unknown vendor: expected one of \(known).")
    }
    let found = adapter.targets.map(\.target).first { target in
      (sdk ?? target.sdk.rawValue) == target.sdk.rawValue
        && (platform ?? target.platform.rawValue) == target.platform.rawValue
    }
    guard let found else {
      let known = adapter.targets.map { "\($0.target.sdk.rawValue) on \($0.target.platform.rawValue)" }
      throw ToolFailure("This vendor has no such SDK: expected one of \(known.joined(separator: ", ")).")
    }
    return found
  }
}

extension Desk.Answer {
  /// The result; nil for an error and for no reply.
  var result: JSONValue? {
    guard case .result(let result)? = reply else { return nil }
    return result
  }

  /// The error; nil for a result and for no reply.
  var error: JSONValue? {
    guard case .error(let error)? = reply else { return nil }
    return error
  }
}
