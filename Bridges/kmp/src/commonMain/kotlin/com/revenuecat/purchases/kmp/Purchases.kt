package com.revenuecat.purchases.kmp

import com.revenuecat.purchases.kmp.models.BillingFeature
import com.revenuecat.purchases.kmp.models.CacheFetchPolicy
import com.revenuecat.purchases.kmp.models.CustomPaywallImpressionParams
import com.revenuecat.purchases.kmp.models.CustomerInfo
import com.revenuecat.purchases.kmp.models.Offerings
import com.revenuecat.purchases.kmp.models.Package
import com.revenuecat.purchases.kmp.models.PurchasesError
import com.revenuecat.purchases.kmp.models.PurchasesException
import com.revenuecat.purchases.kmp.models.RedeemWebPurchaseListener
import com.revenuecat.purchases.kmp.models.ReplacementMode
import com.revenuecat.purchases.kmp.models.Store
import com.revenuecat.purchases.kmp.models.StoreMessageType
import com.revenuecat.purchases.kmp.models.StoreProduct
import com.revenuecat.purchases.kmp.models.StoreTransaction
import com.revenuecat.purchases.kmp.models.Storefront
import com.revenuecat.purchases.kmp.models.VirtualCurrencies
import com.revenuecat.purchases.kmp.models.WebPurchaseRedemption
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.jsonPrimitive
import org.redemptionkit.CallRefused
import org.redemptionkit.ChannelFailure
import org.redemptionkit.ChannelSession
import org.redemptionkit.UnreadableReply
import org.redemptionkit.json

/**
 * RevenueCat's SDK for Kotlin Multiplatform as purchases-kmp 3.5 shows it to an app's common code: the part around a redemption.
 *
 * It answers from the server on which [org.redemptionkit.installPurchases] was called, in the words of the installed platform.
 */
