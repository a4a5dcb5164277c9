import Foundation
import MemoryStore
import RedemptionCore
import RedemptionServer
import RevenueCatAdapter
import SimulatedPhone
import SuperwallAdapter

/// The server that plays the web, the services and the SDK of an explored app, in this process.
final class ExplorationServer: Sendable {
  fileprivate struct State {
    let server: Server
    let connection: LocalConnection
    var exploration = ""
    /// The SDKs of the present story by their numbers.
    var sdks: [Int: HostedSDK] = [:]
    var lastSDK = 0
  }

  private let state: Guarded<State>
  /// SDKs whose hosts are gone. A host may go while the server works.
  private let left = Guarded<[Int]>([])

  init() {
    let server = Server(
      adapters: [RevenueCatAdapter(), SuperwallAdapter()], methods: .all, store: MemoryStore(),
      configuration: Server.Configuration(hasVirtualClock: true))
    state = Guarded(State(server: server, connection: LocalConnection(to: server)))
  }

  /// Begins a search with these params of `explore/start`.
  func start(_ params: [String: JSONValue]) throws -> Step {
    let step: Step = try call("explore/start", params)
    enter { $0.exploration = step.exploration }
    return step
  }

  /// Calls a method of the protocol.
  ///
  /// - Throws: ``CallRefused``.
  func call<Result: Decodable>(_ method: String, _ params: [String: JSONValue]) throws -> Result {
    try enter { state in
      let sent = try state.connection.send(method, .object(params))
      let reply = sent.messages.first { $0["id"] == .integer(sent.id) }
      guard let result = reply?["result"] else {
        throw CallRefused(method: method, message: reply?["error"]?["message"]?.string ?? "There was no reply.")
      }
      return try JSONDecoder().decode(Result.self, from: JSONEncoder().encode(result))
    }
  }

  /// Ends all SDKs of the app. What they have stored can be read until ``forgetApps()``.
  func endApps() { enter { state in for sdk in state.sdks.values { sdk.end() } } }

  /// Forgets all SDKs.
  func forgetApps() { enter { $0.sdks = [:] } }

  private func takeLeft() -> [Int] {
    left.withLock { numbers in
      defer { numbers = [] }
      return numbers
    }
  }

  private func enter<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try state.withLock { state in
      for number in takeLeft() { state.sdks.removeValue(forKey: number)?.end() }
      return try body(&state)
    }
  }
}

extension ExplorationServer: SDKPlace {
  func begin(
    _ behaviour: any SDKBehaviour, _ start: SDKStart, hear: @escaping @Sendable (SDKEffect, any SDKBehaviour) -> Void
  ) -> (any PlacedSDK)? {
    enter { state in
      let sdk = state.server.host(behaviour, start, in: state.exploration) { hear(.tell($0), $1) }
      guard let sdk else { return nil }
      state.lastSDK += 1
      state.sdks[state.lastSDK] = sdk
      return HostedApp(server: self, number: state.lastSDK, hear: hear)
    }
  }

  private struct HostedApp: PlacedSDK {
    let server: ExplorationServer
    let number: Int
    let hear: @Sendable (SDKEffect, any SDKBehaviour) -> Void

    var behaviour: (any SDKBehaviour)? { server.enter { $0.sdks[number]?.behaviour } }

    func call(_ call: SDKCall, _ id: CallID) {
      server.enter { state in
        guard let sdk = state.sdks[number] else { return }
        sdk.call(call) { hear(.finish(id, $0), sdk.behaviour) }
      }
    }

    func update(_ body: (inout any SDKBehaviour) -> Void) { server.enter { $0.sdks[number]?.update(body) } }

    func end() { server.left.withLock { $0.append(number) } }
  }
}

/// What the search wants next.
struct Step: Decodable {
  enum Task: String, Decodable { case begin, event, end, done }

  struct Event: Decodable {
    enum Kind: String, Decodable { case world, app }

    let kind: Kind
    let name: String
    /// The link that the system gives to the app.
    let url: URL?
  }

  let exploration: String
  let `do`: Task
  let event: Event?
  /// The time at which the event is over, in milliseconds since 1970.
  let now: Int64
}

/// The search did not take what it was given, such as the name of an unknown event.
public struct CallRefused: Error, CustomStringConvertible {
  /// The method that was called.
  public let method: String
  /// What is wrong.
  public let message: String
  /// The method and the message.
  public var description: String { "\(method): \(message)" }
}
