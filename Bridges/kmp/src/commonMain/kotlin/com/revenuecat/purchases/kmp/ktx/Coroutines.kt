package com.revenuecat.purchases.kmp.ktx

import com.revenuecat.purchases.kmp.Models
import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.models.CacheFetchPolicy
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.PurchasesException
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.jsonPrimitive
import org.redemptionkit.json

/**
 * What a log-in gives.
 *
 * @property customerInfo the customer after it.
 * @property created whether the service had not met the user.
 */
public data class SuccessfulLogin(val customerInfo: CustomerInfo, val created: Boolean)

/** Names the user. @throws PurchasesException when it fails. */
public suspend fun Purchases.awaitLogIn(newAppUserID: String): SuccessfulLogin {
    val answer = awaiting { it.call("logIn", listOf(json(newAppUserID))) } as JsonObject
    return SuccessfulLogin(Models.customerInfo(answer.getValue("customerInfo")), answer.getValue("created").jsonPrimitive.boolean)
}

/** Forgets the user. @throws PurchasesException when it fails, as it does for an anonymous user. */
public suspend fun Purchases.awaitLogOut(): CustomerInfo = Models.customerInfo(awaiting { it.call("logOut") })

/** What the user has. @throws PurchasesException when it cannot be told. */
public suspend fun Purchases.awaitCustomerInfo(fetchPolicy: CacheFetchPolicy = CacheFetchPolicy.default()): CustomerInfo =
    Models.customerInfo(awaiting { customerInfo(it, fetchPolicy) })

/** Restores purchases. @throws PurchasesException when it fails. */
public suspend fun Purchases.awaitRestore(): CustomerInfo = Models.customerInfo(awaiting { it.call("restorePurchases") })
