import JSONRPC
import JanssonCoding
public import RedemptionCore
import RedemptionLedger

/// What the server records. Nothing here costs anything if it records nothing.
extension Server {
  /// The prefixes of methods that are not recorded: a reader would fill the log, and a scenario has one space.
  private static let ownMethods = [
    "log/", "scenario/", "space/", "explore/", RedemptionList.name, RedemptionExpect.name, OutcomesList.name,
  ]

  /// The entry of the call that is being handled; nil for none.
  var currentEntry: Int? {
    get { space.log?.current }
    set { space.log?.current = newValue }
  }

  func recordBegin(of call: Call, on connection: Connection) {
    guard let log = space.log, !Server.ownMethods.contains(where: call.method.hasPrefix) else { return }
    let params = call.params.flatMap { try? JSONTextEncoder().encode($0) }
    let entry = LogEntry.Call(
      client: connection.client.name, method: methods.names.contains(call.method) ? call.method : "unknown",
      params: params.map { $0.count <= ActivityLog.textLimit ? $0 : [] })
    currentEntry = log.add(.call(entry), at: space.now)
  }

  func recordEnd(of response: Response) {
    guard space.log != nil else { return }
    switch response {
    case .result(let result): recordEnd(currentEntry, nil, result)
    case .provisional(let result): recordEnd(currentEntry, nil, result, isProvisional: true)
    case .text, .none: recordEnd(currentEntry, nil)
    case .pending: break
    }
  }

  /// - Parameter entry: that of the call; nil if it has none.
  func recordEnd(_ entry: Int?, _ error: RPCError?, _ result: (any Encodable)? = nil, isProvisional: Bool = false) {
    guard let log = space.log, let entry else { return }
    log.end(
      entry, error.map(LogEntry.LoggedError.init), (result as? any ResultOfInterest)?.logged, at: space.now,
      isProvisional: isProvisional)
  }

  /// - Parameter session: nil for an HTTP request.
  func recordQuestion(_ question: Question, of session: String?, fault: String? = nil) {
    guard let log = space.log else { return }
    let asked = LogEntry.Asked(session: session, vendor: question.vendor, question: question.name)
    log.add(.question(asked, fault: fault), at: space.now, by: user(of: session))
  }

  /// Records an answer and returns it.
  func recorded(
    _ answer: Result<Answer, GatewayError>, to question: Question, of session: String?
  ) -> Result<Answer, GatewayError> {
    space.observer?.note(answer: answer)
    guard let log = space.log else { return answer }
    let asked = LogEntry.Asked(session: session, vendor: question.vendor, question: question.name)
    log.add(
      .answer(asked, LogEntry.Answered(answer)), at: space.now, by: user(of: session),
      isProvisional: space.hasProvisionalChanges)
    return answer
  }

  func record(_ event: SDKEvent, of session: OpenSession, _ isProvisional: Bool) {
    guard let log = space.log else { return }
    let params = (try? JSONTextEncoder().encode(event.params)) ?? []
    log.add(
      .event(
        session: session.id, number: session.run.sequence, name: event.name,
        params: params.count <= ActivityLog.textLimit ? params : []), at: space.now, by: session.appUserId,
      isProvisional: isProvisional)
  }

  func record(_ message: MailMessage, of vendor: Vendor) {
    space.log?.add(
      .mail(vendor: vendor, message.reason, to: message.to, url: message.url), at: space.now,
      isProvisional: space.isMain)
  }

  /// Records an HTTP request on a vendor's path.
  public func record(_ exchange: EndpointExchange) {
    guard let log = space.log else { return }
    var exchange = exchange
    exchange.target = LogMask.withoutKeys(exchange.target)
    if exchange.body.count > ActivityLog.textLimit { exchange.body = [] }
    let vendor = exchange.template.flatMap { vendorsOfEndpoints["\(exchange.method) \($0)"] }
    log.add(.request(LogEntry.Request(exchange: exchange, vendor: vendor)), at: space.now)
  }

  /// The app user id of a session; nil for an anonymous one, and for none.
  private func user(of session: String?) -> String? { session.flatMap { space.value.sessions[$0]?.appUserId } }

  func endpointVendors() -> [String: Vendor] {
    let named = registry.adapters.flatMap { adapter in
      adapter.endpoints.map { ("\($0.method) \($0.template)", adapter.vendor.id) }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}
