public import RedemptionCore

/// How a vendor's side of the ledger behaves.
public struct Policy: Hashable, Sendable {
  /// What becomes of another identified user's purchase.
  public var transfer: TransferPolicy
  /// How long a code works, in milliseconds; 60 minutes unless set.
  public var linkLifetime: Int64
  /// Where links lead.
  public var links: LinkSettings
  /// What the checkout does once something was bought.
  public var checkout: CheckoutSettings

  /// The life of a code unless set: 60 minutes (RevenueCat's published figure; no source gives Superwall's).
  public static let defaultLinkLifetime: Int64 = 3_600_000

  /// Describes a policy.
  public init(
    transfer: TransferPolicy = .transfer, linkLifetime: Int64 = Policy.defaultLinkLifetime, links: LinkSettings,
    checkout: CheckoutSettings = CheckoutSettings()
  ) {
    self.transfer = transfer
    self.linkLifetime = linkLifetime
    self.links = links
    self.checkout = checkout
  }
}

/// A link that the ledger gave out.
public struct IssuedLink: Hashable, Sendable, Codable {
  /// The whole link.
  public let url: String
  /// The one-use secret in it.
  public let code: String
  /// From this moment on it is expired.
  public let expiresAt: Timestamp
}

/// One message in the mailbox that stands for the buyers' mail programs.
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
}
