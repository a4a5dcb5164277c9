import Foundation
import RedemptionCore

/// What the app's links look like, as far as files tell.
struct LinkShape {
  /// In lower case; empty if not known.
  let schemes: Set<String>
  /// In lower case; empty if not known.
  let hosts: Set<String>
  /// One whole link of each form; empty if not known.
  let links: [String]

  /// What follows the host, without slashes at the ends; nil if not known.
  var path: String? {
    guard let link = links.first, let start = link.range(of: "://"), hosts.count == 1 else { return nil }
    let rest = link[start.upperBound...].prefix { $0 != "?" && $0 != "#" }
    return rest.split(separator: "/").dropFirst().joined(separator: "/")
  }
}

/// Works out what a test of a link gives for the links that redeem.
struct LinkTest {
  let shape: LinkShape
  let code: Code

  private static let properties: [String: Property] = [
    "scheme": .scheme, "protocol": .scheme, "Scheme": .scheme, "host": .host, "hostname": .host, "Host": .host,
    "authority": .host, "getScheme": .scheme, "getHost": .host, "getAuthority": .host, "action": .action,
    "getAction": .action, "activityType": .activity,
    "pathname": .path, "path": .path, "getPath": .path, "pathSegments": .path,
  ]
  private enum Property { case scheme, host, action, activity, path }
  private static let wholes: Set<String> = [
    "url", "uri", "link", "data", "dataString", "webpageURL", "href", "urlString", "absoluteString", "toString",
    "scheme",
    "host", "path", "absoluteURL", "deepLink",
  ]
  private static let changers: Set<String> = [
    "toLowerCase", "lowercased", "lowercase", "toString", "toUpperCase", "trim", "first", "orEmpty",
  ]

  /// The value of one comparison or call; nil if it is not known.
  func value(of words: Range<Int>) -> Bool? {
    let tokens = code.tokens
    let known =
      listed(words) ?? absent(words) ?? position(words) ?? emptyPath(words) ?? length(words) ?? missingPart(words)
    if let known { return known }
    if let value = isThere(words) ?? counted(words) { return value }
    if let (left, right, isEqual) = comparison(words) {
      let value = equality(left, right) ?? equality(right, left)
      return value.map { $0 == isEqual }
    }
    if let call = words.last(where: { ["equals", "Equals", "equalsIgnoreCase"].contains(tokens[$0].text) }),
      call > words.lowerBound + 1, let other = code.arguments(of: call), other.upperBound + 1 == words.upperBound
    {
      let left = words.lowerBound..<(call - 1)
      if let value = equality(left, other) ?? equality(other, left) { return value }
    }
    for index in words where tokens[index].kind == .identifier && index + 2 < words.upperBound {
      guard tokens[index + 1].isSymbol("("), tokens[index + 2].kind == .string, index > words.lowerBound else {
        continue
      }
      let text = tokens[index + 2].text
      guard index + 4 >= words.upperBound || tokens[index + 4].isSymbol(")") == false else { continue }
      switch tokens[index].text {
      case "equals", "Equals", "equalsIgnoreCase", "isEqual":
        return equality(words.lowerBound..<index, (index + 2)..<(index + 3))
      case "isScheme": return shape.schemes.isEmpty ? nil : shape.schemes.contains(text.lowercased()) ? nil : false
      case "startsWith", "hasPrefix", "StartsWith": return begins(with: text, words.lowerBound..<index)
      case "includes", "contains", "Contains": return contains(text, words.lowerBound..<index)
      default: continue
      }
    }
    return nil
  }

  private func comparison(_ words: Range<Int>) -> (Range<Int>, Range<Int>, Bool)? {
    var index = words.lowerBound
    while index + 1 < words.upperBound {
      let token = code.tokens[index]
      if ["(", "["].contains(where: token.isSymbol) {
        index = code.end(of: index)
        continue
      }
      if token.isSymbol("=") || token.isSymbol("!"), code.tokens[index + 1].isSymbol("=") {
        var end = index + 2
        if end < words.upperBound, code.tokens[end].isSymbol("=") { end += 1 }
        return (words.lowerBound..<index, end..<words.upperBound, token.isSymbol("="))
      }
      index += 1
    }
    return nil
  }

  /// The last name of `url?.scheme?.lowercased()` that is none of a change of case.
  private func lastName(_ words: Range<Int>) -> String? {
    words.reversed().first {
      code.tokens[$0].kind == .identifier && !LinkTest.changers.contains(code.tokens[$0].text)
    }.map { code.tokens[$0].text }
  }

