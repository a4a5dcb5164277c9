extension ErrorCode {
  /// `readableErrorCode` on iOS; 40 keeps the name from before it was renamed (purchases-ios 5.13.0).
  public var readableName: String { names.readable }

  /// The constant of Android's and KMP's `PurchasesErrorCode`; Android has no constant for some of them, see
  /// ``number(on:)``.
  public var constantName: String { names.constant }

  /// The meaning of a constant of Android or KMP; nil for one that this table does not know.
  public init?(constantName: String) {
    guard let code = ErrorCode.byConstantName[constantName] else { return nil }
    self = code
  }

  private static let byConstantName = Dictionary(
    allCases.map { ($0.constantName, $0) }, uniquingKeysWith: { first, _ in first })

  private var names: (readable: String, constant: String) {
    switch self {
    case .unknownError: ("UNKNOWN", "UnknownError")
    case .purchaseCancelledError: ("PURCHASE_CANCELLED", "PurchaseCancelledError")
    case .storeProblemError: ("STORE_PROBLEM", "StoreProblemError")
    case .purchaseNotAllowedError: ("PURCHASE_NOT_ALLOWED", "PurchaseNotAllowedError")
    case .purchaseInvalidError: ("PURCHASE_INVALID", "PurchaseInvalidError")
    case .productNotAvailableForPurchaseError:
      ("PRODUCT_NOT_AVAILABLE_FOR_PURCHASE", "ProductNotAvailableForPurchaseError")
    case .productAlreadyPurchasedError: ("PRODUCT_ALREADY_PURCHASED", "ProductAlreadyPurchasedError")
    case .receiptAlreadyInUseError: ("RECEIPT_ALREADY_IN_USE", "ReceiptAlreadyInUseError")
    case .invalidReceiptError: ("INVALID_RECEIPT", "InvalidReceiptError")
    case .missingReceiptFileError: ("MISSING_RECEIPT_FILE", "MissingReceiptFileError")
    case .networkError: ("NETWORK_ERROR", "NetworkError")
    case .invalidCredentialsError: ("INVALID_CREDENTIALS", "InvalidCredentialsError")
    case .unexpectedBackendResponseError: ("UNEXPECTED_BACKEND_RESPONSE_ERROR", "UnexpectedBackendResponseError")
    case .receiptInUseByOtherSubscriberError:
      ("RECEIPT_IN_USE_BY_OTHER_SUBSCRIBER", "ReceiptInUseByOtherSubscriberError")
    case .invalidAppUserIdError: ("INVALID_APP_USER_ID", "InvalidAppUserIdError")
    case .operationAlreadyInProgressForProductError:
      ("OPERATION_ALREADY_IN_PROGRESS_FOR_PRODUCT_ERROR", "OperationAlreadyInProgressError")
    case .unknownBackendError: ("UNKNOWN_BACKEND_ERROR", "UnknownBackendError")
    case .invalidAppleSubscriptionKeyError: ("INVALID_APPLE_SUBSCRIPTION_KEY", "InvalidAppleSubscriptionKeyError")
    case .ineligibleError: ("INELIGIBLE_ERROR", "IneligibleError")
    case .insufficientPermissionsError: ("INSUFFICIENT_PERMISSIONS_ERROR", "InsufficientPermissionsError")
    case .paymentPendingError: ("PAYMENT_PENDING_ERROR", "PaymentPendingError")
    case .invalidSubscriberAttributesError: ("INVALID_SUBSCRIBER_ATTRIBUTES", "InvalidSubscriberAttributesError")
    case .logOutAnonymousUserError: ("LOGOUT_CALLED_WITH_ANONYMOUS_USER", "LogOutWithAnonymousUserError")
    case .configurationError: ("CONFIGURATION_ERROR", "ConfigurationError")
    case .unsupportedError: ("UNSUPPORTED_ERROR", "UnsupportedError")
    case .emptySubscriberAttributes: ("EMPTY_SUBSCRIBER_ATTRIBUTES", "EmptySubscriberAttributesError")
    case .productDiscountMissingIdentifierError:
      ("PRODUCT_DISCOUNT_MISSING_IDENTIFIER_ERROR", "ProductDiscountMissingIdentifierError")
    case .productDiscountMissingSubscriptionGroupIdentifierError:
      (
        "PRODUCT_DISCOUNT_MISSING_SUBSCRIPTION_GROUP_IDENTIFIER_ERROR",
        "ProductDiscountMissingSubscriptionGroupIdentifierError"
      )
    case .customerInfoError: ("CUSTOMER_INFO_ERROR", "CustomerInfoError")
    case .systemInfoError: ("SYSTEM_INFO_ERROR", "SystemInfoError")
    case .beginRefundRequestError: ("BEGIN_REFUND_REQUEST_ERROR", "BeginRefundRequestError")
    case .productRequestTimedOut: ("PRODUCT_REQUEST_TIMED_OUT_ERROR", "ProductRequestTimedOut")
    case .apiEndpointBlockedError: ("API_ENDPOINT_BLOCKED_ERROR", "ApiEndpointBlocked")
    case .invalidPromotionalOfferError: ("INVALID_PROMOTIONAL_OFFER_ERROR", "InvalidPromotionalOfferError")
    case .offlineConnectionError: ("OFFLINE_CONNECTION_ERROR", "OfflineConnectionError")
    case .featureNotAvailableInCustomEntitlementsComputationMode:
      (
        "FEATURE_NOT_AVAILABLE_IN_CUSTOM_ENTITLEMENTS_COMPUTATION_MODE_ERROR",
        "FeatureNotAvailableInCustomEntitlementsComputationMode"
      )
    case .signatureVerificationFailed: ("SIGNATURE_VERIFICATION_FAILED", "SignatureVerificationError")
    case .featureNotSupportedWithStoreKit1: ("FEATURE_NOT_SUPPORTED_WITH_STOREKIT1", "FeatureNotSupportedWithStoreKit1")
    case .invalidWebPurchaseToken: ("INVALID_WEB_PURCHASE_TOKEN", "InvalidWebPurchaseToken")
    case .purchaseBelongsToOtherUser: ("ALREADY_REDEEMED_WEB_PURCHASE_TOKEN", "PurchaseBelongsToOtherUser")
    case .expiredWebPurchaseToken: ("EXPIRED_WEB_PURCHASE_TOKEN", "ExpiredWebPurchaseToken")
    case .testStoreSimulatedPurchaseError: ("TEST_STORE_SIMULATED_PURCHASE_ERROR", "TestStoreSimulatedPurchaseError")
    }
  }
}
