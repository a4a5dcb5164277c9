package com.revenuecat.purchases.interfaces

fun interface RedeemWebPurchaseListener {
    /** Fewer than the SDK's: the app's mistake is about the second. */
    sealed interface Result {
        data object Success : Result

        data object InvalidToken : Result

        data object Error : Result
    }

    fun handleResult(result: Result)
}
