/// What an app sets so that its SDK talks to the local service instead of the vendor's. `redemption up` prints it.
public struct AppSetup: Hashable, Sendable {
  /// The text in ``line`` to replace by the service's address.
  public static let urlMark = "{url}"
  /// The text in ``line`` to replace by the free part of an API key.
  public static let keyMark = "{key}"
  /// The text in ``line`` to replace by the option that opens ``localPorts``; by nothing if they are open.
  public static let portsMark = "{ports}"

  /// A line of code or words, such as `Shop.proxyURL = "{url}"; API key shop_{key}`.
  public let line: String
  /// Ports of this machine that the SDK calls in a mode of its own, whatever the app sets; empty for none.
  public let localPorts: [Int]

  /// Describes a setup.
  public init(_ line: String, localPorts: [Int] = []) {
    self.line = line
    self.localPorts = localPorts
  }

  /// The line for people.
  ///
  /// - Parameters:
  ///   - url: the service's address.
  ///   - key: the free part of a key.
  ///   - ports: how to open ``localPorts``; empty if they are open.
  public func line(url: String, key: String, ports: String) -> String {
    line.replacing(AppSetup.urlMark, with: url).replacing(AppSetup.keyMark, with: key)
      .replacing(AppSetup.portsMark, with: ports)
  }
}

/// The small app of `redemption demo`: JavaScript that welcomes the buyer if one member of a reply has one value, and
/// tells everybody else that the link has expired.
public struct SmallAppDescription: Hashable, Sendable {
  /// The SDK of the app.
  public let sdk: SDK
  /// The phone that it runs on.
  public let platform: Platform
  /// A member of the reply.
  public let member: String
  /// Its value for a success.
  public let success: String

  /// Describes an app.
  public init(_ sdk: SDK, on platform: Platform, welcomesIf member: String, is success: String) {
    self.sdk = sdk
    self.platform = platform
    self.member = member
    self.success = success
  }
}
