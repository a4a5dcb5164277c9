// Made by `redemption codegen --language kotlin` from the schemas of RedemptionKit; do not edit.

package org.redemptionkit.generated

import kotlinx.serialization.json.JsonElement

/**
 * Reads the result of a method. Null for a method that this client does not know, or whose result is plain JSON.
 * @throws UnexpectedJson where it is none.
 */
public fun readResult(method: String, json: JsonElement): WireValue? = when (method) {
    "server/describe" -> ServerDescribeResult.fromJson(json)
    "link/parse" -> LinkParseResult.fromJson(json)
    "link/open" -> LinkOpenResult.fromJson(json)
    "link/qr" -> LinkQRResult.fromJson(json)
    "session/open" -> SessionOpenResult.fromJson(json)
    "session/configure" -> SessionState.fromJson(json)
    "session/describe" -> SessionState.fromJson(json)
    "session/list" -> SessionListResult.fromJson(json)
    "session/close" -> SessionState.fromJson(json)
    "session/foreground" -> SessionState.fromJson(json)
    "session/logIn" -> LogInResult.fromJson(json)
    "session/logOut" -> LogOutResult.fromJson(json)
    "session/setPaywall" -> SessionState.fromJson(json)
    "session/checkout" -> SessionState.fromJson(json)
    "session/setDeviceEntitlements" -> SessionState.fromJson(json)
    "session/setPurchaseController" -> SessionState.fromJson(json)
    "session/setSubscriptionStatus" -> SessionState.fromJson(json)
    "session/setUserAttributes" -> SessionState.fromJson(json)
    "session/customerInfo" -> CustomerResult.fromJson(json)
    "session/handleDeepLink" -> SessionHandleDeepLinkResult.fromJson(json)
    "session/linkStripeSubscriptions" -> SessionLinkStripeSubscriptionsResult.fromJson(json)
    "session/reissue" -> SessionReissueResult.fromJson(json)
    "redemption/redeem" -> RedemptionRedeemResult.fromJson(json)
    "reply/render" -> ReplyRenderResult.fromJson(json)
    "reply/read" -> ReplyReadResult.fromJson(json)
    "channel/call" -> ChannelCallResult.fromJson(json)
    "entitlements/merge" -> EntitlementsMergeResult.fromJson(json)
    "store/purchase" -> StorePurchaseResult.fromJson(json)
    "store/issueLink" -> StoreIssueLinkResult.fromJson(json)
    "store/expire" -> PurchaseResult.fromJson(json)
    "store/refund" -> PurchaseResult.fromJson(json)
    "store/update" -> PurchaseResult.fromJson(json)
    "store/receipts" -> StoreReceiptsResult.fromJson(json)
    "store/policy" -> StorePolicyResult.fromJson(json)
    "store/reset" -> StoreResetResult.fromJson(json)
    "store/mailbox" -> StoreMailboxResult.fromJson(json)
    "store/list" -> StoreListResult.fromJson(json)
    "clock/now" -> ClockResult.fromJson(json)
    "clock/advance" -> ClockResult.fromJson(json)
    "fault/inject" -> FaultInjectResult.fromJson(json)
    "log/read" -> LogReadResult.fromJson(json)
    "log/subscribe" -> LogSubscribeResult.fromJson(json)
    "scenario/export" -> ScenarioExportResult.fromJson(json)
    else -> null
}

/**
 * Reads a CustomerReply in the words of its target: `vendor/sdk/platform`, such as `revenuecat/kmp/ios`. Null for a
 * target that this client does not know.
 * @throws UnexpectedJson where it is none.
 */
public fun readCustomerReply(target: String, json: JsonElement): WireValue? = when (target) {
    "revenuecat/kmp/ios" -> RevenueCatKmpCustomerInfo.fromJson(json)
    "revenuecat/kmp/android" -> RevenueCatKmpCustomerInfo.fromJson(json)
    "superwall/kmp/ios" -> SuperwallKmpIosCustomerInfo.fromJson(json)
    "superwall/kmp/android" -> SuperwallKmpAndroidCustomerInfo.fromJson(json)
    else -> null
}

