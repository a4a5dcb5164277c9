package com.superwall.sdk.kmp

import com.superwall.sdk.kmp.models.entitlements.CustomerInfo
import com.superwall.sdk.kmp.models.entitlements.Entitlement
import com.superwall.sdk.kmp.models.entitlements.Entitlements
import com.superwall.sdk.kmp.models.entitlements.SubscriptionStatus
import com.superwall.sdk.kmp.models.events.IntegrationAttribute
import com.superwall.sdk.kmp.models.identity.IdentityOptions
import com.superwall.sdk.kmp.models.options.ConfigurationStatus
import com.superwall.sdk.kmp.models.options.LogLevel
import com.superwall.sdk.kmp.models.options.SuperwallOptions
import com.superwall.sdk.kmp.models.paywall.PaywallInfo
import com.superwall.sdk.kmp.models.results.PresentationResult
import com.superwall.sdk.kmp.models.results.RestorationResult
import com.superwall.sdk.kmp.models.triggers.ConfirmedAssignment
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.jsonPrimitive
import org.redemptionkit.ChannelFailure
import org.redemptionkit.ChannelSession
import org.redemptionkit.json

/**
 * Superwall's SDK for Kotlin Multiplatform as Superwall-KMP 0.1 shows it to an app's common code: the part around a redemption.
 *
 * It answers from the server on which [org.redemptionkit.installSuperwall] was called, in the words of the installed platform.
 */
public object Superwall {
    private var installed: ChannelSession? = null
    private var told = SuperwallTold()

    /** Hears of what the SDK does; may be set before [configure]. */
    public var delegate: SuperwallDelegate?
        get() = told.delegate
        set(value) {
            told.delegate = value
        }

    internal fun install(channel: ChannelSession) {
        installed = channel
        val told = SuperwallTold(channel).also { this.told = it }
        channel.hear({ uninstall(channel) }, { told.listens }) { name, params -> if (installed === channel) told.hear(name, params) }
    }

    private fun uninstall(channel: ChannelSession) {
        if (installed !== channel) return
        installed = null
        told = SuperwallTold()
    }

    /** Configures the SDK. [completion] receives the result; an earlier link is redeemed then. */
    public fun configure(
        apiKey: String,
        purchaseController: PurchaseController? = null,
        options: SuperwallOptions? = null,
        completion: ((Result<Unit>) -> Unit)? = null,
    ) {
        val channel = channel()
        // Configured before it returns, because later calls depend on it; the completion runs later, as in the SDK.
        val outcome = try {
            channel.callNow("configure", listOf(json(apiKey), if (purchaseController == null) JsonNull else JsonPrimitive(true), json(options)))
            Result.success(Unit)
        } catch (failure: ChannelFailure) {
            Result.failure(SuperwallError.ConfigurationFailed(failure.message))
        }
        channel.start({ JsonNull }) { completion?.invoke(outcome) }
    }

    /** The same, and suspends until it is done. @throws SuperwallError.ConfigurationFailed when it fails. */
    public suspend fun configureAndAwait(
        apiKey: String,
        purchaseController: PurchaseController? = null,
        options: SuperwallOptions? = null,
    ) {
        val outcome = CompletableDeferred<Result<Unit>>()
        configure(apiKey, purchaseController, options) { outcome.complete(it) }
        outcome.await().getOrThrow()
    }

    /** Whether [configure] is done. */
    public val isConfigured: Boolean get() = now("isConfigured").jsonPrimitive.boolean

    /** Whether [configure] is done, in a word. */
    public val configurationStatus: ConfigurationStatus
        get() = now("configurationStatus").jsonPrimitive.content.let { word -> ConfigurationStatus.entries.first { it.name == word } }

    /** Whether the native SDK is there: from [configure] on. */
    public val isInitialized: Boolean get() = now("isInitialized").jsonPrimitive.boolean

    /** Who uses the app; a made-up name until [identify]. */
    public val userId: String get() = now("userId").jsonPrimitive.content

