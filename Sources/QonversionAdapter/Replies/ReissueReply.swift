import RedemptionCore

/// The answer to a request for a new mail: `ReissueResult` on Android, three values in iOS's completion.
struct ReissueReply: Encodable, Sendable {
  /// `enum class ReissueResult` (`ReissueResult.kt`).
  enum Word: String, Codable, Sendable {
    case sent = "Sent"
    case invalidEmail = "InvalidEmail"
    case rateLimited = "RateLimited"
    case serverError = "ServerError"
  }

  /// An `NSError`.
  struct AppleError: Codable, Sendable {
    let domain: String
    let code: Int
    let message: String
  }

  /// The HTTP status; 0 if none came.
  let status: Int
  let error: AppleError?
  let word: Word
  private let platform: Platform

  private init(status: Int, error: AppleError? = nil, word: Word, platform: Platform) {
    (self.status, self.error, self.word, self.platform) = (status, error, word, platform)
  }

  /// 2xx, 400 and 429 have words of their own; all else is `ServerError`.
  init(_ answer: Result<ReissueAnswer, RedemptionFailure>, on platform: Platform) {
    switch answer {
    case .success(.accepted): self.init(status: 200, word: .sent, platform: platform)
    case .success(.invalidAddress): self.init(status: 400, word: .invalidEmail, platform: platform)
    case .success(.tooMany): self.init(status: 429, word: .rateLimited, platform: platform)
    case .failure(let failure):
      switch failure.httpStatus {
      case 400?: self.init(.success(.invalidAddress), on: platform)
      case 429?: self.init(.success(.tooMany), on: platform)
      case let status?: self.init(status: status, word: .serverError, platform: platform)
      case nil: self.init(status: 0, error: AppleError(failure), word: .serverError, platform: platform)
      }
    }
  }

  /// The SDK rejects an empty address by itself: `QONRedemptionErrorCodeEmptyEmail`, `InvalidEmail`
  /// (qonversion-ios-sdk 6.13.1 `QONRedemptionManager.m`, `reissueWithEmail:completion:`).
  static func emptyAddress(on platform: Platform) -> ReissueReply {
    ReissueReply(
      status: 0,
      error: AppleError(
        domain: "com.qonversion.redemption", code: 1,
        message: "A non-empty email is required to reissue a redemption link."),
      word: .invalidEmail, platform: platform)
  }

  private enum CodingKeys: String, CodingKey { case result, success, statusCode, error }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch platform.system {
    case .android: try container.encode(word, forKey: .result)
    case .ios:
      try container.encode(word == .sent, forKey: .success)
      try container.encode(status, forKey: .statusCode)
      try container.encode(error, forKey: .error)
    }
  }
}

extension ReissueReply.AppleError {
  /// `NSURLErrorDomain`: not connected, timed out, connection lost.
  fileprivate init(_ failure: RedemptionFailure) {
    let code =
      switch failure.reason {
      case .offline: -1009
      case .timeout: -1001
      default: -1005
      }
    self.init(domain: "NSURLErrorDomain", code: code, message: failure.message)
  }
}