/**
 * Reads a Reply in the words of its target: `vendor/sdk/platform`, such as `revenuecat/kmp/ios`. Null for a target that
 * this client does not know.
 * @throws UnexpectedJson where it is none.
 */
public fun readReply(target: String, json: JsonElement): WireValue? = when (target) {
    "revenuecat/kmp/ios" -> RevenueCatKmpReply.fromJson(json)
    "revenuecat/kmp/android" -> RevenueCatKmpReply.fromJson(json)
    "superwall/kmp/ios" -> SuperwallKmpIosReply.fromJson(json)
    "superwall/kmp/android" -> SuperwallKmpAndroidReply.fromJson(json)
    else -> null
}

/**
 * Reads a StatusReply in the words of its target: `vendor/sdk/platform`, such as `superwall/kmp/ios`. Null for a target
 * that this client does not know.
 * @throws UnexpectedJson where it is none.
 */
public fun readStatusReply(target: String, json: JsonElement): WireValue? = when (target) {
    "superwall/kmp/ios" -> SuperwallKmpIosStatus.fromJson(json)
    "superwall/kmp/android" -> SuperwallKmpAndroidStatus.fromJson(json)
    else -> null
}

/**
 * Reads the params of an event of the session's target: `vendor/sdk/platform`. Null for an event that this client does
 * not know.
 * @throws UnexpectedJson where they are none.
 */
public fun readEventParams(target: String, name: String, json: JsonElement): WireValue? {
    val (vendor, sdk) = target.split("/")
    return when {
        name == "customerInfoUpdated" && vendor == "revenuecat" -> readCustomerReply(target, json)
        name == "webPurchaseRedemptionAttempt" && vendor == "revenuecat" -> readReply(target, json)
        name == "willRedeemLink" && vendor == "superwall" -> EmptyEvent.fromJson(json)
        name == "didRedeemLink" && vendor == "superwall" -> readReply(target, json)
        name == "customerInfoDidChange" && vendor == "superwall" -> CustomerInfoChange.fromJson(json)
        name == "subscriptionStatusDidChange" && vendor == "superwall" -> SubscriptionStatusChange.fromJson(json)
        name == "handleSuperwallDeepLink" && vendor == "superwall" -> SuperwallDeepLink.fromJson(json)
        name == "freeTrial_start" && vendor == "superwall" -> FreeTrialStartEvent.fromJson(json)
        name == "stripeCheckout_start" && vendor == "superwall" -> StripeCheckoutEvent.fromJson(json)
        name == "stripeCheckout_submit" && vendor == "superwall" -> StripeCheckoutEvent.fromJson(json)
        name == "stripeCheckout_complete" && vendor == "superwall" -> StripeCheckoutEvent.fromJson(json)
        name == "stripeCheckout_fail" && vendor == "superwall" -> StripeCheckoutEvent.fromJson(json)
        name == "transaction_abandon" && vendor == "superwall" -> TransactionAbandonEvent.fromJson(json)
        name == "handleSuperwallEvent" && vendor == "superwall" -> SuperwallEventInfo.fromJson(json)
        name == "onPaywallSkip" && vendor == "superwall" -> PaywallSkipEvent.fromJson(json)
        name == "onPaywallError" && vendor == "superwall" -> PaywallErrorEvent.fromJson(json)
        name == "redemption_start" && vendor == "superwall" -> RedemptionEvent.fromJson(json)
        name == "redemption_complete" && vendor == "superwall" -> RedemptionEvent.fromJson(json)
        name == "redemption_fail" && vendor == "superwall" -> RedemptionEvent.fromJson(json)
        name == "restore_start" && vendor == "superwall" -> EmptyEvent.fromJson(json)
        name == "restore_complete" && vendor == "superwall" -> EmptyEvent.fromJson(json)
        name == "restore_fail" && vendor == "superwall" -> RestoreFailEvent.fromJson(json)
        name == "deepLink_open" && vendor == "superwall" -> DeepLinkOpenEvent.fromJson(json)
        name == "register" && vendor == "superwall" -> RegisterEvent.fromJson(json)
        name == "redemption_retry" && vendor == "superwall" -> RetryEvent.fromJson(json)
        name == "webPurchaseConfirmationAlert" && vendor == "superwall" -> EmptyEvent.fromJson(json)
        else -> null
    }
}