    /** Whether the app has named the user. */
    public val isLoggedIn: Boolean get() = now("isLoggedIn").jsonPrimitive.boolean

    /** Names the user. */
    public fun identify(userId: String, options: IdentityOptions? = null) {
        now("identify", json(userId), if (options == null) JsonNull else restoring(options))
    }

    /** Forgets the user. */
    public fun reset() {
        now("reset")
    }

    /** The attributes that the app has set for the user. */
    public val userAttributes: Map<String, Any?> get() = SuperwallModels.plainMap(now("userAttributes"))

    /** Sets attributes of the user; null removes one, and the others stay. */
    public fun setUserAttributes(attributes: Map<String, Any?>) {
        now("setUserAttributes", SuperwallModels.json(attributes))
    }

    /** What other services call the user. */
    public val integrationAttributes: Map<IntegrationAttribute, String?>
        get() = SuperwallModels.plainMap(now("integrationAttributes")).mapNotNull { (name, value) ->
            IntegrationAttribute.entries.firstOrNull { it.wire == name }?.let { it to value as String? }
        }.toMap()

    /** Says what other services call the user; null takes a name away. */
    public fun setIntegrationAttributes(attributes: Map<IntegrationAttribute, String?>) {
        now("setIntegrationAttributes", SuperwallModels.json(attributes.mapKeys { it.key.wire }))
    }

    /** The same for one service. */
    public fun setIntegrationAttribute(attribute: IntegrationAttribute, value: String?): Unit =
        setIntegrationAttributes(mapOf(attribute to value))

    /** What the user may use. */
    public val entitlements: Entitlements get() = SuperwallModels.entitlements(now("entitlements"))

    /** The entitlements that these products give. */
    public suspend fun getEntitlementsByProductIds(productIds: Set<String>): Set<Entitlement> =
        SuperwallModels.entitlementSet(later("getEntitlementsByProductIds", SuperwallModels.json(productIds)))

    /** Whether the user has something. An app with a purchase controller sets it. */
    public var subscriptionStatus: SubscriptionStatus
        get() = SuperwallModels.status(now("subscriptionStatus"))
        set(value) {
            now("setSubscriptionStatus", SuperwallModels.json(value))
        }

    /** The status, and each one after it. */
    public val subscriptionStatusFlow: StateFlow<SubscriptionStatus> get() = told.statuses

    /** Each change of what the user has. */
    public val customerInfoFlow: Flow<CustomerInfo> get() = told.customers

    /** What the user has. */
    public suspend fun getCustomerInfo(): CustomerInfo = SuperwallModels.customerInfo(later("getCustomerInfo"))

    /** Restores what the phone's own store has. */
    public suspend fun restorePurchases(): RestorationResult = SuperwallModels.restoration(later("restorePurchases"))

    /** Asks for a paywall before a feature. No campaign is modelled: the placement is not found, and the feature runs. */
    public fun register(
        placement: String,
        params: Map<String, Any?>? = null,
        handler: PaywallPresentationHandler? = null,
        feature: (() -> Unit)? = null,
    ) {
        told.registered(handler, feature)
        now("register", json(placement), params?.let { SuperwallModels.json(it) } ?: JsonNull)
    }

    /** Closes the paywall on screen, if there is one. */
    public suspend fun dismiss() {
        later("dismiss")
    }

    /** Whether a paywall is on screen. */
    public val isPaywallPresented: Boolean get() = now("isPaywallPresented").jsonPrimitive.boolean

    /** The paywall shown last: always null, as no paywall is drawn here. */
    public val latestPaywallInfo: PaywallInfo?
        get() {
            now("latestPaywallInfo")
            return null
        }

    /** What [register] would do: the placement is never found, as no campaign is modelled. */
    public suspend fun getPresentationResult(placement: String, params: Map<String, Any?>? = null): PresentationResult =
        SuperwallModels.presentationResult(
            later("getPresentationResult", json(placement), params?.let { SuperwallModels.json(it) } ?: JsonNull),
        )

    /** Loads the paywalls, of which there are none here. */
    public fun preloadAllPaywalls() {
        now("preloadAllPaywalls")
    }

