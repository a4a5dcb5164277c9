public import RedemptionCore

/// An error as RevenueCat's native SDK of one platform hands it to the app.
///
/// iOS: an `NSError` of domain `RevenueCat.ErrorCode`; Android: `PurchasesError`. Source: purchases-ios 5.86
/// `ErrorUtils.swift`, purchases-android 10.17 `errors.kt`.
public struct PublicError: Error, Hashable, Sendable {
  /// Whose numbers and texts it has.
  public let platform: Platform
  /// The number of the error on that platform; 0 is the unknown error. Numbers of newer SDKs stay as they are.
  public let code: Int
  /// iOS: the fixed text of the code, then the service's own message; Android: the fixed text alone.
  public let message: String
  /// What lies beneath: the service's or the network's own message; empty where there is none.
  public let underlyingErrorMessage: String
  /// The name of the code as that platform writes it; nil where it has none.
  public let readableErrorCode: String?
  /// The first error beneath that is not RevenueCat's own (iOS only): of URL loading, `NSURLErrorDomain`.
  public let storeError: StoreError?
  /// The number in the service's body (iOS `rc_backend_error_code`); nil where it sent none or a shape does not carry
  /// it.
  public internal(set) var backendErrorCode: Int?
  /// The HTTP status (iOS `rc_response_status_code`); nil where there was none or a shape does not carry it.
  public internal(set) var responseStatusCode: Int?
  /// What holds in the SDK's version.
  var rules = RevenueCatRules.released

  /// The error beneath that is not RevenueCat's own.
  public struct StoreError: Hashable, Sendable {
    /// The number in its domain: -1001 for a time-out.
    public let code: Int
    /// Whose number that is.
    public let domain: String
    /// Its description.
    public let message: String

    static let urlDomain = "NSURLErrorDomain"
    static let timedOut = -1001
    static let connectionLost = -1005
    /// Foundation's error for JSON of another form, 4864; a missing member is 4865.
    static let wrongFormat = StoreError(
      code: 4864, domain: "NSCocoaErrorDomain",
      message: "The data couldn’t be read because it isn’t in the correct format.")
  }

  /// The meaning of ``code``; nil for a number that this table does not know.
  public var meaning: ErrorCode? { ErrorCode(number: code, on: platform) }

  /// The constant of Android and KMP; one that this table does not know stays as it was read.
  var constantName: String {
    guard let meaning else { return ErrorCode.unknownError.constantName }
    if meaning == .unknownError, platform == .android, let readableErrorCode { return readableErrorCode }
    return meaning.constantName
  }

  /// Creates an error with the platform's number, name and fixed text.
  ///
  /// iOS adds `serviceMessage`, the service's own message, to the fixed text.
  public init(
    _ errorCode: ErrorCode, on platform: Platform, serviceMessage: String = "", underlyingErrorMessage: String = "",
    storeError: StoreError? = nil, backendErrorCode: Int? = nil, responseStatusCode: Int? = nil
  ) {
    let known = errorCode.number(on: platform) == nil ? .unknownError : errorCode
    let text = known.text(on: platform)
    self.init(
      platform: platform, code: known.number(on: platform) ?? 0,
      message: platform == .android || serviceMessage.isEmpty || serviceMessage == text
        ? text : text + " " + serviceMessage,
      underlyingErrorMessage: underlyingErrorMessage,
      readableErrorCode: platform == .ios ? known.readableName : known.constantName, storeError: storeError,
      backendErrorCode: backendErrorCode, responseStatusCode: responseStatusCode)
  }

  init(
    platform: Platform, code: Int, message: String, underlyingErrorMessage: String, readableErrorCode: String?,
    storeError: StoreError? = nil, backendErrorCode: Int? = nil, responseStatusCode: Int? = nil
  ) {
    self.platform = platform
    self.code = code
    self.message = message
    self.underlyingErrorMessage = underlyingErrorMessage
    self.readableErrorCode = readableErrorCode
    self.storeError = storeError
    self.backendErrorCode = backendErrorCode
    self.responseStatusCode = responseStatusCode
  }
}

extension PublicError {
  /// The same error in the words and numbers of a version.
  func told(by rules: RevenueCatRules) -> PublicError {
    var (code, message) = (code, message)
    if let meaning, hasKnownName {
      code = rules.number(of: meaning, on: platform) ?? code
      let newer = meaning.text(on: platform)
      if let older = rules.olderText(of: meaning, on: platform), message.hasPrefix(newer) {
        message = older + message.dropFirst(newer.count)
      }
    }
    var error = PublicError(
      platform: platform, code: code, message: message, underlyingErrorMessage: underlyingErrorMessage,
      readableErrorCode: readableErrorCode, storeError: storeError, backendErrorCode: backendErrorCode,
      responseStatusCode: responseStatusCode)
    error.rules = rules
    return error
  }
}
