import JSONRPC
import JanssonCoding
import RedemptionCore
import RedemptionLedger

// What can happen to the app, and how the server lets it happen.
extension RunningExploration {
  /// The most answers that are late at a time.
  private static let mostLateAnswers = 2

  /// The events that are enabled now, in the order in which they are tried.
  func enabledEvents(_ deadline: Deadline?, _ purchases: [ListedPurchase]) throws(RPCError) -> [StoryEvent] {
    let alive = purchases.contains { isAlive($0.record) }
    let held = server.inside(open) { server.lateAnswers().count }
    let (mail, outbox) = (try newestMail(), try outbox())
    var events: [StoryEvent] = []
    for event in setup.world where isEnabled(event, deadline, alive, held, mail, outbox) {
      events.append(.world(event))
    }
    guard !isInBackground else { return events }
    for event in setup.events where enabled?.contains(event.name) ?? true { events.append(.app(event.name)) }
    return events
  }

  private func isEnabled(
    _ event: WorldEvent, _ deadline: Deadline?, _ hasAlive: Bool, _ held: Int, _ mail: StoryState.Link?,
    _ outbox: [StoredEvent]
  ) -> Bool {
    let faults = open.value.faults.pending
    switch event {
    case .purchase, .purchaseWithEmail, .otherUserBuys: return story.purchases < setup.mostPurchases
    case .linkOpens, .damagedLinkOpens: return story.link != nil
    // An app that has not configured its SDK yet can be started too.
    case .linkStartsApp: return story.link != nil && !isInBackground
    case .mailedLinkOpens: return mail != nil && mail != story.link
    case .secondPhoneRedeems: return story.link != nil && faults.allSatisfy { $0.session != nil }
    case .signInElsewhere: return faults.allSatisfy { $0.session != nil }
    case .timePasses: return deadline != nil && setup.settle == nil
    case .offline, .requestTimesOut, .serverFails, .answerIsUnreadable: return faults.isEmpty
    case .online: return faults.contains { $0.kind == .offline }
    case .answerIsLate: return faults.isEmpty && held < RunningExploration.mostLateAnswers
    case .answerArrives: return held > 0
    case .newestAnswerArrives: return held > 1
    case .lapse, .refund: return hasAlive
    case .relaunch, .reinstall, .background: return session != nil && !isInBackground
    case .comesBack: return isInBackground
    case .webhookArrives: return outbox.contains { $0.attempts.isEmpty }
    case .newestWebhookArrives: return outbox.count { $0.attempts.isEmpty } > 1
    case .webhookComesAgain: return outbox.contains { $0.attempts.count == 1 }
    }
  }

  private var isInBackground: Bool { session?.run.isInBackground ?? false }

  private func newestMail() throws(RPCError) -> StoryState.Link? {
    do throws(LedgerError) {
      guard let message = try open.ledger.mailbox(of: nil, newest: 1).last else { return nil }
      if let known = newestLink, known.url == message.url { return known }
      newestLink = code(in: message.url, on: setup.target.platform).map { .init(url: message.url, code: $0) }
      return newestLink
    } catch { throw RPCError(error) }
  }

  /// What a bridge has to do for an event that has happened on the server's side.
  struct Happening: Encodable {
    enum Kind: String, Encodable { case world, app }

    let kind: Kind
    let name: String
    /// The link that the operating system gives to the app; nil for none.
    var url: String?
    /// By how much time the app's clock must move; nil for no time.
    var milliseconds: Int64?
    /// The webhook that reaches the app's backend; nil for none.
    var delivery: WebhookDeliver.Delivery?
  }

  /// The webhooks of the app's vendor, oldest first; none unless the search plays with them.
  func outbox() throws(RPCError) -> [StoredEvent] {
    guard setup.world.contains(.webhookArrives) else { return [] }
    do throws(LedgerError) {
      return try open.ledger.events(matching: EventFilter(vendor: setup.target.vendor), limit: .max)
    } catch { throw RPCError(error) }
  }

  private func deliver(
    _ choice: ([StoredEvent]) -> StoredEvent?
  ) throws(RPCError) -> WebhookDeliver.Delivery? {
    guard let event = choice(try outbox()),
      case .result(let result) = try perform(WebhookDeliver.name, ["ids": [.string(event.id)]])
    else { return nil }
    return (result as? WebhookDeliver.Result)?.deliveries.first
  }

