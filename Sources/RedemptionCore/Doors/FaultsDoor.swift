/// What a vendor's service and the phone say when a request fails.
///
/// ```swift
/// struct PlainFaults: FaultsDoor {
///   func body(of response: ErrorResponse) -> JSONValue? {
///     (400...499).contains(response.status) ? ["error": .string(response.message ?? "Refused.")] : nil
///   }
/// }
/// ```
///
/// A fault over HTTP sends the body. In a session, the vendor's ``ServiceDialect`` reads the same body, so both get
/// what the SDK makes of it.
public protocol FaultsDoor: Sendable {
  /// Returns the body of an error response as the vendor's service sends it; nil for none.
  func body(of response: ErrorResponse) -> JSONValue?

  /// Returns the text that the platform gives the SDK for a request without a response.
  ///
  /// - Parameters:
  ///   - reason: `offline` or `timeout`.
  ///   - target: the SDK that sent the request.
  func message(of reason: RedemptionFailure.Reason, for target: Target) -> String
}

extension FaultsDoor {
  /// None.
  public func body(of response: ErrorResponse) -> JSONValue? { nil }

  /// The texts of iOS.
  public func message(of reason: RedemptionFailure.Reason, for target: Target) -> String {
    FaultTexts.apple(reason)
  }
}

/// Used if the vendor's service has no bodies of its own.
public struct StandardFaults: FaultsDoor {
  /// A door without state.
  public init() {}
}

/// An error response that `fault/inject` asks for.
public struct ErrorResponse: Hashable, Sendable {
  /// HTTP status, 300 to 599.
  public var status: Int
  /// The vendor's own error number; nil for the one that its service sends with this status.
  public var code: Int?
  /// The text in the body; nil for the one that its service sends with this number.
  public var message: String?
  /// Seconds in the header field `Retry-After`; nil for no such field.
  public var retryAfter: Double?

  /// Describes a response.
  public init(status: Int, code: Int? = nil, message: String? = nil, retryAfter: Double? = nil) {
    self.status = status
    self.code = code
    self.message = message
    self.retryAfter = retryAfter
  }

  /// The header fields besides `Content-Type`.
  public var headers: [(name: String, value: String)] {
    guard let retryAfter else { return [] }
    return [("Retry-After", Int64(exactly: retryAfter).map(String.init) ?? String(retryAfter))]
  }

  /// True if the response has a body without being asked for one: the vendors' services explain what the client did
  /// wrong, and a proxy or a crash explains nothing.
  public var isExplained: Bool { (400...499).contains(status) || code != nil || message != nil }
}

/// What the platforms say of a request without a response.
public enum FaultTexts {
  /// Foundation's descriptions of `URLError`: `notConnectedToInternet`, `timedOut`, `networkConnectionLost`.
  public static func apple(_ reason: RedemptionFailure.Reason) -> String {
    switch reason {
    case .offline: "The Internet connection appears to be offline."
    case .timeout: "The request timed out."
    default: "The network connection was lost."
    }
  }

  /// The `UnknownHostException` of Android for a phone without a network (AOSP `Inet6AddressImpl.java`).
  public static func unknownHost(_ host: String) -> String {
    "Unable to resolve host \"\(host)\": No address associated with hostname"
  }

  /// The `SocketTimeoutException` of Android for a connection that is not accepted in time (AOSP `IoBridge.java`,
  /// `createMessageForException`). The address is one for documentation (RFC 5737), because the real one changes.
  public static func connectTimeout(_ host: String, milliseconds: Int) -> String {
    "failed to connect to \(host)/192.0.2.1 (port 443) after \(milliseconds)ms"
  }

  /// The `SocketTimeoutException` of Android for a response that does not come in time (AOSP `okio/Okio.java`,
  /// `newTimeoutException`).
  public static let readTimeout = "timeout"
}
