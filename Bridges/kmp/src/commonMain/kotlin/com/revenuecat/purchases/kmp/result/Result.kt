package com.revenuecat.purchases.kmp.result

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.ktx.SuccessfulLogin
import com.revenuecat.purchases.kmp.ktx.SuccessfulPurchase
import com.revenuecat.purchases.kmp.ktx.awaitCustomerInfo
import com.revenuecat.purchases.kmp.ktx.awaitGetProducts
import com.revenuecat.purchases.kmp.ktx.awaitLogIn
import com.revenuecat.purchases.kmp.ktx.awaitLogOut
import com.revenuecat.purchases.kmp.ktx.awaitOfferings
import com.revenuecat.purchases.kmp.ktx.awaitPurchase
import com.revenuecat.purchases.kmp.ktx.awaitRestore
import com.revenuecat.purchases.kmp.ktx.awaitSyncAttributesAndOfferingsIfNeeded
import com.revenuecat.purchases.kmp.ktx.awaitSyncPurchases
import com.revenuecat.purchases.kmp.ktx.awaitVirtualCurrencies
import com.revenuecat.purchases.kmp.models.CacheFetchPolicy
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.GoogleReplacementMode
import com.revenuecat.purchases.kmp.models.Offerings
import com.revenuecat.purchases.kmp.models.Package
import com.revenuecat.purchases.kmp.models.PurchasesException
import com.revenuecat.purchases.kmp.models.StoreProduct
import com.revenuecat.purchases.kmp.models.VirtualCurrencies

/** The SDK's own error is a failure. What only a test can meet is thrown, such as an SDK that never answers. */
private inline fun <Value> resultOf(call: () -> Value): Result<Value> = try {
    Result.success(call())
} catch (failure: PurchasesException) {
    Result.failure(failure)
}

/** As [awaitLogIn], with its error as a failure. */
public suspend fun Purchases.awaitLogInResult(newAppUserID: String): Result<SuccessfulLogin> = resultOf { awaitLogIn(newAppUserID) }

/** As [awaitLogOut], with its error as a failure. */
public suspend fun Purchases.awaitLogOutResult(): Result<CustomerInfo> = resultOf { awaitLogOut() }

/** As [awaitCustomerInfo], with its error as a failure. */
public suspend fun Purchases.awaitCustomerInfoResult(fetchPolicy: CacheFetchPolicy = CacheFetchPolicy.default()): Result<CustomerInfo> =
    resultOf { awaitCustomerInfo(fetchPolicy) }

/** As [awaitRestore], with its error as a failure. */
public suspend fun Purchases.awaitRestoreResult(): Result<CustomerInfo> = resultOf { awaitRestore() }

/** As [awaitSyncPurchases], with its error as a failure. */
public suspend fun Purchases.awaitSyncPurchasesResult(): Result<CustomerInfo> = resultOf { awaitSyncPurchases() }

/** As [awaitOfferings], with its error as a failure. */
public suspend fun Purchases.awaitOfferingsResult(): Result<Offerings> = resultOf { awaitOfferings() }

/** As [awaitSyncAttributesAndOfferingsIfNeeded], with its error as a failure. */
public suspend fun Purchases.awaitSyncAttributesAndOfferingsIfNeededResult(): Result<Offerings> =
    resultOf { awaitSyncAttributesAndOfferingsIfNeeded() }

/** As [awaitGetProducts], with its error as a failure. */
public suspend fun Purchases.awaitGetProductsResult(productIds: List<String>): Result<List<StoreProduct>> =
    resultOf { awaitGetProducts(productIds) }

/** As [awaitVirtualCurrencies], with its error as a failure. */
public suspend fun Purchases.awaitVirtualCurrenciesResult(): Result<VirtualCurrencies> = resultOf { awaitVirtualCurrencies() }

/** As [awaitPurchase], with its error as a failure. */
public suspend fun Purchases.awaitPurchaseResult(
    packageToPurchase: Package,
    isPersonalizedPrice: Boolean? = null,
    oldProductId: String? = null,
    replacementMode: GoogleReplacementMode = GoogleReplacementMode.WITHOUT_PRORATION,
): Result<SuccessfulPurchase> = resultOf { awaitPurchase(packageToPurchase, isPersonalizedPrice, oldProductId, replacementMode) }

/** As [awaitPurchase], with its error as a failure. */
public suspend fun Purchases.awaitPurchaseResult(
    storeProduct: StoreProduct,
    isPersonalizedPrice: Boolean? = null,
    oldProductId: String? = null,
    replacementMode: GoogleReplacementMode = GoogleReplacementMode.WITHOUT_PRORATION,
): Result<SuccessfulPurchase> = resultOf { awaitPurchase(storeProduct, isPersonalizedPrice, oldProductId, replacementMode) }
