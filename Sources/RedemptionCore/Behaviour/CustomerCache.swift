/// A part of behaviours: what an SDK last heard about its user.
public struct CustomerCache: Sendable, Codable {
  /// What a fetch policy makes of the cache.
  public enum Lookup: Hashable, Sendable {
    /// Return this.
    case cached(Grant)
    /// Return this, and fetch a newer one behind it.
    case stale(Grant)
    /// Ask the service.
    case fetch
    /// Nothing is there, and the service may not be asked.
    case nothing
  }

  /// A class, because a behaviour is copied at every input and what a user has is large.
  private final class Copy: Sendable, Codable {
    let grant: Grant

    init(_ grant: Grant) { self.grant = grant }
  }

  private var copy: Copy?
  /// What the app was sent last, which need not be in the cache any more.
  private var sent: Copy?
  /// From when on the copy is fresh; nil for a copy that is not.
  private(set) var freshSince: Timestamp?
  /// When the SDK received the copy; nil if that counts as never.
  public private(set) var fetchedAt: Timestamp?

  /// What the user has; nil if nothing is cached.
  public var grant: Grant? { copy?.grant }

  /// What the app was sent last.
  var lastSent: Grant? { sent?.grant }

  /// Starts empty.
  public init() {}

  /// Caches what the service returned.
  ///
  /// - Returns: true if the app is sent it, because it was sent something else before.
  public mutating func keep(_ grant: Grant, at moment: Timestamp?) -> Bool {
    store(grant, at: moment)
    return send(grant)
  }

  /// The same for an SDK that sends its app no customer info by itself, or by rules of its own.
  public mutating func store(_ grant: Grant, at moment: Timestamp?) {
    (copy, fetchedAt, freshSince) = (Copy(grant), moment, moment)
  }

  /// Sends the app what the service returned, and does not cache it.
  ///
  /// - Returns: true if the app is sent it, because it was sent something else before.
  public mutating func send(_ grant: Grant) -> Bool {
    let isNews = sent.map { !$0.grant.tellsTheSame(as: grant) } ?? true
    if isNews { sent = Copy(grant) }
    return isNews
  }

  /// Counts the copy as fresh from this moment.
  public mutating func confirm(at moment: Timestamp) { if copy != nil { freshSince = moment } }

  /// Counts the copy as old, so that it is fetched anew.
  public mutating func expire() { freshSince = nil }

  /// Empties the cache. The app is not sent again what was in it.
  public mutating func invalidate() { (copy, fetchedAt, freshSince) = (nil, nil, nil) }

  /// The cache as the phone stores it: a started app has sent nothing yet.
  public var stored: CustomerCache {
    var stored = self
    stored.sent = nil
    return stored
  }

  /// Empties the cache for another user.
  public mutating func clear() { self = CustomerCache() }

  /// Applies a fetch policy.
  ///
  /// - Parameters:
  ///   - policy: where the customer info may come from.
  ///   - now: the present time.
  ///   - freshness: how long a copy is fresh, in milliseconds.
  public func look(_ policy: FetchPolicy, at now: Timestamp, freshness: Int64) -> Lookup {
    switch (policy, grant) {
    case (.fromCacheOnly, let grant): grant.map { .cached($0) } ?? .nothing
    case (.cachedOrFetched, let grant?): isFresh(at: now, freshness) ? .cached(grant) : .stale(grant)
    case (.notStaleCachedOrFetched, let grant?) where isFresh(at: now, freshness): .cached(grant)
    case (.cachedOrFetched, nil), (.notStaleCachedOrFetched, _), (.fetchCurrent, _): .fetch
    }
  }

  private func isFresh(at now: Timestamp, _ freshness: Int64) -> Bool {
    freshSince.map { now < $0.advanced(byMilliseconds: freshness) } ?? false
  }
}
