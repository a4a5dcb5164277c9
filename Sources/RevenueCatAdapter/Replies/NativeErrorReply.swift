import RedemptionCore

/// The user info of native iOS's `NSError`, by the keys that a dump of one shows (react-native-purchases#466).
struct NativeErrorReply: Encodable {
  /// The domain of the SDK's own errors.
  static let domain = "RevenueCat.ErrorCode"
  private static let backendDomain = "RevenueCat.BackendErrorCode"

  let error: PublicError

  private enum CodingKeys: String, CodingKey {
    case description = "NSLocalizedDescription"
    case deprecatedReadableErrorCode = "readable_error_code"
    case readableErrorCode
    case backendErrorCode = "rc_backend_error_code"
    case responseStatusCode = "rc_response_status_code"
    case underlyingError = "NSUnderlyingError"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(error.message, forKey: .description)
    try container.encodeIfPresent(error.readableErrorCode, forKey: .deprecatedReadableErrorCode)
    try container.encodeIfPresent(error.readableErrorCode, forKey: .readableErrorCode)
    try container.encodeIfPresent(error.backendErrorCode, forKey: .backendErrorCode)
    try container.encodeIfPresent(error.responseStatusCode, forKey: .responseStatusCode)
    try container.encodeIfPresent(beneath, forKey: .underlyingError)
  }

  /// The error beneath: of URL loading, or the service's own.
  private var beneath: Beneath? {
    if let store = error.storeError {
      return Beneath(code: store.code, domain: store.domain, localizedDescription: store.message)
    }
    guard !error.underlyingErrorMessage.isEmpty else { return nil }
    return Beneath(
      code: error.backendErrorCode ?? 0, domain: NativeErrorReply.backendDomain,
      localizedDescription: error.underlyingErrorMessage)
  }

  private struct Beneath: Codable {
    let code: Int
    let domain: String
    let localizedDescription: String
  }

  static func read<Key>(_ parent: KeyedDecodingContainer<Key>, forKey key: Key, code: Int, message: String) throws
    -> PublicError
  {
    let container = try parent.nestedContainer(keyedBy: CodingKeys.self, forKey: key)
    let beneath = try container.decodeIfPresent(Beneath.self, forKey: .underlyingError)
    var storeError: PublicError.StoreError?
    if let beneath, !beneath.domain.hasPrefix("RevenueCat") {
      storeError = .init(code: beneath.code, domain: beneath.domain, message: beneath.localizedDescription)
    }
    return PublicError(
      platform: .ios, code: code, message: message, underlyingErrorMessage: beneath?.localizedDescription ?? "",
      readableErrorCode: try container.decodeIfPresent(String.self, forKey: .readableErrorCode), storeError: storeError,
      backendErrorCode: try container.decodeIfPresent(Int.self, forKey: .backendErrorCode),
      responseStatusCode: try container.decodeIfPresent(Int.self, forKey: .responseStatusCode))
  }
}
