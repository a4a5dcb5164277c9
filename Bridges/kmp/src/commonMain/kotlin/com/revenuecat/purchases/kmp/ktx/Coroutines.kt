package com.revenuecat.purchases.kmp.ktx

import com.revenuecat.purchases.kmp.Models
import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.models.BillingFeature
import com.revenuecat.purchases.kmp.models.CacheFetchPolicy
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.GoogleReplacementMode
import com.revenuecat.purchases.kmp.models.Offerings
import com.revenuecat.purchases.kmp.models.Package
import com.revenuecat.purchases.kmp.models.PurchasesException
import com.revenuecat.purchases.kmp.models.PurchasesTransactionException
import com.revenuecat.purchases.kmp.models.StoreProduct
import com.revenuecat.purchases.kmp.models.StoreTransaction
import com.revenuecat.purchases.kmp.models.Storefront
import com.revenuecat.purchases.kmp.models.VirtualCurrencies
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.jsonPrimitive
import org.redemptionkit.UnreadableReply
import org.redemptionkit.json

/**
 * The result of a purchase. None happen here.
 *
 * @property storeTransaction the store's transaction.
 * @property customerInfo the customer after it.
 */
public class SuccessfulPurchase(public val storeTransaction: StoreTransaction, public val customerInfo: CustomerInfo)

/**
 * What a log-in gives.
 *
 * @property customerInfo the customer after it.
 * @property created whether the service had not met the user.
 */
public class SuccessfulLogin(public val customerInfo: CustomerInfo, public val created: Boolean)

/** Names the user. @throws PurchasesException when it fails. */
public suspend fun Purchases.awaitLogIn(newAppUserID: String): SuccessfulLogin {
    val answer = awaiting { it.call("logIn", listOf(json(newAppUserID))) } as JsonObject
    return SuccessfulLogin(Models.customerInfo(answer.getValue("customerInfo")), answer.getValue("created").jsonPrimitive.boolean)
}

/** Forgets the user. @throws PurchasesException when it fails, as it does for an anonymous user. */
public suspend fun Purchases.awaitLogOut(): CustomerInfo = Models.customerInfo(awaiting { it.call("logOut") })

/** Returns the customer info. @throws PurchasesException if it is not available. */
public suspend fun Purchases.awaitCustomerInfo(fetchPolicy: CacheFetchPolicy = CacheFetchPolicy.default()): CustomerInfo =
    Models.customerInfo(awaiting { customerInfo(it, fetchPolicy) })

/** Restores purchases. @throws PurchasesException when it fails. */
public suspend fun Purchases.awaitRestore(): CustomerInfo = Models.customerInfo(awaiting { it.call("restorePurchases") })

/** Sends the store's purchases, of which there are none here. @throws PurchasesException when it fails. */
public suspend fun Purchases.awaitSyncPurchases(): CustomerInfo = Models.customerInfo(awaiting { it.call("syncPurchases") })

/** Returns the offerings, of which there are none here. @throws PurchasesException when it fails. */
public suspend fun Purchases.awaitOfferings(): Offerings {
    awaiting { it.call("getOfferings") }
    return Offerings(emptyMap(), null)
}

/** Sends the attributes and returns the offerings, of which there are none here. @throws PurchasesException when it fails. */
public suspend fun Purchases.awaitSyncAttributesAndOfferingsIfNeeded(): Offerings {
    awaiting { it.call("syncAttributesAndOfferingsIfNeeded") }
    return Offerings(emptyMap(), null)
}

/** Returns the products of the store, of which there are none here. @throws PurchasesException when it fails. */
public suspend fun Purchases.awaitGetProducts(productIds: List<String>): List<StoreProduct> {
    awaiting { it.call("getProducts", listOf(JsonArray(productIds.map(::json)))) }
    return emptyList()
}

/** Returns the country of the store; null if the phone has none. */
public suspend fun Purchases.awaitStorefront(): Storefront? = try {
    Models.storefront(awaiting { it.call("getStorefront") })
} catch (_: PurchasesException) {
    null
}

/** Returns the balances, of which there are none here. @throws PurchasesException when it fails. */
public suspend fun Purchases.awaitVirtualCurrencies(): VirtualCurrencies {
    awaiting { it.call("getVirtualCurrencies") }
    return VirtualCurrencies(emptyMap())
}

/** Returns whether the phone can pay. Needs no configuration. */
public suspend fun Purchases.Companion.awaitCanMakePayments(features: List<BillingFeature> = listOf()): Boolean =
    canMakePayments(features)

/** Buys from the store, which does not exist here. @throws PurchasesTransactionException always. */
public suspend fun Purchases.awaitPurchase(
    packageToPurchase: Package,
    isPersonalizedPrice: Boolean? = null,
    oldProductId: String? = null,
    replacementMode: GoogleReplacementMode = GoogleReplacementMode.WITHOUT_PRORATION,
): SuccessfulPurchase = awaitPurchase(packageToPurchase.storeProduct, isPersonalizedPrice, oldProductId, replacementMode)

/** Buys from the store, which does not exist here. @throws PurchasesTransactionException always. */
@Suppress("UNUSED_PARAMETER")
public suspend fun Purchases.awaitPurchase(
    storeProduct: StoreProduct,
    isPersonalizedPrice: Boolean? = null,
    oldProductId: String? = null,
    replacementMode: GoogleReplacementMode = GoogleReplacementMode.WITHOUT_PRORATION,
): SuccessfulPurchase = try {
    awaiting { it.call("purchase", listOf(json(storeProduct.id))) }
    throw UnreadableReply("purchase", "a purchase in a store, which is not simulated")
} catch (failure: PurchasesException) {
    throw PurchasesTransactionException(failure.error, userCancelled = false)
}
