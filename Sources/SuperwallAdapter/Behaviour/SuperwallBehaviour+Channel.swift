import RedemptionCore

/// The native side of a wrapper's channel.
extension SuperwallBehaviour {
  /// Answers a call within the same turn: no answer of these channels depends on the service.
  mutating func take(_ call: ChannelCall, _ id: CallID, _ turn: inout SDKTurn) {
    let channel = SuperwallChannel(call, of: self, at: turn.now)
    guard let row = ChannelMethod.row(call.method, for: target),
      setup.lackingMethods.isDisjoint(with: row.names)
    else {
      return turn.finish(id, .channel(.error(channel.notImplemented)))
    }
    do throws(ChannelArguments.Mismatch) {
      perform(try channel.action(row), for: call, id, row.action, &turn)
    } catch {
      turn.finish(id, error.result)
    }
  }

  private mutating func perform(
    _ action: ChannelAction, for call: ChannelCall, _ id: CallID, _ method: ChannelMethod, _ turn: inout SDKTurn
  ) {
    switch action {
    case .answer(let answer): return turn.finish(id, .channel(answer))
    case .openLink(let url):
      let route = routed(url)
      turn.finish(id, .channel(target.sdk == .capacitor ? .nothing : .value(JSONValue.bool(route.isHandled))))
      return open(route, &turn)
    case .run(let sdkCall): take(sdkCall, nil, &turn)
    case .configure(let setup): configure(setup, &turn)
    case .dismissPaywall: dismissPaywall(.declined, &turn)
    case .tell(let events): for event in events { turn.tell(SuperwallEvent.register, event) }
    case .keep(let values):
      keptValues.apply(values)
    }
    let answer = SuperwallChannel(call, of: self, at: turn.now).done(method)
    turn.finish(id, .channel(answer))
  }

  /// Options count only the first time.
  private mutating func configure(_ given: ChannelSetup, _ turn: inout SDKTurn) {
    guard !isConfigured else { return }
    hasPurchaseController = given.hasPurchaseController ?? hasPurchaseController
    if given.confirmationAlert != nil || given.automaticallyDismiss != nil {
      var options = options
      options.confirmationAlert = given.confirmationAlert ?? options.confirmationAlert
      options.automaticallyDismiss = given.automaticallyDismiss ?? options.automaticallyDismiss
      setup = Setup(target: target, options: options, rules: rules, lackingMethods: setup.lackingMethods)
    }
    keptValues.merge(given.keptValues) { $1 }
    configure(&turn)
  }
}
