import RedemptionCore
import RedemptionLedger

/// What the log keeps of a result, for `scenario/export`.
struct LoggedResult {
  /// A text that later calls may use.
  struct Text {
    /// The name under which an exported step saves it, before its number.
    let name: String
    /// A JSON Pointer into the result.
    let place: String
    let text: String
  }

  var texts: [Text] = []
  /// Of a redemption.
  var outcome: RedemptionOutcome.Kind?
  /// Of a deep link.
  var handled: Bool?

  /// Bytes of memory, about.
  var size: Int { texts.reduce(16) { $0 + 64 + $1.text.utf8.count } }
}

/// A result of which the log keeps something. All other results are not kept.
protocol ResultOfInterest {
  var logged: LoggedResult { get }
}

extension StorePurchase.Result: ResultOfInterest {
  var logged: LoggedResult {
    var logged = LoggedResult(texts: [
      .init(name: "link", place: "/link/url", text: link.url),
      .init(name: "code", place: "/link/code", text: link.code),
      .init(name: "purchase", place: "/purchase/id", text: purchase.id),
      .init(name: "transaction", place: "/purchase/storeTransactionId", text: purchase.storeTransactionId),
      .init(name: "buyer", place: "/purchase/buyerId", text: purchase.buyerId),
    ])
    if let url = next.url { logged.texts.append(.init(name: "page", place: "/next/url", text: url)) }
    return logged
  }
}

extension StoreIssueLink.Result: ResultOfInterest {
  var logged: LoggedResult {
    LoggedResult(texts: [
      .init(name: "link", place: "/link/url", text: link.url),
      .init(name: "code", place: "/link/code", text: link.code),
    ])
  }
}

extension SessionOpen.Result: ResultOfInterest {
  var logged: LoggedResult {
    LoggedResult(
      texts: [.init(name: "session", place: "/session", text: session)] + LoggedResult.user(appUserId, deviceId))
  }
}

extension SessionState: ResultOfInterest {
  var logged: LoggedResult { LoggedResult(texts: LoggedResult.user(appUserId, deviceId)) }
}

extension CustomerResult: ResultOfInterest {
  var logged: LoggedResult { state.logged }
}

extension RedemptionRedeem.Result: ResultOfInterest {
  var logged: LoggedResult { LoggedResult(outcome: outcome.kind) }
}

extension SessionHandleDeepLink.Result: ResultOfInterest {
  var logged: LoggedResult { LoggedResult(handled: handled) }
}

extension LoggedResult {
  /// The ids that an SDK has made up, or that the app has given.
  fileprivate static func user(_ appUserId: String?, _ deviceId: String) -> [Text] {
    [Text(name: "device", place: "/deviceId", text: deviceId)]
      + (appUserId.map { [Text(name: "user", place: "/appUserId", text: $0)] } ?? [])
  }
}
