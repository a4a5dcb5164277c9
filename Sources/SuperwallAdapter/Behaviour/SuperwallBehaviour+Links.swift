import RedemptionCore

/// `handleDeepLink`.
extension SuperwallBehaviour {
  /// Routes a link. Before the SDK is configured, iOS keeps the latest link and Android all of them; Expo on iOS loses
  /// it.
  mutating func open(_ url: String, _ turn: inout SDKTurn) -> LinkRouter.Route {
    let route = LinkRouter(target: target, hasTrigger: options.deepLinkTrigger).route(url)
    if isConfigured {
      follow(route, &turn)
    } else {
      switch (target.platform, target.sdk) {
      case (.ios, .reactNative): break
      case (.ios, _): waitingLinks = [route]
      case (.android, _): waitingLinks.append(route)
      }
    }
    return route
  }

  mutating func follow(_ route: LinkRouter.Route, _ turn: inout SDKTurn) {
    for event in route.events { turn.effects.append(.tell(event)) }
    if let code = route.code { redeem(code, call: nil, &turn) }
  }
}
