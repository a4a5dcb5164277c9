package com.superwall.sdk.kmp

import com.superwall.sdk.kmp.models.entitlements.CustomerInfo
import com.superwall.sdk.kmp.models.entitlements.SubscriptionStatus
import com.superwall.sdk.kmp.models.events.SuperwallEventInfo
import com.superwall.sdk.kmp.models.options.LogLevel
import com.superwall.sdk.kmp.models.options.LogScope
import com.superwall.sdk.kmp.models.paywall.PaywallInfo
import com.superwall.sdk.kmp.models.redemption.RedemptionResult

/** Hears of what the SDK does. Override what the app needs. */
public interface SuperwallDelegate {
    /** A code is about to be redeemed. */
    public fun willRedeemLink() {}

    /** A redemption has ended. */
    public fun didRedeemLink(result: RedemptionResult) {}

    /** A link of Superwall's own that carries no code. */
    public fun handleSuperwallDeepLink(fullURL: String, pathComponents: List<String>, queryParameters: Map<String, String>) {}

    /** What the user has is not what it was. */
    public fun customerInfoDidChange(from: CustomerInfo, to: CustomerInfo) {}

    /** The status is not what it was. */
    public fun subscriptionStatusDidChange(from: SubscriptionStatus, to: SubscriptionStatus) {}

    /** Something was tracked. */
    public fun handleSuperwallEvent(eventInfo: SuperwallEventInfo) {}

    /** A button of a paywall; there are none here. */
    public fun handleCustomPaywallAction(name: String) {}

    /** A paywall is about to go; no paywall is drawn here. */
    public fun willDismissPaywall(paywallInfo: PaywallInfo) {}

    /** A paywall is about to come; no paywall is drawn here. */
    public fun willPresentPaywall(paywallInfo: PaywallInfo) {}

    /** A paywall is gone; no paywall is drawn here. */
    public fun didDismissPaywall(paywallInfo: PaywallInfo) {}

    /** A paywall is there; no paywall is drawn here. */
    public fun didPresentPaywall(paywallInfo: PaywallInfo) {}

    /** A link of a paywall; no paywall is drawn here. */
    public fun paywallWillOpenURL(url: String) {}

    /** A link of a paywall; no paywall is drawn here. */
    public fun paywallWillOpenDeepLink(url: String) {}

    /** Receives the SDK's log. Never called: this stand-in logs nothing. (Superwall-KMP 0.1.1, `SuperwallDelegate.kt`) */
    public fun handleLog(level: LogLevel, scope: LogScope, message: String?, info: Map<String, Any?>?, error: String?) {}

    /** The customer info has changed. */
    public fun userAttributesDidChange(newAttributes: Map<String, Any?>) {}
}
