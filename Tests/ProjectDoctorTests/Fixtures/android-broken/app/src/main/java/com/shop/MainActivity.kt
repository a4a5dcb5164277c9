package com.shop

class MainActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        handle(intent)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        handle(intent)
    }

    private fun handle(intent: Intent) {
        val redemption = intent.asWebPurchaseRedemption() ?: return
        Purchases.sharedInstance.redeemWebPurchase(redemption) { show(it) }
    }
}
