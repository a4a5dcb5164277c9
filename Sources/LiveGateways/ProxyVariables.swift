#if Live
  /// The proxy variables, as curl reads them.
  struct ProxyVariables {
    private let environment: [String: String]

    init(_ environment: [String: String]) { self.environment = environment }

    struct Proxy: Hashable {
      let host: String
      let port: Int
    }

    /// Returns the proxy for a service; nil for a direct connection.
    ///
    /// `HTTP_PROXY` in capitals is ignored: a web server that runs a script sets it from a request's header.
    func proxy(for place: ServicePlace) -> Proxy? {
      guard !isExempt(place.host) else { return nil }
      let names =
        place.isSecure
        ? ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] : ["http_proxy", "all_proxy", "ALL_PROXY"]
      guard let text = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
      return ProxyVariables.read(text)
    }

    private func isExempt(_ host: String) -> Bool {
      let list = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
      return list.split(whereSeparator: { $0 == "," || $0 == " " }).contains { entry in
        let name = (entry.first == "." ? entry.dropFirst() : entry).lowercased()
        return name == "*" || host == name || host.hasSuffix("." + name)
      }
    }

    /// Reads `http://host:port`, with or without the scheme. The port defaults to 1080, as in curl.
    private static func read(_ text: String) -> Proxy? {
      let start = text.firstRange(of: "://")?.upperBound ?? text.startIndex
      let authority = text[start...].prefix { $0 != "/" }.split(separator: "@").last ?? ""
      let parts = authority.split(separator: ":")
      guard let host = parts.first, parts.count <= 2 else { return nil }
      let port = parts.count == 2 ? Int(parts[1]) : 1080
      return port.map { Proxy(host: String(host), port: $0) }
    }
  }
#endif
