import Foundation

/// Further ways to write a test of a link.
extension LinkTest {
  /// `["a", "b"].contains(url.host)`, `/^https:/.test(url)`, `"a" in url`
  func listed(_ words: Range<Int>) -> Bool? {
    let tokens = code.tokens
    guard let first = words.first, words.count > 2 else { return nil }
    if tokens[first].kind == .string, tokens[first].text.hasPrefix("/"), tokens[first + 1].isSymbol("."),
      tokens[first + 2].text == "test"
    {
      return matches(tokens[first].text)
    }
    if tokens[first].kind == .string, let place = words.prefix(3).first(where: { tokens[$0].text == "in" }),
      place > first
    {
      let found = contains(tokens[first].text)
      return tokens[first + 1].isSymbol("!") ? found.map { !$0 } : found
    }
    guard tokens[first].isSymbol("[") || ["listOf", "setOf"].contains(tokens[first].text),
      let call = words.last(where: { ["contains", "includes"].contains(tokens[$0].text) }),
      let arguments = code.arguments(of: call), let name = arguments.last(where: { tokens[$0].kind == .identifier })
    else { return nil }
    let list = (first..<call).filter { tokens[$0].kind == .string }.map { tokens[$0].text.lowercased() }
    let known = tokens[name].text == "scheme" ? shape.schemes : tokens[name].text == "host" ? shape.hosts : []
    guard !known.isEmpty, !list.isEmpty else { return nil }
    return known.isDisjoint(with: list.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }) ? false : nil
  }

  /// A part that links do not have: an extra, the launcher's category, a parameter.
  func absent(_ words: Range<Int>) -> Bool? {
    let tokens = code.tokens
    guard let last = words.last else { return nil }
    if words.contains(where: { tokens[$0].text == "hasExtra" }) { return false }
    let isCategory = words.contains { ["contains", "hasCategory"].contains(tokens[$0].text) }
    if isCategory, words.contains(where: { tokens[$0].text == "CATEGORY_LAUNCHER" }) { return false }
    let getters: Set<String> = ["getQueryParameter", "searchParams", "queryParameters"]
    guard words.contains(where: { getters.contains(tokens[$0].text) }), !shape.links.isEmpty,
      let name = words.first(where: { tokens[$0].kind == .string }), name != last,
      !shape.links.contains(where: { $0.contains(tokens[name].text.lowercased()) })
    else { return nil }
    guard ["null", "nil", "undefined"].contains(tokens[last].text) else {
      return words.contains { tokens[$0].isSymbol("=") } ? false : nil
    }
    return !words.contains { tokens[$0].isSymbol("!") && $0 + 1 < words.upperBound && tokens[$0 + 1].isSymbol("=") }
  }

  /// `url.indexOf("a") === 0`, `url.indexOf("a") < 0`
  func position(_ words: Range<Int>) -> Bool? {
    let tokens = code.tokens
    guard let call = words.first(where: { ["indexOf", "IndexOf"].contains(tokens[$0].text) }),
      let arguments = code.arguments(of: call), let text = arguments.first, tokens[text].kind == .string,
      let number = words.last, tokens[number].kind == .number
    else { return nil }
    let rest = (arguments.upperBound + 1)..<number
    let isNegative = tokens[number - 1].isSymbol("-")
    let isOther = rest.contains { tokens[$0].isSymbol("!") }
    guard let isFound = contains(tokens[text].text) else { return nil }
    if rest.contains(where: { tokens[$0].isSymbol("<") }) { return !isFound }
    if rest.contains(where: { tokens[$0].isSymbol(">") }) { return isFound }
    if isNegative { return isOther == isFound }
    // At the beginning: known only if it is nowhere.
    return isFound ? nil : isOther
  }

  /// `uri.pathSegments.isEmpty`
  func emptyPath(_ words: Range<Int>) -> Bool? {
    let tokens = code.tokens
    guard let last = words.last, ["isEmpty", "isNotEmpty"].contains(tokens[last].text), let path = shape.path,
      words.count > 2, ["pathSegments", "path"].contains(tokens[last - 2].text)
    else { return nil }
    return path.isEmpty == (tokens[last].text == "isEmpty")
  }

  /// `link.length > 20`, `link.isEmpty`: links are at least as long as their form without a token.
  func length(_ words: Range<Int>) -> Bool? {
    let tokens = code.tokens
    guard let first = words.first, words.count > 2, LinkTest.linkNames.contains(tokens[first].text.lowercased()) else {
      return nil
    }
    var member = tokens[first + 1].isSymbol(".") ? first + 2 : words.upperBound
    if member + 2 < words.upperBound, ["absoluteString", "trim"].contains(tokens[member].text) {
      member = (code.arguments(of: member).map { $0.upperBound + 1 } ?? member + 1) + 1
    }
    guard member < words.upperBound else { return nil }
    let rest = (member + 1)..<words.upperBound
    if rest.isEmpty || rest.count == 2 && tokens[rest.lowerBound].isSymbol("(") {
      if ["isEmpty", "isNullOrEmpty", "isNullOrBlank", "isBlank"].contains(tokens[member].text) { return false }
      return ["isNotEmpty", "isNotBlank"].contains(tokens[member].text) ? true : nil
    }
    guard ["length", "count", "Length"].contains(tokens[member].text), let last = rest.last,
      let number = Int(tokens[last].text), let shortest = shape.links.map(\.count).min(), number < shortest
    else { return nil }
    let sign = tokens[rest.lowerBound].text
    return sign == ">" || sign == "!" ? true : sign == "<" || sign == "=" ? false : nil
  }

  /// `if (url)`, `string.IsNullOrEmpty(url)`: a link is there, where the name is that of the link itself.
  func isThere(_ words: Range<Int>) -> Bool? {
    let tokens = code.tokens
    guard let first = words.first else { return nil }
    if words.count == 1, LinkTest.linkNames.contains(tokens[first].text) {
      let value = code.value(of: tokens[first].text, before: first, from: max(0, first - 120))
      let sources: Set<String> = ["getInitialURL", "getInitialLink", "getLaunchUrl", "useURL", "absoluteURL"]
      return value.map { words in words.contains { sources.contains(tokens[$0].text) } } ?? true ? true : nil
    }
    guard let call = words.first(where: { ["IsNullOrEmpty", "IsNullOrWhiteSpace"].contains(tokens[$0].text) }),
      let inner = code.arguments(of: call), let last = inner.last, inner.upperBound + 1 == words.upperBound
    else { return nil }
    return LinkTest.linkNames.contains(tokens[last].text.lowercased()) || tokens[last].text == "absoluteURL"
      ? false : nil
  }

  /// `url.pathComponents.count > 2` of links without a path, `contexts.count > 1` of the one link that comes.
  func counted(_ words: Range<Int>) -> Bool? {
    let tokens = code.tokens
    guard words.count > 4, let last = words.last, let wanted = Int(tokens[last].text),
      let count = words.first(where: { ["count", "size", "length"].contains(tokens[$0].text) }),
      count > words.lowerBound + 1, tokens[count - 1].isSymbol("."), count + 1 < last
    else { return nil }
    let name = tokens[count - 2].text
    let isPath = ["pathComponents", "pathSegments"].contains(name) && shape.path?.isEmpty == true
    guard isPath || ["urlContexts", "URLContexts"].contains(name) else { return nil }
    let number = isPath ? 0 : 1
    switch tokens[(count + 1)..<last].map(\.text).joined() {
    case ">": return number > wanted
    case ">=": return number >= wanted
    case "<": return number < wanted
    case "<=": return number <= wanted
    case "==", "===": return number == wanted
    case "!=", "!==": return number != wanted
    default: return nil
    }
  }

  /// `!slug` after `const [, slug] = url.split('.app')`: a part that links do not have.
  func missingPart(_ words: Range<Int>) -> Bool? {
    let tokens = code.tokens
    guard words.count == 1, let place = words.first, tokens[place].kind == .identifier, !shape.links.isEmpty else {
      return nil
    }
    let name = tokens[place].text
    for index in (max(1, place - 80)..<place).reversed() where tokens[index].text == name {
      let isSecond =
        tokens[index - 1].isSymbol(",") && tokens[index + 1].isSymbol("]") && tokens[index + 2].isSymbol("=")
      guard isSecond || tokens.isAssigned(index) else { continue }
      let value = (isSecond ? index + 3 : index + 2)..<code.endOfStatement(isSecond ? index + 3 : index + 2, to: place)
      guard let call = value.first(where: { tokens[$0].text == "split" }), let arguments = code.arguments(of: call),
        let text = arguments.first, tokens[text].kind == .string, arguments.count == 1,
        !tokens[text].text.hasPrefix("/")
      else { return nil }
      let next = arguments.upperBound + 1
      let takesSecond =
        isSecond
        || next + 1 < value.upperBound && tokens[next].isSymbol("[") && tokens[next + 1].text == "1"
          && next + 3 >= value.upperBound
      return takesSecond && contains(tokens[text].text) == false ? false : nil
    }
    return nil
  }

  /// `Bundle.main.bundleIdentifier`, `packageName`: no vendor's scheme is the id of the app.
  func isAppID(_ words: Range<Int>) -> Bool {
    let names: Set<String> = ["bundleIdentifier", "packageName", "getPackageName", "APPLICATION_ID", "applicationId"]
    return words.contains { names.contains(code.tokens[$0].text) }
  }

  /// False if the path of the links does not have a text; nil if it has, or is not known.
  func isInPath(_ text: String, _ test: (String, String) -> Bool) -> Bool? {
    guard let path = shape.path, !text.contains("$"), !text.contains("\\(") else { return nil }
    let whole = path.isEmpty ? "" : "/\(path)/"
    return test(whole, text) || !whole.isEmpty && text.hasPrefix(whole) ? nil : false
  }

  /// Names of a whole link.
  private static let linkNames: Set<String> = ["url", "uri", "link", "href", "urlstring", "deeplink", "incomingurl"]

  /// Whether the links have a text; nil if they are not known.
  private func contains(_ text: String) -> Bool? {
    guard !shape.links.isEmpty, !text.contains("$") else { return nil }
    return shape.links.contains { $0.contains(text.lowercased()) }
  }

  /// The value of a regular expression that begins with plain letters; nil for any other.
  private func matches(_ pattern: String) -> Bool? {
    var text = pattern.dropFirst().dropLast().replacingOccurrences(of: "\\/", with: "/")
    guard text.hasPrefix("^"), !shape.links.isEmpty else { return nil }
    text.removeFirst()
    let plain = text.prefix { $0.isLetter || $0.isNumber || [":", "/", "-", "_"].contains($0) }.lowercased()
    guard plain.count > 2, !text.contains("|"), !text.dropFirst(plain.count).hasPrefix("?") else { return nil }
    return shape.links.contains { $0.hasPrefix(plain) } ? nil : false
  }
}
