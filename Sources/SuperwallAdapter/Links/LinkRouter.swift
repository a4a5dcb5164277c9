import RedemptionCore

/// What `handleDeepLink` does with a link: `DeepLinkRouter.swift` of SuperwallKit, `DeepLinkRouter.kt` of
/// Superwall-Android.
struct LinkRouter {
  /// What a link leads to.
  struct Route: Sendable {
    /// The code to redeem, if it has one.
    var code: String?
    /// What the app is told about the link, in this order and before any redemption.
    var events: [SDKEvent] = []
    /// What the SDK's call returns.
    var isHandled: Bool
    /// What the call throws instead of false.
    var error: String?
  }

  let target: Target
  /// True if the service's configuration has a placement for `deepLink_open`.
  let hasTrigger: Bool

  func route(_ url: String) -> Route {
    switch target.platform {
    case .ios: routeOnApple(url)
    case .android: routeOnAndroid(url)
    }
  }

  /// In this order: a code and nothing else; the delegate's call for a link of Superwall's own; `deepLink_open`; the
  /// debugger.
  private func routeOnApple(_ text: String) -> Route {
    guard let url = PlatformURL(text, on: .ios) else { return Route(isHandled: false) }
    if let link = SuperwallLinkGrammar.read(url, unwrapping: false).link {
      return Route(code: link.code, isHandled: true)
    }
    guard let own = OwnLink(url) else {
      return Route(events: [.deepLinkOpen(url)], isHandled: url.isForDebugger || hasTrigger)
    }
    let tracked = PlatformURL(own.rewritten, on: .ios) ?? url
    return Route(events: [own.delegateCall, .deepLinkOpen(tracked)], isHandled: true)
  }

  /// Every link is tracked. The native call fails for a link that is not Superwall's; wrappers return false instead.
  private func routeOnAndroid(_ text: String) -> Route {
    guard let url = PlatformURL(text, on: .android) else { return Route(isHandled: false) }
    let code = SuperwallLinkGrammar.read(url, unwrapping: false).link?.code
    let isHandled = code != nil || url.isForDebugger
    let isNative = target.sdk == .native || target.sdk == .capacitor
    return Route(
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
  var delegateCall: SDKEvent {
    var query: [String: JSONValue] = [:]
    for (name, item) in url.queryItems where query[name] == nil { query[name] = .string(item.value ?? "") }
    let components = rest.split(separator: "/").map { JSONValue.string(String($0)) }
    return SDKEvent(
      name: SuperwallEvent.deepLink,
      params: [
        "fullURL": .string(url.text), "pathComponents": .array(components), "queryParameters": .object(query),
      ] as JSONValue)
  }
}

extension SDKEvent {
  /// Members: `TrackableSuperwallEvent.swift`, without the query's own items, which are for audience filters.
  fileprivate static func deepLinkOpen(_ url: PlatformURL) -> SDKEvent {
    let last = url.lastPathSegment ?? ""
    let dot = last.lastIndex(of: ".")
    func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
    return SDKEvent(
      name: SuperwallEvent.deepLinkOpen,
      params: [
        "url": .string(url.text), "path": .string(url.path ?? ""), "lastPathComponent": .string(last),
        "pathExtension": .string(dot.map { String(last[last.index(after: $0)...]) } ?? ""), "host": text(url.host),
        "query": text(url.rawQuery), "fragment": text(url.rawFragment),
      ] as JSONValue)
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
