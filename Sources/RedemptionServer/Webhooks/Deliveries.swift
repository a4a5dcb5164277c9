import JSONRPC
import RedemptionCore
import RedemptionLedger

/// What a space sends to its webhooks by itself. No copy of the space has it.
///
/// An event waits in the ledger. A drain notes the attempt in the transaction in which the event waits, or in a later
/// one, and sends it once that is committed: so an event that was not kept is never sent, and one that was kept is sent
/// after a crash. Events of one purchase are sent one after the other, others side by side.
struct Deliveries {
  /// Requests that wait for an answer at a time.
  static let most = 64
  /// Rows that are looked through for those that can be sent.
  static let page = 256

  /// A request that was sent, or will be with the next commit.
  struct Sending {
    let webhook: String
    let purchase: String
  }

  /// The answer to a request, on its way to the serving thread.
  struct Letter: Sendable {
    let event: String
    let answer: WebhookAnswer
  }

  /// A `clock/advance` that waits for the deliveries on its way.
  struct Advance {
    let request: PendingCall
    let end: Timestamp
    /// The ledger's count of events at its start.
    let eventsBefore: Int
    /// Its entry in the log; nil if nothing is recorded.
    let entry: Int?
  }

  /// True if the space sends by itself.
  var isOn = false
  /// True once attempts that an earlier process has left without an answer are known as such.
  var hasRecovered = false
  /// True if the outbox must be looked through at the next commit.
  var needsScan = true
  /// When a row is due next; nil if none is known that can be sent before another one has its answer.
  var nextDue: Timestamp?
  /// When something happens to a purchase next; nil unless somebody hears of it.
  var nextEvent: Timestamp?
  /// Set for a moment after the ledger has failed.
  var pausedUntil: ContinuousClock.Instant?
  /// Where each webhook sends; nil if that must be read.
  var places: [String: LoopbackURL]?
  /// By the id of the row.
  private(set) var sending: [String: Sending] = [:]
  private(set) var ready: [(event: String, push: WebhookPush)] = []
  var advance: Advance?
  let answers = Mailbox<Letter>()

  /// True if an event of this webhook and purchase has no answer yet.
  func isBusy(_ row: StoredEvent) -> Bool {
    sending.values.contains { $0.webhook == row.webhook && $0.purchase == row.event.purchase.id }
  }

  mutating func begin(_ row: StoredEvent, _ push: WebhookPush) {
    sending[row.id] = Sending(webhook: row.webhook, purchase: row.event.purchase.id)
    ready.append((row.id, push))
  }

  /// Ends a request; false if none is known.
  mutating func end(_ event: String) -> Bool { sending.removeValue(forKey: event) != nil }

  /// Takes what the commit has settled.
  mutating func takeReady() -> [(event: String, push: WebhookPush)] {
    defer { ready.removeAll() }
    return ready
  }

  /// The commit has failed: nothing of it is sent.
  mutating func dropReady() {
    for (event, _) in takeReady() { sending[event] = nil }
    forget()
  }

  /// Webhooks or rows have changed in a way that is not known here.
  mutating func forget() {
    places = nil
    needsScan = true
  }

  /// The next moment on the space's clock at which there is something to do.
  var nextMoment: Timestamp? { [nextDue, nextEvent].compactMap(\.self).min() }
}