    /** Loads the paywalls of some placements, of which there are none here. */
    public fun preloadPaywalls(placementNames: Set<String>) {
        now("preloadPaywalls", SuperwallModels.json(placementNames))
    }

    /** Hides or shows the spinner of the paywall on screen. No paywall is drawn here. */
    public fun togglePaywallSpinner(isHidden: Boolean) {
        now("togglePaywallSpinner", JsonPrimitive(isHidden))
    }

    /** Confirms the experiments of the user, of which there are none here. */
    public suspend fun confirmAllAssignments(): Set<ConfirmedAssignment> {
        later("confirmAllAssignments")
        return emptySet()
    }

    /** What the SDK knows of the device. */
    public suspend fun getDeviceAttributes(): Map<String, Any?> = SuperwallModels.plainMap(later("getDeviceAttributes"))

    /** Takes a purchase of Google's store as used. There is no store here: the token comes back. */
    public suspend fun consume(purchaseToken: String): String = later("consume", json(purchaseToken)).jsonPrimitive.content

    /** The language of paywalls; null for the phone's. Kept, and without effect. */
    public var localeIdentifier: String?
        get() = now("localeIdentifier").jsonPrimitive.contentOrNull
        set(value) {
            now("setLocaleIdentifier", json(value))
        }

    /** What the SDK logs. Kept, and without effect. */
    public var logLevel: LogLevel
        get() = now("logLevel").jsonPrimitive.content.let { word -> LogLevel.entries.first { it.name == word } }
        set(value) {
            now("setLogLevel", json(value.name))
        }

    /** Products that replace those of all paywalls, by name. Kept, and without effect. */
    public var overrideProductsByName: Map<String, String>?
        get() = (now("overrideProductsByName") as? JsonObject)?.mapValues { it.value.jsonPrimitive.content }
        set(value) {
            now("setOverrideProductsByName", SuperwallModels.json(value))
        }

    /** Passes a link to the SDK; returns true if it handles the link. [delegate] receives the result of the redemption. */
    public fun handleDeepLink(url: String): Boolean = now("handleDeepLink", json(url)).jsonPrimitive.boolean

    private fun channel(): ChannelSession =
        installed ?: error("No app is installed. Start a RedemptionServer and call installSuperwall() on it before the test.")

    private fun now(method: String, vararg arguments: JsonElement): JsonElement = try {
        channel().callNow(method, arguments.toList())
    } catch (failure: ChannelFailure) {
        throw thrown(failure)
    }

    private suspend fun later(method: String, vararg arguments: JsonElement): JsonElement = try {
        channel().call(method, arguments.toList())
    } catch (failure: ChannelFailure) {
        throw thrown(failure)
    }

    private fun thrown(failure: ChannelFailure): Exception = when (failure.error.code) {
        "NotConfigured" -> SuperwallError.NotConfigured()
        "NoSuchMethodError" -> UnsupportedOperationException(failure.error.message)
        else -> SuperwallError.Native(failure.error.message, failure)
    }

    /** The native side's default if the app passes no options; Kotlin's own if it does, as the SDK sends them all. */
    private fun json(options: SuperwallOptions?): JsonElement {
        if (options == null) return JsonNull
        val paywalls = mapOf(
            "automaticallyDismiss" to options.paywalls.automaticallyDismiss,
            "shouldShowWebPurchaseConfirmationAlert" to options.paywalls.shouldShowWebPurchaseConfirmationAlert,
            "overrideProductsByName" to options.paywalls.overrideProductsByName,
        )
        return SuperwallModels.json(
            mapOf(
                "paywalls" to paywalls.filterValues { it != null },
                "localeIdentifier" to options.localeIdentifier,
                "logging" to mapOf("level" to options.logging.level.name),
            ).filterValues { it != null },
        )
    }

    private fun restoring(options: IdentityOptions) =
        JsonObject(mapOf("restorePaywallAssignments" to JsonPrimitive(options.restorePaywallAssignments)))
}
