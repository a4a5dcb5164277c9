package org.redemptionkit.conformance

import com.revenuecat.purchases.kmp.PurchasesDelegate
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.PurchasesError
import com.revenuecat.purchases.kmp.models.StoreProduct
import com.revenuecat.purchases.kmp.models.StoreTransaction
import com.superwall.sdk.kmp.SuperwallDelegate
import com.superwall.sdk.kmp.models.entitlements.SubscriptionStatus
import com.superwall.sdk.kmp.models.redemption.RedemptionResult
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.text
import java.util.concurrent.CopyOnWriteArrayList
import com.superwall.sdk.kmp.models.entitlements.CustomerInfo as SuperwallCustomerInfo

/** Keeps what the drop-ins call an app's delegates with, and compares it with the session's events. */
internal class Delegates : SuperwallDelegate, PurchasesDelegate {
    private val calls = CopyOnWriteArrayList<Pair<String, Any?>>()

    /** What the delegates were not called with, or in another order; null if they heard all of [events]. Forgets the calls. */
    fun difference(events: List<JsonObject>): String? {
        val heard = calls.toList().also { calls.clear() }
        val expected = events.filter { it.text("name") in NAMES }
        val names = expected.map { it.text("name") }
        if (heard.map { it.first } != names) return "the delegate heard ${heard.map { it.first }}, the events are $names"
        return expected.zip(heard).firstNotNullOfOrNull { (event, call) ->
            if (call.second == null) null else mirrorDifference(event.getValue("params"), call.second)?.let { "${call.first}: $it" }
        }
    }

    override fun willRedeemLink() = note("willRedeemLink", null)

    override fun didRedeemLink(result: RedemptionResult) = note("didRedeemLink", result)

    override fun customerInfoDidChange(from: SuperwallCustomerInfo, to: SuperwallCustomerInfo) =
        note("customerInfoDidChange", mapOf("from" to from, "to" to to))

    override fun subscriptionStatusDidChange(from: SubscriptionStatus, to: SubscriptionStatus) =
        note("subscriptionStatusDidChange", mapOf("from" to from, "to" to to))

    override fun onCustomerInfoUpdated(customerInfo: CustomerInfo) = note("customerInfoUpdated", customerInfo)

    override fun onPurchasePromoProduct(
        product: StoreProduct,
        startPurchase: (
            onError: (error: PurchasesError, userCancelled: Boolean) -> Unit,
            onSuccess: (storeTransaction: StoreTransaction, customerInfo: CustomerInfo) -> Unit,
        ) -> Unit,
    ) = note("onPurchasePromoProduct", product)

    private fun note(name: String, value: Any?) {
        calls += name to value
    }

    private companion object {
        val NAMES = setOf("willRedeemLink", "didRedeemLink", "customerInfoDidChange", "subscriptionStatusDidChange", "customerInfoUpdated")
    }
}
