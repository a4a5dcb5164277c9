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

  /// A class, because a behaviour is copied at every input and what a user has is large.
  private final class Copy: Sendable {
    let grant: Grant

    init(_ grant: Grant) { self.grant = grant }
  }

  private var copy: Copy?
  /// What was there before the cache was emptied: the app is told only of something else.
  private var forgotten: Copy?
  /// When the SDK heard what the user has; nil if that counts as never.
  public private(set) var fetchedAt: Timestamp?

  /// What the user has; nil if the SDK has not heard it.
  public var grant: Grant? { copy?.grant }

  /// Starts empty.
  public init() {}

  /// Keeps what the service returned.
  ///
  /// - Returns: true if it tells the app something new.
  public mutating func keep(_ grant: Grant, at moment: Timestamp?) -> Bool {
    let isNews = (copy ?? forgotten).map { !$0.grant.tellsTheSame(as: grant) } ?? true
    (copy, fetchedAt) = (Copy(grant), moment)
    return isNews
  }

  /// Counts what is there as fetched at this moment.
  public mutating func confirm(at moment: Timestamp) { if copy != nil { fetchedAt = moment } }

  /// Empties the cache. The app is not told again of what was in it.
  public mutating func invalidate() {
    forgotten = copy ?? forgotten
    (copy, fetchedAt) = (nil, nil)
  }

  /// Empties the cache for another user.
  public mutating func clear() { (copy, fetchedAt, forgotten) = (nil, nil, nil) }

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
    fetchedAt.map { now < $0.advanced(byMilliseconds: freshness) } ?? false
  }
}
