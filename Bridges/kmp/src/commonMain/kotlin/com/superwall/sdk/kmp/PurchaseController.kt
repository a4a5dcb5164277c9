package com.superwall.sdk.kmp

import com.superwall.sdk.kmp.models.results.PurchaseResult
import com.superwall.sdk.kmp.models.results.RestorationResult

/** Lets the app itself decide about purchases and access. There is no store here, so that its methods are never called. */
public interface PurchaseController {
    /** A purchase on iOS. */
    public suspend fun purchaseFromAppStore(productId: String): PurchaseResult

    /** A purchase on Android. */
    public suspend fun purchaseFromGooglePlay(productId: String, basePlanId: String?, offerId: String?): PurchaseResult

    /** The user wants to restore. */
    public suspend fun restorePurchases(): RestorationResult
}
