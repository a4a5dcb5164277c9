package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption
import kotlin.coroutines.resume
import kotlin.coroutines.suspendCoroutine

/**
 * Redeems a web purchase and suspends until the result is there.
 *
 * purchases-kmp 3.5 has the listener form alone. An app that likes to suspend writes these lines itself.
 */
public suspend fun Purchases.awaitRedeemWebPurchase(webPurchaseRedemption: WebPurchaseRedemption): RedeemWebPurchaseListener.Result =
    suspendCoroutine { continuation -> redeemWebPurchase(webPurchaseRedemption) { continuation.resume(it) } }
