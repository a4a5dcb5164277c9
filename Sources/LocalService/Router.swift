import RedemptionCore

/// Finds the endpoint of a request.
struct Router {
  /// What a path leads to.
  enum Match {
    case endpoint(LocalEndpoint, parameters: [String: String])
    /// The path is known, but not for this method.
    case otherMethod(allowed: [String])
    case unknown
  }

  private struct Route {
    let endpoint: LocalEndpoint
    let segments: [Substring]
    /// The segment that matches several, such as `{id...}`.
    let wide: Int?
    /// For each segment, false for one in braces.
    private let isLiteral: [Bool]

    init(_ endpoint: LocalEndpoint) {
      self.endpoint = endpoint
      segments = Router.segments(of: endpoint.template[...])
      wide = segments.firstIndex { $0.hasSuffix(Router.several) }
      isLiteral = segments.map { !$0.hasPrefix("{") }
    }

    /// What two equal routes share.
    var shape: String { "\(endpoint.method) /" + segments.map(Route.shape).joined(separator: "/") }

    private static func shape(of segment: Substring) -> Substring {
      guard segment.hasPrefix("{") else { return segment }
      return segment.hasSuffix(Router.several) ? "{...}" : "{}"
    }

    /// True if this route is tried before another one: one without a segment that matches several before one with it,
    /// then a literal segment before one in braces.
    func precedes(_ other: Route) -> Bool {
      guard (wide == nil) == (other.wide == nil) else { return wide == nil }
      return isLiteral.lexicographicallyPrecedes(other.isLiteral) { $0 && !$1 }
    }
  }

  /// In the order in which they are tried.
  private let routes: [Route]

  /// - Throws: ``LocalServiceError/equalEndpoints(_:)``.
  init(_ endpoints: [LocalEndpoint]) throws(LocalServiceError) {
    routes = endpoints.map(Route.init).sorted { $0.precedes($1) }
    var shapes: Set<String> = []
    for shape in routes.map(\.shape) {
      guard shapes.insert(shape).inserted else { throw .equalEndpoints(shape) }
    }
  }

  func match(_ method: String, _ target: String) -> Match {
    let path = target.prefix { $0 != "?" }
    let segments = Router.segments(of: path)
    var allowed: [String] = []
    for route in routes {
      guard var parameters = Router.parameters(route, segments) else { continue }
      guard route.endpoint.method == method else {
        allowed.append(route.endpoint.method)
        continue
      }
      for (name, value) in Router.query(of: target) { parameters[name] = parameters[name] ?? value }
      return .endpoint(route.endpoint, parameters: parameters)
    }
    return allowed.isEmpty ? .unknown : .otherMethod(allowed: allowed)
  }

  /// The query items of a target, decoded, in their order.
  static func query(of target: String) -> [(name: String, value: String)] {
    guard let mark = target.firstIndex(of: "?") else { return [] }
    return target[mark...].dropFirst().split(separator: "&").compactMap { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let value = parts[1].percentDecoded else { return nil }
      return (parts[0].percentDecoded ?? String(parts[0]), value)
    }
  }

  /// The endpoints that have the most leading segments in common with a path, in ascending order: those of the vendor
  /// whose path it looks like.
  func neighbours(of path: Substring) -> [String] {
    let segments = Router.segments(of: path)
    let likeness = { (route: Route) in zip(route.segments, segments).prefix { $0 == $1 }.count }
    guard let most = routes.map(likeness).max() else { return [] }
    let nearest = routes.filter { likeness($0) == most }
    return nearest.map { "\($0.endpoint.method) \($0.endpoint.template)" }.sorted()
  }

  /// A path for the log: segments that are part of no template are masked, because they may be ids, keys or codes.
  func shape(of path: Substring) -> String {
    let words = Set(routes.flatMap(\.segments))
    return Router.segments(of: path).prefix(Router.loggedSegments).map { "/" + (words.contains($0) ? $0 : "…") }
      .joined()
  }

  /// A method for the log; a name that no endpoint uses is masked.
  func known(_ method: String) -> String {
    routes.contains { $0.endpoint.method == method } ? method : "…"
  }

  /// Longer paths are cut off in the log.
  private static let loggedSegments = 12

  private static func segments(of path: Substring) -> [Substring] {
    path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  }

  /// How a segment of a template ends that matches several.
  private static let several = "...}"

  private static func parameters(_ route: Route, _ segments: [Substring]) -> [String: String]? {
    guard let segments = joined(segments, for: route) else { return nil }
    var parameters: [String: String] = [:]
    for (pattern, segment) in zip(route.segments, segments) {
      if pattern.hasPrefix("{") {
        guard let value = segment.percentDecoded, !value.isEmpty else { return nil }
        parameters[String(pattern.dropFirst().prefix { $0 != "." && $0 != "}" })] = value
      } else if pattern != segment {
        return nil
      }
    }
    return parameters
  }

  /// The segments of a path, as many as a route has: those that one of its segments matches become one.
  private static func joined(_ segments: [Substring], for route: Route) -> [Substring]? {
    let more = segments.count - route.segments.count
    guard let wide = route.wide else { return more == 0 ? segments : nil }
    guard more >= 0 else { return nil }
    let several = segments[wide...wide + more].joined(separator: "/")
    return segments[..<wide] + [several[...]] + segments[(wide + more + 1)...]
  }
}

extension Substring {
  /// The text with its escapes decoded; nil if they are broken or not UTF-8.
  fileprivate var percentDecoded: String? { PercentEncoding.decoded(Array(utf8)[...]) }
}
