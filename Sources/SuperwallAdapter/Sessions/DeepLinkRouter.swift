public import RedemptionCore

extension SuperwallAdapter {
  /// What `handleDeepLink` makes of a link: `DeepLinkRouter.swift` of SuperwallKit, `DeepLinkRouter.kt` of
  /// Superwall-Android.
  public func route(_ url: String, for target: Target, options: SessionOptions) -> LinkRoute {
    switch target.platform {
    case .ios: routeOnApple(url, options)
    case .android: routeOnAndroid(url, target.sdk)
    }
  }

  /// In this order: a code and nothing else; the delegate's call for a link of Superwall's own; `deepLink_open`; the
  /// debugger.
  private func routeOnApple(_ text: String, _ options: SessionOptions) -> LinkRoute {
    guard let url = PlatformURL(text, on: .ios) else { return LinkRoute(isHandled: false) }
    if let link = readLink(text, on: .ios, unwrapping: false).link {
      return LinkRoute(code: link.code, isHandled: true)
    }
    guard let own = OwnLink(url) else {
      let isHandled = url.isForDebugger || options.hasLinkTrigger
      return LinkRoute(events: [.deepLinkOpen(url)], isHandled: isHandled)
    }
    let tracked = PlatformURL(own.rewritten, on: .ios) ?? url
    return LinkRoute(events: [own.delegateCall, .deepLinkOpen(tracked)], isHandled: true)
  }

  /// Every link is tracked. Where it is none of Superwall's the native call fails, which the wrappers turn into false.
  private func routeOnAndroid(_ text: String, _ sdk: SDK) -> LinkRoute {
    guard let url = PlatformURL(text, on: .android) else { return LinkRoute(isHandled: false) }
    let code = readLink(text, on: .android, unwrapping: false).link?.code
    let isHandled = code != nil || url.isForDebugger
    let isNative = sdk == .native || sdk == .capacitor
    return LinkRoute(
      code: code, events: [.deepLinkOpen(url)], isHandled: isHandled,
      error: isHandled || !isNative ? nil : "Not a superwall link")
  }
}

/// A universal link of Superwall's that carries no code (iOS only): a host under `superwall.app` or `superwallapp.dev`,
/// a path under `/app-link/`.
private struct OwnLink {
  private let url: PlatformURL
  private let subdomain: String
  private let rest: String

  init?(_ url: PlatformURL) {
    guard let host = url.host, let path = url.path, path.hasPrefix(OwnLink.root) else { return nil }
    guard let suffix = [".superwall.app", ".superwallapp.dev"].first(where: { host.hasSuffix($0) }) else { return nil }
    self.url = url
    subdomain = String(host.dropLast(suffix.count))
    rest = String(path.dropFirst(OwnLink.root.count))
  }

  private static let root = "/app-link/"

  /// The link as it is tracked: the subdomain as scheme, and what stands behind the root.
  var rewritten: String {
    let tail = url.text.firstRange(of: OwnLink.root).map { String(url.text[$0.upperBound...]) }
    return "\(subdomain)://\(tail ?? rest)"
  }

  /// `handleSuperwallDeepLink(_:pathComponents:queryParameters:)`.
  var delegateCall: SessionEvent {
    var query: [String: JSONValue] = [:]
    for (name, item) in url.queryItems where query[name] == nil { query[name] = .string(item.value ?? "") }
    let components = rest.split(separator: "/").map { JSONValue.string(String($0)) }
    return SessionEvent(
      name: SuperwallEvent.deepLink,
      body: .values([
        "fullURL": .string(url.text), "pathComponents": .array(components), "queryParameters": .object(query),
      ]))
  }
}

extension SessionEvent {
  /// Members: `TrackableSuperwallEvent.swift`, without the query's own items, which are for audience filters.
  fileprivate static func deepLinkOpen(_ url: PlatformURL) -> SessionEvent {
    let last = url.lastPathSegment ?? ""
    let dot = last.lastIndex(of: ".")
    func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
    return SessionEvent(
      name: SuperwallEvent.deepLinkOpen,
      body: .values([
        "url": .string(url.text), "path": .string(url.path ?? ""), "lastPathComponent": .string(last),
        "pathExtension": .string(dot.map { String(last[last.index(after: $0)...]) } ?? ""), "host": text(url.host),
        "query": text(url.rawQuery), "fragment": text(url.rawFragment),
      ]))
  }
}

extension PlatformURL {
  /// A link for Superwall's debugger: `superwall_debug=true` and a `token`.
  fileprivate var isForDebugger: Bool {
    firstQueryItem(named: "superwall_debug")?.value == "true" && firstQueryItem(named: "token")?.value != nil
  }

  fileprivate var rawFragment: String? {
    text.firstIndex(of: "#").map { String(text[text.index(after: $0)...]) }
  }

  fileprivate var rawQuery: String? {
    let beforeFragment = text.prefix { $0 != "#" }
    return beforeFragment.firstIndex(of: "?").map { String(beforeFragment[beforeFragment.index(after: $0)...]) }
  }
}
