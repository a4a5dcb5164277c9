package shop.app

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener

fun main() {
    Links().handle("")
}

class Links {
    fun handle(url: String) {
        val redemption = Purchases.parseAsWebPurchaseRedemption(url) ?: return
        Purchases.sharedInstance.redeemWebPurchase(redemption) { result ->
            if (result is RedeemWebPurchaseListener.Result.Success && result.customerInfo.entitlements.active.isNotEmpty()) {
                Purchases.sharedInstance.redeemWebPurchase(redemption) {}
            }
        }
    }
}
