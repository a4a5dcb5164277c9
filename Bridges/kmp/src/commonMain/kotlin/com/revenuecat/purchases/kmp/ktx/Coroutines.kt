package com.revenuecat.purchases.kmp.ktx

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.models.CacheFetchPolicy
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.PurchasesException
import kotlin.coroutines.resume
import kotlin.coroutines.resumeWithException
import kotlin.coroutines.suspendCoroutine

/**
 * What a log-in gives.
 *
 * @property customerInfo the customer after it.
 * @property created whether the service had not met the user.
 */
public data class SuccessfulLogin(val customerInfo: CustomerInfo, val created: Boolean)

/** Names the user. @throws PurchasesException when it fails. */
public suspend fun Purchases.awaitLogIn(newAppUserID: String): SuccessfulLogin = suspendCoroutine { continuation ->
    logIn(
        newAppUserID,
        onError = { continuation.resumeWithException(PurchasesException(it)) },
        onSuccess = { customerInfo, created -> continuation.resume(SuccessfulLogin(customerInfo, created)) },
    )
}

/** Forgets the user. @throws PurchasesException when it fails, as it does for an anonymous user. */
public suspend fun Purchases.awaitLogOut(): CustomerInfo = suspendCoroutine { continuation ->
    logOut(onError = { continuation.resumeWithException(PurchasesException(it)) }, onSuccess = continuation::resume)
}

/** What the user has. @throws PurchasesException when it cannot be told. */
public suspend fun Purchases.awaitCustomerInfo(fetchPolicy: CacheFetchPolicy = CacheFetchPolicy.default()): CustomerInfo =
    suspendCoroutine { continuation ->
        getCustomerInfo(
            fetchPolicy,
            onError = { continuation.resumeWithException(PurchasesException(it)) },
            onSuccess = continuation::resume,
        )
    }

/** Restores purchases. @throws PurchasesException when it fails. */
public suspend fun Purchases.awaitRestore(): CustomerInfo = suspendCoroutine { continuation ->
    restorePurchases(onError = { continuation.resumeWithException(PurchasesException(it)) }, onSuccess = continuation::resume)
}
