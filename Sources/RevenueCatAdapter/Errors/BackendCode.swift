import RedemptionCore

/// A number in the body of RevenueCat's refusals, and the SDK's error that it becomes on each platform.
///
/// Source: purchases-ios 5.86 `BackendErrorCode.swift`, purchases-android 10.17 `common/errors.kt`.
struct BackendCode: Hashable, Sendable {
  /// As in the body's `code`.
  let number: Int

  /// The number that says: no such app user id.
  static let invalidUser = 7256
  /// The number that says: no such redemption token.
  static let invalidToken = 7849
  /// The number that says: another user's purchase.
  static let belongsToOtherUser = 7852
  /// The number that says: the token is too old.
  static let expiredToken = 7853

  /// Ours: what the service says with the three numbers of a redemption.
  static let texts = [
    invalidToken: "The token is not valid.", belongsToOtherUser: "The purchase belongs to another user.",
    expiredToken: "The link has expired.",
  ]

  /// iOS's number for an answer whose body it could not read (`BackendErrorCode.unknownError`).
  static let noBody = 0
  /// iOS's number for a body without a number, or with one that it does not know (`unknownBackendError`).
  static let noNumber = -1

  /// The number as the service sent it; nil for the two that stand for none.
  static func told(_ number: Int) -> Int? { number == noBody || number == noNumber ? nil : number }

  /// The SDK's error; nil for a number that the platform's SDK does not know, which becomes its unknown backend error.
  func error(on platform: Platform) -> ErrorCode? {
    guard let row = BackendCode.table[number] else { return nil }
    return platform == .ios ? row.ios : row.android
  }

  /// The one number that becomes an error on a platform; nil where none does or several do.
  static func onlyOne(becoming error: ErrorCode, on platform: Platform) -> Int? {
    (platform == .ios ? iosReverse : androidReverse)[error] ?? nil
  }

  private typealias Row = (ios: ErrorCode?, android: ErrorCode?)
  private static let iosReverse = reverse { $0.ios }
  private static let androidReverse = reverse { $0.android }

  private static func reverse(_ column: (Row) -> ErrorCode?) -> [ErrorCode: Int?] {
    var numbers: [ErrorCode: Int?] = [:]
    for (number, row) in table {
      guard let error = column(row) else { continue }
      numbers[error] = .some(numbers[error] == nil ? number : nil)
    }
    return numbers
  }

  private static let table: [Int: Row] = [
    7000: (.configurationError, .configurationError),
    7101: (.storeProblemError, .storeProblemError),
    7102: (.receiptAlreadyInUseError, .receiptAlreadyInUseError),
    7103: (.invalidReceiptError, .invalidReceiptError),
    7104: (.invalidCredentialsError, .unexpectedBackendResponseError),
    7105: (.purchaseInvalidError, .purchaseInvalidError),
    7106: (.purchaseInvalidError, .purchaseInvalidError),
    7107: (.unknownBackendError, .invalidCredentialsError),
    7110: (.unknownBackendError, .unexpectedBackendResponseError),
    7220: (.invalidAppUserIdError, .invalidAppUserIdError),
    7224: (.invalidCredentialsError, .invalidCredentialsError),
    7225: (.invalidCredentialsError, .invalidCredentialsError),
    7226: (.unknownBackendError, .unexpectedBackendResponseError),
    7229: (.unknownBackendError, .storeProblemError),
    7230: (.unknownBackendError, .configurationError),
    7231: (.unknownBackendError, .storeProblemError),
    7232: (.ineligibleError, .ineligibleError),
    7234: (.invalidAppleSubscriptionKeyError, .unexpectedBackendResponseError),
    7255: (.configurationError, .configurationError),
    invalidUser: (.invalidAppUserIdError, .invalidAppUserIdError),
    7259: (.unknownBackendError, nil),
    7263: (.invalidSubscriberAttributesError, .invalidSubscriberAttributesError),
    7264: (.invalidSubscriberAttributesError, .invalidSubscriberAttributesError),
    7629: (.operationAlreadyInProgressForProductError, .operationAlreadyInProgressForProductError),
    7638: (.operationAlreadyInProgressForProductError, .operationAlreadyInProgressForProductError),
    7651: (nil, .paymentPendingError),
    7662: (nil, .unsupportedError),
    7712: (.invalidReceiptError, nil),
    invalidToken: (.invalidWebPurchaseToken, .purchaseInvalidError),
    belongsToOtherUser: (.purchaseBelongsToOtherUser, .productAlreadyPurchasedError),
    expiredToken: (.expiredWebPurchaseToken, .purchaseInvalidError),
    7981: (.invalidCredentialsError, nil),
    8077: (.configurationError, nil),
  ]
}
