import JanssonCoding
public import RedemptionCore
public import RedemptionLedger
import RedemptionServer

/// Shows every outcome: a customer buys, receives a link and opens it, and each SDK reports the result in its own
/// format.
///
/// The story runs on a real server with a virtual clock.
public struct Story {
  /// One outcome of the ledger with the reply of every target.
  struct Scene {
    let title: String
    let happening: String
    /// What the buyer does, in a few words.
    let deed: String
    let outcome: JSONValue
    let replies: [(target: TargetDescription, result: JSONValue)]
  }

  let link: String
  let mail: String
  let scenes: [Scene]
  let targets: [TargetDescription]
  /// The small app of the first vendor that has one, and whose targets it is.
  let smallApp: (vendor: Vendor, app: SmallAppDescription)?

  /// Plays the story on an empty store.
  ///
  /// - Throws: an error if a request fails.
  public init(adapters: [any RedemptionAdapter], store: any LedgerStore) throws {
    let server = Server(
      adapters: adapters, methods: .all, store: store, configuration: Server.Configuration(hasVirtualClock: true))
    let player = StoryPlayer(client: LocalClient(server: server), adapters: adapters)
    targets = adapters.flatMap(\.targets)
    smallApp = adapters.lazy.compactMap { adapter in adapter.vendor.smallApp.map { (adapter.vendor.id, $0) } }.first
    (link, mail) = try player.purchaseAndMail()
    scenes = try player.scenes()
  }

  /// Returns the story as one JSON document.
  ///
  /// Its form is `{link, scenes: [{title, outcome, replies: [{vendor, sdk, platform, reply, losses}]}]}`.
  public func json() throws -> String {
    let document: JSONValue = [
      "link": .string(link),
      "scenes": .array(
        scenes.map { scene in
          [
            "title": .string(scene.title), "outcome": scene.outcome,
            "replies": .array(
              scene.replies.map { target, result in
                [
                  "vendor": .string(target.target.vendor.rawValue), "sdk": .string(target.target.sdk.rawValue),
                  "platform": .string(target.target.platform.rawValue), "reply": result["reply"] ?? .null,
                  "losses": result["losses"] ?? .null,
                ]
              }),
          ]
        }),
    ]
    return String(decoding: try JSONTextEncoder().encode(document), as: UTF8.self)
  }
}

/// Plays the scenes through a client, as an app's test does.
private struct StoryPlayer {
  let client: LocalClient
  let adapters: [any RedemptionAdapter]

  private static let buyer = "jane.doe@example.com"

  private var vendor: JSONValue { .string(adapters.first?.vendor.id.rawValue ?? "") }

  /// The life of a link, in milliseconds.
  private var linkLifetime: Int64 { adapters.first?.vendor.linkLifetime ?? 0 }

  /// A little more than the life of a link, for people.
  private var late: (at: String, deed: String) {
    let minutes = linkLifetime / 60_000 + 1
    if minutes <= 120 { return ("\(minutes) minutes", "opens it an hour later") }
    let days = (minutes + 1439) / 1440
    return ("\(days + 1) days", days == 1 ? "opens it two days later" : "opens it \(days + 1) days later")
  }

  private var mailsNewLink: Bool { adapters.first?.ownership.reissue.trigger == .openedLink }

  /// True if a policy of the vendor keeps a purchase with its first owner.
  private var canKeepWithOwner: Bool { adapters.first?.ownership.keepsCustomers ?? false }

  func purchaseAndMail() throws -> (link: String, mail: String) {
    let link = try buy().link
    let mail = try client.call("store/mailbox", ["email": .string(StoryPlayer.buyer)])
    guard case .array(let messages) = mail["messages"], let last = messages.last else { return (link, "") }
    return (link, last["obfuscatedTo"]?.string ?? "")
  }

