import JSONRPC
import Logging
import RedemptionCore
import RedemptionLedger

/// Sending webhooks: rows of the outbox become attempts before a commit, requests after it, and answers later.
extension Server {
  /// Before the commit of the space: begins an attempt of each row that is due.
  func beginDeliveries() {
    guard space.deliveries.isOn else { return }
    noteNewRows()
    guard isDueToDeliver else { return }
    do {
      try beginDueDeliveries()
      space.deliveries.pausedUntil = nil
    } catch {
      configuration.logger.warning("webhooks of \(space.name) wait: \(error)")
      space.deliveries.pausedUntil = .now + .seconds(1)
    }
  }

  private func noteNewRows() {
    guard let due = space.ledger.takeFirstDue() else { return }
    space.deliveries.hasUnread = true
    // While no more may be sent, the next answer is waited for.
    if !space.deliveries.isFull { space.deliveries.nextDue = min(space.deliveries.nextDue ?? due, due) }
  }

  private var isDueToDeliver: Bool {
    if let pause = space.deliveries.pausedUntil, .now < pause { return false }
    return space.deliveries.needsScan || space.deliveries.nextMoment.map { $0 <= space.now } ?? false
  }

  private func beginDueDeliveries() throws {
    let ledger = space.ledger
    try recoverDeliveries()
    let places = try placesOfWebhooks()
    let now = space.now
    try ledger.catchUp(to: now)
    if space.deliveries.nextDue.map({ $0 <= now }) ?? false { space.deliveries.hasUnread = true }
    noteNewRows()
    space.deliveries.needsScan = false
    try readQueue(until: now)
    try beginQueue(until: now, places)
    // What is blocked is looked at again with the next answer.
    let isBlocked = space.deliveries.isFull || !space.deliveries.queue.isEmpty
    space.deliveries.nextDue = isBlocked ? nil : try nextDelivery(after: now)
    space.deliveries.nextEvent = places.isEmpty ? nil : try ledger.nextMoment()
  }

  /// Reads the rows that are due, once few are left of those that were read before: so each is read about once.
  private func readQueue(until now: Timestamp) throws(LedgerError) {
    let deliveries = space.deliveries
    guard !deliveries.isFull, deliveries.hasUnread, deliveries.queue.count < Deliveries.page / 2 else { return }
    let page = Deliveries.page + deliveries.sending.count
    let rows = try space.ledger.events(dueUntil: now, limit: page)
    space.deliveries.queue = rows.filter { deliveries.sending[$0.id] == nil }
    space.deliveries.hasUnread = rows.count == page
  }

  /// Begins as much of the queue as may be sent at a time.
  private func beginQueue(until now: Timestamp, _ places: [String: LoopbackURL]) throws {
    guard !space.deliveries.queue.isEmpty, !space.deliveries.isFull else { return }
    let requests = WebhookRequests(self, try space.ledger.allWebhooks())
    var left: [DueEvent] = []
    for (index, due) in space.deliveries.queue.enumerated() {
      guard !space.deliveries.isFull else {
        left += space.deliveries.queue[index...]
        break
      }
      if space.deliveries.isBusy(due) {
        left.append(due)
      } else if let row = try space.ledger.event(due.id), row.dueAt.map({ $0 <= now }) ?? false {
        try begin(row, due, to: places[due.webhook], requests)
      }
    }
    space.deliveries.queue = left
  }

  /// When a row is due next that was not sent, or an earlier moment in the future.
  private func nextDelivery(after now: Timestamp) throws(LedgerError) -> Timestamp? {
    let sending = space.deliveries.sending
    let end = Timestamp(milliseconds: .max)
    guard let first = try space.ledger.events(dueUntil: end, limit: 1).first else { return nil }
    if first.dueAt > now { return first.dueAt }
    return try space.ledger.events(dueUntil: end, limit: sending.count + 1).first { sending[$0.id] == nil }?.dueAt
  }

  /// Where each webhook sends: those beyond loopback nowhere.
  private func placesOfWebhooks() throws(LedgerError) -> [String: LoopbackURL] {
    if let known = space.deliveries.places { return known }
    var places: [String: LoopbackURL] = [:]
    for webhook in try space.ledger.allWebhooks() { places[webhook.id] = webhook.url.flatMap(LoopbackURL.init) }
    space.deliveries.places = places
    return places
  }

  /// True if the space sends something by itself, or would.
  var deliversByItself: Bool {
    guard space.deliveries.isOn else { return false }
    return (try? !placesOfWebhooks().isEmpty) ?? false
  }

