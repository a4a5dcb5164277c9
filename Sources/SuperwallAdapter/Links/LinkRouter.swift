import RedemptionCore

/// What `handleDeepLink` does with a link: `DeepLinkRouter.swift` of SuperwallKit, `DeepLinkRouter.kt` of
/// Superwall-Android.
struct LinkRouter {
  /// What a link leads to.
  struct Route: Codable, Sendable {
    /// The link as the app has passed it.
    var url: String
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
    switch target.platform.system {
    case .ios: routeOnApple(url)
    case .android: routeOnAndroid(url)
    }
  }

  /// In this order: a code and nothing else; the delegate's call for a link of Superwall's own; `deepLink_open`; the
  /// debugger.
  private func routeOnApple(_ text: String) -> Route {
    guard let url = PlatformURL(text, on: .ios) else { return Route(url: text, isHandled: false) }
    if let link = SuperwallLinks().read(url, unwrapping: false).link {
      return Route(url: text, code: link.code, isHandled: true)
    }
    guard let own = OwnLink(url) else {
      return Route(url: text, events: [.deepLinkOpen(url)], isHandled: url.isForDebugger || hasTrigger)
    }
    let tracked = PlatformURL(own.rewritten, on: .ios) ?? url
    return Route(url: text, events: [own.delegateCall, .deepLinkOpen(tracked)], isHandled: true)
  }

  /// Every link is tracked. The native call fails for a link that is not Superwall's; wrappers return false instead.
  private func routeOnAndroid(_ text: String) -> Route {
    guard let url = PlatformURL(text, on: .android) else { return Route(url: text, isHandled: false) }
    let code = SuperwallLinks().read(url, unwrapping: false).link?.code
    let isHandled = code != nil || url.isForDebugger
    let isNative = target.sdk == .native || target.sdk == .capacitor
    return Route(
      url: text, code: code, events: [.deepLinkOpen(url)], isHandled: isHandled,
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
    guard host.hasSuffix(".superwall.app") || host.hasSuffix(".superwallapp.dev"),
      let suffix = host.firstRange(of: ".superwall")
    else { return nil }
    self.url = url
    subdomain = String(host[..<suffix.lowerBound])
    rest = String(path.dropFirst(OwnLink.root.count))
  }

  private static let root = "/app-link/"

  /// The link as it is tracked: a custom scheme stays, otherwise the subdomain becomes the scheme; then what stands
  /// behind the root (`superwallDeepLinkMappedURL`).
  var rewritten: String {
    let tail = url.text.firstRange(of: OwnLink.root).map { String(url.text[$0.upperBound...]) }
    let isWeb = url.hasScheme("https") || url.hasScheme("http")
    return "\(isWeb ? subdomain : url.scheme ?? subdomain)://\(tail ?? rest)"
  }

  /// `handleSuperwallDeepLink(_:pathComponents:queryParameters:)`; the last of a repeated item counts, and one without
  /// a `=` is left out (`queryParameters`).
  var delegateCall: SDKEvent {
    var query: [String: JSONValue] = [:]
    for (name, item) in url.queryItems {
      if let value = item.value { query[name] = .string(value) }
    }
    let components = rest.split(separator: "/").map { JSONValue.string(String($0)) }
    return SDKEvent(
      name: SuperwallEvent.deepLink,
      params: [
        "fullURL": .string(url.text), "pathComponents": .array(components), "queryParameters": .object(query),
      ] as JSONValue)
  }
}

extension SDKEvent {
  /// Members without the query's own items, which are for audience filters. What a link lacks is an empty text.
  fileprivate static func deepLinkOpen(_ url: PlatformURL) -> SDKEvent {
    let (path, query, fragment) = (url.path ?? "", url.rawQuery ?? "", url.rawFragment ?? "")
    let isApple = url.platform == .ios
    let (last, suffix) = isApple ? url.lastPartOnApple : PlatformURL.lastPartOnAndroid(of: path)
    return SDKEvent(
      name: SuperwallEvent.deepLinkOpen,
      params: [
        "url": .string(url.text), "path": .string(path), "lastPathComponent": .string(last),
        "pathExtension": .string(suffix), "host": .string(url.host ?? ""),
        "query": .string(isApple ? query : url.decodedOnAndroid(query)),
        "fragment": .string(isApple ? fragment : url.decodedOnAndroid(fragment)),
      ] as JSONValue)
  }
}

extension PlatformURL {
  /// A link for Superwall's debugger: `superwall_debug=true` and a `token` (`SWDebugManagerLogic` of both SDKs).
  ///
  /// Android ignores the case of `true`, takes a token without a value, and believes the last of a repeated item. It
  /// decodes the query first, and a value ends at the next `=`.
  var isForDebugger: Bool {
    guard platform == .android else {
      return firstQueryItem(named: "superwall_debug")?.value == "true" && firstQueryItem(named: "token")?.value != nil
    }
    guard let rawQuery else { return false }
    var items: [Substring: Substring] = [:]
    for item in decodedOnAndroid(rawQuery).split(separator: "&", omittingEmptySubsequences: false) {
      let parts = item.split(separator: "=", omittingEmptySubsequences: false)
      items[parts[0]] = parts.count > 1 ? parts[1] : ""
    }
    return items["superwall_debug"]?.lowercased() == "true" && items["token"] != nil
  }

  /// `lastPathComponent` and `pathExtension` of Foundation's `URL`: `/` for a path of slashes alone
  /// (`TrackableSuperwallEvent.swift`, `DeepLink`).
  fileprivate var lastPartOnApple: (String, String) {
    guard let last = lastPathSegment else { return ((path ?? "").isEmpty ? "" : "/", "") }
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return (last, "") }
    return (last, String(last[last.index(after: dot)...]))
  }

  /// What stands behind the last slash, and of that what stands behind the last dot: all of it if there is none
  /// (`TrackableSuperwallEvent.kt`, `DeepLink`).
  fileprivate static func lastPartOnAndroid(of path: String) -> (String, String) {
    let last = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let suffix = last.lastIndex(of: ".").map { last[last.index(after: $0)...] } ?? last
    return (String(last), String(suffix))
  }

  /// `getQuery` and `getFragment` decode escapes; a plus sign stays.
  fileprivate func decodedOnAndroid(_ text: String) -> String { PercentEncoding.decodedOnAndroid(text) }

  fileprivate var rawFragment: String? {
    text.firstIndex(of: "#").map { String(text[text.index(after: $0)...]) }
  }

  fileprivate var rawQuery: String? {
    let beforeFragment = text.prefix { $0 != "#" }
    return beforeFragment.firstIndex(of: "?").map { String(beforeFragment[beforeFragment.index(after: $0)...]) }
  }
}
