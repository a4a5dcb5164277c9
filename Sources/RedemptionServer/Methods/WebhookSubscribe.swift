import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `webhook/subscribe`: tells a backend, or a test that plays one, what happens to a vendor's purchases.
enum WebhookSubscribe: Method {
  static let name = "webhook/subscribe"
  static let mayAskGateway = false

  struct Params: Decodable {
    let vendor: Vendor
    let url: String?
    let secret: String?
    let signingSecret: String?
    let environment: Webhook.Environment?
    let timeLimit: Int64?
    let invoices: Bool?
  }

  /// The longest time limit that a test may choose, in seconds.
  static let longestTimeLimit: Int64 = 600

  struct Result: Encodable {
    let webhook: ShownWebhook
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let adapter = try server.registry.adapter(of: params.vendor)
    guard let door = adapter.webhooks else { throw .noWebhooks(of: adapter.vendor) }
    let now = server.space.now
    let given = WebhookSecrets(secret: params.secret, signingSecret: params.signingSecret)
    for (path, text) in [("/secret", given.secret), ("/signingSecret", given.signingSecret)] {
      if let text { try Identifier.check(text, at: path) }
    }
    if let url = params.url { try check(url, server) }
    guard params.timeLimit.map({ (1...longestTimeLimit).contains($0) }) ?? true else {
      throw .invalid("/timeLimit", expected: "a number of seconds from 1 to \(longestTimeLimit)")
    }
    var webhook = Webhook(
      vendor: params.vendor, url: params.url, environment: params.environment ?? .both, createdAt: now,
      timeLimit: params.timeLimit, invoices: params.invoices)
    do throws(ExpectedSecret) { webhook.secrets = try server.space.ledger.secrets(of: door, from: given) } catch {
      throw .invalid(error.isForSigning ? "/signingSecret" : "/secret", expected: error.expected)
    }
    let saved = try server.withLedger { ledger throws(LedgerError) in
      try ledger.save(webhook, replacing: true, at: now)
    }
    guard let saved else { throw .tooManyWebhooks }
    server.noteWebhook(saved)
    return server.ledgerAnswer(Result(webhook: ShownWebhook(saved)))
  }

  private static func check(_ url: String, _ server: Server) throws(RPCError) {
    try Identifier.check(url, at: "/url")
    guard server.mayPush(to: url) else {
      throw .invalid(
        "/url", expected: Server.placeOfWebhooks + ". Without `url` a test takes the events with `webhook/deliver`")
    }
  }
}

/// A webhook as clients see it.
struct ShownWebhook: Encodable {
  let id: String
  let vendor: Vendor
  let url: String?
  let secret: String?
  let signingSecret: String?
  let environment: Webhook.Environment
  let createdAt: Timestamp
  let timeLimit: Int64?
  let invoices: Bool?

  init(_ webhook: Webhook) {
    id = webhook.id
    vendor = webhook.vendor
    url = webhook.url
    secret = webhook.secrets.secret
    signingSecret = webhook.secrets.signingSecret
    environment = webhook.environment
    createdAt = webhook.createdAt
    timeLimit = webhook.timeLimit
    invoices = webhook.invoices
  }
}

extension RPCError {
  fileprivate static func noWebhooks(of vendor: VendorDescription) -> RPCError {
    .invalid("/vendor", expected: "a vendor that sends webhooks; \(vendor.name) sends none here")
  }

  fileprivate static var tooManyWebhooks: RPCError {
    .invalid("", expected: "at most \(Ledger.webhookLimit) webhooks; `store/reset` deletes them")
  }
}
