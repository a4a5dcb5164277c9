package com.superwall.sdk.kmp

import com.superwall.sdk.kmp.models.events.EventType
import com.superwall.sdk.kmp.models.events.SuperwallEventInfo
import kotlinx.serialization.json.JsonElement
import org.redemptionkit.UnreadableReply

/** Tracked events as the SDK's own type. */
internal object SuperwallEvents {
    /** Events of the server alone, which no SDK sends. */
    private val ours = setOf("redemption_retry", "webPurchaseConfirmationAlert", "webRestorationAlert")

    /** The event that the delegate receives; null for none. */
    fun info(name: String, json: JsonElement, isIos: Boolean): SuperwallEventInfo? {
        if (name in ours) return null
        val params = SuperwallModels.plainMap(json)
        return when (name) {
            "redemption_start" -> SuperwallEventInfo(EventType.REDEMPTION_START, params)
            "redemption_complete" -> SuperwallEventInfo(EventType.REDEMPTION_COMPLETE, params)
            // Android's mapper puts the event's own name here, as the native event has no error. (`EventMapper.kt`, `RedemptionFail`)
            "redemption_fail" -> SuperwallEventInfo(EventType.REDEMPTION_FAIL, params, error = name.takeUnless { isIos })
            "restore_start" -> SuperwallEventInfo(EventType.RESTORE_START, params)
            "restore_complete" -> SuperwallEventInfo(EventType.RESTORE_COMPLETE, params)
            "restore_fail" -> SuperwallEventInfo(EventType.RESTORE_FAIL, params, message = params["error_message"] as? String)
            "customerInfo_didChange" -> SuperwallEventInfo(EventType.CUSTOMER_INFO_DID_CHANGE, params)
            "subscriptionStatus_didChange" -> SuperwallEventInfo(EventType.SUBSCRIPTION_STATUS_DID_CHANGE, params)
            "freeTrial_start" -> SuperwallEventInfo(EventType.FREE_TRIAL_START, params)
            "transaction_abandon" -> SuperwallEventInfo(EventType.TRANSACTION_ABANDON, params)
            // No kind of its own.
            "stripeCheckout_start", "stripeCheckout_submit", "stripeCheckout_complete", "stripeCheckout_fail" ->
                SuperwallEventInfo(EventType.CUSTOM_PLACEMENT, params, name = name)
            "deepLink_open" -> SuperwallEventInfo(EventType.DEEP_LINK, params, deepLinkUrl = params["url"] as? String)
            else -> throw UnreadableReply(null, "the event $name, which Superwall-KMP does not have")
        }
    }
}
