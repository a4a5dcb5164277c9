package com.revenuecat.purchases.kmp.models

/**
 * An error of the SDK.
 *
 * @property code which.
 * @property underlyingErrorMessage what lies beneath; null for nothing.
 * @property message the fixed text of the code.
 */
public class PurchasesError internal constructor(
    public val code: PurchasesErrorCode,
    public val underlyingErrorMessage: String?,
    public val message: String,
) {
    override fun toString(): String =
        "PurchasesError(code=$code, underlyingErrorMessage=$underlyingErrorMessage, message='$message')"
}

/** An error of the SDK, thrown. */
public open class PurchasesException(public val error: PurchasesError) : Exception(error.message) {
    /** Which. */
    public val code: PurchasesErrorCode get() = error.code

    /** What lies beneath; null for nothing. */
    public val underlyingErrorMessage: String? get() = error.underlyingErrorMessage
}

/** An error of a purchase, thrown. (purchases-kmp 3.5.1, `models/…/PurchasesTransactionException.kt`) */
public class PurchasesTransactionException(
    purchasesError: PurchasesError,
    /** Whether the user cancelled the purchase. */
    public val userCancelled: Boolean,
) : PurchasesException(purchasesError)

/** The errors of purchases-kmp 3.5 with its numbers, which differ from both native SDKs' in 28, 29, 36 and 37. */
public enum class PurchasesErrorCode(public val code: Int) {
    UnknownError(0),
    PurchaseCancelledError(1),
    StoreProblemError(2),
    PurchaseNotAllowedError(3),
    PurchaseInvalidError(4),
    ProductNotAvailableForPurchaseError(5),
    ProductAlreadyPurchasedError(6),
    ReceiptAlreadyInUseError(7),
    InvalidReceiptError(8),
    MissingReceiptFileError(9),
    NetworkError(10),
    InvalidCredentialsError(11),
    UnexpectedBackendResponseError(12),
    ReceiptInUseByOtherSubscriberError(13),
    InvalidAppUserIdError(14),
    OperationAlreadyInProgressError(15),
    UnknownBackendError(16),
    InvalidAppleSubscriptionKeyError(17),
    IneligibleError(18),
    InsufficientPermissionsError(19),
    PaymentPendingError(20),
    InvalidSubscriberAttributesError(21),
    LogOutWithAnonymousUserError(22),
    ConfigurationError(23),
    UnsupportedError(24),
    EmptySubscriberAttributesError(25),
    ProductDiscountMissingIdentifierError(26),
    CustomerInfoError(28),
    ProductDiscountMissingSubscriptionGroupIdentifierError(29),
    SystemInfoError(30),
    BeginRefundRequestError(31),
    ProductRequestTimedOut(32),
    ApiEndpointBlocked(33),
    InvalidPromotionalOfferError(34),
    OfflineConnectionError(35),
    SignatureVerificationError(36),
    FeatureNotAvailableInCustomEntitlementsComputationMode(37),
    FeatureNotSupportedWithStoreKit1(38),
    InvalidWebPurchaseToken(39),
    PurchaseBelongsToOtherUser(40),
    ExpiredWebPurchaseToken(41),
    TestStoreSimulatedPurchaseError(42),
}
