import RedemptionCore
import RedemptionLedger

/// Webhooks that are set up, by `webhook/subscribe` or over a vendor's server API.
extension Server {
  /// Where a server that sends webhooks sends them.
  static let placeOfWebhooks =
    "http and an address of this machine, such as http://127.0.0.1:3000/webhooks: this server sends to no other"

  /// True unless this server would have to send to another machine.
  func mayPush(to url: String) -> Bool { webhookSender == nil || LoopbackURL(url) != nil }

  /// A copy of a space sends nothing until it is told where to.
  func noteWebhook(_ webhook: Webhook) {
    if webhook.url != nil, webhookSender != nil { space.deliveries.isOn = true }
    space.deliveries.forget()
  }

  /// Keeps a webhook of a vendor's server API, with complete secrets.
  func keep(_ webhook: Webhook, at now: Timestamp) throws(LedgerError) -> Result<Webhook, WebhookRefusal> {
    guard let adapter = try? registry.adapter(of: webhook.vendor), let door = adapter.webhooks else {
      return .failure(WebhookRefusal("This vendor sends no webhooks here."))
    }
    guard let url = webhook.url, mayPush(to: url) else {
      return .failure(WebhookRefusal("url must be \(Server.placeOfWebhooks)."))
    }
    var webhook = webhook
    do throws(ExpectedSecret) {
      webhook.secrets = try space.ledger.secrets(of: door, from: webhook.secrets)
    } catch { return .failure(WebhookRefusal("The secret must be \(error.expected).")) }
    guard let saved = try space.ledger.save(webhook, replacing: false, at: now) else {
      return .failure(WebhookRefusal("There are \(Ledger.webhookLimit) webhooks. Delete some."))
    }
    noteWebhook(saved)
    return .success(saved)
  }
}
