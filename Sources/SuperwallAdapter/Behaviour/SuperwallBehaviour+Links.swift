import RedemptionCore

/// `handleDeepLink`.
extension SuperwallBehaviour {
  /// Routes a link, which answers the call: both SDKs return before the tasks run that track the link and redeem its
  /// code (iOS 4.16.4 `DeepLinkRouter.swift`, `route(url:)`; Android 2.7.19 `DeepLinkRouter.kt`, `handleDeepLink`).
  func routed(_ url: String) -> LinkRouter.Route {
    var route = LinkRouter(target: target, hasTrigger: options.deepLinkTrigger).route(url)
    // Before 4.10.7 any link is taken while the SDK is not configured, and then only codes and previews.
    if target.platform == .ios, !rules.has(.deepLinkReturn) {
      route.isHandled = !isConfigured || route.code != nil || PlatformURL(url, on: .ios)?.isForDebugger == true
    }
    return route
  }

  /// Before the SDK is configured, iOS keeps the latest link and Android all of them; Expo on iOS loses it.
  mutating func open(_ route: LinkRouter.Route, _ turn: inout SDKTurn) {
    if isConfigured {
      follow(route, &turn)
    } else {
      switch (target.platform.system, target.sdk) {
      case (.ios, .reactNative): break
      case (.ios, _): waitingLinks = [route]
      case (.android, _): waitingLinks.append(route)
      }
    }
  }

  /// Routes the links that came before the SDK was configured.
  ///
  /// Android takes the first one off its queue, routes it, and then removes the next equal one too: a link that
  /// `onCreate` and `onNewIntent` both pass is redeemed once, one that came three times twice (`DeepLinkRouter.kt`).
  mutating func followWaitingLinks(_ turn: inout SDKTurn) {
    var links = waitingLinks
    waitingLinks = []
    while !links.isEmpty {
      let next = links.removeFirst()
      follow(next, &turn)
      if let equal = links.firstIndex(where: { $0.url.isIdentical(to: next.url) }) { links.remove(at: equal) }
    }
  }

  mutating func follow(_ route: LinkRouter.Route, _ turn: inout SDKTurn) {
    for event in route.events { turn.effects.append(.tell(event)) }
    if let code = route.code { redeem(code, call: nil, &turn) }
  }
}
