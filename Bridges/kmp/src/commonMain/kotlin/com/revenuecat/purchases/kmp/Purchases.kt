package com.revenuecat.purchases.kmp

import com.revenuecat.purchases.kmp.models.CacheFetchPolicy
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.PurchasesError
import com.revenuecat.purchases.kmp.models.PurchasesException
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.jsonPrimitive
import org.redemptionkit.CallRefused
import org.redemptionkit.ChannelFailure
import org.redemptionkit.ChannelSession
import org.redemptionkit.json

/**
 * RevenueCat's SDK for Kotlin Multiplatform as purchases-kmp 3.5 shows it to an app's common code: the part around a redemption.
 *
 * It answers from the server on which [org.redemptionkit.installPurchases] was called, in the words of the installed platform.
 */
public class Purchases private constructor(private val channel: ChannelSession) {
    /** Hears of changes of the customer; null for nobody. */
    public var delegate: PurchasesDelegate? = null

    /** Who uses the app. */
    public val appUserID: String get() = property("appUserID").content

    /** Whether nobody has named the user. */
    public val isAnonymous: Boolean get() = property("isAnonymous").boolean

    /** Names the user. [onSuccess] gets the customer, and whether the service had not met the user. */
    public fun logIn(
        newAppUserID: String,
        onError: (error: PurchasesError) -> Unit,
        onSuccess: (customerInfo: CustomerInfo, created: Boolean) -> Unit,
    ): Unit = start("logIn", listOf(json(newAppUserID)), onError) { value ->
        val answer = value as JsonObject
        onSuccess(Models.customerInfo(answer.getValue("customerInfo")), answer.getValue("created").jsonPrimitive.boolean)
    }

    /** Forgets the user; a new anonymous one takes the place. An error for an anonymous user. */
    public fun logOut(onError: (error: PurchasesError) -> Unit, onSuccess: (customerInfo: CustomerInfo) -> Unit): Unit =
        start("logOut", emptyList(), onError) { onSuccess(Models.customerInfo(it)) }

    /** What the user has. */
    public fun getCustomerInfo(
        fetchPolicy: CacheFetchPolicy = CacheFetchPolicy.default(),
        onError: (error: PurchasesError) -> Unit,
        onSuccess: (customerInfo: CustomerInfo) -> Unit,
    ): Unit = start(onError, { onSuccess(Models.customerInfo(it)) }) { customerInfo(channel, fetchPolicy) }

    /** Looks for purchases of the phone's own store, of which there are none here: a fresh answer of the service. */
    public fun restorePurchases(onError: (error: PurchasesError) -> Unit, onSuccess: (customerInfo: CustomerInfo) -> Unit): Unit =
        start("restorePurchases", emptyList(), onError) { onSuccess(Models.customerInfo(it)) }

    /** Forgets what the SDK has kept of the customer. */
    public fun invalidateCustomerInfoCache() {
        now(channel, "invalidateCustomerInfoCache")
    }

    /** Redeems a web purchase. All five results come to [listener]; a text that is no link is an error of configuration. */
    public fun redeemWebPurchase(webPurchaseRedemption: WebPurchaseRedemption, listener: RedeemWebPurchaseListener) {
        channel.start({ channel.call("redeemWebPurchase", listOf(json(webPurchaseRedemption.redemptionUrl))) }) { result ->
            listener.handleResult(Models.redemptionResult(result.getOrThrow()))
        }
    }

    /** Gives the instance up: the next [sharedInstance] needs another [configure]. */
    public fun close() {
        delegate = null
        if (instance === this) instance = null
    }

    private fun property(name: String): JsonPrimitive = now(channel, name).jsonPrimitive

    private fun start(method: String, arguments: List<JsonElement>, onError: (PurchasesError) -> Unit, onSuccess: (JsonElement) -> Unit) {
        start(onError, onSuccess) { channel.call(method, arguments) }
    }