  private func equality(_ left: Range<Int>, _ right: Range<Int>) -> Bool? {
    guard let name = lastName(left), let last = right.last else { return nil }
    let value = code.tokens[last]
    if value.kind == .identifier, right.count == 1, ["nil", "null"].contains(value.text) {
      return LinkTest.wholes.contains(name) && name != "path" ? false : nil
    }
    // No vendor's link has an extension.
    if name == "pathExtension", value.kind == .string, right.count == 1 { return value.text.isEmpty }
    guard let property = LinkTest.properties[name] else { return nil }
    switch property {
    case .action: return value.text == "ACTION_VIEW" ? true : value.text.hasPrefix("ACTION_") ? false : nil
    case .activity:
      return value.text == "NSUserActivityTypeBrowsingWeb" ? true : value.kind == .string ? false : nil
    case .path:
      guard value.kind == .string, right.count == 1, let path = shape.path else { return nil }
      let wanted = value.text.split(separator: "/").joined(separator: "/")
      let isFirst = left.contains { code.tokens[$0].text == "first" }
      return (isFirst ? String(path.prefix { $0 != "/" }) : path) == wanted
    case .scheme, .host:
      if property == .scheme, isAppID(right), !shape.schemes.isEmpty { return false }
      guard value.kind == .string, right.count == 1 else { return nil }
      let known = property == .scheme ? shape.schemes : shape.hosts
      let text = value.text.lowercased()
      let wanted = text.hasSuffix(":") ? String(text.dropLast()) : text
      guard !known.isEmpty, !wanted.contains("$") else { return nil }
      if property == .host, known.contains(where: { wanted.hasSuffix("." + $0) }) { return nil }
      return known.contains(wanted) ? (known.count == 1 ? true : nil) : false
    }
  }

  private func begins(with text: String, _ receiver: Range<Int>) -> Bool? {
    let text = text.lowercased()
    guard !text.contains("$"), let name = lastName(receiver) else { return nil }
    if let property = LinkTest.properties[name], property != .path {
      let known = property == .scheme ? shape.schemes : property == .host ? shape.hosts : []
      return known.isEmpty ? nil : known.contains { $0.hasPrefix(text) } ? nil : false
    }
    if LinkTest.properties[name] == .path { return isInPath(text) { $0.hasPrefix($1) } }
    guard text.contains("://"), !shape.links.isEmpty else { return nil }
    return shape.links.contains { $0.hasPrefix(text) || text.hasPrefix($0) } ? nil : false
  }

  private func contains(_ text: String, _ receiver: Range<Int>) -> Bool? {
    if LinkTest.properties[lastName(receiver) ?? ""] == .path {
      return lastName(receiver) == "pathSegments" ? nil : isInPath(text.lowercased()) { $0.contains($1) }
    }
    guard let name = lastName(receiver), LinkTest.wholes.contains(name), name != "path", !text.contains("$"),
      !shape.links.isEmpty
    else { return nil }
    let known = LinkTest.properties[name] == .scheme ? Array(shape.schemes) : shape.links
    if LinkTest.properties[name] == .host {
      return shape.hosts.isEmpty ? nil : shape.hosts.contains { $0.contains(text) }
    }
    return known.contains { $0.contains(text.lowercased()) } ? nil : false
  }
}

extension Examination {
  /// What the links of the vendors that the app redeems look like.
  var linkShape: LinkShape {
    let redeeming = vendors.filter { redeemedVendors.contains($0.id) }
    guard let vendor = redeeming.first, redeeming.count == 1 else {
      return LinkShape(schemes: [], hosts: [], links: [])
    }
    if vendor.links.domainPath != nil {
      return LinkShape(
        schemes: ["https"], hosts: Set(vendor.links.domains), links: vendor.links.domains.map { "https://\($0)/r/" })
    }
    let own = (iosSchemes + androidSchemes).filter { !$0.isForeign && $0.isValid && !$0.isVariable }
    let formed = vendor.links.scheme.map { form in own.filter { form.matches($0.text.lowercased()) } } ?? own
    let schemes = Set((expected.map { [$0] } ?? formed.map(\.text)).map { $0.lowercased() })
    let isWeb = universalLink == true || isOpenedByWebFilter || vendor.links.scheme == nil && hasDomains
    guard !isWeb else {
      return LinkShape(
        schemes: [],
        hosts: Set([vendor.links.host] + vendor.links.domains).reduce(into: []) { $0.insert($1.lowercased()) },
        links: [])
    }
    let pattern = vendor.links.invalidLink.lowercased()
    let parts = pattern.split(separator: LinkForm.schemeMark, omittingEmptySubsequences: false)
    return LinkShape(
      schemes: schemes, hosts: [vendor.links.host.lowercased()],
      links: schemes.isEmpty ? [] : schemes.sorted().map { parts.joined(separator: $0) })
  }

  /// True if an entitlements file has domains of a vendor.
  private var hasDomains: Bool {
    let domains = vendors.flatMap(\.links.domains)
    return paths().contains { path in
      if app.kind == .expo, ["app.json"].contains(Path.name(path)) {
        return (try? files.text(path).text).map { text in domains.contains(where: text.contains) } ?? false
      }
      guard path.hasSuffix(".entitlements"), let root = try? files.propertyList(path) else { return false }
      let found = root["com.apple.developer.associated-domains"]?.strings.compactMap(\.string) ?? []
      return found.contains { text in domains.contains(where: text.contains) }
    }
  }
}
