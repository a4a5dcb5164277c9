public import RedemptionCore

extension RevenueCatAdapter {
  /// What the native side of a hybrid makes of a call of its own language.
  ///
  /// The channels of purchases_flutter 10.9.1, react-native-purchases 10.7.2, purchases-capacitor 13.4.1, purchases-unity 9.7.0, and the
  /// common API of purchases-kmp 3.5.1 by its names. A call that a channel does not have, or that has nothing to do with a
  /// redemption, gets that platform's own error for a method that is not there. The native SDKs have no channel.
  ///
  /// Ours, where no source tells: an argument of a type that the channel does not take never reaches it; a missing text is an
  /// empty one, unless the hybrid has words for it.
  public func channelStep(
    for call: ChannelCall, in session: Session, now: Timestamp, using generator: inout some RandomNumberGenerator
  ) -> ChannelStep {
    guard session.target.sdk != .native else { return .noChannel }
    let channel = RevenueCatChannel(adapter: self, target: session.target)
    guard let method = ChannelMethod(call.method, for: session.target) else {
      return .answer(.error(channel.notImplemented(call.method)))
    }
    do throws(ChannelArguments.Mismatch) {
      return try channel.step(method, call, session, anonymousId: newAppUserId(using: &generator))
    } catch {
      return error.step
    }
  }

  /// The result in the words of the channel: bare or wrapped, a value or a message.
  public func channelAnswer(
    to call: ChannelCall, _ result: SessionResult, in session: Session, now: Timestamp
  ) -> ChannelAnswer {
    guard let method = ChannelMethod(call.method, for: session.target) else { return .nothing }
    return RevenueCatChannel(adapter: self, target: session.target).answer(method, result, now: now)
  }
}
