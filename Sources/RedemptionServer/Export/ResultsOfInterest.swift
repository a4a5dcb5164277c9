import RedemptionCore
import RedemptionLedger

extension StorePurchase.Result: ResultOfInterest {
  var logged: LoggedResult {
    let linked: [LoggedResult.Text] =
      link.map { link in
        [
          .init(name: "link", place: "/link/url", text: link.url),
          .init(name: "code", place: "/link/code", text: link.code),
        ]
      } ?? []
    var logged = LoggedResult(
      texts: linked + [
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

extension OutcomesPrepare.Result: ResultOfInterest {
  var logged: LoggedResult {
    LoggedResult(texts: [
      .init(name: "link", place: "/url", text: url), .init(name: "code", place: "/code", text: code),
      .init(name: "purchase", place: "/purchase", text: purchase),
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
  var logged: LoggedResult { LoggedResult(outcome: outcome.kind, redemption: .init(outcome: outcome, reply: reply)) }
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

extension WebhookList.Result: ResultOfInterest {
  var logged: LoggedResult {
    LoggedResult(texts: events.enumerated().map { .init(name: "event", place: "/events/\($0)/id", text: $1.id) })
  }
}
