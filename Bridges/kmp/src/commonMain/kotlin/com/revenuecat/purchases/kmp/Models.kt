package com.revenuecat.purchases.kmp

import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.EntitlementInfo
import com.revenuecat.purchases.kmp.models.EntitlementInfos
import com.revenuecat.purchases.kmp.models.OwnershipType
import com.revenuecat.purchases.kmp.models.PeriodType
import com.revenuecat.purchases.kmp.models.Price
import com.revenuecat.purchases.kmp.models.PurchasesError
import com.revenuecat.purchases.kmp.models.PurchasesErrorCode
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener.Result
import com.revenuecat.purchases.kmp.models.Store
import com.revenuecat.purchases.kmp.models.Storefront
import com.revenuecat.purchases.kmp.models.SubscriptionInfo
import com.revenuecat.purchases.kmp.models.Transaction
import com.revenuecat.purchases.kmp.models.VerificationResult
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import org.redemptionkit.UnreadableReply
import org.redemptionkit.generated.RevenueCatKmpCustomerInfo
import org.redemptionkit.generated.RevenueCatKmpEntitlement
import org.redemptionkit.generated.RevenueCatKmpError
import org.redemptionkit.generated.RevenueCatKmpErrorDetails
import org.redemptionkit.generated.RevenueCatKmpExpired
import org.redemptionkit.generated.RevenueCatKmpInvalidToken
import org.redemptionkit.generated.RevenueCatKmpPurchaseBelongsToOtherUser
import org.redemptionkit.generated.RevenueCatKmpReply
import org.redemptionkit.generated.RevenueCatKmpSubscription
import org.redemptionkit.generated.RevenueCatKmpSuccess
import org.redemptionkit.generated.UnexpectedJson
import org.redemptionkit.reading

/** What the server tells, as the SDK's own models. */
internal object Models {
    fun redemptionResult(json: JsonElement): Result =
        when (val reply = reading("redeemWebPurchase", json) { RevenueCatKmpReply.fromJson(it) }) {
            is RevenueCatKmpSuccess -> Result.Success(customerInfo(reply.customerInfo))
            is RevenueCatKmpError -> Result.Error(error(reply.error))
            is RevenueCatKmpInvalidToken -> Result.InvalidToken
            is RevenueCatKmpPurchaseBelongsToOtherUser -> Result.PurchaseBelongsToOtherUser
            is RevenueCatKmpExpired -> Result.Expired(reply.obfuscatedEmail)
            // A sealed class of the SDK has no room for a sixth result.
            is RevenueCatKmpReply.Unknown -> throw UnreadableReply("redeemWebPurchase", "the result ${reply.type}")
        }

    fun customerInfo(json: JsonElement): CustomerInfo =
        customerInfo(reading("customer info", json) { RevenueCatKmpCustomerInfo.fromJson(it) })

    /** The store's country; null for none. */
    fun storefront(json: JsonElement): Storefront? =
        ((json as? JsonObject)?.get("countryCode") as? JsonPrimitive)?.contentOrNull?.let(::Storefront)

    /** The error that a channel's details hold; null where they hold none of the SDK's. */
    fun errorOrNull(details: JsonObject): PurchasesError? = try {
        error(RevenueCatKmpErrorDetails.fromJson(details))
    } catch (_: UnexpectedJson) {
        null
    }

    private fun error(error: RevenueCatKmpErrorDetails): PurchasesError = PurchasesError(
        // An enum of the SDK has no room for another code.
        code = PurchasesErrorCode.entries.firstOrNull { it.name == error.code }
            ?: throw UnreadableReply(null, "the error code ${error.code}, which purchases-kmp does not have"),
        underlyingErrorMessage = error.underlyingErrorMessage,
    )

    private fun customerInfo(info: RevenueCatKmpCustomerInfo) = CustomerInfo(
        activeSubscriptions = info.activeSubscriptions.toSet(),
        allExpirationDateMillis = info.allExpirationDateMillis,
        allPurchaseDateMillis = info.allPurchaseDateMillis,
        allPurchasedProductIdentifiers = info.allPurchasedProductIdentifiers.toSet(),
        entitlements = EntitlementInfos(
            all = info.entitlements.all.mapValues { entitlement(it.value) },
            verification = word(info.entitlements.verification.wire, VerificationResult.NOT_REQUESTED),
        ),
        firstSeenMillis = info.firstSeenMillis,
        latestExpirationDateMillis = info.latestExpirationDateMillis,
        managementUrlString = info.managementUrlString,
        nonSubscriptionTransactions = info.nonSubscriptionTransactions.map {
            Transaction(it.transactionIdentifier, it.productIdentifier, it.purchaseDateMillis)
        },
        originalAppUserId = info.originalAppUserId,
        originalApplicationVersion = null,
        originalPurchaseDateMillis = info.originalPurchaseDateMillis,
        requestDateMillis = info.requestDateMillis,
        subscriptionsByProductIdentifier = info.subscriptionsByProductIdentifier.mapValues { subscription(it.value) },
    )

    private fun entitlement(told: RevenueCatKmpEntitlement) = EntitlementInfo(
        identifier = told.identifier,
        isActive = told.isActive,
        willRenew = told.willRenew,
        periodType = word(told.periodType.wire, PeriodType.NORMAL),
        latestPurchaseDateMillis = told.latestPurchaseDateMillis,
        originalPurchaseDateMillis = told.originalPurchaseDateMillis,
        expirationDateMillis = told.expirationDateMillis,
        store = word(told.store.wire, Store.UNKNOWN_STORE),
        productIdentifier = told.productIdentifier,
        productPlanIdentifier = told.productPlanIdentifier,
        isSandbox = told.isSandbox,
        unsubscribeDetectedAtMillis = told.unsubscribeDetectedAtMillis,
        billingIssueDetectedAtMillis = told.billingIssueDetectedAtMillis,
        ownershipType = word(told.ownershipType.wire, OwnershipType.UNKNOWN),
        verification = word(told.verification.wire, VerificationResult.NOT_REQUESTED),
    )

    private fun subscription(told: RevenueCatKmpSubscription) = SubscriptionInfo(
        productIdentifier = told.productIdentifier,
        purchaseDateMillis = told.purchaseDateMillis,
        originalPurchaseDateMillis = told.originalPurchaseDateMillis,
        expiresDateMillis = told.expiresDateMillis,
        store = word(told.store.wire, Store.UNKNOWN_STORE),
        isSandbox = told.isSandbox,
        unsubscribeDetectedAtMillis = told.unsubscribeDetectedAtMillis,
        billingIssuesDetectedAtMillis = told.billingIssuesDetectedAtMillis,
        gracePeriodExpiresDateMillis = told.gracePeriodExpiresDateMillis,
        ownershipType = word(told.ownershipType.wire, OwnershipType.UNKNOWN),
        periodType = word(told.periodType.wire, PeriodType.NORMAL),
        refundedAtMillis = told.refundedAtMillis,
        storeTransactionId = told.storeTransactionId,
        autoResumeDateMillis = told.autoResumeDateMillis,
        price = told.price?.let { Price(it.formatted, it.amountMicros, it.currencyCode) },
        productPlanIdentifier = told.productPlanIdentifier,
        managementUrlString = told.managementUrlString,
        displayName = told.displayName,
        isActive = told.isActive,
        willRenew = told.willRenew,
    )

    /** The SDK's own word, and its word for what it does not know. */
    private inline fun <reified Word : Enum<Word>> word(wire: String, otherwise: Word): Word =
        enumValues<Word>().firstOrNull { it.name == wire } ?: otherwise
}
