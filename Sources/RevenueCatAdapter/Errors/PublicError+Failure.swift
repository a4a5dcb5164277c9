public import RedemptionCore

extension PublicError {
  /// The error that a platform's SDK makes of a failed redemption.
  ///
  /// On Android, a success whose body cannot be decoded has no reply (`RevenueCatAdapter.silence(after:for:)`).
  /// `reply/render` returns one for every outcome. There it is error 10, as in other requests with such a body.
  ///
  /// A failure that was read from a reply may name the SDK's code; then the error has that code.
  public init(_ failure: RedemptionFailure, on platform: Platform) { self.init(failure, on: platform, .released) }

  /// The error that the SDK of one version makes.
  init(_ failure: RedemptionFailure, on platform: Platform, _ rules: RevenueCatRules) {
    self = PublicError(untold: failure, on: platform, rules).told(by: rules)
  }

  private init(untold failure: RedemptionFailure, on platform: Platform, _ rules: RevenueCatRules) {
    if let text = failure.sdkCode, let recorded = PublicError(recorded: text, failure, on: platform) {
      self = recorded
      return
    }
    switch failure.reason {
    case .offline where platform == .ios:
      self.init(.offlineConnectionError, on: .ios)
    case .offline, .timeout, .transport:
      self.init(transport: failure, on: platform)
    case .unreadable where platform == .ios:
      self = .unreadableOnApple
    case .unreadable:
      self.init(.networkError, on: .android, underlyingErrorMessage: failure.message)
    case .http where platform == .ios && failure.isRedirection:
      self = .unreadableOnApple
    case .http where failure.backendCode == nil:
      self.init(bodyless: failure, on: platform)
    case .http, .refused:
      self.init(refusal: failure, on: platform, rules)
    }
  }

  /// An error by the code that a reply had; nil if the platform has no such code.
  ///
  /// iOS adds what the service said to the fixed text of a refusal, and to no other. The text of a code that this table
  /// does not know is the failure's message.
  private init?(recorded text: String, _ failure: RedemptionFailure, on platform: Platform) {
    let known = ErrorCode(sdkCode: text, on: platform)
    guard let code = known, code.number(on: platform) != nil else {
      guard let number = Int(text) ?? (platform == .android ? 0 : nil), number >= 0 else { return nil }
      guard known == nil || Int(text) == nil else { return nil }
      self.init(
        platform: platform, code: number, message: failure.message, underlyingErrorMessage: "",
        readableErrorCode: Int(text) == nil ? text : nil, backendErrorCode: failure.backendCode,
        responseStatusCode: failure.httpStatus)
      return
    }
    let message = failure.message == code.text(on: platform) ? "" : failure.message
    self.init(
      code, on: platform, serviceMessage: failure.reason == .refused ? message : "", underlyingErrorMessage: message,
      storeError: code == .networkError ? StoreError(failure, on: platform) : nil,
      backendErrorCode: failure.backendCode, responseStatusCode: failure.httpStatus)
  }

  /// iOS adds the description of the URL error (purchases-ios 5.86 `ErrorUtils.networkError`).
  private init(transport failure: RedemptionFailure, on platform: Platform) {
    self.init(
      .networkError, on: platform, serviceMessage: failure.message, underlyingErrorMessage: failure.message,
      storeError: StoreError(failure, on: platform))
  }

  /// iOS: error 12 over error 29 of `CustomerInfo.init(from:)` over Foundation's decoding error, without a status
  /// (purchases-ios 5.86 `NetworkError.asPurchasesError`). Which decoding error it is, no failure tells.
  private static let unreadableOnApple = PublicError(
    .unexpectedBackendResponseError, on: .ios,
    underlyingErrorMessage: ErrorCode.customerInfoError.text(on: .ios), storeError: .wrongFormat)

  /// An error status whose body said nothing that the SDK understands: iOS tells the status (`ErrorResponse
  /// .asBackendError`, whose default response has the number 0), Android says what is missing.
  private init(bodyless failure: RedemptionFailure, on platform: Platform) {
    switch platform.system {
    case .ios:
      let text = failure.httpStatus.map(BackendText.failed(with:)) ?? failure.message
      self.init(
        .unknownError, on: .ios, serviceMessage: text, underlyingErrorMessage: text,
        backendErrorCode: BackendCode.noBody, responseStatusCode: failure.httpStatus)
    case .android:
      self.init(.unknownBackendError, on: .android, underlyingErrorMessage: BackendText.prefix + "N/A - ")
    }
  }

  private init(refusal failure: RedemptionFailure, on platform: Platform, _ rules: RevenueCatRules) {
    let known = failure.backendCode.flatMap {
      rules.knows($0, on: platform) ? BackendCode(number: $0).error(on: platform) : nil
    }
    let error = known ?? .unknownBackendError
    let text = BackendText(message: failure.message, code: failure.backendCode)
    switch platform.system {
    case .ios:
      let message = text.onApple(isKnown: known != nil, status: failure.httpStatus, error)
      self.init(
        error, on: .ios, serviceMessage: message, underlyingErrorMessage: message,
        backendErrorCode: failure.backendCode ?? BackendCode.noNumber, responseStatusCode: failure.httpStatus)
    case .android:
      self.init(
        error, on: .android, underlyingErrorMessage: known == nil ? text.withPrefix : failure.message)
    }
  }
}

