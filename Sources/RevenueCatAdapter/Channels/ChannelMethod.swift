import RedemptionCore

/// A call of an app around a redemption, whatever its channel names it.
enum ChannelMethod: CaseIterable, Hashable, Sendable {
  case configure, appUserId, isAnonymous, isConfigured, logIn, logOut, customerInfo, restore, forgetCustomer
  /// Whether a text is a redemption link: Flutter and React Native make the link's object in their own language.
  case isLink
  /// A redemption link as an object of the channel: Capacitor, Unity and KMP.
  case parseLink
  case redeem
  /// Capacitor's listeners, which the other channels have as one event.
  case addListener, removeListener
}
