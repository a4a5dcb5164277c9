public import RedemptionCore

extension SuperwallAdapter {
  /// See ``LinkRouter``.
  public func route(_ url: String, for target: Target, options: SessionOptions) -> LinkRoute {
    let route = LinkRouter(target: target, hasTrigger: options.hasLinkTrigger).route(url)
    return LinkRoute(
      code: route.code,
      events: route.events.map { event in
        guard case .object(let values) = event.params as? JSONValue else {
          return SessionEvent(name: event.name, body: .empty)
        }
        return SessionEvent(name: event.name, body: .values(values))
      }, isHandled: route.isHandled, error: route.error)
  }
}
