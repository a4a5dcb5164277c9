public import RedemptionCore

/// What an error of RevenueCat's SDKs means, by iOS's case names and numbers.
///
/// The numbers of two meanings differ on Android (``number(on:)``), and KMP has numbers of its own; so a meaning, not a
/// number, is what is kept. Source: purchases-ios 5.86 `ErrorCode.swift`, purchases-android 10.17 and purchases-kmp
/// 3.5.1 `PurchasesErrorCode.kt`. 27 is used by none.
public enum ErrorCode: Int, Hashable, Sendable, CaseIterable {
  case unknownError = 0
  case purchaseCancelledError = 1
  case storeProblemError = 2
  case purchaseNotAllowedError = 3
  case purchaseInvalidError = 4
  case productNotAvailableForPurchaseError = 5
  case productAlreadyPurchasedError = 6
  case receiptAlreadyInUseError = 7
  case invalidReceiptError = 8
  case missingReceiptFileError = 9
  case networkError = 10
  case invalidCredentialsError = 11
  case unexpectedBackendResponseError = 12
  case receiptInUseByOtherSubscriberError = 13
  case invalidAppUserIdError = 14
  case operationAlreadyInProgressForProductError = 15
  case unknownBackendError = 16
  case invalidAppleSubscriptionKeyError = 17
  case ineligibleError = 18
  case insufficientPermissionsError = 19
  case paymentPendingError = 20
  case invalidSubscriberAttributesError = 21
  case logOutAnonymousUserError = 22
  case configurationError = 23
  case unsupportedError = 24
  case emptySubscriberAttributes = 25
  case productDiscountMissingIdentifierError = 26
  case productDiscountMissingSubscriptionGroupIdentifierError = 28
  case customerInfoError = 29
  case systemInfoError = 30
  case beginRefundRequestError = 31
  case productRequestTimedOut = 32
  case apiEndpointBlockedError = 33
  case invalidPromotionalOfferError = 34
  case offlineConnectionError = 35
  case featureNotAvailableInCustomEntitlementsComputationMode = 36
  case signatureVerificationFailed = 37
  case featureNotSupportedWithStoreKit1 = 38
  case invalidWebPurchaseToken = 39
  case purchaseBelongsToOtherUser = 40
  case expiredWebPurchaseToken = 41
  case testStoreSimulatedPurchaseError = 42
}

extension ErrorCode {
  /// The number that a platform's hybrid map carries; nil where Android has no such error.
  ///
  /// Android's 28 and 36 stand for iOS's 29 and 37 (purchases-android 10.17; one numbering is announced for 11).
  public func number(on platform: Platform) -> Int? {
    switch (platform.system, self) {
    case (.ios, _): rawValue
    case (.android, .customerInfoError): 28
    case (.android, .signatureVerificationFailed): 36
    case (.android, _): ErrorCode.missingOnAndroid.contains(self) ? nil : rawValue
    }
  }

  /// The meaning of a number in a platform's hybrid map; nil for one that this table does not know.
  public init?(number: Int, on platform: Platform) {
    switch (platform.system, number) {
    case (.android, 28): self = .customerInfoError
    case (.android, 36): self = .signatureVerificationFailed
    default: self.init(rawValue: number)
    }
  }

  /// The meaning of a code as text, which is a platform's number or a constant of Kotlin; nil for one that this table
  /// does not know.
  init?(sdkCode text: String, on platform: Platform) {
    guard let number = Int(text) else {
      self.init(constantName: text)
      return
    }
    self.init(number: number, on: platform)
  }

  private static let missingOnAndroid: Set<ErrorCode> = [
    .receiptInUseByOtherSubscriberError, .productDiscountMissingIdentifierError,
    .productDiscountMissingSubscriptionGroupIdentifierError, .systemInfoError, .beginRefundRequestError,
    .productRequestTimedOut, .apiEndpointBlockedError, .invalidPromotionalOfferError, .offlineConnectionError,
    .featureNotAvailableInCustomEntitlementsComputationMode, .featureNotSupportedWithStoreKit1,
    .invalidWebPurchaseToken, .purchaseBelongsToOtherUser, .expiredWebPurchaseToken,
  ]
}
