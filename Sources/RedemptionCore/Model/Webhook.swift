/// Whom a vendor tells what happens to purchases.
public struct Webhook: Hashable, Sendable, Codable, Identifiable {
  /// Which purchases it hears of.
  public enum Environment: String, Hashable, Sendable, Codable, CaseIterable {
    case production, sandbox, both
  }

  /// What the app's backend has set over the vendor's server API; nil members in older files.
  public struct Settings: Hashable, Sendable, Codable {
    /// Its name or description; nil for none.
    public var name: String?
    /// The vendor's names of the events that it hears of, in lower case; nil for all.
    public var types: [String]?
    /// Header fields of every request, beside the vendor's own; nil for none.
    public var headers: [String: String]?
    /// True if it hears of nothing.
    public var isDisabled: Bool?
    /// When it was changed last; nil if it was not.
    public var updatedAt: Timestamp?

    /// Settings that change nothing.
    public init() {}
  }

  /// The ledger's name of it; empty before the ledger has it.
  public var id: String
  /// Whose events they are.
  public var vendor: Vendor
  /// Where they are sent; nil if nobody sends them and a test takes them.
  public var url: String?
  /// What it proves itself with.
  public var secrets: WebhookSecrets
  /// Which purchases it hears of.
  public var environment: Environment
  /// When it was made: it hears of nothing before that.
  public var createdAt: Timestamp
  /// Seconds within which an answer must be complete; nil for the vendor's own.
  public var timeLimit: Int64?
  /// True if it hears of invoices too; nil in older files.
  public var invoices: Bool?
  /// What was set over the vendor's server API; nil if nothing was.
  public var settings: Settings?

  /// Describes a webhook.
  public init(
    id: String = "", vendor: Vendor, url: String?, secrets: WebhookSecrets = WebhookSecrets(),
    environment: Environment = .both, createdAt: Timestamp, timeLimit: Int64? = nil, invoices: Bool? = nil,
    settings: Settings? = nil
  ) {
    self.id = id
    self.vendor = vendor
    self.url = url
    self.secrets = secrets
    self.environment = environment
    self.createdAt = createdAt
    self.timeLimit = timeLimit
    self.invoices = invoices
    self.settings = settings
  }

  /// True if it hears of an event, which its vendor calls by this name.
  package func hears(of event: PurchaseEvent, called name: String) -> Bool {
    guard event.kind != .invoice || invoices == true, settings?.isDisabled != true,
      settings?.types?.contains(name.lowercased()) ?? true
    else { return false }
    return switch environment {
    case .both: true
    case .production: !event.purchase.isSandbox
    case .sandbox: event.purchase.isSandbox
    }
  }

  /// True for a text that a header field may have as its value.
  public static func isHeaderValue(_ text: String) -> Bool {
    text.utf8.count <= 5_000 && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }
}
