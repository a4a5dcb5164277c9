import JSONRPC
import JanssonCoding
import RedemptionCore

/// `explore/start`: begins the search through the states of an app, in a space of its own, to which the client is
/// bound.
enum ExploreStart: Method {
  static let name = "explore/start"
  static let mayAskGateway = false

  struct Params: VendorParams {
    let app: App
    /// Nil for all.
    let world: [WorldEvent]?
    let events: [AppEvent]?
    let properties: [Property]?
    /// The names of the client's own properties.
    let own: [String]?
    let purchase: Purchase?
    let email: String?
    let user: String?
    let limits: Limits?
    let seed: Int64?
    /// The names of the events of the one story to play; nil to search.
    let story: [String]?
    /// How long the bridge waits for the app, in milliseconds; nil if it moves the app's clock.
    let settle: Double?
    /// True if the server plays an app that only calls its SDK.
    let alone: Bool?
  }

  struct App: Decodable {
    let target: Target
    let appUserId: String?

    private enum CodingKeys: String, CodingKey { case appUserId }

    init(from decoder: any Decoder) throws {
      target = try Target(from: decoder)
      appUserId = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .appUserId)
    }
  }

  struct Purchase: Decodable {
    let product: String?
    let entitlements: [String]?
    let expiresIn: Double?
  }

  struct Limits: Decodable {
    let stories: Int?
    let seconds: Double?
    let depth: Int?
    let purchases: Int?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let client = request.connection.client
    guard client.connection != nil else {
      throw .invalid("", expected: "a client of its own: all requests of POST /_/rpc are one")
    }
    let adapter = try server.registry.adapter(for: params.app.target, at: "/app")
    let setup = try setup(params)
    let running = try server.explore(setup, adapter, try search(params), seed: params.seed ?? 0, for: client)
    return .result(running.step(.begin))
  }

  private static func setup(_ params: Params) throws(RPCError) -> RunningExploration.Setup {
    let target = params.app.target
    let isAlone = params.alone ?? false
    var opening: [String: JSONValue] = [
      "vendor": .string(target.vendor.rawValue), "sdk": .string(target.sdk.rawValue),
      "platform": .string(target.platform.rawValue),
    ]
    if let user = params.app.appUserId { opening["appUserId"] = .string(user) }
    let product = params.purchase?.product ?? "pro_monthly"
    var purchase: [String: JSONValue] = [
      "vendor": .string(target.vendor.rawValue), "product": .string(product),
      "entitlements": .array((params.purchase?.entitlements ?? ["pro"]).map { .string($0) }),
    ]
    if let seconds = params.purchase?.expiresIn { purchase["expiresIn"] = .real(seconds) }
    let events = try appEvents(params, isAlone: isAlone)
    let words = StoryWords(
      product: product, email: params.email ?? "ada@example.com", user: params.user ?? "ada",
      appEvents: Dictionary(events.map { ($0.name, $0.sentence) }, uniquingKeysWith: { first, _ in first }))
    return RunningExploration.Setup(
      target: target, opening: opening, world: world(params.world), events: events, words: words, purchase: purchase,
      mostPurchases: try atLeastOne(params.limits?.purchases, or: 1, at: "/limits/purchases"), own: params.own ?? [],
      settle: params.settle,
      isAlone: isAlone)
  }

  /// The events in their own order, whatever the client's is, with those that belong to them.
  private static func world(_ named: [WorldEvent]?) -> [WorldEvent] {
    let chosen = named ?? WorldEvent.standard
    let all = Set(chosen + chosen.flatMap(\.companions))
    return WorldEvent.allCases.filter(all.contains)
  }

  private static func appEvents(_ params: Params, isAlone: Bool) throws(RPCError) -> [AppEvent] {
    let events = params.events ?? []
    var known: Set<String> = []
    for (index, event) in events.enumerated() {
      guard known.insert(event.name).inserted, WorldEvent(rawValue: event.name) == nil, !event.name.isEmpty else {
        throw .invalid("/events/\(index)/name", expected: "a name that no other event has")
      }
      guard !isAlone || RunningExploration.eventsAlone.contains(event.name) else {
        throw .invalid(
          "/events/\(index)/name", expected: "one of \(RunningExploration.eventsAlone.joined(separator: ", "))")
      }
    }
    return events
  }

  private static func search(_ params: Params) throws(RPCError) -> Exploration {
    var limits = Exploration.Limits()
    limits.stories = try atLeastOne(params.limits?.stories, or: limits.stories, at: "/limits/stories")
    limits.depth = try atLeastOne(params.limits?.depth, or: limits.depth, at: "/limits/depth")
    limits.seconds = try Seconds.check(params.limits?.seconds, at: "/limits/seconds").map(Double.init) ?? limits.seconds
    let seed = params.seed ?? 0
    guard (0...SpaceUse.mostSeed).contains(seed) else {
      throw .invalid("/seed", expected: "an integer from 0 to \(SpaceUse.mostSeed)")
    }
    let properties = params.properties.map(Set.init) ?? Property.standard
    return Exploration(
      limits: limits, properties: properties, seed: UInt64(seed), jumps: params.alone ?? false,
      story: params.story)
  }

  private static func atLeastOne(_ number: Int?, or standard: Int, at path: String) throws(RPCError) -> Int {
    guard number ?? standard > 0 else { throw .invalid(path, expected: "a whole number greater than 0") }
    return number ?? standard
  }
}
