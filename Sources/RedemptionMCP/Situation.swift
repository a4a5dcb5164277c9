import RedemptionCore
import RedemptionScenario

/// A way in which a redemption ends, and how to make it so.
///
/// What comes of it is not written here: ``outcome(for:at:)`` plays it.
struct Situation: Sendable {
  /// The name, as the bridges' tables of outcomes have it.
  let name: String
  /// What has happened to the buyer, as a sentence.
  let happening: String
  /// Prepares a space and returns the link that the buyer opens.
  let prepare: @Sendable (Order, Desk, _ space: String) throws -> String

  /// What the buyer buys.
  struct Order: Sendable {
    var vendor: String
    var product = "pro_monthly"
    var entitlements: JSONValue = ["pro"]
    var email: String? = "jane.doe@example.com"
    var owner: String?

    /// Buys on the web.
    func place(_ desk: Desk, _ space: String) throws -> (url: String, purchase: JSONValue) {
      var params: [String: JSONValue] = [
        "vendor": .string(vendor), "product": .string(product), "entitlements": entitlements,
      ]
      params["email"] = email.map { .string($0) }
      params["appUserId"] = owner.map { .string($0) }
      let sold = try desk.result(of: "store/purchase", params, in: space)
      return (sold["link"]?["url"]?.string ?? "", sold["purchase"]?["id"] ?? sold["purchase"] ?? .null)
    }
  }

  /// Somebody else, whom the app does not log in.
  private static let stranger = "somebody-else"
  /// More requests than an app sends.
  private static let endless: JSONValue = 1_000

  /// All of them.
  static let all: [Situation] = [
    Situation(name: "redeemed", happening: "The buyer has paid and opens the link for the first time.") {
      try $0.place($1, $2).url
    },
    Situation(name: "subscriptionExpired", happening: "The buyer has paid, and the subscription has lapsed since.") {
      let sold = try $0.place($1, $2)
      _ = try $1.result(of: "store/expire", ["purchase": sold.purchase], in: $2)
      return sold.url
    },
    Situation(name: "linkExpired (expired)", happening: "The link is too old.") {
      let sold = try $0.place($1, $2)
      let policy = try $1.result(of: "store/policy", ["vendor": .string($0.vendor)], in: $2)
      _ = try $1.result(of: "clock/advance", ["seconds": policy["linkLifetime"] ?? 0], in: $2)
      return sold.url
    },
    Situation(name: "linkExpired (used)", happening: "The link was used on another phone.") {
      let sold = try $0.place($1, $2)
      let session = try $1.openApp(of: $0.vendor, user: stranger, in: $2)
      _ = try $1.result(of: "redemption/redeem", ["session": session, "url": .string(sold.url)], in: $2)
      return sold.url
    },
    Situation(name: "invalidCode", happening: "The link is damaged: its code is of no purchase.") {
      try $0.place($1, $2).url + "0"
    },
    Situation(
      name: "purchaseBelongsToOtherUser", happening: "Another user has the purchase, and the project keeps it there."
    ) {
      _ = try $1.result(
        of: "store/policy", ["vendor": .string($0.vendor), "transfer": "keepWithOriginal"], in: $2)
      var order = $0
      order.owner = stranger
      return try order.place($1, $2).url
    },
    failing("offline", "The phone is offline.", ["kind": "offline"]),
    failing("timeout", "The service does not answer in time.", ["kind": "timeout", "count": endless]),
    failing("http 500", "The service fails with HTTP 500.", ["kind": "http", "status": 500, "count": endless]),
  ]

  private static func failing(_ name: String, _ happening: String, _ fault: [String: JSONValue]) -> Situation {
    Situation(name: "failed (\(name))", happening: happening) {
      let sold = try $0.place($1, $2)
      _ = try $1.result(of: "fault/inject", fault, in: $2)
      return sold.url
    }
  }

  /// Plays the situation once, in a space that ends with it, and returns the outcome; nil if this vendor does not have
  /// the situation: its service refuses the preparation, or what comes of it has another name.
  func outcome(for order: Order, at desk: Desk) throws -> JSONValue? {
    let space = try desk.makeSituation()
    defer { try? desk.end(space) }
    do {
      let url = try prepare(order, desk, space)
      let session = try desk.openApp(of: order.vendor, user: "ada", in: space)
      let (answer, _) = try desk.awaiting(
        "redemption/redeem", ["session": session, "url": .string(url)], in: space)
      guard case .result(let result)? = answer.reply, let kind = result["outcome"]?["kind"]?.string,
        name == kind || name.hasPrefix(kind + " (")
      else { return nil }
      return result["outcome"]
    } catch is ToolFailure { return nil }
  }
}

extension Desk {
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
