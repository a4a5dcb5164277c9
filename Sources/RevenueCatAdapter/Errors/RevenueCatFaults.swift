public import RedemptionCore

extension RevenueCatAdapter {
  /// `{code, message}`, and the exceptions of Android's HTTP client.
  public var faults: any FaultsDoor { RevenueCatFaults() }
}

/// Errors of `api.revenuecat.com`.
///
/// Seen: 401 with 7225 (a crash report of purchases-ios, SimpleWeather-NET#1189), and the texts of 7110, 7224, 7225 and
/// 7226 (fixtures of purchases-ios 5.86 `HTTPResponseTests`, purchases-android 10.17 `Responses.kt`). Which number
/// comes with another status is inferred from the names in `BackendErrorCode.swift`.
struct RevenueCatFaults: FaultsDoor {
  func body(of response: ErrorResponse) -> JSONValue? {
    guard response.isExplained, response.status >= 400 else { return nil }
    let code = response.code ?? RevenueCatFaults.code(of: response.status)
    let text = RevenueCatFaults.texts[code] ?? BackendCode.texts[code] ?? "The request was rejected."
    var body: [String: JSONValue] = [
      "code": .integer(Int64(code)),
      "message": .string(response.message ?? text),
    ]
    if code == BackendCode.expiredToken { body["purchase_redemption_error_info"] = ["obfuscated_email": ""] }
    return .object(body)
  }

  /// Android: the redemption and most other requests wait 30 s for a connection, and without an end for the response
  /// (purchases-android 10.17 `HTTPClient.getConnection`, `HTTPTimeoutManager`). The exception's text lies beneath the
  /// error (`Exception.toPurchasesError`).
  func message(of reason: RedemptionFailure.Reason, for target: Target) -> String {
    guard target.platform == .android else { return FaultTexts.apple(reason) }
    return reason == .timeout
      ? FaultTexts.connectTimeout(RevenueCatFaults.host, milliseconds: 30_000)
      : FaultTexts.unknownHost(RevenueCatFaults.host)
  }

  private static let host = "api.revenuecat.com"

  private static func code(of status: Int) -> Int {
    switch status {
    case 401: 7225
    case 403: 7224
    case 404: 7259
    case 409, 423, 429: 7638
    case 500...: 7110
    default: 7226
    }
  }

  /// Ours where no fixture has the text.
  private static let texts = [
    7110: "Internal server error.", 7224: "Invalid auth token.", 7225: "Invalid API Key.", 7226: "Bad request.",
    7259: "There is no such customer.", 7638: "Another request of this customer is in progress.",
    BackendCode.invalidUser: RevenueCatAdapter.blockedUserMessage,
  ]
}
