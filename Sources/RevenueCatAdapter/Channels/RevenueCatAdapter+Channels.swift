public import RedemptionCore

extension RevenueCatAdapter {
  /// What the native side of a hybrid makes of a call of its own language.
  ///
  /// The tables list every method of purchases_flutter 10.9.1, react-native-purchases 10.7.2, purchases-capacitor
  /// 13.4.1, purchases-unity 9.7.0 and purchases-kmp 3.5.1. Any other name gets that platform's own error for a method
  /// that is not there. The native SDKs have no channel.
  ///
  /// Ours, where no source tells: the phone's store is there and empty. An argument that stops the app, or that a
  /// compiler rejects, never reaches the native side.
  public func channelStep(
    for call: ChannelCall, in session: Session, now: Timestamp, using generator: inout some RandomNumberGenerator
  ) -> ChannelStep {
    let target = session.target
    guard target.sdk != .native else { return .noChannel }
    guard let row = RevenueCatAdapter.channelRow(named: call.method, for: target) else {
      return .answer(.error(RevenueCatChannel.notImplemented(call.method, for: target)))
    }
    let channel = RevenueCatChannel(adapter: self, target: target, row: row)
    do throws(ChannelArguments.Mismatch) {
      switch try channel.step(call, ChannelFacts(session), using: &generator) {
      case .answer(let answer): return .answer(answer)
      case .call(.logOut): return .ask(.logOut(anonymousAppUserId: newAppUserId(using: &generator)))
      case .call(let call): return .ask(SessionCall(call))
      }
    } catch {
      return error.step
    }
  }

  /// The result in the words of the channel: bare or wrapped, a value or a message.
  public func channelAnswer(
    to call: ChannelCall, _ result: SessionResult, in session: Session, now: Timestamp
  ) -> ChannelAnswer {
    guard let row = RevenueCatAdapter.channelRow(named: call.method, for: session.target) else { return .nothing }
    return RevenueCatChannel(adapter: self, target: session.target, row: row).answer(
      call, CallResult(result), now: now)
  }
}

extension ChannelFacts {
  fileprivate init(_ session: Session) {
    self.init(
      isConfigured: session.isConfigured, appUserId: session.redeemer.appUserId, isAnonymous: session.isAnonymous,
      customer: session.customer?.grant.customer, keptValues: session.keptValues)
  }
}

extension SessionCall {
  fileprivate init(_ call: NativeCall) {
    switch call {
    case .redeem(let code): self = .redeem(code: code)
    case .customerInfo(let policy): self = .customerInfo(policy)
    case .logIn(let appUserId): self = .logIn(appUserId: appUserId)
    case .logOut: self = .logOut(anonymousAppUserId: nil)
    case .configure(let id):
      self = .configure(AppSetup(appUserId: id, isAnonymous: id.map { RevenueCatAdapter().isAnonymous($0) } ?? false))
    case .shutDown: self = .shutDown
    case .forgetCustomer: self = .forgetCustomer
    case .keep(let key, let value): self = .keep([key: value])
    case .addListener: self = .addListener
    case .removeListener(let name): self = .removeListener(name)
    }
  }
}

extension CallResult {
  fileprivate init(_ result: SessionResult) {
    switch result {
    case .outcome(let outcome): self = .outcome(outcome)
    case .customer(let grant): self = .customer(grant)
    case .logIn(let grant, let created): self = .logIn(grant, created: created)
    case .state: self = .done
    case .link(let isHandled, _): self = .link(isHandled: isHandled)
    case .listener(let name): self = .listener(name)
    case .removedListener(let isKnown): self = .removedListener(isKnown)
    case .receipts(let results, let customer): self = .receipts(results, customer: customer)
    case .failed(let failure): self = .failed(failure)
    case .refused(let refusal): self = .refused(refusal)
    }
  }
}
