public import RedemptionCore

// Until the server runs behaviours: the channel of a session, by the channel of the behaviour.

extension SuperwallAdapter {
  /// What the native side of a wrapper does for a call of its own language; see ``SuperwallChannel``.
  public func channelStep(
    for call: ChannelCall, in session: Session, now: Timestamp, using generator: inout some RandomNumberGenerator
  ) -> ChannelStep {
    guard session.target.sdk != .native else { return .noChannel }
    let channel = SuperwallChannel(call, of: SuperwallBehaviour(session), at: now)
    guard let row = ChannelMethod.row(call.method, for: session.target) else {
      return .answer(.error(channel.notImplemented))
    }
    do throws(ChannelArguments.Mismatch) { return step(for: try channel.action(row), in: session) } catch {
      return error.step
    }
  }

  private func step(for action: ChannelAction, in session: Session) -> ChannelStep {
    switch action {
    case .answer(let answer): .answer(answer)
    case .run(let call): .ask(sessionCall(call, in: session))
    case .configure(let setup):
      .ask(
        .configure(
          AppSetup(
            hasPurchaseController: setup.hasPurchaseController, confirmationAlert: setup.confirmationAlert,
            automaticallyDismiss: setup.automaticallyDismiss, keptValues: setup.keptValues)))
    case .openLink(let url): .ask(.openLink(route(url, for: session.target, options: session.options)))
    case .dismissPaywall: .ask(.dismissPaywall)
    case .tell(let events): .ask(.tell(events.map(sessionEvent)))
    case .keep(let values): .ask(.keep(values))
    }
  }

  private func sessionCall(_ call: SDKCall, in session: Session) -> SessionCall {
    let behaviour = SuperwallBehaviour(session)
    switch call {
    case .logIn(let text): return .logIn(appUserId: SuperwallBehaviour.accepted(text) ?? text)
    case .logOut: return .logOut(anonymousAppUserId: nil)
    case .setAttributes(let user, let integration): return .setAttributes(user: user, integration: integration)
    case .setDeviceEntitlements(let given):
      return .setDeviceEntitlements(behaviour.resolved(given.entitlements), after: given.after)
    case .setStatus(.unknown): return .setStatus(.unknown)
    case .setStatus(.inactive): return .setStatus(.inactive)
    case .setStatus(.active(let references)): return .setStatus(AccessStatus(behaviour.resolved(references)))
    default: return .foreground
    }
  }

  private func sessionEvent(_ event: PaywallEnded) -> SessionEvent {
    var values: [String: JSONValue] = ["completion": .string(event.completion), "result": .string(event.result)]
    if let handlerId = event.handlerId { values["handlerId"] = .string(handlerId) }
    return SessionEvent(name: SuperwallEvent.register, body: .values(values))
  }

  /// The session's result as the channel returns it.
  public func channelAnswer(
    to call: ChannelCall, _ result: SessionResult, in session: Session, now: Timestamp
  ) -> ChannelAnswer {
    guard let method = ChannelMethod(call.method, for: session.target) else { return .nothing }
    let target = session.target
    switch result {
    case .link(let isHandled, _): return target.sdk == .capacitor ? .nothing : .value(JSONValue.bool(isHandled))
    case .customer(let grant): return .value(renderCustomer(grant, for: target, now: now))
    case .state, .logIn, .outcome, .receipts, .listener, .removedListener:
      return SuperwallChannel(call, of: SuperwallBehaviour(session), at: now).done(method)
    case .failed(let failure): return .error(renderFailure(failure, for: target))
    case .refused(let refusal): return .error(renderRefusal(refusal, for: target))
    }
  }
}

extension SuperwallBehaviour {
  /// What a session knows.
  fileprivate init(_ session: Session) {
    var options = SuperwallOptions()
    options.confirmationAlert = session.options.confirmationAlert
    options.automaticallyDismiss = session.options.automaticallyDismiss
    options.entitlementsMaxAge = session.options.entitlementsMaxAge
    options.deepLinkTrigger = session.options.hasLinkTrigger
    options.products = session.options.products
    self.init(target: session.target, options: options)
    redeemer = session.redeemer
    isConfigured = session.isConfigured
    storedCodes = session.storedCodes
    customer = session.customer.map { WebCustomer(grant: $0.grant, fetchedAt: $0.fetchedAt) }
    deviceEntitlements = session.deviceEntitlements
    status = session.status
    activeBefore = IdentifiedList(session.entitlements.active)
    hasPurchaseController = session.hasPurchaseController
    userAttributes = session.userAttributes
    integrationAttributes = session.integrationAttributes
    keptValues = session.keptValues
    paywall = session.paywall
  }
}
