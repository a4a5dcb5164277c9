import RedemptionCore

/// What a session does, in short words.
func words(_ effects: [SessionEffect]) -> [String] {
  effects.map { effect in
    switch effect {
    case .ask(let attempt, .redeem(let request)):
      "ask \(attempt.rawValue) \(request.code ?? "-") \(request.storedCodes)"
    case .ask(let attempt, .customer): "customer \(attempt.rawValue)"
    case .ask(let attempt, .logIn(_, _, let appUserId)): "logIn \(attempt.rawValue) \(appUserId)"
    case .ask(let attempt, .receipt(_, _, let id)): "receipt \(attempt.rawValue) \(id)"
    case .wait(let attempt, let milliseconds, let jitter): "wait \(attempt.rawValue) \(milliseconds)+\(jitter)"
    case .schedule(let moment): "schedule \(moment.milliseconds)"
    case .tell(let event): "tell \(event.name) \(word(event.body))"
    case .finish(let call, let result): "finish \(call.rawValue) \(word(result))"
    case .abandon(let call, _): "abandon \(call.rawValue)"
    }
  }
}

private func word(_ body: SessionEvent.Body) -> String {
  switch body {
  case .empty: "-"
  case .reply(let outcome): outcome.kind.rawValue
  case .customer: "customer"
  case .customerChange(let old, let new): "\(old.entitlements.map(\.id)) to \(new.entitlements.map(\.id))"
  case .statusChange(let old, let new): "\(old.name) to \(new.name)"
  case .redemption(let cause, let code): "\(cause.rawValue) \(code ?? "-")"
  case .failure(let failure): failure.reason.rawValue
  case .values(let values): values.keys.sorted().joined(separator: " ")
  }
}

private func word(_ result: SessionResult) -> String {
  switch result {
  case .outcome(let outcome): outcome.kind.rawValue
  case .customer: "customer"
  case .logIn(_, let created): "logIn \(created)"
  case .state: "state"
  case .link(let isHandled, let error): "link \(isHandled) \(error ?? "-")"
  case .receipts(let results, let customer):
    "receipts \(results.map(word)) \((try? customer.get()) == nil ? "-" : "customer")"
  case .listener(let name): "listener \(name)"
  case .removedListener(let isKnown): "removedListener \(isKnown)"
  case .failed(let failure): failure.reason.rawValue
  case .refused(let refusal): refusal.rawValue
  }
}

private func word(_ receipt: ReceiptResult) -> String {
  switch receipt.answer {
  case .success(.granted): "granted"
  case .success(.unknownToken): "unknownToken"
  case .success(.belongsToOtherUser): "belongsToOtherUser"
  case .failure(let failure): failure.reason.rawValue
  }
}
