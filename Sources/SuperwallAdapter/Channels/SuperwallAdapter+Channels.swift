public import RedemptionCore

extension SuperwallAdapter {
  /// What the native side of a wrapper makes of a call of its own language.
  ///
  /// The module functions of expo-superwall 1.2.0, the Pigeon host calls of superwallkit_flutter 2.4.11 (their values, not their
  /// bytes), the bridge of Superwall-Unity 0.2.5, the common API of Superwall-KMP 0.1.1 and the plugin of capawesome's package.
  /// Anything else gets that platform's own error for a method that is not there. The native SDKs have no channel.
  ///
  /// Ours, where no source tells: no campaign is modelled, so a placement is not found and its feature runs at once; a restore
  /// finds in the phone's store what is there already, and an app's own purchase controller says that it has restored.
  public func channelStep(
    for call: ChannelCall, in session: Session, now: Timestamp, using generator: inout some RandomNumberGenerator
  ) -> ChannelStep {
    guard session.target.sdk != .native else { return .noChannel }
    let channel = SuperwallChannel(adapter: self, call: call, session: session)
    guard let method = ChannelMethod(call.method, for: session.target) else {
      return .answer(.error(channel.notImplemented))
    }
    do throws(ChannelArguments.Mismatch) { return try channel.step(method) } catch { return error.step }
  }

  /// The result in the words of the channel.
  public func channelAnswer(
    to call: ChannelCall, _ result: SessionResult, in session: Session, now: Timestamp
  ) -> ChannelAnswer {
    guard let method = ChannelMethod(call.method, for: session.target) else { return .nothing }
    return SuperwallChannel(adapter: self, call: call, session: session).answer(method, result, now: now)
  }
}
