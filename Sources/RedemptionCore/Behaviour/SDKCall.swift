/// A call of an app to its SDK, in neutral words.
///
/// A behaviour finishes a call that its SDK does not have with ``SDKResult/refused(_:kind:)`` and the kind
/// ``SDKRefusal/noSuchCall``.
public enum SDKCall: Sendable {
  /// Configures the SDK; a second call changes nothing.
  case configure
  /// Redeems what a link contains.
  case redeem(LinkContent)
  /// Passes a link to the SDK, which parses it.
  case openLink(String)
  /// Returns the customer info.
  case customerInfo(FetchPolicy)
  /// Logs a user in, with the id as the app gives it.
  case logIn(appUserId: String)
  /// Logs the user out.
  case logOut
  /// The app goes to the background.
  case background
  /// The app comes to the foreground.
  case foreground
  /// Sets attributes. Nil keeps a list, and null removes a value.
  case setAttributes(user: [String: JSONValue]?, integration: [String: JSONValue]?)
  /// Sends receipts of another store, all at the same time, and then fetches the customer info.
  case postReceipts([String])
  /// Requests a new mail to this address.
  case reissue(email: String)
  /// A call that only this vendor's SDK has, of ``RedemptionAdapter/calls(for:)`` or ``RedemptionAdapter/methods``.
  case own(any VendorCall)
}

/// The content of a link: a code, or the result itself.
public enum LinkContent: Hashable, Sendable {
  /// The code to redeem.
  case code(String)
  /// The result; no service is asked.
  indirect case result(RedemptionOutcome)
}

/// Sources of customer info.
public enum FetchPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// The cache if it is not empty, else the service.
  case cachedOrFetched
  /// The service.
  case fetchCurrent
  /// The cache if it is not stale, else the service.
  case notStaleCachedOrFetched
  /// The cache only.
  case fromCacheOnly
}
