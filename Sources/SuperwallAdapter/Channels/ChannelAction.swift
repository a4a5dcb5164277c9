import RedemptionCore

/// What a call on a channel leads to.
enum ChannelAction {
  /// The native side returns this at once.
  case answer(ChannelAnswer)
  /// The SDK does what the app could call too; the channel returns that it is done.
  case run(SDKCall)
  case configure(ChannelSetup)
  case openLink(String)
  /// The app closes the paywall on screen through the SDK; without one nothing happens.
  case dismissPaywall
  /// The app hears about a placement.
  case tell([PaywallEnded])
  /// A getter returns these values later; null removes one.
  case keep([String: JSONValue])
}

/// What an app configures on a channel; nil leaves an option as it is.
struct ChannelSetup {
  var hasPurchaseController: Bool?
  var confirmationAlert: Bool?
  var automaticallyDismiss: Bool?
  /// What the options set that a getter returns.
  var keptValues: [String: JSONValue]
}
