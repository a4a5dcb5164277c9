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
    case backendErrorCode = "rc_backend_error_code"
    case responseStatusCode = "rc_response_status_code"
    case underlyingError = "NSUnderlyingError"
    case rootError = "rc_root_error"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    for (key, value) in members { try container.encode(value, forKey: key) }
  }

  /// The user info of an error that a call fails with (purchases-ios 5.86 `PurchasesError.asPublicError`).
  var json: JSONValue {
    .object(Dictionary(members.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first }))
  }

  private var members: [(key: CodingKeys, value: JSONValue)] {
    var members: [(key: CodingKeys, value: JSONValue)] = [(.description, .string(error.message))]
    if let name = error.readableErrorCode { members.append((.deprecatedReadableErrorCode, .string(name))) }
    if let code = error.backendErrorCode { members.append((.backendErrorCode, .integer(Int64(code)))) }
    if let status = error.responseStatusCode { members.append((.responseStatusCode, .integer(Int64(status)))) }
    if let beneath { members.append((.underlyingError, beneath.json)) }
    if error.rules.has(.rootError) { members.append((.rootError, root.json)) }
    return members
  }

  /// The error beneath: of URL loading, the service's own, or of the customer that could not be read.
  private var beneath: Beneath? {
    if error.storeError == .wrongFormat, let code = ErrorCode.customerInfoError.number(on: .ios) {
      return Beneath(
        code: code, domain: NativeErrorReply.domain, localizedDescription: error.underlyingErrorMessage)
    }
    if let store = error.storeError { return Beneath(store) }
    guard !error.underlyingErrorMessage.isEmpty else { return nil }
    let number = error.backendErrorCode ?? BackendCode.noNumber
    let isKnown =
      number == BackendCode.noBody
      || error.rules.knows(number, on: .ios) && BackendCode(number: number).error(on: .ios) != nil
    return Beneath(
      code: isKnown ? number : BackendCode.noNumber, domain: NativeErrorReply.backendDomain,
      localizedDescription: error.underlyingErrorMessage)
  }

  /// The innermost error, which every public error names (`PurchasesError.asPublicError`).
  var root: Beneath {
    error.storeError.map(Beneath.init) ?? beneath
      ?? Beneath(code: error.code, domain: NativeErrorReply.domain, localizedDescription: error.message)
  }

  struct Beneath: Codable {
    let code: Int
    let domain: String
    let localizedDescription: String

    init(code: Int, domain: String, localizedDescription: String) {
      (self.code, self.domain, self.localizedDescription) = (code, domain, localizedDescription)
    }

    var json: JSONValue {
      [
        "code": .integer(Int64(code)), "domain": .string(domain), "localizedDescription": .string(localizedDescription),
      ]
    }

    init(_ error: PublicError.StoreError) {
      self.init(code: error.code, domain: error.domain, localizedDescription: error.message)
    }
  }

  static func read<Key>(_ parent: KeyedDecodingContainer<Key>, forKey key: Key, code: Int, message: String) throws
    -> PublicError
  {
    let container = try parent.nestedContainer(keyedBy: CodingKeys.self, forKey: key)
    let beneath = try container.decodeIfPresent(Beneath.self, forKey: .underlyingError)
    var storeError: PublicError.StoreError?
    if let beneath, !beneath.domain.hasPrefix("RevenueCat") {
      storeError = .init(code: beneath.code, domain: beneath.domain, message: beneath.localizedDescription)
    } else if let root = try container.decodeIfPresent(Beneath.self, forKey: .rootError),
      !root.domain.hasPrefix("RevenueCat")
    {
      storeError = .init(code: root.code, domain: root.domain, message: root.localizedDescription)
    }
    return PublicError(
      platform: .ios, code: code, message: message, underlyingErrorMessage: beneath?.localizedDescription ?? "",
      readableErrorCode: try container.decodeIfPresent(String.self, forKey: .deprecatedReadableErrorCode),
      storeError: storeError,
      backendErrorCode: try container.decodeIfPresent(Int.self, forKey: .backendErrorCode),
      responseStatusCode: try container.decodeIfPresent(Int.self, forKey: .responseStatusCode))
  }
}
