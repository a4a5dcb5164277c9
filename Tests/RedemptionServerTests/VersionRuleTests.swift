import MemoryStore
import QonversionAdapter
import RedemptionCore
import RedemptionScenario
import RedemptionServer
import RedemptionStory
import RevenueCatAdapter
import SharedCases
import SuperwallAdapter
import Testing

@Suite("A difference between versions")
struct VersionRuleTests {
  /// A rule that sessions play, and the case that it names.
  struct Shown: Sendable, CustomStringConvertible {
    let adapter: any RedemptionAdapter
    let rule: VersionRule
    let scenario: Scenario
    var description: String { "\(rule.id) of \(rule.package)" }

    /// The versions for which the case opens sessions, by target, that have the rule or lack it.
    func versions(having: Bool) throws -> [Target: String] {
      let found: [(Target, String)] = try scenario.steps.compactMap { step in
        guard let (target, version) = VersionRuleTests.opened(step.method, step.params),
          target.vendor == adapter.vendor.id,
          let installed = try adapter.versions.installed(version, for: target),
          installed.rules.contains(rule) == having
        else { return nil }
        return (target, version)
      }
      return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }
  }

  private static let adapters: [any RedemptionAdapter] = [RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter()]

  /// A case tells at least what an event or a reply has, so these cannot tell what an old version lacks.
  private static let shownByNewerAlone: Set<String> = ["activeIds", "redemptionDates"]

  static func shown() throws -> [Shown] {
    let scenarios = Dictionary(
      try ConformanceCases.files().flatMap(\.scenarios).map { ($0.description, $0) }, uniquingKeysWith: { $1 })
    return try adapters.flatMap { adapter in
      try adapter.versions.rules.compactMap { rule in
        guard case .both(let example) = rule.played else { return nil }
        return Shown(adapter: adapter, rule: rule, scenario: try #require(scenarios[example], "\(rule.id)"))
      }
    }
  }

  @Test("is seen in its case: played with the version of the other side, each side fails", arguments: try shown())
  func isSeen(_ shown: Shown) throws {
    for side in [true, false] where side || !VersionRuleTests.shownByNewerAlone.contains(shown.rule.id) {
      let (moved, others) = (try shown.versions(having: side), try shown.versions(having: !side))
      let shared = Set(moved.keys).intersection(others.keys)
      #expect(!shared.isEmpty, "no target has both sides")
      let server = Server(
        adapters: VersionRuleTests.adapters, methods: .all, store: MemoryStore(),
        configuration: .init(hasVirtualClock: true))
      let client = MovingClient(LocalClient(server: server)) { target, version in
        guard let other = others[target], let installed = try shown.adapter.versions.installed(version, for: target),
          installed.rules.contains(shown.rule) == side
        else { return nil }
        return (other, installed.nativeVersion ?? version)
      }
      let played = try ScenarioPlayer.play(shown.scenario, on: client)
      #expect(played.last?.failures.isEmpty == false, "\(side ? "after" : "before") is not seen")
    }
  }

  static func opened(_ method: String, _ params: JSONValue) -> (Target, String)? {
    guard method == "session/open", let vendor = params["vendor"]?.string,
      let sdk = params["sdk"]?.string.flatMap({ SDK(rawValue: $0) }),
      let platform = params["platform"]?.string.flatMap({ Platform(rawValue: $0) }),
      let version = params["sdkVersion"]?.string
    else { return nil }
    return (Target(vendor: Vendor(rawValue: vendor), sdk: sdk, platform: platform), version)
  }
}

/// Opens sessions with another version, and names the old one in the reply, so that only what follows can differ.
private final class MovingClient: ScenarioClient {
  private let client: LocalClient
  private let move: (Target, String) throws -> (version: String, told: String)?
  private var told: [Int64: String] = [:]

  init(_ client: LocalClient, move: @escaping (Target, String) throws -> (version: String, told: String)?) {
    (self.client, self.move) = (client, move)
  }

  func send(_ method: String, _ params: JSONValue) throws -> Int64 {
    guard let (target, version) = VersionRuleTests.opened(method, params), let other = try move(target, version),
      case .object(var members) = params
    else { return try client.send(method, params) }
    members["sdkVersion"] = .string(other.version)
    let request = try client.send(method, .object(members))
    told[request] = other.told
    return request
  }

  func reply(to request: Int64) throws -> ScenarioReply? {
    let reply = client.reply(to: request)
    guard let told = told[request], case .result(.object(var members))? = reply else { return reply }
    members["nativeVersion"] = .string(told)
    return .result(.object(members))
  }

  func takeEvents(around request: Int64) -> ScenarioEvents { client.takeEvents(around: request) }
}
