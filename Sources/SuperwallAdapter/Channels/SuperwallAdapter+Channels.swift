public import RedemptionCore

extension SuperwallAdapter {
  /// What the native side of a wrapper does for a call of its own language.
  ///
  /// `Tables` lists every method of expo-superwall 1.2.0, superwallkit_flutter 2.4.11 (the values of Pigeon's host
  /// calls, not their bytes), Superwall-Unity 0.2.5, Superwall-KMP 0.1.1 and capawesome's plugin 0.1.3. Any other name
  /// gets that platform's own error for a method that does not exist. The native SDKs have no channel.
  ///
  /// No campaign is modelled and the store is empty, so a placement is not found, its feature runs at once and no
  /// product exists. Ours, because no source says so: a restore finds in the phone's store what is there already, and
  /// an app's own purchase controller reports that it has restored.
  public func channelStep(
    for call: ChannelCall, in session: Session, now: Timestamp, using generator: inout some RandomNumberGenerator
  ) -> ChannelStep {
    guard session.target.sdk != .native else { return .noChannel }
    let channel = SuperwallChannel(adapter: self, call: call, session: session)
    guard let row = ChannelMethod.row(call.method, for: session.target) else {
      return .answer(.error(channel.notImplemented))
    }
    do throws(ChannelArguments.Mismatch) { return try channel.step(row) } catch { return error.step }
  }

  /// The session's result as the channel returns it.
  public func channelAnswer(
    to call: ChannelCall, _ result: SessionResult, in session: Session, now: Timestamp
  ) -> ChannelAnswer {
    guard let method = ChannelMethod(call.method, for: session.target) else { return .nothing }
    return SuperwallChannel(adapter: self, call: call, session: session).answer(method, result, now: now)
  }
}
