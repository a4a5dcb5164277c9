/// Words that names of params are made of. A name of these alone is no secret, so an error may repeat it.
enum CommonWords {
  /// Returns true if a name in `camelCase`, `snake_case` or `kebab-case` consists of words of the contract's sentences,
  /// or of words that people try.
  static func make(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count <= 64, name.utf8.allSatisfy(isOfName) else { return false }
    return words(of: name).allSatisfy { tried.contains($0) || ParamSchemas.prose.contains($0) }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The words of a name in lower case. A capital begins a word if a small letter is before it.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      let isMark = character == "_" || character == "-"
      if isMark || (character.isUppercase && word.last?.isLowercase == true) {
        words.append(word)
        word = ""
      }
      if !isMark { word.append(character) }
    }
    return (words + [word]).filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  /// Names of units and of things that other tools have.
  private static let tried: Set<String> = [
    "ms", "millis", "milliseconds", "sec", "secs", "second", "min", "mins", "minute", "minutes", "hour", "hours", "day",
    "days", "week", "weeks", "month", "months", "year", "years", "time", "date", "duration", "amount", "delta", "value",
    "by", "to", "until", "from", "for", "in", "at", "now", "start", "end", "begin", "offset", "interval", "period",
    "user", "username", "account", "customer", "buyer", "name", "id", "uid", "uuid", "mail", "email", "address",
    "phone", "os", "device", "model", "version", "build", "app", "bundle", "package", "library", "framework",
    "language",
    "link", "url", "uri", "href", "deep", "scheme", "host", "path", "query", "text", "string", "data", "body",
    "content",
    "payload", "message", "type", "kind", "mode", "state", "status", "code", "error", "reason", "result", "event",
    "action", "method", "args", "arguments", "params", "options", "settings", "config", "force", "all", "any", "only",
    "sku", "product", "products", "item", "items", "offer", "offering", "plan", "tier", "price", "currency",
    "quantity", "subscription", "purchase", "entitlement", "entitlements", "store", "shop", "vendor", "provider", "sdk",
    "platform", "target", "client", "server", "session", "sessions", "count", "limit", "size", "length", "max",
    "page", "cursor", "next", "order", "sort", "filter", "search", "verbose", "debug", "enabled", "active", "anonymous",
  ]
}