  /// Lets an event happen.
  func happen(_ event: StoryEvent) throws(RPCError) -> Happening {
    switch event {
    case .app(let name):
      story.ask(isNetworkGood: isNetworkGood, after: open.value.redemptions.settled)
      return Happening(kind: .app, name: name)
    case .world(let world):
      var happening = Happening(kind: .world, name: world.rawValue)
      switch world {
      case .linkOpens: happening.url = try openLink(story.link)
      case .linkStartsApp:
        try restart(isNew: false)
        happening.url = try openLink(story.link)
      case .damagedLinkOpens: happening.url = try openLink(try damagedLink())
      case .mailedLinkOpens: happening.url = try openLink(try newestMail())
      case .timePasses: happening.milliseconds = try passTime(to: deadlines.first?.at ?? open.now, before: deadlines)
      case .webhookArrives: happening.delivery = try deliver { $0.first { $0.attempts.isEmpty } }
      case .newestWebhookArrives: happening.delivery = try deliver { $0.last { $0.attempts.isEmpty } }
      case .webhookComesAgain: happening.delivery = try deliver { $0.first { $0.attempts.count == 1 } }
      case .lapse, .refund:
        try happen(world)
        happening.milliseconds = try passTime(to: open.now, before: try findDeadlines())
      default: try happen(world)
      }
      if !isNetworkGood { story.isNetworkGood = false }
      return happening
    }
  }

  private var isNetworkGood: Bool {
    open.value.faults.pending.isEmpty && open.value.sessions.values.allSatisfy(\.run.late.isEmpty)
  }

  /// A link brings the app to the foreground.
  private func openLink(_ link: StoryState.Link?) throws(RPCError) -> String? {
    guard let link else { return nil }
    if isInBackground { try happen(WorldEvent.comesBack) }
    story.open(link, isNetworkGood: isNetworkGood, after: open.value.redemptions.settled)
    return link.url
  }

  /// The link of the newest purchase with a character too many: its code is of no purchase.
  private func damagedLink() throws(RPCError) -> StoryState.Link? {
    guard let code = story.link.map({ $0.code + "0" }) else { return nil }
    return StoryState.Link(url: adapter.links.link(to: code, under: try policy().links), code: code)
  }

  /// Dates in replies have whole seconds: what ends now is over for all SDKs a second later.
  private static let moment: Int64 = 1000

  /// Lets time pass to just after a moment, but not beyond a later deadline.
  private func passTime(to moment: Timestamp, before deadlines: [Deadline]) throws(RPCError) -> Int64 {
    let end = moment.advanced(byMilliseconds: RunningExploration.moment)
    // Some SDKs count the last millisecond as paid, and name the next one as their deadline.
    let next = deadlines.first { moment.advanced(byMilliseconds: 1) < $0.at && $0.at <= end }?.at
    let target = next.map { $0.advanced(byMilliseconds: -1) } ?? end
    let milliseconds = target.milliseconds - open.now.milliseconds
    guard milliseconds > 0 else { return 0 }
    try perform(ClockAdvance.name, ["seconds": .real(Double(milliseconds) / 1000)])
    return milliseconds
  }

  private func happen(_ event: WorldEvent) throws(RPCError) {
    switch event {
    case .purchase: try buy([:])
    case .purchaseWithEmail: try buy(["email": .string(setup.words.email)])
    case .otherUserBuys: try buy(["appUserId": .string(PreparedSituation.stranger)])
    case .secondPhoneRedeems:
      try useSecondPhone { session throws(RPCError) in
        guard let link = story.link else { return }
        try perform(RedemptionRedeem.name, ["session": .string(session), "code": .string(link.code)])
      }
    case .signInElsewhere:
      try useSecondPhone { session throws(RPCError) in
        try perform(SessionLogIn.name, ["session": .string(session), "appUserId": .string(setup.words.user)])
      }
    case .offline: try inject(["kind": "offline"])
    case .requestTimesOut: try inject(["kind": "timeout"])
    case .serverFails: try inject(["kind": "http", "status": 503])
    case .answerIsUnreadable: try inject(["kind": "malformed"])
    case .answerIsLate: try inject(["kind": "late"])
    case .online: try perform(FaultInject.name, ["kind": "none"])
    case .answerArrives: try perform(FaultRelease.name, [:])
    case .newestAnswerArrives: try perform(FaultRelease.name, ["newest": true])
    case .lapse: try changeAlive(by: StoreExpire.name)
    case .refund: try changeAlive(by: StoreRefund.name)
    case .relaunch, .reinstall: try restart(isNew: event == .reinstall)
    case .background: try callApp(SessionBackground.name)
    case .comesBack: try callApp(SessionForeground.name)
    case .linkOpens, .mailedLinkOpens, .damagedLinkOpens, .linkStartsApp, .timePasses: return
    case .webhookArrives, .newestWebhookArrives, .webhookComesAgain: return
    }
  }

