package com.revenuecat.purchases.kmp.models

/**
 * A web purchase that can be redeemed.
 *
 * @property redemptionUrl the whole link, as the app was opened with it.
 */
public class WebPurchaseRedemption(public val redemptionUrl: String)

/** Hears how a redemption ended. */
public fun interface RedeemWebPurchaseListener {
    /** How a redemption ended. */
    public sealed class Result {
        /** The purchase is the user's. */
        public data class Success(val customerInfo: CustomerInfo) : Result()

        /** It failed. */
        public data class Error(val error: PurchasesError) : Result()

        /** The link's token is none. */
        public object InvalidToken : Result()

        /** The link was too old or already used. [obfuscatedEmail] is where a new one was sent; empty if there is no address. */
        public data class Expired(val obfuscatedEmail: String) : Result()

        /** Another user keeps the purchase. */
        public object PurchaseBelongsToOtherUser : Result()

        /** Whether the purchase is the user's now. */
        public val isSuccess: Boolean get() = this is Success
    }

    /** The redemption has ended. */
    public fun handleResult(result: Result)
}
