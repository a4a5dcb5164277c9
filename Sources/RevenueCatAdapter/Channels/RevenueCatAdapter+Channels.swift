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
      guard case .redemption(let method) = row.action.work else {
        let isToken = if case .rewardToken = row.action.work { true } else { false }
        return try channel.step(call, session, token: isToken ? RandomText.uuid(using: &generator) : "")
      }
      return try channel.step(method, call, session, anonymousId: newAppUserId(using: &generator))
    } catch {
      return error.step
    }
  }

  /// The result in the words of the channel: bare or wrapped, a value or a message.
  public func channelAnswer(
    to call: ChannelCall, _ result: SessionResult, in session: Session, now: Timestamp
  ) -> ChannelAnswer {
    guard let row = RevenueCatAdapter.channelRow(named: call.method, for: session.target) else { return .nothing }
    return RevenueCatChannel(adapter: self, target: session.target, row: row).answer(call, result, now: now)
  }
}
