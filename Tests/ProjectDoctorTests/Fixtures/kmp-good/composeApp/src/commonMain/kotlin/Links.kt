import com.revenuecat.purchases.kmp.Purchases

fun handle(url: String) {
    val redemption = Purchases.parseAsWebPurchaseRedemption(url) ?: return
    Purchases.sharedInstance.redeemWebPurchase(redemption) { show(it) }
}