extension PublicError.StoreError {
  /// The URL error beneath; nil on Android.
  fileprivate init?(_ failure: RedemptionFailure, on platform: Platform) {
    guard platform == .ios else { return nil }
    let number = failure.reason == .timeout ? Self.timedOut : Self.connectionLost
    self.init(code: number, domain: Self.urlDomain, message: failure.message)
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
    backendCode = error.backendErrorCode.flatMap(BackendCode.told) ?? beneath.code
    switch error.meaning {
    case .offlineConnectionError: reason = .offline
    case .networkError: reason = error.storeError?.code == PublicError.StoreError.timedOut ? .timeout : .transport
    case .unexpectedBackendResponseError: reason = .unreadable
    case .unknownError, nil: break
    case .unknownBackendError:
      let isKnown = backendCode.map { BackendCode(number: $0).error(on: error.platform) != nil }
      reason = isKnown == true ? .refused : beneath.isRefusal ? .refused : .http
    case .some(let code):
      reason = .refused
      backendCode = backendCode ?? BackendCode.onlyOne(becoming: code, on: error.platform)
    }
    if !PublicError(self, on: error.platform).isTold(like: error) { record(error) }
  }

  /// Keeps the code of an error that the other members do not lead to, and a reason that leads to its text.
  private mutating func record(_ error: PublicError) {
    guard let code = error.meaning, code != .unknownError || error.hasKnownName else {
      sdkCode = error.hasKnownName ? String(error.code) : error.readableErrorCode
      message = error.message
      return
    }
    sdkCode = String(error.code)
    guard error.platform == .ios else { return }
    let fixed = code.text(on: .ios)
    if error.textOnApple == fixed + " " + message {
      if reason == .http { reason = .refused }
    } else if error.textOnApple == fixed, reason == .refused, message != fixed {
      reason = .http
    }
  }
}

extension PublicError {
  /// False for a constant of Kotlin without a number on Android.
  var hasKnownName: Bool {
    guard platform == .android, code == 0, let readableErrorCode else { return true }
    return ErrorCode(constantName: readableErrorCode)?.number(on: .android) != nil
  }

  /// KMP on iOS keeps the whole text of iOS beneath its own.
  private var isKMPOnApple: Bool {
    guard platform == .ios, let meaning, message == meaning.kmpText else { return false }
    return underlyingErrorMessage.hasPrefix(meaning.text(on: .ios))
  }

  /// iOS's own text.
  fileprivate var textOnApple: String { isKMPOnApple ? underlyingErrorMessage : message }

  /// What lies beneath iOS's own text.
  fileprivate var textBeneath: String {
    guard isKMPOnApple, let meaning else { return underlyingErrorMessage }
    return String(underlyingErrorMessage.dropFirst(meaning.text(on: .ios).count).drop { $0 == " " })
  }

  /// Whether both have the same code and texts, as far as a shape can tell.
  fileprivate func isTold(like other: PublicError) -> Bool {
    guard code == other.code, other.hasKnownName else { return false }
    if other.isKMPOnApple { return message == other.underlyingErrorMessage }
    guard platform == .ios else { return underlyingErrorMessage == other.underlyingErrorMessage }
    return message == other.message && underlyingErrorMessage == other.underlyingErrorMessage
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

  /// iOS's sentence for an answer without a message (purchases-ios 5.86 `NetworkStrings.swift`).
  static func failed(with status: Int) -> String { "API request failed with status code \(status)" }

  /// iOS: `message (7777)` for a number that the SDK does not know, -1 if there is none;
  /// `ErrorResponse.asBackendError`.
  func onApple(isKnown: Bool, status: Int?, _ error: ErrorCode) -> String {
    var text = message == error.text(on: .ios) ? "" : message
    if message.isEmpty, let status { text = BackendText.failed(with: status) }
    guard !isKnown else { return text }
    return (text.isEmpty ? "" : text + " ") + "(\(code ?? BackendCode.noNumber))"
  }

  /// Android: `Backend Code: 7777 - message`.
  var withPrefix: String { BackendText.prefix + (code.map(String.init) ?? "N/A") + " - " + message }

  /// True if the text has the form of a refusal, whose number the SDK does not know.
  private(set) var isRefusal = false

  /// Takes what lies beneath an error apart.
  init(_ error: PublicError) {
    self.init(message: error.textBeneath, code: nil)
    guard error.meaning == .unknownBackendError else { return }
    if message.hasPrefix(BackendText.prefix) {
      let rest = message.dropFirst(BackendText.prefix.count)
      guard let dash = rest.firstRange(of: " - ") else { return }
      code = Int(rest[..<dash.lowerBound])
      message = String(rest[dash.upperBound...])
      isRefusal = code == nil && !message.isEmpty
    } else if error.platform == .ios {
      guard let number = BackendText.suffix(of: message) else {
        code = BackendText.suffix(of: error.textOnApple).flatMap(BackendCode.told)
        return
      }
      message = String(message.dropLast("(\(number))".count))
      if message.last == " " { message.removeLast() }
      code = BackendCode.told(number)
      isRefusal = code == nil
    }
  }

  private static func suffix(of text: String) -> Int? {
    guard text.last == ")", let open = text.lastIndex(of: "(") else { return nil }
    guard let number = Int(text[text.index(after: open)...].dropLast()) else { return nil }
    return text.hasSuffix("(\(number))") ? number : nil
  }
}

extension RedemptionFailure {
  /// iOS decodes such a response as a success (purchases-ios 5.86 `HTTPStatusCode.isSuccessfulResponse`: 200 to 399),
  /// but for 304, which says that nothing has changed.
  fileprivate var isRedirection: Bool { httpStatus.map { (300..<400).contains($0) && $0 != 304 } ?? false }
}
