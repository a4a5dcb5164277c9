/// A call of an app to its SDK, in words that no vendor owns.
///
/// A behaviour finishes a call that its SDK does not have with ``SDKResult/refused(_:kind:)`` and the kind
/// ``SDKRefusal/noSuchCall``.
public enum SDKCall: Sendable {
  /// Configures the SDK; a second call changes nothing.
  case configure
  /// Redeems what a link contains.
  case redeem(LinkContent)
  /// Passes a link to the SDK, which reads it itself.
  case openLink(String)
  /// Returns what the user has.
  case customerInfo(FetchPolicy)
  /// Logs a user in, with the id as the app gives it.
  case logIn(appUserId: String)
  /// Logs the user out.
  case logOut
  /// The app comes to the foreground.
  case foreground
  /// Puts a paywall on screen; nil: the app has closed it.
  case setPaywall(GivenPaywall?)
  /// Replaces what the phone's own store gives.
  case setDeviceEntitlements(DeviceEntitlements)
  /// Lets the app decide about access, or the SDK.
  case setPurchaseController(Bool)
  /// Tells the SDK whether the user has access.
  case setStatus(GivenStatus)
  /// Sets attributes of the user; nil leaves a list as it is, and null removes a value.
  case setAttributes(user: [String: JSONValue]?, integration: [String: JSONValue]?)
  /// Sends purchases of another store by that store's ids, all at the same time; then fetches what the user has.
  case postReceipts([String])
  /// Asks for a new mail to this address.
  case reissue(email: String)
}

/// What a link contains: a code, or by itself the result of its redemption.
public enum LinkContent: Hashable, Sendable {
  /// The code to redeem.
  case code(String)
  /// The result; no service is asked.
  indirect case result(RedemptionOutcome)
}

/// A status as the app sets it.
public enum GivenStatus: Sendable {
  /// Nobody has said yet.
  case unknown
  /// No access.
  case inactive
  /// Access by these entitlements.
  case active([EntitlementReference])
}

/// Where customer info may come from.
public enum FetchPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// From the cache if anything is there, else from the service.
  case cachedOrFetched
  /// From the service.
  case fetchCurrent
  /// From the cache if it is not too old, else from the service.
  case notStaleCachedOrFetched
  /// From the cache, or not at all.
  case fromCacheOnly
}
