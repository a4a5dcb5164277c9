package org.redemptionkit.conformance

import com.revenuecat.purchases.kmp.Purchases
import com.revenuecat.purchases.kmp.PurchasesConfiguration
import com.revenuecat.purchases.kmp.configure
import com.revenuecat.purchases.kmp.ktx.awaitCustomerInfo
import com.revenuecat.purchases.kmp.ktx.awaitLogIn
import com.revenuecat.purchases.kmp.ktx.awaitLogOut
import com.revenuecat.purchases.kmp.ktx.awaitRestore
import com.revenuecat.purchases.kmp.ktx.awaitSyncPurchases
import com.revenuecat.purchases.kmp.models.PurchasesException
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption
import com.superwall.sdk.kmp.Superwall
import com.superwall.sdk.kmp.SuperwallError
import com.superwall.sdk.kmp.models.options.LogLevel
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonPrimitive
import org.redemptionkit.ChannelSession
import org.redemptionkit.awaitRedeemWebPurchase

/** Calls a drop-in's own API by the names that the cases give its native side. Null: it has no call of that name and these arguments. */
internal typealias DropInCall = suspend () -> Any?

internal fun dropInCall(channel: ChannelSession, method: String, arguments: List<JsonElement>): DropInCall? {
    val isRevenueCat = channel.target.startsWith("revenuecat")
    return if (isRevenueCat) purchasesCall(channel, method, arguments) else superwallCall(method, arguments)
}

/** What a case says of an error that the drop-in threw, or null if both agree. */
internal fun errorDifference(error: JsonObject, thrown: Throwable): String? {
    val code = error.getValue("code").jsonPrimitive.content
    val message = error.getValue("message").jsonPrimitive.content
    val own = when (thrown) {
        is PurchasesException -> return mirrorDifference(purchasesError(error), thrown.error)
        is SuperwallError.NotConfigured -> "NotConfigured"
        is UnsupportedOperationException -> "NoSuchMethodError"
        is IllegalStateException -> "IllegalStateException"
        else -> return if (thrown is SuperwallError && thrown.message == message) null else "it threw $thrown, the native side sent $error"
    }
    // Some native errors have the code `error`, which Kotlin throws as this exception.
    val isSame = own == code || (own == "IllegalStateException" && code == "error")
    return if (isSame && thrown.message == message) null else "it threw $thrown, the native side sent $error"
}

private fun purchasesError(error: JsonObject): JsonElement {
    val details = error["details"] as? JsonObject ?: return error
    return JsonObject(details.filterKeys { it == "code" || it == "underlyingErrorMessage" })
}

private fun purchasesCall(channel: ChannelSession, method: String, arguments: List<JsonElement>): DropInCall? {
    val name = method.substringAfterLast('.')
    fun text(at: Int) = (arguments[at] as JsonPrimitive).content
    return when {
        name == "configure" && arguments.size == 2 -> ({
            Purchases.configure(text(0)) { appUserId = arguments[1].takeIf { it !is JsonNull }?.jsonPrimitive?.content }
            null
        })
        name == "isConfigured" -> ({ Purchases.isConfigured })
        name == "parseAsWebPurchaseRedemption" -> ({ Purchases.parseAsWebPurchaseRedemption(text(0)) })
        // The rest needs an instance, which a session that is opened as configured does not have yet.
        !adopt(channel) -> null
        name == "appUserID" -> ({ Purchases.sharedInstance.appUserID })
        name == "isAnonymous" -> ({ Purchases.sharedInstance.isAnonymous })
        name == "logIn" -> ({ Purchases.sharedInstance.awaitLogIn(text(0)) })
        name == "logOut" -> ({ Purchases.sharedInstance.awaitLogOut() })
        name == "getCustomerInfo" && arguments.isEmpty() -> ({ Purchases.sharedInstance.awaitCustomerInfo() })
        name == "restorePurchases" -> ({ Purchases.sharedInstance.awaitRestore() })
        name == "syncPurchases" -> ({ Purchases.sharedInstance.awaitSyncPurchases() })
        name == "invalidateCustomerInfoCache" -> ({ Purchases.sharedInstance.invalidateCustomerInfoCache().let { null } })
        // Kotlin's type has no null.
        name == "redeemWebPurchase" && arguments.none { it is JsonNull } -> ({ Purchases.sharedInstance.awaitRedeemWebPurchase(WebPurchaseRedemption(text(0))) })
        else -> null
    }
}

