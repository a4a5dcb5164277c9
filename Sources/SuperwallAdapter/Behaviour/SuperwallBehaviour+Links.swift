import RedemptionCore

/// `handleDeepLink`.
extension SuperwallBehaviour {
  /// Routes a link, which answers the call: both SDKs return before the tasks run that track the link and redeem its
  /// code (iOS 4.16.4 `DeepLinkRouter.swift`, `route(url:)`; Android 2.7.19 `DeepLinkRouter.kt`, `handleDeepLink`).
  func routed(_ url: String) -> LinkRouter.Route {
    LinkRouter(target: target, hasTrigger: options.deepLinkTrigger).route(url)
  }

  /// Before the SDK is configured, iOS keeps the latest link and Android all of them; Expo on iOS loses it.
  mutating func open(_ route: LinkRouter.Route, _ turn: inout SDKTurn) {
    if isConfigured {
      follow(route, &turn)
    } else {
      switch (target.platform, target.sdk) {
      case (.ios, .reactNative): break
      case (.ios, _): waitingLinks = [route]
      case (.android, _): waitingLinks.append(route)
      }
    }
  }

  mutating func follow(_ route: LinkRouter.Route, _ turn: inout SDKTurn) {
    for event in route.events { turn.effects.append(.tell(event)) }
    if let code = route.code { redeem(code, call: nil, &turn) }
  }
}
