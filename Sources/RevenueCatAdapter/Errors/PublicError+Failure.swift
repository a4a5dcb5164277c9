public import RedemptionCore

extension PublicError {
  /// The error that a platform's SDK makes of a failed redemption.
  ///
  /// Android gives no callback at all for a success whose body it cannot read; a reply has to say something, so this
  /// tells its error for JSON that it cannot read, 10.
  ///
  /// A failure that was read from a reply may name the SDK's code; then the error has that code.
  public init(_ failure: RedemptionFailure, on platform: Platform) {
    let derived = PublicError(derivedFrom: failure, on: platform)
    guard let text = failure.sdkCode, let recorded = PublicError(recorded: text, failure, on: platform),
      recorded.code != derived.code
    else {
      self = derived
      return
    }
    self = recorded
  }

  /// An error by the code that a reply had; nil if the platform has no such code.
  ///
  /// iOS adds what the service said to the fixed text of a refusal, and to no other. The text of a number that this
  /// table does not know is the failure's message.
  private init?(recorded text: String, _ failure: RedemptionFailure, on platform: Platform) {
    if let code = ErrorCode(sdkCode: text, on: platform) {
      guard code.number(on: platform) != nil else { return nil }
      self.init(
        code, on: platform, serviceMessage: failure.reason == .refused ? failure.message : "",
        underlyingErrorMessage: failure.message, backendErrorCode: failure.backendCode,
        responseStatusCode: failure.httpStatus)
    } else {
      guard let number = Int(text), number >= 0 else { return nil }
      self.init(
        platform: platform, code: number, message: failure.message, underlyingErrorMessage: "", readableErrorCode: nil,
        backendErrorCode: failure.backendCode, responseStatusCode: failure.httpStatus)
    }
  }

  private init(derivedFrom failure: RedemptionFailure, on platform: Platform) {
    switch failure.reason {
    case .offline where platform == .ios:
      self.init(.offlineConnectionError, on: .ios)
    case .offline, .timeout, .transport:
      self.init(transport: failure, on: platform)
    case .unreadable where platform == .ios:
      self.init(
        .unexpectedBackendResponseError, on: .ios, underlyingErrorMessage: failure.message,
        responseStatusCode: failure.httpStatus)
    case .unreadable:
      self.init(.networkError, on: .android, underlyingErrorMessage: failure.message)
    case .http where failure.backendCode == nil:
      self.init(bodyless: failure, on: platform)
    case .http, .refused:
      self.init(refusal: failure, on: platform)
    }
  }

  private init(transport failure: RedemptionFailure, on platform: Platform) {
    let number = failure.reason == .timeout ? StoreError.timedOut : StoreError.connectionLost
    let beneath = StoreError(code: number, domain: StoreError.urlDomain, message: failure.message)
    self.init(
      .networkError, on: platform, underlyingErrorMessage: failure.message,
      storeError: platform == .ios ? beneath : nil)
  }

  /// An error status whose body said nothing that the SDK understands: iOS does not look further, Android says what is
  /// missing.
  private init(bodyless failure: RedemptionFailure, on platform: Platform) {
    switch platform {
    case .ios: self.init(.unknownError, on: .ios, responseStatusCode: failure.httpStatus)
    case .android:
      self.init(.unknownBackendError, on: .android, underlyingErrorMessage: BackendText.prefix + "N/A - ")
    }
  }

  private init(refusal failure: RedemptionFailure, on platform: Platform) {
    let known = failure.backendCode.flatMap { BackendCode(number: $0).error(on: platform) }
    let text = BackendText(message: failure.message, code: failure.backendCode)
    switch platform {
    case .ios:
      self.init(
        known ?? .unknownBackendError, on: .ios, serviceMessage: known == nil ? text.withSuffix : failure.message,
        underlyingErrorMessage: failure.message, backendErrorCode: failure.backendCode,
        responseStatusCode: failure.httpStatus)
    case .android:
      self.init(
        known ?? .unknownBackendError, on: .android,
        underlyingErrorMessage: known == nil ? text.withPrefix : failure.message)
    }
  }
}

extension RedemptionFailure {
  /// What an error tells of a failed redemption: the reason as far as its code names one, and the message that lies
  /// beneath.
  ///
  /// Requests are counted as one, and the status is known on native iOS only.
  public init(_ error: PublicError) {
    let beneath = BackendText(error)
    self.init(
      reason: .http, message: beneath.message.isEmpty ? error.message : beneath.message,
      httpStatus: error.responseStatusCode)
    backendCode = error.backendErrorCode ?? beneath.code
    switch error.errorCode {
    case .offlineConnectionError: reason = .offline
    case .networkError: reason = error.storeError?.code == PublicError.StoreError.timedOut ? .timeout : .transport
    case .unexpectedBackendResponseError: reason = .unreadable
    case .unknownError, .unknownBackendError, nil:
      let isKnown = backendCode.map { BackendCode(number: $0).error(on: error.platform) != nil }
      reason = isKnown == true ? .refused : .http
    case .some(let code):
      reason = .refused
      backendCode = backendCode ?? BackendCode.onlyOne(becoming: code, on: error.platform)
    }
    if PublicError(self, on: error.platform).code != error.code { record(error) }
  }

  /// Keeps the code of an error that the other members do not lead to, and a reason that leads to its text.
  private mutating func record(_ error: PublicError) {
    sdkCode = String(error.code)
    guard let code = error.errorCode else {
      message = error.message
      return
    }
    let hasFixedText = error.platform == .ios && error.message == code.text(on: .ios)
    reason = hasFixedText && !error.underlyingErrorMessage.isEmpty ? .http : .refused
  }
}

/// A refusal's message with its number, in the two ways the SDKs write a number that they do not know.
private struct BackendText {
  static let prefix = "Backend Code: "
  var message: String
  var code: Int?

  init(message: String, code: Int?) {
    self.message = message
    self.code = code
  }

  /// iOS: `message (7777)`.
  var withSuffix: String {
    guard let code else { return message }
    return message.isEmpty ? "(\(code))" : "\(message) (\(code))"
  }

  /// Android: `Backend Code: 7777 - message`.
  var withPrefix: String { BackendText.prefix + (code.map(String.init) ?? "N/A") + " - " + message }

  /// Takes what lies beneath an error apart.
  init(_ error: PublicError) {
    self.init(message: error.underlyingErrorMessage, code: nil)
    guard error.errorCode == .unknownBackendError else { return }
    if error.underlyingErrorMessage.hasPrefix(BackendText.prefix) {
      let rest = error.underlyingErrorMessage.dropFirst(BackendText.prefix.count)
      guard let dash = rest.firstRange(of: " - ") else { return }
      code = Int(rest[..<dash.lowerBound])
      message = String(rest[dash.upperBound...])
    } else {
      // KMP on iOS keeps the whole text of iOS beneath its own.
      code = BackendText.suffix(of: error.message) ?? BackendText.suffix(of: error.underlyingErrorMessage)
    }
  }

  private static func suffix(of text: String) -> Int? {
    guard text.last == ")", let open = text.lastIndex(of: "(") else { return nil }
    return Int(text[text.index(after: open)...].dropLast())
  }
}
