package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption

/**
 * Redeems a web purchase and suspends until the result is there.
 *
 * purchases-kmp 3.5 has the listener form alone. This one never waits for ever: where a real SDK stays silent it throws.
 *
 * @throws ChannelSilent if the real SDK never calls back.
 */
public suspend fun Purchases.awaitRedeemWebPurchase(webPurchaseRedemption: WebPurchaseRedemption): RedeemWebPurchaseListener.Result =
    redeemAndAwait(webPurchaseRedemption)
