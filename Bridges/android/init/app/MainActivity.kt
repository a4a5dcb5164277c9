package com.shop

import android.content.Intent
import android.os.Bundle
import androidx.activity.ComponentActivity
import com.revenuecat.purchases.Purchases
import com.revenuecat.purchases.asWebPurchaseRedemption
import com.revenuecat.purchases.interfaces.RedeemWebPurchaseListener

class MainActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        handle(intent)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        handle(intent)
    }

    private fun handle(intent: Intent, isRepeated: Boolean = false) {
        val redemption = intent.asWebPurchaseRedemption() ?: return
        Purchases.sharedInstance.redeemWebPurchase(redemption) { result ->
            if (result == RedeemWebPurchaseListener.Result.InvalidToken && !isRepeated) handle(intent, isRepeated = true)
            show(result)
        }
    }

    private fun show(result: RedeemWebPurchaseListener.Result) = when (result) {
        is RedeemWebPurchaseListener.Result.Success -> println("Welcome")
        else -> println("This link cannot be used.")
    }
}