/** Gives a session that was opened as configured its instance. False if it is not configured. */
private fun adopt(channel: ChannelSession): Boolean {
    if (Installed.purchases != null) return true
    if (channel.callNow("isConfigured") != JsonPrimitive(true)) return false
    Installed.purchases = Installed.newPurchases(channel)
    return true
}

/** The instance behind `Purchases.sharedInstance`, which only `configure` sets in an app. */
internal object Installed {
    private val holder = Purchases::class.java.getDeclaredField("instance").apply { isAccessible = true }

    var purchases: Purchases?
        get() = holder.get(null) as Purchases?
        set(value) = holder.set(null, value)

    fun newPurchases(channel: ChannelSession): Purchases =
        Purchases::class.java.getDeclaredConstructor(ChannelSession::class.java, PurchasesConfiguration::class.java)
            .apply { isAccessible = true }.newInstance(channel, PurchasesConfiguration("key"))

    /** Sets the delegate if there is an instance. False: nobody hears of the customer. */
    fun listen(delegates: Delegates): Boolean {
        purchases?.delegate = delegates
        return purchases != null
    }
}

private fun superwallCall(method: String, arguments: List<JsonElement>): DropInCall? {
    val name = method.substringAfterLast('.')
    fun text(at: Int) = (arguments[at] as JsonPrimitive).content
    return when {
        name == "configure" && arguments.drop(1).all { it is JsonNull } -> ({ Superwall.configure(text(0)).let { null } })
        name == "isConfigured" -> ({ Superwall.isConfigured })
        name == "isInitialized" -> ({ Superwall.isInitialized })
        name == "configurationStatus" -> ({ Superwall.configurationStatus })
        name == "userId" -> ({ Superwall.userId })
        name == "isLoggedIn" -> ({ Superwall.isLoggedIn })
        name == "identify" && arguments[1] is JsonNull -> ({ Superwall.identify(text(0)).let { null } })
        name == "reset" -> ({ Superwall.reset().let { null } })
        name == "userAttributes" -> ({ Superwall.userAttributes })
        name == "setUserAttributes" -> ({ Superwall.setUserAttributes(arguments[0] as JsonObject).let { null } })
        name == "entitlements" -> ({ Superwall.entitlements })
        name == "getEntitlementsByProductIds" ->
            ({ Superwall.getEntitlementsByProductIds((arguments[0] as JsonArray).map { it.jsonPrimitive.content }.toSet()) })
        name == "subscriptionStatus" -> ({ Superwall.subscriptionStatus })
        name == "getCustomerInfo" -> ({ Superwall.getCustomerInfo() })
        name == "restorePurchases" -> ({ Superwall.restorePurchases() })
        name == "dismiss" -> ({ Superwall.dismiss().let { null } })
        name == "isPaywallPresented" -> ({ Superwall.isPaywallPresented })
        name == "latestPaywallInfo" -> ({ Superwall.latestPaywallInfo })
        name == "getPresentationResult" && arguments[1] is JsonNull -> ({ Superwall.getPresentationResult(text(0)) })
        name == "getDeviceAttributes" -> ({ Superwall.getDeviceAttributes() })
        name == "consume" -> ({ Superwall.consume(text(0)) })
        name == "handleDeepLink" -> ({ Superwall.handleDeepLink(text(0)) })
        name == "localeIdentifier" -> ({ Superwall.localeIdentifier })
        name == "setLocaleIdentifier" -> ({ Superwall.localeIdentifier = text(0); null })
        name == "logLevel" -> ({ Superwall.logLevel })
        name == "setLogLevel" && LogLevel.entries.any { it.name == text(0) } -> ({ Superwall.logLevel = LogLevel.valueOf(text(0)); null })
        else -> null
    }
}
