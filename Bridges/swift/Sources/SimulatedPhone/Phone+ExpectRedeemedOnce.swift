public import Foundation
public import RedemptionCore

extension Phone {
  /// The app did not redeem a link exactly once, or with another outcome than expected.
  public struct RedeemedOnceFailed: Error, CustomStringConvertible {
    /// What was expected, and every redemption of the app.
    public let description: String
  }

  /// Returns the only redemption of a link.
  ///
  /// Passes if the app redeems the link within a second, with that outcome, and not again for 250 ms in which no SDK waits for an answer. It
  /// does not see a second redemption that comes later. Times are real time; the phone's clock stands still.
  ///
  /// - Parameters:
  ///   - link: the link that was opened.
  ///   - outcome: the expected outcome; nil for any.
  ///   - within: how long the app may take to redeem the link.
  ///   - quiet: how long the app must not redeem it again.
  /// - Throws: ``RedeemedOnceFailed``.
  @MainActor @discardableResult public func expectRedeemedOnce(
    _ link: URL, _ outcome: OutcomeKind? = nil, within: Duration = .seconds(1),
    quiet: Duration = .milliseconds(250)
  ) async throws -> WebStore.Redemption {
    var (waited, idle, busy) = (Duration.zero, Duration.zero, Duration.zero)
    let limit = Duration.seconds(2)
    while store.redemptions(of: link).isEmpty, waited < within || store.openQuestions > 0 && waited < within + limit {
      waited += try await turn()
    }
    var redemption = try onlyRedemption(of: link, outcome, within)
    while idle < quiet, busy < limit {
      let passed = try await turn()
      if store.openQuestions == 0 { idle += passed } else { busy += passed }
      redemption = try onlyRedemption(of: link, outcome, within)
    }
    return redemption
  }

  /// Waits 5 ms. Counts at most 10: if the process stood still, the app's own timers run first.
  private func turn() async throws -> Duration {
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(5))
    return min(ContinuousClock.now - start, .milliseconds(10))
  }

  private func onlyRedemption(
    of link: URL, _ outcome: OutcomeKind?, _ within: Duration
  ) throws -> WebStore.Redemption {
    let own = store.redemptions(of: link)
    guard own.count == 1, let redemption = own.first else {
      throw failure("one redemption of \(link)\(own.isEmpty ? " within \(within)" : ""), but there were \(own.count)")
    }
    if let outcome, redemption.outcome != outcome {
      throw failure("the outcome \(outcome) for \(link), but it was \(redemption.outcome.map { "\($0)" } ?? "none")")
    }
    return redemption
  }

  private func failure(_ expected: String) -> RedeemedOnceFailed {
    let all = store.redemptions.enumerated().map { index, redemption in
      "\(index + 1). \(redemption.code ?? "no code"): \(redemption.outcome.map { "\($0)" } ?? "none") (\(redemption.vendor.rawValue))"
    }
    let done = all.isEmpty ? "No SDK redeemed anything." : "The SDKs redeemed:\n" + all.joined(separator: "\n")
    return RedeemedOnceFailed(description: "Expected \(expected). \(done)")
  }
}
