import RedemptionCore

extension RevenueCatRules {
  /// Whether the SDK of this version knows a number of the service.
  func knows(_ backendCode: Int, on platform: Platform) -> Bool {
    switch (backendCode, platform.system) {
    case (7981, .ios), (8077, .ios): has(.authCodes)
    case (7255, _), (BackendCode.invalidUser, _), (7629, _), (7638, _): has(.backendCodes)
    case (7651, .android): has(.code7651)
    case (BackendCode.invalidToken, .android), (BackendCode.belongsToOtherUser, .android),
      (BackendCode.expiredToken, .android):
      has(.fiveResults)
    default: true
    }
  }

  /// The number of an error; nil where a platform has no such error.
  func number(of error: ErrorCode, on platform: Platform) -> Int? {
    let usual = error.number(on: platform)
    return has(.sharedNumbers) && usual != nil ? error.rawValue : usual
  }

  /// The older text of an error; nil where it is today's. Source: purchases-ios 5.78 and 5.56 `ErrorCode.swift`,
  /// purchases-android 10.9 and 9.14 `errors.kt`.
  func olderText(of error: ErrorCode, on platform: Platform) -> String? {
    switch (platform.system, error) {
    case (.android, .unknownError) where !has(.text0): "Unknown error."
    case (.android, .invalidAppUserIdError) where !has(.text14),
      (.ios, .invalidAppUserIdError) where !has(.textsGenerated):
      "The app user id is not valid."
    case (.ios, .configurationError) where !has(.text23):
      "There is an issue with your configuration. Check the underlying error for more details."
    case (.ios, _) where has(.textsGenerated): nil
    case (.ios, .insufficientPermissionsError): "App does not have sufficient permissions to make purchases"
    case (.ios, .unsupportedError):
      "There was a problem with the operation. Looks like we doesn't support that yet.\n"
        + "Check the underlying error for more details."
    case (.ios, .signatureVerificationFailed):
      "Request failed signature verification. See https://rev.cat/trusted-entitlements for more info."
    case (.ios, .purchaseBelongsToOtherUser): "The web purchase already belongs to other user."
    default: nil
    }
  }
}
