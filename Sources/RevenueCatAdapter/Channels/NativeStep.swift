import RedemptionCore

/// What the native side of a channel does for a call.
enum NativeStep: Sendable {
  /// Returns this at once.
  case answer(ChannelAnswer)
  /// Calls the SDK, whose result becomes the answer.
  case call(NativeCall)
}

/// A call of the native side to the SDK.
enum NativeCall: Sendable {
  case redeem(String)
  case customerInfo(FetchPolicy)
  /// With an id as the SDK sends it.
  case logIn(String)
  case logOut
  /// With an id as the SDK sends it; nil leaves the user.
  case configure(appUserId: String?)
  /// Only configuring works afterwards, and no listener is called.
  case shutDown
  /// Empties the cache of customer info.
  case forgetCustomer
  /// Keeps a value that a getter returns; null removes it.
  case keep(String, JSONValue)
  case addListener
  case removeListener(String)
}

/// What the native side reads from the SDK.
struct ChannelFacts: Sendable {
  var isConfigured: Bool
  var appUserId: String?
  var isAnonymous: Bool
  /// The customer of the cached customer info.
  var customer: Customer?
  /// Values that the app has set and can read back, but that change no redemption.
  var keptValues: [String: JSONValue]
}