public class Purchases private constructor(private val channel: ChannelSession, configured: PurchasesConfiguration) :
    SubscriberAttributes() {
    /** Receives changes of the customer; null for none. */
    public var delegate: PurchasesDelegate? = null

    /** The phone's store: the App Store on iOS; on Android the configured one, Google Play by default. */
    public val store: Store = if (channel.isIos) Store.APP_STORE else configured.store ?: Store.PLAY_STORE

    /** Who uses the app. */
    public val appUserID: String get() = property("appUserID").content

    /** True if the user is anonymous. */
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

    /** Sends the store's purchases, of which there are none here, and returns the customer. */
    public fun syncPurchases(onError: (error: PurchasesError) -> Unit, onSuccess: (CustomerInfo) -> Unit): Unit =
        start("syncPurchases", emptyList(), onError) { onSuccess(Models.customerInfo(it)) }

    /** Reports a purchase in Amazon's store: ignored, as no store is simulated. */
    public fun syncAmazonPurchase(
        productID: String,
        receiptID: String,
        amazonUserID: String,
        isoCurrencyCode: String?,
        price: Double?,
    ): Unit = tell("syncAmazonPurchase", listOf(json(productID), json(receiptID), json(amazonUserID), json(isoCurrencyCode), JsonPrimitive(price)))

    /** Returns the offerings, of which there are none here. */
    public fun getOfferings(onError: (error: PurchasesError) -> Unit, onSuccess: (offerings: Offerings) -> Unit): Unit =
        start("getOfferings", emptyList(), onError) { onSuccess(Offerings(emptyMap(), null)) }

    /** Sends the attributes and returns the offerings, of which there are none here. */
    public fun syncAttributesAndOfferingsIfNeeded(
        onError: (error: PurchasesError) -> Unit,
        onSuccess: (offerings: Offerings) -> Unit,
    ): Unit = start("syncAttributesAndOfferingsIfNeeded", emptyList(), onError) { onSuccess(Offerings(emptyMap(), null)) }

    /** Returns the products of the store, of which there are none here. */
    public fun getProducts(
        productIds: List<String>,
        onError: (error: PurchasesError) -> Unit,
        onSuccess: (storeProducts: List<StoreProduct>) -> Unit,
    ): Unit = start("getProducts", listOf(JsonArray(productIds.map(::json))), onError) { onSuccess(emptyList()) }

    /** Returns the country of the store; null if the phone has none. */
    public fun getStorefront(callback: (storefront: Storefront?) -> Unit): Unit =
        start("getStorefront", emptyList(), { callback(null) }) { callback(Models.storefront(it)) }

    /** Returns the balances, of which there are none here. */
    public fun getVirtualCurrencies(
        onError: (error: PurchasesError) -> Unit,
        onSuccess: (virtualCurrencies: VirtualCurrencies) -> Unit,
    ): Unit = start("getVirtualCurrencies", emptyList(), onError) { onSuccess(VirtualCurrencies(emptyMap())) }

    /** Returns the cached balances: null before the first fetch. */
    public fun getCachedVirtualCurrencies(): VirtualCurrencies? =
        if (now(channel, "getCachedVirtualCurrencies") == JsonNull) null else VirtualCurrencies(emptyMap())

    /** Shows the store's messages, of which there are none here. */
    public fun showInAppMessagesIfNeeded(messageTypes: List<StoreMessageType> = listOf(StoreMessageType.BILLING_ISSUES)): Unit =
        tell("showInAppMessagesIfNeeded", listOf(JsonArray(messageTypes.map { json(it.name) })))

    /** Reports that the app showed a paywall of its own. Ignored here. */
    public fun trackCustomPaywallImpression(params: CustomPaywallImpressionParams = CustomPaywallImpressionParams()) {
        @Suppress("DEPRECATION")
        val members = mapOf("paywallId" to params.paywallId, "offeringId" to params.offeringId)
        tell("trackCustomPaywallImpression", listOf(JsonObject(members.mapValues { json(it.value) })))
    }

    /** Reports a purchase that the app completed itself: an error, as no store is simulated. */
    public fun recordPurchase(
        productID: String,
        onError: (error: PurchasesError) -> Unit,
        @Suppress("UNUSED_PARAMETER") onSuccess: (storeTransaction: StoreTransaction) -> Unit,
    ): Unit = start("recordPurchase", listOf(json(productID)), onError) { noStore("recordPurchase") }

    /** Buys from the store, which does not exist here: an error. */
    public fun purchase(
        packageToPurchase: Package,
        onError: (error: PurchasesError, userCancelled: Boolean) -> Unit,
        onSuccess: (storeTransaction: StoreTransaction, customerInfo: CustomerInfo) -> Unit,
        isPersonalizedPrice: Boolean? = null,
        oldProductId: String? = null,
        replacementMode: ReplacementMode? = null,
    ): Unit = purchase(packageToPurchase.storeProduct, onError, onSuccess, isPersonalizedPrice, oldProductId, replacementMode)

    /** Buys from the store, which does not exist here: an error. */
    @Suppress("UNUSED_PARAMETER")
    public fun purchase(
        storeProduct: StoreProduct,
        onError: (error: PurchasesError, userCancelled: Boolean) -> Unit,
        onSuccess: (storeTransaction: StoreTransaction, customerInfo: CustomerInfo) -> Unit,
        isPersonalizedPrice: Boolean? = null,
        oldProductId: String? = null,
        replacementMode: ReplacementMode? = null,
    ): Unit = start("purchase", listOf(json(storeProduct.id)), { onError(it, false) }) { noStore("purchase") }

    /** Redeems a web purchase. All five results come to [listener]; a text that is no link is an error of configuration. */
    public fun redeemWebPurchase(webPurchaseRedemption: WebPurchaseRedemption, listener: RedeemWebPurchaseListener) {
        channel.start({ redeem(channel, webPurchaseRedemption) }) { listener.handleResult(Models.redemptionResult(it.getOrThrow())) }
    }

    /** The same for code that suspends. @throws org.redemptionkit.RedemptionException if the SDK never calls back. */
    internal suspend fun redeemAndAwait(webPurchaseRedemption: WebPurchaseRedemption): RedeemWebPurchaseListener.Result =
        Models.redemptionResult(awaiting { redeem(it, webPurchaseRedemption) })

    private suspend fun redeem(channel: ChannelSession, link: WebPurchaseRedemption): JsonElement =
        channel.call("redeemWebPurchase", listOf(json(link.redemptionUrl)))

    /** Gives the instance up: the next [sharedInstance] needs another [configure]. */
    public fun close() {
        delegate = null
        if (instance === this) instance = null
    }

    private fun noStore(method: String): Nothing = throw UnreadableReply(method, "a purchase in a store, which is not simulated")

    override fun tell(method: String, arguments: List<JsonElement>) {
        now(channel, method, arguments)
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
     * A call for code that suspends; it returns after every earlier callback of the SDK.
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
        private var settings = SdkSettings()

        /** What the SDK logs. Kept, and without effect. */
        public var logLevel: LogLevel
            get() = settings.logLevel
            set(value) {
                settings.logLevel = value
            }

        /** Receives the log. Kept, and never called. */
        public var logHandler: LogHandler
            get() = settings.logHandler
            set(value) {
                settings.logHandler = value
            }

        /** Where requests go instead of to RevenueCat. Kept, and without effect. */
        public var proxyURL: String?
            get() = settings.proxyURL
            set(value) {
                settings.proxyURL = value
            }

        /** Kept, and without effect. */
        public var simulatesAskToBuyInSandbox: Boolean
            get() = settings.simulatesAskToBuyInSandbox
            set(value) {
                settings.simulatesAskToBuyInSandbox = value
            }

        /** Kept, and without effect. */
        public var forceUniversalAppStore: Boolean
            get() = settings.forceUniversalAppStore
            set(value) {
                settings.forceUniversalAppStore = value
            }

        internal fun install(channel: ChannelSession) {
            settings = SdkSettings()
            installed = channel
            instance = null
            channel.hear({ uninstall(channel) }, { instance?.delegate != null }) { name, params -> if (installed === channel) instance?.told(name, params) }
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
            return Purchases(channel, configuration).also { instance = it }
        }

        /** Returns whether the phone can pay. Needs no configuration. */
        public fun canMakePayments(features: List<BillingFeature> = listOf(), callback: (Boolean) -> Unit) {
            val channel = channel()
            channel.start({ canMakePayments(channel, features) }) { callback(it.getOrThrow().jsonPrimitive.boolean) }
        }

        internal suspend fun canMakePayments(features: List<BillingFeature>): Boolean =
            canMakePayments(channel(), features).jsonPrimitive.boolean

        private suspend fun canMakePayments(channel: ChannelSession, features: List<BillingFeature>): JsonElement =
            channel.call("canMakePayments", listOf(JsonArray(features.map { json(it.name) })))

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

/** The SDK's version: the one whose names and behaviour this stand-in has. */
public val Purchases.Companion.frameworkVersion: String get() = "3.5.1"

/** Makes [Purchases.sharedInstance]. */
public fun Purchases.Companion.configure(apiKey: String, builder: PurchasesConfiguration.Builder.() -> Unit = {}): Purchases =
    configure(PurchasesConfiguration(apiKey, builder))