  func scenes() throws -> [Story.Scene] {
    let refused: [Story.Scene] =
      canKeepWithOwner
      ? [
        try scene(
          "Belongs to another user", "Bob opens Alice's link, and this project does not transfer purchases",
          "opens a friend's link", try otherUser())
      ] : []
    return [
      try scene("Success", "the link is opened on the phone", "opens the link", try redeem(try buy().link)),
      try scene(
        "Expired link", "opened \(late.at) after the purchase" + (mailsNewLink ? "; a new link is mailed" : ""),
        late.deed, try expiredLink()),
      try scene(
        "Invalid link", "the service does not know the code", "copies half the link",
        try redeem(code: "invalid_token")),
    ] + refused + [
      try scene(
        "Lapsed subscription", "the link is good, but the subscription has run out", "subscription is over",
        try lapsed()),
      try scene("Failed", "the phone is offline", "is offline", try offline()),
    ]
  }

  private func scene(
    _ title: String, _ happening: String, _ deed: String, _ outcome: JSONValue
  ) throws -> Story.Scene {
    let replies = try adapters.flatMap(\.targets).map { target in
      let words: JSONValue = [
        "vendor": .string(target.target.vendor.rawValue), "sdk": .string(target.target.sdk.rawValue),
        "platform": .string(target.target.platform.rawValue),
      ]
      return (target, try client.call("reply/render", ["target": words, "outcome": outcome]))
    }
    return Story.Scene(title: title, happening: happening, deed: deed, outcome: outcome, replies: replies)
  }

  private func buy(appUserId: String? = nil) throws -> (purchase: JSONValue, link: String) {
    var order: [String: JSONValue] = [
      "vendor": vendor, "product": "pro_monthly", "entitlements": ["pro"], "email": .string(StoryPlayer.buyer),
      "price": ["amountMicros": 9_990_000, "currency": "USD"],
    ]
    if let appUserId { order["appUserId"] = .string(appUserId) }
    let sold = try client.call("store/purchase", .object(order))
    return (sold["purchase"] ?? .null, sold["link"]?["url"]?.string ?? "")
  }

  private func open(appUserId: String? = nil, gateway: JSONValue = "ledger") throws -> JSONValue {
    guard let target = adapters.first?.targets.first?.target else { return .null }
    var params: [String: JSONValue] = [
      "vendor": vendor, "sdk": .string(target.sdk.rawValue), "platform": .string(target.platform.rawValue),
      "gateway": gateway,
    ]
    if let appUserId { params["appUserId"] = .string(appUserId) }
    return try client.call("session/open", .object(params))["session"] ?? .null
  }

  private func redeem(_ link: String) throws -> JSONValue {
    try client.call("redemption/redeem", ["session": try open(), "url": .string(link)])["outcome"] ?? .null
  }

  private func redeem(code: String) throws -> JSONValue {
    try client.call("redemption/redeem", ["session": try open(), "code": .string(code)])["outcome"] ?? .null
  }

  private func expiredLink() throws -> JSONValue {
    let link = try buy().link
    _ = try client.call("clock/advance", ["seconds": .integer(linkLifetime / 1000 + 60)])
    return try redeem(link)
  }

  private func otherUser() throws -> JSONValue {
    _ = try client.call("store/policy", ["vendor": vendor, "transfer": "keepWithOriginal"])
    let link = try buy(appUserId: "alice").link
    let session = try open(appUserId: "bob")
    return try client.call("redemption/redeem", ["session": session, "url": .string(link)])["outcome"] ?? .null
  }

  private func lapsed() throws -> JSONValue {
    let sold = try buy()
    _ = try client.call("store/expire", ["purchase": sold.purchase])
    return try redeem(sold.link)
  }

  private func offline() throws -> JSONValue {
    let failure: JSONValue = [
      "kind": "failed", "code": nil,
      "failure": ["reason": "offline", "message": "The Internet connection appears to be offline.", "attempts": 1],
    ]
    let session = try open(gateway: ["script": [failure]])
    return try client.call("redemption/redeem", ["session": session, "code": "any_code"])["outcome"] ?? .null
  }
}
