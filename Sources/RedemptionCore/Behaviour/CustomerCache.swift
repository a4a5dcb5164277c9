/// A part of behaviours: what an SDK last heard about its user.
public struct CustomerCache: Sendable {
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

  /// What the user has; nil if the SDK has not heard it.
  public private(set) var grant: Grant?
  /// When the SDK heard it; nil if that counts as never.
  public private(set) var fetchedAt: Timestamp?
  /// What was there before the cache was emptied: the app is told only of something else.
  private var forgotten: Grant?

  /// Starts empty.
  public init() {}

  /// Keeps what the service returned.
  ///
  /// - Returns: true if it tells the app something new.
  public mutating func keep(_ grant: Grant, at moment: Timestamp?) -> Bool {
    let isNews = (self.grant ?? forgotten).map { !$0.tellsTheSame(as: grant) } ?? true
    (self.grant, fetchedAt) = (grant, moment)
    return isNews
  }

  /// Counts what is there as fetched at this moment.
  public mutating func confirm(at moment: Timestamp) { if grant != nil { fetchedAt = moment } }

  /// Empties the cache. The app is not told again of what was in it.
  public mutating func invalidate() {
    forgotten = grant ?? forgotten
    (grant, fetchedAt) = (nil, nil)
  }

  /// Empties the cache for another user.
  public mutating func clear() { (grant, fetchedAt, forgotten) = (nil, nil, nil) }

  /// Applies a fetch policy.
  ///
  /// - Parameter freshness: how long a copy is fresh, in milliseconds.
  public func look(_ policy: FetchPolicy, at now: Timestamp, freshness: Int64) -> Lookup {
    switch (policy, grant) {
    case (.fromCacheOnly, let grant): grant.map { .cached($0) } ?? .nothing
    case (.cachedOrFetched, let grant?): isFresh(at: now, freshness) ? .cached(grant) : .stale(grant)
    case (.notStaleCachedOrFetched, let grant?) where isFresh(at: now, freshness): .cached(grant)
    case (.cachedOrFetched, nil), (.notStaleCachedOrFetched, _), (.fetchCurrent, _): .fetch
    }
  }

  private func isFresh(at now: Timestamp, _ freshness: Int64) -> Bool {
    fetchedAt.map { now < $0.advanced(byMilliseconds: freshness) } ?? false
  }
}
