/// A vendor's rules of ownership: what holds its purchases, how long a code works, and who mails a new link.
///
/// A vendor whose users redeem by device, with codes that work for a day:
///
/// ```swift
/// var ownership: Ownership { Ownership(by: .usersAndDevices, linkLifetime: 86_400_000, reissue: .whenOpened) }
/// ```
///
/// A vendor with a rule of its own passes it as `rule`; it must be a pure function. `AdapterContract` checks the
/// values.
public struct Ownership: Sendable {
  /// What holds a vendor's purchases.
  public enum Holders: Hashable, Sendable {
    /// Customers, each known by one or several app user ids; see ``aliasOrTransfer(_:)``.
    case customers
    /// One identified user, or devices; see ``userOrDevice(_:)``.
    case usersAndDevices
    /// The user or device that redeemed last, and no other; see ``lastRedeemer(_:)``.
    case lastRedeemer
  }

  /// A pure function that decides on one redemption.
  public typealias Rule = @Sendable (RedemptionFacts) -> RedemptionDecision

  /// What holds the vendor's purchases.
  public let holders: Holders
  /// Time that a code works unless `store/policy` changes it, in milliseconds.
  public let linkLifetime: Int64
  /// When a new link is mailed for a code that no longer works.
  public let reissue: ReissueRule
  private let rule: Rule
  private let isMadeBySDK: @Sendable (String) -> Bool
  private let assigned: (@Sendable (String) -> String)?

  /// Declares a vendor's ownership.
  ///
  /// - Parameters:
  ///   - holders: what holds a purchase.
  ///   - linkLifetime: how long a link is valid, in milliseconds.
  ///   - reissue: when a new link is mailed.
  ///   - rule: decides on a redemption; nil for the usual rule of `holders`.
  ///   - isAnonymous: true for an app user id that the SDK created; defaults to false for all.
  ///   - assigned: the service's own id of a customer whom the app named before an SDK did; nil if it assigns none.
  public init(
    by holders: Holders, linkLifetime: Int64, reissue: ReissueRule, rule: Rule? = nil,
    isAnonymous: @escaping @Sendable (String) -> Bool = { _ in false },
    assigned: (@Sendable (String) -> String)? = nil
  ) {
    isMadeBySDK = isAnonymous
    self.assigned = assigned
    self.holders = holders
    self.linkLifetime = linkLifetime
    self.reissue = reissue
    self.rule = rule ?? holders.rule
  }

  /// Decides on one redemption.
  public func decide(_ facts: RedemptionFacts) -> RedemptionDecision { rule(facts) }

  /// True if the SDK made this app user id, and not the app.
  public func isAnonymous(_ appUserId: String) -> Bool { isMadeBySDK(appUserId) }

  /// The service's own id of a customer whom the app names first; nil if it assigns none, or if the SDK made the name.
  public func assignedId(for appUserId: String) -> String? {
    isAnonymous(appUserId) ? nil : assigned?(appUserId)
  }

  /// True if the vendor keeps customers, who may have several app user ids.
  public var keepsCustomers: Bool { holders == .customers }

  /// The app user id of the redeemer's customer; nil if the vendor keeps no customers.
  public func customerName(of redeemer: Redeemer) -> String? { keepsCustomers ? redeemer.appUserId : nil }
}

extension Ownership.Holders {
  fileprivate var rule: Ownership.Rule {
    switch self {
    case .customers: aliasOrTransfer
    case .usersAndDevices: userOrDevice
    case .lastRedeemer: RedemptionCore.lastRedeemer
    }
  }
}

/// When the vendor mails a new link for a code that no longer works.
public struct ReissueRule: Hashable, Sendable {
  /// What causes the mail.
  public enum Trigger: Hashable, Sendable {
    /// The app opens an expired or used link. The mail goes to the purchaser.
    case openedLink
    /// The app asks for it. Opening an old link mails nothing.
    case appRequest
  }

  /// What causes the mail.
  public let trigger: Trigger
  /// Shortest time between two mails for one purchase, in milliseconds; the first mail is always sent.
  public let interval: Int64
  /// How many requests of the app one address may have.
  public let limit: Limit

  /// A number of requests in a time.
  public struct Limit: Hashable, Sendable {
    /// The most requests, whether the address is known or not.
    public let requests: Int
    /// The time in which they count, in milliseconds.
    public let period: Int64

    /// Describes a limit.
    public init(requests: Int, per period: Int64) {
      self.requests = requests
      self.period = period
    }
  }

  /// Describes a rule.
  ///
  /// - Parameters:
  ///   - trigger: what sends a new link.
  ///   - interval: the shortest time between two mails, in milliseconds.
  ///   - limit: for ``Trigger/appRequest``; defaults to five an hour.
  public init(
    _ trigger: Trigger, atMostEvery interval: Int64 = 60_000, limit: Limit = Limit(requests: 5, per: 3_600_000)
  ) {
    self.trigger = trigger
    self.interval = interval
    self.limit = limit
  }

  /// Mails a new link when an old one is opened, at most once a minute per purchase.
  public static let whenOpened = ReissueRule(.openedLink)
  /// Mails a new link only if the app asks for it.
  public static let onRequest = ReissueRule(.appRequest)
}

extension ReissueRule {
  /// True if opening an old link of the purchase at this moment mails a new one.
  func mails(for purchase: PurchaseFacts, openedAt now: Timestamp) -> Bool {
    guard trigger == .openedLink, purchase.hasEmail else { return false }
    return purchase.lastReissuedAt.map { now >= $0.advanced(byMilliseconds: interval) } ?? true
  }
}
