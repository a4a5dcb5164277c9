import JSONRPC
import RedemptionCore
import RedemptionLedger

// The log across servers on one database: each sends what its commits have changed.
extension Server {
  /// Begins to receive what other servers do, if the log records and the store has other servers.
  func receiveNotices() throws(StreamError) {
    guard space.log != nil, let notices = space.ledger.notices, let wake = try makeWaker?() else { return }
    notices.receive(wake)
  }

  /// Sends the log's open entries with the coming commit.
  func sendNotices() {
    guard let log = space.log, space.ledger.hasUncommittedChanges, let notices = space.ledger.notices else { return }
    var text = ""
    for entry in log.open {
      guard let entry = SharedEntry(entry)?.text, !entry.isEmpty else { continue }
      if !text.isEmpty, text.utf8.count + entry.utf8.count + 3 > notices.longest {
        notices.send("[\(text)]")
        text = ""
      }
      text += text.isEmpty ? entry : ",\(entry)"
    }
    if !text.isEmpty { notices.send("[\(text)]") }
  }

  /// Records what other servers have done.
  func takeNotices() {
    guard let log = space.log, let notices = space.ledger.notices else { return }
    for notice in notices.takeAll() {
      for entry in SharedEntry.read(notice.text) {
        if let fact = fact(of: entry, from: notice.sender) { log.add(fact, at: space.now) }
      }
    }
  }

  /// An entry of another server as one of this log; nil for one that this program does not understand.
  private func fact(of entry: SharedEntry, from sender: String) -> LogEntry.Fact? {
    if let method = entry.method {
      guard methods.names.contains(method) else { return nil }
      return .call(LogEntry.Call(client: "server-\(sender)", method: method, params: nil))
    }
    guard let question = entry.question, Question.names.contains(question),
      let vendor = registry.adapters.map(\.vendor.id).first(where: { $0.rawValue == entry.vendor })
    else { return nil }
    let kinds = (entry.outcomes ?? []).compactMap(RedemptionOutcome.Kind.init(rawValue:))
    return .answer(
      LogEntry.Asked(session: nil, vendor: vendor, question: question),
      LogEntry.Answered(outcomes: kinds.map { (nil, $0) }))
  }
}
