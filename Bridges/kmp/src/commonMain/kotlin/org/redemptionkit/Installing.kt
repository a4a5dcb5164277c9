package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.superwall.sdk.kmp.Superwall
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.generated.Gateway
import org.redemptionkit.generated.OpenPaywall
import org.redemptionkit.generated.Platform

/** What an app is installed with. */
public class InstallOptions {
    /** The simulated native side: its error words, its order of events, its dates. Defaults to the one in REDEMPTION_PLATFORM, else Android. */
    public var platform: Platform = Platform.Android

    /** The app's user from the start; null for an anonymous one. */
    public var appUserId: String? = null

    /** The installed app's own identifier; a new one when null. */
    public var deviceId: String? = null

    /** What answers redemptions: the ledger when null, or a script. */
    public var gateway: Gateway? = null

    /** A paywall that is on screen; none when null. Superwall only. */
    public var paywall: OpenPaywall? = null

    /**
     * The version of the SDK in the app's build, such as `3.5.1`. A warning is printed once if redemption may differ in it. If it is
     * null, nothing is checked: the drop-in replaces the SDK on the class path, so it cannot find the version there.
     */
    public var sdkVersion: String? = null

    /** Where callbacks and delegates are called, one after the other; a real SDK has its main thread for them. */
    public var dispatcher: CoroutineDispatcher = Dispatchers.Default.limitedParallelism(1)

    /** True if [ChannelSession.close] fails where a link was sold and never redeemed, or an event came that nothing of the app heard. */
    public var isStrict: Boolean = false

    internal fun params(vendor: String): JsonObject {
        val optional: Map<String, JsonElement?> = mapOf(
            "appUserId" to appUserId?.let(::JsonPrimitive),
            "deviceId" to deviceId?.let(::JsonPrimitive),
            "gateway" to gateway?.toJson(),
            "paywall" to paywall?.toJson(),
            "sdkVersion" to sdkVersion?.let(::JsonPrimitive),
        )
        val fixed = mapOf(
            "vendor" to JsonPrimitive(vendor),
            "sdk" to JsonPrimitive("kmp"),
            "platform" to platform.toJson(),
            "configured" to JsonPrimitive(false),
        )
        return JsonObject(fixed + optional.mapNotNull { (name, value) -> value?.let { name to it } })
    }
}

/**
 * Installs an app with RevenueCat's SDK: [Purchases] answers from this server until what is returned is closed.
 *
 * The SDK is not configured yet; the app's own code calls `Purchases.configure`.
 */
public fun RedemptionServer.installPurchases(options: InstallOptions.() -> Unit = {}): ChannelSession {
    val chosen = chosen(options)
    return ChannelSession(this, chosen.params("revenuecat"), chosen.dispatcher, chosen.isStrict, Purchases::install)
}

/**
 * Installs an app with Superwall's SDK: [Superwall] answers from this server until what is returned is closed.
 *
 * The SDK is not configured yet; the app's own code calls `Superwall.configure`.
 */
public fun RedemptionServer.installSuperwall(options: InstallOptions.() -> Unit = {}): ChannelSession {
    val chosen = chosen(options)
    return ChannelSession(this, chosen.params("superwall"), chosen.dispatcher, chosen.isStrict, Superwall::install)
}

private fun RedemptionServer.chosen(options: InstallOptions.() -> Unit): InstallOptions {
    val chosen = InstallOptions()
    connection.defaultPlatform?.let { chosen.platform = it }
    return chosen.apply(options)
}