    /** What the SDK calls an error goes to the app; what is no word of the SDK's ends the test. */
    private fun start(onError: (PurchasesError) -> Unit, onSuccess: (JsonElement) -> Unit, call: suspend () -> JsonElement) {
        channel.start(call) { result ->
            result.fold(onSuccess) { failure -> onError(errorOrNull(failure) ?: throw failure) }
        }
    }

    private fun errorOrNull(failure: Throwable): PurchasesError? {
        val details = when (failure) {
            is ChannelFailure -> failure.details
            is CallRefused -> (failure.details as? JsonObject)?.get("details") as? JsonObject
            else -> null
        }
        return details?.let(Models::errorOrNull)
    }

    /**
     * A call for code that suspends, which ends after all that the SDK has told before it.
     *
     * @throws PurchasesException for an error of the SDK's. Another failure is thrown as it is: nothing waits for ever.
     */
    internal suspend fun awaiting(call: suspend (ChannelSession) -> JsonElement): JsonElement {
        val result = runCatching { call(channel) }
        channel.allIsTold()
        return result.getOrElse { failure -> throw errorOrNull(failure)?.let(::PurchasesException) ?: failure }
    }

    internal suspend fun customerInfo(channel: ChannelSession, fetchPolicy: CacheFetchPolicy): JsonElement {
        if (fetchPolicy == CacheFetchPolicy.default()) return channel.call("getCustomerInfo")
        val reply = channel.ask("session/customerInfo", mapOf("fetchPolicy" to JsonPrimitive(fetchPolicy.word)))
        return (reply as JsonObject).getValue("reply")
    }

    private fun told(name: String, params: JsonElement) {
        if (name == "customerInfoUpdated") delegate?.onCustomerInfoUpdated(Models.customerInfo(params))
    }

    public companion object {
        private var installed: ChannelSession? = null
        private var instance: Purchases? = null

        internal fun install(channel: ChannelSession) {
            installed = channel
            instance = null
            channel.hear({ uninstall(channel) }) { name, params -> if (installed === channel) instance?.told(name, params) }
        }

        private fun uninstall(channel: ChannelSession) {
            if (installed !== channel) return
            installed = null
            instance = null
        }

        /** The instance that [configure] made. @throws IllegalStateException before that. */
        public val sharedInstance: Purchases
            get() = instance ?: run {
                // The SDK's own words for it.
                now(channel(), "appUserID")
                error("Purchases was given up by close(); configure it again.")
            }

        /** Whether [configure] was called. */
        public val isConfigured: Boolean
            get() = installed != null && instance != null && now(channel(), "isConfigured").jsonPrimitive.boolean

        /** Makes [sharedInstance]. */
        public fun configure(configuration: PurchasesConfiguration): Purchases {
            val channel = channel()
            now(channel, "configure", listOf(json(configuration.apiKey), json(configuration.appUserId)))
            return Purchases(channel).also { instance = it }
        }

        /** The redemption that [url] stands for; null for any other text. Needs no configuration. */
        public fun parseAsWebPurchaseRedemption(url: String): WebPurchaseRedemption? =
            when (val link = now(channel(), "parseAsWebPurchaseRedemption", listOf(json(url)))) {
                JsonNull -> null
                else -> WebPurchaseRedemption((link as JsonObject).getValue("redemptionUrl").jsonPrimitive.content)
            }

        private fun channel(): ChannelSession =
            installed ?: error("No app is installed. Start a RedemptionServer and call installPurchases() on it before the test.")

        private fun now(channel: ChannelSession, method: String, arguments: List<JsonElement> = emptyList()): JsonElement = try {
            channel.callNow(method, arguments)
        } catch (failure: ChannelFailure) {
            throw when (failure.error.code) {
                "NoSuchMethodError" -> UnsupportedOperationException(failure.error.message)
                else -> failure.details?.let(Models::errorOrNull)?.let(::PurchasesException)
                    ?: IllegalStateException(failure.error.message)
            }
        }
    }
}

/** Makes [Purchases.sharedInstance]. */
public fun Purchases.Companion.configure(apiKey: String, builder: PurchasesConfiguration.Builder.() -> Unit = {}): Purchases =
    configure(PurchasesConfiguration(apiKey, builder))
