package com.revenuecat.purchases.kmp

import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.PurchasesError
import com.revenuecat.purchases.kmp.models.StoreProduct
import com.revenuecat.purchases.kmp.models.StoreTransaction

/** Hears of what the SDK tells by itself. */
public interface PurchasesDelegate {
    /** A purchase begun in the App Store: that never happens here. */
    public fun onPurchasePromoProduct(
        product: StoreProduct,
        startPurchase: (
            onError: (error: PurchasesError, userCancelled: Boolean) -> Unit,
            onSuccess: (storeTransaction: StoreTransaction, customerInfo: CustomerInfo) -> Unit,
        ) -> Unit,
    )

    /** The customer is not what it was. */
    public fun onCustomerInfoUpdated(customerInfo: CustomerInfo)
}
