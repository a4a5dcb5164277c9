public import RedemptionCore

extension ErrorCode {
  /// The SDK's fixed text of an error; empty where no source tells it. Never match on it: texts change between
  /// versions.
  ///
  /// Source: purchases-ios `ErrorCode.swift`, purchases-android `PurchasesErrorCode.kt`; no call of a channel comes to
  /// the codes without a text here. KMP has Android's texts, and iOS's for codes that Android lacks and for the unknown error.
  public func text(on platform: Platform) -> String {
    (platform == .android ? androidText : nil) ?? iosText
  }

  /// KMP's fixed text; the same on both platforms (purchases-kmp 3.5.1, generated `PurchasesErrorCode.kt`).
  var kmpText: String { self == .unknownError ? iosText : androidText ?? iosText }

  private var iosText: String {
    switch self {
    case .unknownError: "Unknown error."
    case .storeProblemError: "There was a problem with the App Store."
    case .purchaseInvalidError: "One or more of the arguments provided are invalid."
    case .productNotAvailableForPurchaseError: "The product is not available for purchase."
    case .productAlreadyPurchasedError: "This product is already active for the user."
    case .receiptAlreadyInUseError: "There is already another active subscriber using the same receipt."
    case .invalidReceiptError: "The receipt is not valid."
    case .networkError: "A network error has occurred."
    case .invalidCredentialsError: "There was a credentials issue. Check the underlying error for more details."
    case .unexpectedBackendResponseError: "Received malformed response from the backend."
    case .invalidAppUserIdError: "The app user ID is not valid."
    case .operationAlreadyInProgressForProductError: "The operation is already in progress for this product."
    case .unknownBackendError: "There was an unknown backend error."
    case .invalidAppleSubscriptionKeyError:
      "Apple In-App Purchase Key is invalid or not present. You must configure an In-App Purchase Key.\n"
        + "Please see https://rev.cat/in-app-purchase-key-configuration for more info."
    case .ineligibleError: "The User is ineligible for that action."
    case .insufficientPermissionsError: "App does not have sufficient permissions to make purchases."
    case .paymentPendingError: "The payment is pending."
    case .invalidSubscriberAttributesError: "One or more of the attributes sent could not be saved."
    case .logOutAnonymousUserError: "LogOut was called but the current user is anonymous."
    case .configurationError:
      "There is an issue with your configuration. Check the underlying error for more details.\n"
        + "More information: https://rev.cat/sdk-troubleshooting"
    case .unsupportedError:
      "There was a problem with the operation. Looks like we don't support that yet. "
        + "Check the underlying error for more details."
    case .customerInfoError: "There was a problem related to the customer info."
    case .beginRefundRequestError: "Error when trying to begin refund request."
    case .apiEndpointBlockedError:
      "Requests to RevenueCat are being blocked. See: https://rev.cat/dnsBlocking for more info."
    case .offlineConnectionError:
      "Error performing request because the internet connection appears to be offline."
    case .signatureVerificationFailed:
      "Request failed signature verification. Please see https://rev.cat/trusted-entitlements for more info."
    case .invalidWebPurchaseToken: "The link you provided does not contain a valid purchase token."
    case .purchaseBelongsToOtherUser: "The web purchase already belongs to another user."
    case .expiredWebPurchaseToken:
      "The link you provided has expired. A new one will be sent to the email used to make the purchase."
    case .testStoreSimulatedPurchaseError: "Purchase failure simulated successfully in Test Store."
    default: ""
    }
  }

  /// Android's own wording where it differs from iOS's.
  private var androidText: String? {
    switch self {
    case .unknownError: "Unknown error. Check the underlying error for more details."
    case .storeProblemError: "There was a problem with the store."
    case .networkError: "Error performing request."
    case .unexpectedBackendResponseError: "Received unexpected response from the backend."
    case .operationAlreadyInProgressForProductError: "The operation is already in progress."
    case .invalidAppleSubscriptionKeyError:
      "Apple Subscription Key is invalid or not present. In order to provide subscription offers, you must first generate "
        + "a subscription key. Please see https://docs.revenuecat.com/docs/ios-subscription-offers for more info."
    case .logOutAnonymousUserError: "Called logOut but the current user is anonymous."
    case .configurationError:
      "There is an issue with your configuration. Check the underlying error for more details."
    default: nil
    }
  }
}
