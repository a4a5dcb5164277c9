public import RedemptionCore

extension SuperwallAdapter {
  /// The channel of a wrapper; nil for the native SDKs.
  ///
  /// `Tables` lists every method of expo-superwall 1.2.0, superwallkit_flutter 2.4.11 (the values of Pigeon's host
  /// calls, not their bytes), Superwall-Unity 0.2.5, Superwall-KMP 0.1.1 and capawesome's plugin 0.1.3. Any other name
  /// gets that platform's own error for a method that does not exist.
  ///
  /// No campaign is modelled and the store is empty, so a placement is not found, its feature runs at once and no
  /// product exists. Ours, because no source says so: a restore finds in the phone's store what is there already, and
  /// an app's own purchase controller reports that it has restored.
  public func channel(for target: Target) -> (any ChannelDoor)? { ChannelMethod.table(for: target.sdk) }
}
