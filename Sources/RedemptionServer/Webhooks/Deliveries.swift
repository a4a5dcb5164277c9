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
  /// Rows that are read at a time.
  static let page = 256

  /// What is sent one after the other.
  struct Turn: Hashable {
    let webhook: String
    let purchase: String

    init(_ row: DueEvent) { (webhook, purchase) = (row.webhook, row.purchase) }
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
  private(set) var sending: [String: (turn: Turn, vendor: Vendor)] = [:]
  /// Whose turn has begun.
  private var busy: Set<Turn> = []
  /// Rows that were due when they were read, in their order, less those that were begun. What is begun is read again.
  var queue: [DueEvent] = []
  /// True if rows may be due that are not in the queue.
  var hasUnread = true
  private(set) var ready: [(event: String, push: WebhookPush)] = []
  var advance: Advance?
  let answers = Mailbox<Letter>()

  /// True if no more requests may be sent now.
  var isFull: Bool { sending.count >= Deliveries.most }

  /// True if an event of this webhook and purchase has no answer yet.
  func isBusy(_ row: DueEvent) -> Bool { busy.contains(Turn(row)) }

  mutating func begin(_ row: DueEvent, of vendor: Vendor, _ push: WebhookPush) {
    sending[row.id] = (Turn(row), vendor)
    busy.insert(Turn(row))
    ready.append((row.id, push))
  }

  /// Ends a request, and returns whose it was; nil if none is known.
  mutating func end(_ event: String) -> (turn: Turn, vendor: Vendor)? {
    guard let sent = sending.removeValue(forKey: event) else { return nil }
    busy.remove(sent.turn)
    return sent
  }

  /// Takes what the commit has settled.
  mutating func takeReady() -> [(event: String, push: WebhookPush)] {
    defer { ready.removeAll() }
    return ready
  }

  /// The commit has failed: nothing of it is sent.
  mutating func dropReady() {
    for (event, _) in takeReady() { _ = end(event) }
    forget()
  }

  /// Webhooks or rows have changed in a way that is not known here.
  mutating func forget() {
    places = nil
    queue = []
    (hasUnread, needsScan) = (true, true)
  }

  /// The next moment on the space's clock at which there is something to do.
  var nextMoment: Timestamp? { [nextDue, nextEvent].compactMap(\.self).min() }
}