  /// Notes an attempt. The row is due again when its time is over, in case that this process ends before.
  private func begin(_ row: StoredEvent, _ due: DueEvent, to place: LoopbackURL?, _ requests: WebhookRequests) throws {
    var delivery = row.delivery
    delivery.close(because: .serverEnded)
    guard let place, let webhook = requests.webhook(of: row) else {
      delivery.dueAt = nil
      return try space.ledger.save(delivery)
    }
    let limit = try requests.timeLimit(of: webhook)
    let (headers, body) = try requests.message(of: row)
    var attempt = DeliveryAttempt(at: space.now)
    attempt.isOpen = true
    attempt.isRepeated = delivery.attempts.contains { $0.mayBeReceived } ? true : nil
    attempt.headers = Dictionary(headers.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    delivery.attempts.append(attempt)
    delivery.dueAt = space.now.advanced(bySeconds: limit + Server.patience)
    try space.ledger.save(delivery)
    space.deliveries.begin(
      due, of: webhook.vendor, WebhookPush(place: place, headers: headers, body: body, timeLimit: limit))
  }

  /// Seconds after its time limit in which an answer must have reached the serving thread.
  private static let patience: Int64 = 10

  /// Attempts that an earlier process has begun have no answer. Other servers on the same database may still wait for
  /// theirs: then their time must be over first.
  private func recoverDeliveries() throws(LedgerError) {
    guard !space.deliveries.hasRecovered else { return }
    space.deliveries.hasRecovered = true
    guard space.ledger.notices == nil else { return }
    for due in try space.ledger.events(dueUntil: Timestamp(milliseconds: .max), limit: .max) {
      guard var delivery = try space.ledger.delivery(ofEvent: due.id), delivery.isOpen else { continue }
      delivery.close(because: .serverEnded)
      delivery.dueAt = space.now
      try space.ledger.save(delivery)
    }
  }

  /// After the commit of a space: sends what has begun in it.
  func sendDeliveries(of open: OpenSpace) {
    let ready = open.deliveries.takeReady()
    guard !ready.isEmpty else { return }
    let answers = open.deliveries.answers
    guard let sender = webhookSender, let wake = waker() else {
      for (event, _) in ready { _ = open.deliveries.end(event) }
      return
    }
    for (event, push) in ready {
      sender.send(push) { answer in
        if answers.post(Deliveries.Letter(event: event, answer: answer)) { wake() }
      }
    }
  }

  /// Notes the answers that have arrived, and goes on with a `clock/advance` that waits for them.
  func takeDeliveryAnswers() {
    let letters = space.deliveries.answers.takeAll().compactMap { letter in
      space.deliveries.end(letter.event).map { (letter, $0.vendor) }
    }
    guard !letters.isEmpty else { return }
    for (letter, vendor) in letters {
      do { try note(letter, of: vendor) } catch { configuration.logger.warning("a webhook's answer is lost: \(error)") }
    }
    space.deliveries.needsScan = true
    answerAdvance()
  }

  /// A test or another server may have changed the row, or deleted it.
  private func note(_ letter: Deliveries.Letter, of vendor: Vendor) throws {
    guard var delivery = try space.ledger.delivery(ofEvent: letter.event), delivery.isOpen,
      let last = delivery.attempts.last
    else { return }
    delivery.close(because: letter.answer)
    let rules = try registry.adapter(of: vendor).webhooks?.rules
    delivery.dueAt = nil
    if let rules, !letter.answer.isAccepted(by: rules) {
      let retry = delivery.attempts.count { $0.headers != nil } - 1
      if rules.retriesAfter.indices.contains(retry) {
        delivery.dueAt = last.at.advanced(bySeconds: rules.retriesAfter[retry])
        space.deliveries.hasUnread = true
      }
    }
    try space.ledger.save(delivery)
  }
}

extension WebhookAnswer {
  fileprivate static let serverEnded = WebhookAnswer.noAnswer("the server ended before the answer came")
  fileprivate static let unsentPrefix = "not sent: "

  fileprivate func isAccepted(by rules: WebhookRules) -> Bool {
    guard case .status(let status) = self else { return false }
    return rules.accepted.contains(status)
  }
}

extension EventDelivery {
  /// True if its last attempt waits for an answer.
  fileprivate var isOpen: Bool { attempts.last?.isOpen ?? false }

  /// Ends its last attempt if that waits for an answer.
  fileprivate mutating func close(because answer: WebhookAnswer) {
    guard isOpen, let last = attempts.indices.last else { return }
    attempts[last].isOpen = nil
    switch answer {
    case .status(let status): attempts[last].status = status
    case .noAnswer(let cause): attempts[last].failure = cause
    case .notSent(let cause): attempts[last].failure = WebhookAnswer.unsentPrefix + cause
    }
  }
}

extension DeliveryAttempt {
  /// True unless nothing was sent.
  fileprivate var mayBeReceived: Bool { !(failure?.hasPrefix(WebhookAnswer.unsentPrefix) ?? false) }
}