  private func callApp(_ method: String) throws(RPCError) {
    guard let session else { return }
    // What its SDK refuses, the system does nevertheless.
    do throws(RPCError) { try perform(method, ["session": .string(session.id)]) } catch { return }
  }

  /// Starts the app again, on its phone. With a bridge, the bridge does.
  ///
  /// - Parameter isNew: true if it was uninstalled before.
  private func restart(isNew: Bool) throws(RPCError) {
    story.forget(after: open.value.redemptions.last)
    guard setup.isAlone, let device = session?.device else { return }
    var opening = setup.opening
    opening["deviceId"] = .string(device.id)
    if isNew {
      let key: JSONValue = [
        "vendor": .string(device.vendor.rawValue), "platform": .string(device.platform.rawValue),
        "deviceId": .string(device.id),
      ]
      try perform(DeviceWipe.name, key)
    } else {
      opening["appUserId"] = nil
    }
    try perform(SessionOpen.name, .object(opening))
  }

  private func buy(_ buyer: [String: JSONValue]) throws(RPCError) {
    let params = setup.purchase.merging(buyer) { $1 }
    guard case .result(let result) = try perform(StorePurchase.name, .object(params)),
      let sale = result as? StorePurchase.Result
    else { return }
    story.purchases += 1
    if let link = sale.link { story.link = StoryState.Link(url: link.url, code: link.code) }
  }

  /// The fault meets the app's own requests, so that another phone works meanwhile.
  private func inject(_ fault: [String: JSONValue]) throws(RPCError) {
    var fault = fault
    if let session { fault["session"] = .string(session.id) }
    try perform(FaultInject.name, .object(fault))
  }

  private func openingOfSecondPhone() throws(RPCError) -> JanssonTree {
    if let secondPhone { return secondPhone }
    let opening = try written(.object(setup.opening.filter { $0.key != "appUserId" && $0.key != "configured" }))
    secondPhone = opening
    return opening
  }

  private func useSecondPhone(_ use: (String) throws(RPCError) -> Void) throws(RPCError) {
    let before = Set(open.value.sessions.keys)
    try perform(SessionOpen.name, try openingOfSecondPhone())
    guard let session = open.value.sessions.keys.first(where: { !before.contains($0) }) else { return }
    let app = story
    // What the other phone asks for is not the app's affair.
    defer { story = app }
    try use(session)
    try perform(SessionClose.name, ["session": .string(session)])
  }

  private func changeAlive(by method: String) throws(RPCError) {
    guard let purchase = try purchases().first(where: { isAlive($0.record) }) else { return }
    try perform(method, ["purchase": .string(purchase.record.id)])
  }

  // MARK: An app that only calls its SDK

  /// The events of an app without a bridge.
  static let eventsAlone = ["signIn", "signOut", "foreground", "refresh"]

  func beginAlone() throws(RPCError) { try perform(SessionOpen.name, .object(setup.opening)) }

  /// Does in the app what a happening asks for. What the SDK refuses is a part of the state.
  func doAlone(_ happening: Happening) {
    guard let session = session?.id else { return }
    let app: JSONValue = .string(session)
    do throws(RPCError) {
      if let url = happening.url {
        try perform(RedemptionRedeem.name, ["session": app, "url": .string(url)])
      }
      guard happening.kind == .app else { return }
      switch happening.name {
      case "signIn": try perform(SessionLogIn.name, ["session": app, "appUserId": .string(setup.words.user)])
      case "signOut": try perform(SessionLogOut.name, ["session": app])
      case "foreground": try perform(SessionForeground.name, ["session": app])
      default: try perform(SessionCustomerInfo.name, ["session": app, "fetchPolicy": "fetchCurrent"])
      }
    } catch { return }
  }
}
