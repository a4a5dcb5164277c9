import JSONRPC
import Logging
import RedemptionCore
import RedemptionLedger

/// Sending webhooks: rows of the outbox become attempts before a commit, requests after it, and answers later.
extension Server {
  /// Before the commit of the space: begins an attempt of each row that is due.
  func beginDeliveries() {
    guard space.deliveries.isOn else { return }
    if let due = space.ledger.takeFirstDue() {
      space.deliveries.nextDue = min(space.deliveries.nextDue ?? due, due)
    }
    guard isDueToDeliver else { return }
    do {
      try beginDueDeliveries()
      space.deliveries.pausedUntil = nil
    } catch {
      configuration.logger.warning("webhooks of \(space.name) wait: \(error)")
      space.deliveries.pausedUntil = .now + .seconds(1)
    }
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
    _ = ledger.takeFirstDue()
    space.deliveries.needsScan = false
    let page = Deliveries.page + space.deliveries.sending.count
    let rows = try ledger.events(dueUntil: now, limit: page)
    var isBlocked = rows.count == page
    let requests = WebhookRequests(self, rows.isEmpty ? [] : try ledger.allWebhooks())
    for row in rows where space.deliveries.sending[row.id] == nil {
      guard space.deliveries.sending.count < Deliveries.most, !space.deliveries.isBusy(row) else {
        isBlocked = true
        continue
      }
      try begin(row, to: places[row.webhook], requests)
    }
    // What is blocked is looked at again with the next answer.
    space.deliveries.nextDue = isBlocked ? nil : try nextDelivery()
    space.deliveries.nextEvent = places.isEmpty ? nil : try ledger.nextMoment()
  }

  private func nextDelivery() throws(LedgerError) -> Timestamp? {
    let sending = space.deliveries.sending
    let end = Timestamp(milliseconds: .max)
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
  private func begin(_ row: StoredEvent, to place: LoopbackURL?, _ requests: WebhookRequests) throws {
    var row = row
    row.close(because: .serverEnded)
    guard let place, let webhook = requests.webhook(of: row) else {
      row.dueAt = nil
      return try space.ledger.save(row)
    }
    let limit = try requests.timeLimit(of: webhook)
    let (headers, body) = try requests.message(of: row)
    var attempt = DeliveryAttempt(at: space.now)
    attempt.isOpen = true
    attempt.isRepeated = row.attempts.contains { $0.mayBeReceived } ? true : nil
    attempt.headers = Dictionary(headers.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    row.attempts.append(attempt)
    row.dueAt = space.now.advanced(bySeconds: limit + Server.patience)
    try space.ledger.save(row)
    space.deliveries.begin(row, WebhookPush(place: place, headers: headers, body: body, timeLimit: limit))
  }

  /// Seconds after its time limit in which an answer must have reached the serving thread.
  private static let patience: Int64 = 10

  /// Attempts that an earlier process has begun have no answer. Other servers on the same database may still wait for
  /// theirs: then their time must be over first.
  private func recoverDeliveries() throws(LedgerError) {
    guard !space.deliveries.hasRecovered else { return }
    space.deliveries.hasRecovered = true
    guard space.ledger.notices == nil else { return }
    for row in try space.ledger.events(dueUntil: Timestamp(milliseconds: .max), limit: .max) where row.isOpen {
      var row = row
      row.close(because: .serverEnded)
      row.dueAt = space.now
      try space.ledger.save(row)
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
    let letters = space.deliveries.answers.takeAll().filter { space.deliveries.end($0.event) }
    guard !letters.isEmpty else { return }
    for letter in letters {
      do { try note(letter) } catch { configuration.logger.warning("a webhook's answer is lost: \(error)") }
    }
    space.deliveries.needsScan = true
    answerAdvance()
  }

  private func note(_ letter: Deliveries.Letter) throws {
    guard var row = try space.ledger.event(letter.event), row.isOpen, let last = row.attempts.last else { return }
    row.close(because: letter.answer)
    let rules = try registry.adapter(of: row.event.purchase.vendor).webhooks?.rules
    row.dueAt = nil
    if let rules, !letter.answer.isAccepted(by: rules) {
      let retry = row.attempts.count { $0.headers != nil } - 1
      if rules.retriesAfter.indices.contains(retry) {
        row.dueAt = last.at.advanced(bySeconds: rules.retriesAfter[retry])
      }
    }
    try space.ledger.save(row)
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

extension StoredEvent {
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
