#if Live
  import RedemptionCore

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// The base URL of a service, checked.
  struct ServicePlace: Hashable {
    let baseURL: String
    let isSecure: Bool
    /// The host in lower case, as it is looked up: an international name in its ASCII form, an IPv6 address without
    /// brackets, no dot at the end.
    let host: String

    /// - Throws: ``RemoteUnavailable`` if `text` is not an HTTP URL, or if it is a vendor's own host without TLS.
    init(_ text: String, vendorHosts: [String]) throws(RemoteUnavailable) {
      guard let components = URLComponents(string: text), let host = ServicePlace.host(of: components) else {
        throw RemoteUnavailable(
          "The base URL of the service cannot be used.",
          expected: "a URL such as https://proxy.example.com/v1, without user, query or fragment")
      }
      isSecure = components.scheme?.lowercased() == "https"
      guard isSecure || !vendorHosts.contains(where: { host == $0 || host.hasSuffix("." + $0) }) else {
        throw RemoteUnavailable(
          "A vendor's own host is asked over TLS only.", expected: "a base URL that begins with https://")
      }
      baseURL = String(text.hasSuffix("/") ? text.dropLast() : text[...])
      self.host = host
    }

    /// Returns nil unless the URL has only a scheme, a host, a port and a path.
    private static func host(of components: URLComponents) -> String? {
      guard let scheme = components.scheme?.lowercased(), scheme == "https" || scheme == "http",
        components.user == nil, components.password == nil, components.query == nil, components.fragment == nil,
        let host = components.encodedHost, !host.isEmpty, !host.contains("%"),
        UInt16(exactly: components.port ?? 0) != nil
      else { return nil }
      let name = (host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host).lowercased().withoutTrailingDots
      return name.isEmpty ? nil : name
    }
  }
#endif
