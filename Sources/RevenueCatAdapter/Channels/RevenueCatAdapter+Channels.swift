public import RedemptionCore

extension RevenueCatAdapter {
  /// The channel of a hybrid; nil for the native SDKs.
  ///
  /// The tables list every method of purchases_flutter 10.9.1, react-native-purchases 10.7.2, purchases-capacitor
  /// 13.4.1, purchases-unity 9.7.0 and purchases-kmp 3.5.1. Any other name gets that platform's own error for a method
  /// that is not there.
  ///
  /// Ours, where no source tells: the phone's store is there and empty. An argument that stops the app, or that a
  /// compiler rejects, never reaches the native side.
  public func channel(for target: Target) -> (any ChannelDoor)? { RevenueCatAdapter.channelTable(for: target.sdk) }
}
