public import RedemptionCore

/// The settings of one vendor in the ledger.
public struct Policy: Hashable, Sendable {
  /// What becomes of another identified user's purchase.
  public var transfer: TransferPolicy
  /// Time that a code works, in milliseconds.
  public var linkLifetime: Int64
  /// Where links lead.
  public var links: LinkSettings

  /// Describes a policy.
  public init(transfer: TransferPolicy = .transfer, linkLifetime: Int64, links: LinkSettings) {
    self.transfer = transfer
    self.linkLifetime = linkLifetime
    self.links = links
  }

  /// The policy of a vendor that `store/policy` has not changed.
  init(defaultOf adapter: any RedemptionAdapter) {
    self.init(linkLifetime: adapter.ownership.linkLifetime, links: adapter.links.defaultSettings)
  }
}

/// A link that the ledger issued.
public struct IssuedLink: Hashable, Sendable, Codable {
  /// The whole link.
  public let url: String
  /// The single-use secret in it.
  public let code: String
  /// The moment from which it is expired.
  public let expiresAt: Timestamp
}

/// One message in the mailbox, which replaces the buyers' mail programs.
public struct MailMessage: Hashable, Sendable, Codable {
  /// Why it was sent.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// Something was bought.
    case purchase
    /// An old link was opened.
    case reissue
  }

  /// The full address.
  public let to: String
  /// The address as replies show it.
  public let obfuscatedTo: String
  /// The link in it.
  public let url: String
  /// When it was sent.
  public let sentAt: Timestamp
  /// Why it was sent.
  public let reason: Reason

  /// Describes a message.
  public init(to: String, url: String, sentAt: Timestamp, reason: Reason) {
    self.to = to
    obfuscatedTo = EmailMask.mask(to)
    self.url = url
    self.sentAt = sentAt
    self.reason = reason
  }
}
