import JSONRPC
import RedemptionCore

/// `explore/observed`: says what the app shows now, and returns what to do next.
enum ExploreObserved: Method {
  static let name = "explore/observed"
  static let mayAskGateway = true

  struct Params: Decodable {
    let exploration: String
    /// What the app has stored, and all else that may affect what it does next; nil if the bridge does not know.
    let key: JSONValue?
    /// What a bridge has read in the app's storage by itself: a part of the state, and no key.
    let stored: JSONValue?
    let shows: Shown?
    /// What the app threw since the last call; nil if it threw nothing.
    let failed: String?
    /// The events of the app that are possible now; nil for all.
    let enabled: [String]?
    /// In how many milliseconds timers of the app are due.
    let timers: [Double]?
    /// The client's own properties that do not hold.
    let broken: [BrokenProperty]?
    /// True to be told what is true now, and nothing else.
    let peek: Bool?
    /// True if the app was ended, so that another story can begin.
    let ended: Bool?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    guard let running = server.explorations[params.exploration], running.client === request.connection.client else {
      throw .unknownExploration
    }
    if running.setup.isAlone { return .result(try running.playAlone()) }
    if running.isEnding {
      guard params.ended == true else {
        throw .missing("/ended", expected: "true, because the app had to be ended (`do` was `end`)")
      }
      running.isEnding = false
      running.reset()
      return .result(running.step(.begin))
    }
    return .result(try running.observe(params))
  }
}

extension RPCError {
  static let unknownExploration = RPCError.invalid(
    "/exploration", expected: "the id of an exploration that this client has started with explore/start")
}
