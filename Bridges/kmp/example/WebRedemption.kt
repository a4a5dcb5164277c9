package shop.redemption

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.models.PurchasesErrorCode
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener.Result
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption
import com.superwall.sdk.kmp.Superwall
import com.superwall.sdk.kmp.SuperwallDelegate
import com.superwall.sdk.kmp.models.redemption.RedemptionResult

interface RedemptionScreen {
    fun showActivity()
    fun hideActivity()
    fun say(message: String)
}

/** RevenueCat: every link that opens the app comes to [open]. */
class PurchaseLinks(private val screen: RedemptionScreen) {
    private var waiting: WebPurchaseRedemption? = null

    /** True if this is a redemption link. */
    fun open(link: String): Boolean {
        val redemption = Purchases.parseAsWebPurchaseRedemption(link) ?: return false
        // A link may start the app: it waits until the SDK is configured.
        if (Purchases.isConfigured) redeem(redemption) else waiting = redemption
        return true
    }

    fun configured() {
        waiting?.let(::redeem)
        waiting = null
    }

    private fun redeem(redemption: WebPurchaseRedemption) {
        screen.showActivity()
        Purchases.sharedInstance.redeemWebPurchase(redemption) { result ->
            screen.hideActivity()
            screen.say(message(result))
        }
    }

    private fun message(result: Result): String = when (result) {
        // A lapsed purchase is a success too, and so is one of something else: only what is active gives access.
        is Result.Success -> when ("pro") {
            in result.customerInfo.entitlements.active -> "Thank you! Your purchase is ready."
            in result.customerInfo.entitlements.all -> "Your subscription has run out. You can renew it on our site."
            else -> "This purchase does not include Pro."
        }
        is Result.InvalidToken -> "This link is not valid. Please open the one in your e-mail again."
        is Result.Expired ->
            // A purchase without an address has nowhere to send a new one.
            if (result.obfuscatedEmail.isEmpty()) "This link is too old." else "This link is too old. We have sent a new one to ${result.obfuscatedEmail}."
        is Result.PurchaseBelongsToOtherUser -> "This purchase belongs to another account. Please log in with that one."
        is Result.Error -> when (result.error.code) {
            PurchasesErrorCode.NetworkError, PurchasesErrorCode.OfflineConnectionError -> "You are offline. Please try the link again later."
            else -> "Something went wrong. Please try again, or write to us."
        }
    }
}

/** Superwall: links go to `Superwall.handleDeepLink`, and results arrive here. */
class SuperwallLinks(private val screen: RedemptionScreen) : SuperwallDelegate {
    override fun willRedeemLink() = screen.showActivity()

    override fun didRedeemLink(result: RedemptionResult) {
        screen.hideActivity()
        if (result is RedemptionResult.Success) {
            result.redemptionInfo.purchaserInfo.email?.let { Superwall.setUserAttributes(mapOf("email" to it)) }
        }
        screen.say(message(result))
    }

    private fun message(result: RedemptionResult): String = when (result) {
        is RedemptionResult.Success ->
            if (result.redemptionInfo.entitlements.none { it.isActive && it.id == "pro" }) "Pro is not active. You can subscribe on our site." else "Thank you! Your purchase is ready."
        is RedemptionResult.ExpiredSubscription -> "Your subscription has run out. You can renew it on our site."
        is RedemptionResult.InvalidCode -> "This link is not valid. Please open the one in your e-mail again."
        is RedemptionResult.ExpiredCode ->
            if (result.info.resent) "This link is too old. We have sent a new one to ${result.info.obfuscatedEmail}." else "This link is too old."
        is RedemptionResult.Error -> "Something went wrong. Please check your connection and open the link again."
    }
}
