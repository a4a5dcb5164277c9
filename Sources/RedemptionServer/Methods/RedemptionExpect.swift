import JSONRPC
import RedemptionCore

/// `redemption/expect`: fails, with a sentence for the test's report, unless a link was redeemed as expected.
enum RedemptionExpect: Method {
  static let name = "redemption/expect"
  static let mayAskGateway = false

  struct Params: Decodable {
    let url: String
    /// That of the last redemption; nil for any result, not an error.
    let outcome: RedemptionOutcome.Kind?
    /// How often an app asked its SDK for it, 0 to ``Redemptions/limit``; nil for once.
    let times: Int?
    /// Only redemptions of this session; nil for any.
    let session: String?
    /// What the app shows, for the sentence.
    let shows: String?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    // More are never kept.
    if let times = params.times, !(0...Redemptions.limit).contains(times) {
      throw .invalid("/times", expected: "a whole number from 0 to \(Redemptions.limit)")
    }
    let found = server.listed(server.redemptions(of: params.session, url: params.url))
    let all = server.redemptions(of: params.session, url: nil).count
    let text = sentence(
      params, found, of: all, isConfigured: server.space.value.sessions.values.contains { $0.state.isConfigured })
    if let text {
      throw .unexpectedRedemption(text)
    }
    return server.ledgerAnswer(RedemptionList.Result(redemptions: found))
  }

  /// What is not as expected; nil if all is.
  private static func sentence(
    _ params: Params, _ found: [ListedRedemption], of all: Int, isConfigured: @autoclosure () -> Bool
  ) -> String? {
    let times = params.times ?? 1
    let shown = params.shows.map { ", the app showed \"\($0)\"" } ?? ""
    guard found.count == times else {
      let expected = times == 1 ? params.outcome?.words ?? "one redemption" : "\(times) redemptions"
      guard !found.isEmpty else {
        let others =
          all > 0
          ? " (it asked for \(all) of other links)"
          // The SDK's own code may refuse the call, so that nothing gets here.
          : isConfigured() ? "" : " (it has configured no SDK)"
        return "never redeemed: the app asked its SDK for no redemption of this link\(others)\(shown), "
          + "and the test expected \(expected)."
      }
      let list = found.enumerated().map { "\($0 + 1). \($1.sentence)" }.joined(separator: "; ")
      return "redeemed \(found.count) \(found.count == 1 ? "time" : "times")\(shown), "
        + "and the test expected \(times == 1 ? "one" : expected): \(list)."
    }
    guard let last = found.last else { return nil }
    guard let outcome = params.outcome else {
      let wanted = last.error == nil ? "" : ", and the test expected a result"
      return last.outcome == nil ? "\(last.sentence)\(shown)\(wanted)." : nil
    }
    guard last.outcome != outcome else { return nil }
    let isTakenOver = outcome == .purchaseBelongsToOtherUser && last.outcome == .redeemed
    let hint =
      isTakenOver ? " An anonymous user takes another user's purchase over: log a user in before the link." : ""
    return "\(last.sentence)\(shown), and the test expected \(outcome.words).\(hint)"
  }
}

extension RPCError {
  /// - Parameter text: what happened, and what was expected.
  fileprivate static func unexpectedRedemption(_ text: String) -> RPCError {
    RPCError(.unexpectedRedemption, text, kind: "unexpectedRedemption")
  }
}
