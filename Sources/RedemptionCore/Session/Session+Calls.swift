extension Session {
  mutating func take(_ call: SessionCall, _ id: CallID?, at now: Timestamp) -> [SessionEffect] {
    if case .openLink(let route) = call { return openLink(route, call: id, at: now) }
    guard isConfigured || call.isPossibleBeforeConfigure else { return finish(id, .refused(.notConfigured)) }
    guard profile.access != nil || !call.needsAccessRules else { return finish(id, .refused(.noSuchCall)) }
    switch call {
    case .redeem(let code): return beginRedemption(of: code, call: id, at: now)
    case .openLink: return []
    case .customerInfo(let policy): return customerInfo(policy, call: id, at: now)
    case .logIn(let appUserId): return logIn(appUserId, call: id, at: now)
    case .logOut(let anonymousAppUserId): return logOut(anonymousAppUserId, call: id, at: now)
    case .postReceipts(let ids): return postReceipts(ids, call: id)
    case .setPaywall(let paywall):
      // The app's own dismissal: nobody is told, and a redemption under way goes on.
      self.paywall = paywall
      return finish(id, .state)
    case .setDeviceEntitlements(let entitlements, let transaction):
      return setDevice(entitlements, after: transaction, at: now) + finish(id, .state)
    case .setPurchaseController(let isExternal):
      hasPurchaseController = isExternal
      return updateStatus() + updateCustomer() + finish(id, .state)
    case .setStatus(let status): return setStatus(status) + finish(id, .state)
    case .setAttributes(let user, let integration):
      return setAttributes(user: user, integration: integration, at: now) + finish(id, .state)
    case .foreground: return enterForeground(at: now) + finish(id, .state)
    case .configure(let setup): return configure(setup, at: now) + finish(id, .state)
    case .dismissPaywall: return dismissPaywall("declined") + finish(id, .state)
    case .tell(let events): return events.map { .tell($0) } + finish(id, .state)
    case .keep(let values):
      keptValues.merge(values) { $1 }
      keptValues = keptValues.filter { $0.value != .null }
      return finish(id, .state)
    case .shutDown:
      isConfigured = false
      listeners = []
      return finish(id, .state)
    case .forgetCustomer:
      forgottenCustomer = customer?.grant ?? forgottenCustomer
      customer = nil
      return finish(id, .state)
    case .addListener: return finish(id, .listener(addListener()))
    case .removeListener(let name):
      let isKnown = listeners.contains(name)
      listeners.removeAll { $0 == name }
      return finish(id, .removedListener(isKnown))
    }
  }

  /// The names of listeners are counted, so that a written test can name them.
  private mutating func addListener() -> String {
    lastListener += 1
    listeners.append(String(lastListener))
    return String(lastListener)
  }

  /// Another user than the one so far is met with an empty cache; options count only the first time.
  private mutating func configure(_ setup: AppSetup, at now: Timestamp) -> [SessionEffect] {
    if let appUserId = setup.appUserId, appUserId != redeemer.appUserId {
      redeemer.appUserId = appUserId
      isAnonymous = setup.isAnonymous
      (customer, forgottenCustomer) = (nil, nil)
    }
    if !isConfigured {
      hasPurchaseController = setup.hasPurchaseController ?? hasPurchaseController
      var options = options
      options.confirmationAlert = setup.confirmationAlert ?? options.confirmationAlert
      options.automaticallyDismiss = setup.automaticallyDismiss ?? options.automaticallyDismiss
      if options != self.options { choose(options) }
      keptValues.merge(setup.keptValues) { $1 }
    }
    return configure(at: now)
  }

  private mutating func setAttributes(
    user: [String: JSONValue]?, integration: [String: JSONValue]?, at now: Timestamp
  ) -> [SessionEffect] {
    userAttributes.merge(user ?? [:]) { $1 }
    userAttributes = userAttributes.filter { $0.value != .null }
    guard let integration else { return [] }
    let before = integrationAttributes
    integrationAttributes.merge(integration) { $1 }
    integrationAttributes = integrationAttributes.filter { $0.value != .null }
    guard integrationAttributes != before, profile.resends.contains(.attributes) else { return [] }
    guard profile.attributesDelay > 0 else { return resend(on: .attributes, at: now) }
    return agenda.plan(.attributes, at: now.advanced(byMilliseconds: profile.attributesDelay))
  }

  // MARK: Links

  private mutating func openLink(_ route: LinkRoute, call: CallID?, at now: Timestamp) -> [SessionEffect] {
    guard let links = profile.links else { return finish(call, .refused(.noSuchCall)) }
    let answer = SessionResult.link(isHandled: route.isHandled, error: route.error)
    guard !isConfigured else { return follow(route, at: now) + finish(call, answer) }
    switch links.beforeConfigure {
    case .keepsLatest: waitingLinks = [route]
    case .keepsAll: waitingLinks.append(route)
    case .loses: break
    case .refuses: return finish(call, .link(isHandled: false, error: route.error))
    }
    return finish(call, answer)
  }

  mutating func follow(_ route: LinkRoute, at now: Timestamp) -> [SessionEffect] {
    let told = route.events.map { SessionEffect.tell($0) }
    guard let code = route.code else { return told }
    return told + beginRedemption(of: code, call: nil, isLink: true, at: now)
  }
}

extension SessionCall {
  /// What the world does needs no SDK, and whoever sets one up chooses before it runs.
  fileprivate var isPossibleBeforeConfigure: Bool {
    switch self {
    case .setDeviceEntitlements, .setPurchaseController, .configure, .addListener, .removeListener, .keep, .shutDown:
      true
    default: false
    }
  }

  fileprivate var needsAccessRules: Bool {
    switch self {
    case .setPaywall, .setDeviceEntitlements, .setPurchaseController, .setStatus: true
    default: false
    }
  }
}

/// What a session has planned for later, with one wait for all of it.
struct SessionAgenda: Hashable, Sendable {
  enum Item: Hashable, Sendable { case refresh, attributes }

  private var plans: [Item: Timestamp] = [:]
  /// The earliest moment for which a wait is under way.
  private var awaited: Timestamp?

  /// Plans something, in the place of an earlier plan for it.
  mutating func plan(_ item: Item, at moment: Timestamp) -> [SessionEffect] {
    plans[item] = moment
    return awaitNext()
  }

  /// Takes out what is due; what is left is to be awaited.
  mutating func takeDue(at now: Timestamp) -> [Item] {
    if let awaited, awaited <= now { self.awaited = nil }
    let due = plans.filter { $0.value <= now }.sorted { $0.value < $1.value }.map(\.key)
    for item in due { plans[item] = nil }
    return due
  }

  /// The wait that is missing, if any.
  mutating func awaitNext() -> [SessionEffect] {
    guard let next = plans.values.min(), awaited.map({ next < $0 }) ?? true else { return [] }
    awaited = next
    return [.schedule(next)]
  }
}
