/// Why an SDK refuses a call without asking anybody; each adapter has its SDK's own words for it.
public enum SDKRefusal: String, Error, Hashable, Sendable, Codable, CaseIterable {
  /// The app has not configured the SDK.
  case notConfigured
  /// The identifier is empty, blank or one that the vendor blocks.
  case invalidAppUserId
  /// Nobody is logged in.
  case logOutWhileAnonymous
  /// There is nothing in the cache.
  case nothingCached
  /// The text given as a link is none that the SDK redeems.
  case invalidLink
  /// The SDK has no such call.
  case noSuchCall
}
