package com.superwall.sdk.kmp

import com.superwall.sdk.kmp.models.entitlements.CustomerInfo
import com.superwall.sdk.kmp.models.entitlements.SubscriptionStatus
import com.superwall.sdk.kmp.models.paywall.PaywallInfo
import com.superwall.sdk.kmp.models.results.PaywallResult
import com.superwall.sdk.kmp.models.results.PaywallSkippedReason
import kotlinx.coroutines.channels.BufferOverflow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.redemptionkit.ChannelSession
import org.redemptionkit.generated.SuperwallDeepLink
import org.redemptionkit.reading

/** The SDK's callbacks to one installed app. */
internal class SuperwallTold(private val channel: ChannelSession? = null) {
    var delegate: SuperwallDelegate? = null
    val statuses = MutableStateFlow<SubscriptionStatus>(SubscriptionStatus.Unknown)
    val customers = MutableSharedFlow<CustomerInfo>(extraBufferCapacity = 64, onBufferOverflow = BufferOverflow.DROP_OLDEST)
    private var handler: PaywallPresentationHandler? = null
    private var feature: (() -> Unit)? = null

    fun registered(handler: PaywallPresentationHandler?, feature: (() -> Unit)?) {
        this.handler = handler
        this.feature = feature
    }

    /** True if something of the app hears of events. */
    val listens: Boolean get() = delegate != null || statuses.subscriptionCount.value > 0 || customers.subscriptionCount.value > 0

    fun hear(name: String, params: JsonElement) {
        when (name) {
            "willRedeemLink" -> delegate?.willRedeemLink()
            "didRedeemLink" -> delegate?.didRedeemLink(SuperwallModels.redemptionResult(params))
            "handleSuperwallDeepLink" -> deepLink(reading(name, params) { SuperwallDeepLink.fromJson(it) })
            "customerInfoDidChange" -> customerInfo(params as JsonObject)
            "subscriptionStatusDidChange" -> status(params as JsonObject)
            "register" -> register(params as JsonObject)
            else -> SuperwallEvents.info(name, params, channel?.isIos == true)?.let { delegate?.handleSuperwallEvent(it) }
        }
    }

    private fun deepLink(link: SuperwallDeepLink) {
        delegate?.handleSuperwallDeepLink(link.fullURL, link.pathComponents, link.queryParameters)
    }

    private fun customerInfo(change: JsonObject) {
        val to = SuperwallModels.customerInfo(change.getValue("to"))
        customers.tryEmit(to)
        delegate?.customerInfoDidChange(SuperwallModels.customerInfo(change.getValue("from")), to)
    }

    private fun status(change: JsonObject) {
        val to = SuperwallModels.status(change.getValue("to"))
        statuses.value = to
        delegate?.subscriptionStatusDidChange(SuperwallModels.status(change.getValue("from")), to)
    }

    private fun register(told: JsonObject) {
        val result = told.getValue("result").jsonPrimitive.content
        when (told.getValue("completion").jsonPrimitive.content) {
            "onSkip" -> handler?.skip?.invoke(PaywallSkippedReason.PlacementNotFound)
            "onError" -> handler?.error?.invoke(result)
            "onDismiss" -> handler?.dismiss?.invoke(PaywallInfo(), if (result == "restored") PaywallResult.Restored else PaywallResult.Declined)
            "feature" -> feature?.invoke()
        }
    }
}
