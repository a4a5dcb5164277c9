import Foundation
import RedemptionCore

extension AdapterContract {
  /// Whatever a language layer sends, its channel says one thing about it: every target is called by each of these
  /// names with arguments drawn at random, on an app that has configured its SDK and on one that has not.
  ///
  /// What is wrong with arguments is named by a place in them; what the session makes of a call can be told and
  /// written; and a target has a channel for every name or for none.
  ///
  /// - Parameter rounds: how many arguments are drawn for each.
  public func channelViolations(calling names: [String], rounds: Int = 40) -> [String] {
    var values = ValueGenerator(generator: SeededGenerator(seed: seed))
    var violations: [String] = []
    for target in adapter.targets.map(\.target) {
      var channels: Set<Bool> = []
      for name in names + ["", "noSuchCall"] {
        for _ in 0..<rounds {
          let call = ChannelCall(method: name, arguments: values.channelArguments()) { _ in ["id": "pro"] }
          var session = ChannelSession(adapter: adapter, target: target, isConfigured: values.flip())
          if let violation = session.violation(of: call, channels: &channels) {
            violations.append(
              "\(target.vendor.rawValue) × \(target.sdk.rawValue) × \(target.platform), \(name): \(violation); seed \(seed)"
            )
          }
        }
      }
      if channels.count > 1 {
        violations.append("\(target.sdk.rawValue) has a channel for some names only; seed \(seed)")
      }
    }
    return violations
  }
}

/// One app that is called on its channel once.
private struct ChannelSession<Adapter: RedemptionAdapter> {
  let adapter: Adapter
  var session: Session
  private let now = Timestamp(milliseconds: 1_700_000_000_000)

  init(adapter: Adapter, target: Target, isConfigured: Bool) {
    self.adapter = adapter
    session = Session(
      target: target, profile: adapter.sessionProfile(for: target),
      redeemer: Redeemer(appUserId: "ada", deviceId: "device"), isAnonymous: false, isConfigured: isConfigured)
  }

  mutating func violation(of call: ChannelCall, channels: inout Set<Bool>) -> String? {
    var generator = SystemRandomNumberGenerator()
    let step = adapter.channelStep(for: call, in: session, now: now, using: &generator)
    if case .noChannel = step { channels.insert(false) } else { channels.insert(true) }
    switch step {
    case .noChannel: return nil
    case .answer(let answer): return unwritable(answer)
    case .invalidArguments(let path, let expected):
      return JSONPointer(path) == nil || expected.isEmpty ? "the place \(path) or what was expected is not told" : nil
    case .ask(let sessionCall): return violation(of: sessionCall, cameOf: call)
    }
  }

  /// Plays the call to its end without a service, and tells each result.
  private mutating func violation(of sessionCall: SessionCall, cameOf call: ChannelCall) -> String? {
    var effects = session.handle(.called(sessionCall, CallID(rawValue: 1)), at: now)[...]
    var isAnswered = false
    while let effect = effects.popFirst() {
      switch effect {
      case .finish(_, let result):
        isAnswered = true
        if let violation = unwritable(adapter.channelAnswer(to: call, result, in: session, now: now)) {
          return violation
        }
      case .ask(let attempt, _):
        let offline = RedemptionFailure(reason: .offline, message: "No connection.")
        effects += session.handle(.answered(attempt, .failure(.failed(offline))), at: now)
      case .wait(let attempt, _, _): effects += session.handle(.waited(attempt), at: now)
      case .tell, .schedule, .abandon: break
      }
    }
    return isAnswered ? nil : "nobody answers"
  }

  private func unwritable(_ answer: ChannelAnswer) -> String? {
    switch answer {
    case .value(let value), .text(let value), .message(_, let value):
      (try? JSONEncoder().encode(value)) == nil ? "the answer cannot be written" : nil
    case .error(let error): error.message.isEmpty ? "an error says nothing" : nil
    case .silent(let reason): reason.isEmpty ? "silence has no reason" : nil
    }
  }
}

extension ValueGenerator {
  /// A list, an object or any other value; objects mostly have names that channels look for.
  mutating func channelArguments(depth: Int = 3) -> JSONValue {
    switch whole(0...(depth > 0 ? 5 : 0)) {
    case 0: return json(depth: 1)
    case 1, 2: return .array((0..<whole(0...5)).map { _ in channelArguments(depth: depth - 1) })
    default:
      var members: [String: JSONValue] = [:]
      for _ in 0..<whole(0...6) {
        members[any(of: ValueGenerator.channelNames, else: "id")] = channelArguments(depth: depth - 1)
      }
      return .object(members)
    }
  }

  private static let channelNames = [
    "apiKey", "appUserId", "appUserID", "urlString", "redemptionLink", "webPurchaseRedemption", "listenerToRemove",
    "userId", "attributes", "url", "placement", "status", "type", "entitlements", "id", "options", "paywalls", "hostId",
  ]
}
