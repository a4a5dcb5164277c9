import JSONRPC
public import RedemptionCore

/// The SDK of an app in this process whose stories are played: it runs in the space of the exploration.
///
/// ``Server/host(_:_:in:hear:)`` starts one. Not `Sendable`, as the server.
public final class HostedSDK {
  private let running: RunningExploration
  private let session: String
  /// The SDK as it was when somebody last looked.
  private var last: any SDKBehaviour
  private var server: Server { running.server }

  fileprivate init(_ session: OpenSession, in running: RunningExploration) {
    (self.session, self.running, last) = (session.id, running, session.run.behaviour)
  }

  private var open: OpenSession? { running.open.value.sessions.own(session) }

  /// The SDK as it is now; after its end, as it was then.
  public var behaviour: any SDKBehaviour {
    if let open { last = open.run.behaviour }
    return last
  }

  /// Lets the app call its SDK. After its end, nothing comes of it.
  ///
  /// - Parameters:
  ///   - call: what the app wants.
  ///   - finished: gets the result, at once or after another event. An app that ends gets none.
  public func call(_ call: SDKCall, finished: @escaping (SDKResult) -> Void) {
    guard let open else { return }
    server.inside(running.open) {
      _ = server.call(call, in: open, running.request()) { result, _, _ in
        finished(result)
        return JSONValue.null
      }
    }
    running.connection.removeOutput()
  }

  /// Changes the SDK itself.
  public func update(_ body: (inout any SDKBehaviour) -> Void) {
    guard let open else { return }
    body(&open.run.behaviour)
    server.inside(running.open) { server.index(open) }
  }

  /// Ends the app that uses it.
  public func end() {
    guard let open else { return }
    last = open.run.behaviour
    open.hear = nil
    server.inside(running.open) { server.close(open) }
  }
}

extension Server {
  /// Starts the SDK of an app in this process, in the space of an exploration.
  ///
  /// - Parameters:
  ///   - behaviour: the SDK, not started.
  ///   - start: how its app starts.
  ///   - exploration: the id that `explore/start` has returned.
  ///   - hear: gets the SDK's events, with the SDK as it is then.
  /// - Returns: nil if there is no such exploration, or if it explores the app of another SDK.
  public func host(
    _ behaviour: any SDKBehaviour, _ start: SDKStart, in exploration: String,
    hear: @escaping (SDKEvent, any SDKBehaviour) -> Void
  ) -> HostedSDK? {
    guard let running = explorations[exploration], running.plays(behaviour) else { return nil }
    return inside(running.open) {
      let session = OpenSession(
        id: space.value.nextSessionName(), generation: space.value.sessions.generation, target: running.setup.target,
        adapter: running.adapter, gateway: .ledger, owner: running.connection.client, behaviour: behaviour)
      session.hear = hear
      space.value.sessions.insert(session)
      play(.began(start), in: session)
      occupy(session, isNamed: false)
      return HostedSDK(session, in: running)
    }
  }
}
