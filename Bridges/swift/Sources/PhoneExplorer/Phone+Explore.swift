public import RedemptionCore
public import SimulatedPhone

extension Phone {
  /// Where a search ends if it is not closed before.
  public struct ExploreLimits: Sendable {
    /// Largest number of events tried; nil means 20,000.
    public var stories: Int?
    /// Longest search in seconds; nil means 600.
    public var seconds: Double?
    /// Longest story; nil means 100.
    public var depth: Int?
    /// Largest number of purchases in a story; nil means 1.
    public var purchases: Int?

    /// Describes limits.
    public init(stories: Int? = nil, seconds: Double? = nil, depth: Int? = nil, purchases: Int? = nil) {
      (self.stories, self.seconds, self.depth, self.purchases) = (stories, seconds, depth, purchases)
    }
  }

  /// Explores an app: plays every event in every state that it can reach, and returns the shortest stories at whose ends a
  /// property does not hold (docs/explore.md).
  ///
  /// ```swift
  /// try await Phone.run { phone in
  ///   let report = try phone.explore(.revenueCat, world: ["purchase", "linkOpens", "serverFails"]) {
  ///     try await ExploredShop(phone)
  ///   }
  ///   #expect(report.findings.isEmpty, "\(report.text)")
  /// }
  /// ```
  ///
  /// The search has a web of its own: ``store`` sells nothing in it. Time is that of ``clock``, and passes only by events; the
  /// app must not wait for anything else. When the search ends, the clock is set back and the app is uninstalled.
  ///
  /// - Parameters:
  ///   - vendor: whose SDK the app has.
  ///   - world: the events that the search lets happen; nil for those that need no help of the app.
  ///   - events: the names of what the buyer can do in the app, with the sentences of stories.
  ///   - properties: what must hold; nil for `noCrash`, `redeemedOnce` and `rightHolder`.
  ///   - user: who signs in on another phone; nil for `ada`.
  ///   - limits: where the search ends.
  ///   - seed: the same seed gives the same report.
  ///   - start: starts the app as a fresh install, once for each story: keep no state outside of it.
  /// - Throws: ``NeverSettled``, or ``CallRefused`` for an unknown event or property.
  @MainActor public func explore(
    _ vendor: Vendor, world: [String]? = nil, events: KeyValuePairs<String, String> = [:], properties: [String]? = nil,
    user: String? = nil, limits: ExploreLimits = ExploreLimits(), seed: Int = 0,
    start: @escaping @MainActor () async throws -> any ExploredApp
  ) throws -> ExploreReport {
    try Explorer(self, start).play(
      Phone.params(vendor, nil, world, events, properties, user, limits, seed))
  }

  /// Plays one story of a report, by the names of its events. The other parameters are those of the search.
  ///
  /// - Throws: ``StoryFailed`` if a property does not hold; ``NeverSettled``; ``CallRefused`` for an unknown event or
  ///   property.
  @MainActor public func playStory(
    _ story: [String], of vendor: Vendor, world: [String]? = nil, events: KeyValuePairs<String, String> = [:],
    properties: [String]? = nil, user: String? = nil, limits: ExploreLimits = ExploreLimits(), seed: Int = 0,
    start: @escaping @MainActor () async throws -> any ExploredApp
  ) throws {
    let report = try Explorer(self, start).play(
      Phone.params(vendor, story, world, events, properties, user, limits, seed))
    guard report.findings.isEmpty else { throw StoryFailed(report: report) }
  }

  private static func params(
    _ vendor: Vendor, _ story: [String]?, _ world: [String]?, _ events: KeyValuePairs<String, String>,
    _ properties: [String]?, _ user: String?, _ limits: ExploreLimits, _ seed: Int
  ) -> [String: JSONValue] {
    var params: [String: JSONValue] = [
      "app": ["vendor": .string(vendor.rawValue), "sdk": "native", "platform": "ios"],
      "events": .array(events.map { ["name": .string($0.key), "text": .string($0.value)] }),
      "limits": limits.json, "seed": .integer(Int64(seed)),
    ]
    params["story"] = story.map(JSONValue.init(texts:))
    params["world"] = world.map(JSONValue.init(texts:))
    params["properties"] = properties.map(JSONValue.init(texts:))
    params["user"] = user.map { .string($0) }
    return params
  }
}

extension Phone.ExploreLimits {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = [:]
    members["stories"] = stories.map { .integer(Int64($0)) }
    members["seconds"] = seconds.map { .real($0) }
    members["depth"] = depth.map { .integer(Int64($0)) }
    members["purchases"] = purchases.map { .integer(Int64($0)) }
    return .object(members)
  }
}

extension JSONValue {
  fileprivate init(texts: [String]) { self = .array(texts.map { .string($0) }) }
}
