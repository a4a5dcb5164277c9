// Made by `redemption codegen --language kotlin` from the schemas of RedemptionKit; do not edit.

package org.redemptionkit.generated

import kotlinx.serialization.json.JsonElement

/**
 * Reads the result of a method. Null for a method that this client does not know, or whose result is plain JSON.
 * @throws UnexpectedJson for any other JSON.
 */
public fun readResult(method: String, json: JsonElement): WireValue? = when (method) {
    "server/describe" -> ServerDescribeResult.fromJson(json)
    "link/parse" -> LinkParseResult.fromJson(json)
    "session/open" -> SessionOpenResult.fromJson(json)
    "session/describe" -> SessionState.fromJson(json)
    "session/list" -> SessionListResult.fromJson(json)
    "session/close" -> SessionState.fromJson(json)
    "session/background" -> SessionState.fromJson(json)
    "session/foreground" -> SessionState.fromJson(json)
    "session/handleDeepLink" -> SessionHandleDeepLinkResult.fromJson(json)
    "redemption/redeem" -> RedemptionRedeemResult.fromJson(json)
    "redemption/list" -> RedemptionListResult.fromJson(json)
    "redemption/expect" -> RedemptionListResult.fromJson(json)
    "outcomes/list" -> OutcomesListResult.fromJson(json)
    "outcomes/prepare" -> OutcomesPrepareResult.fromJson(json)
    "device/wipe" -> DeviceResult.fromJson(json)
    "device/set" -> DeviceResult.fromJson(json)
    "channel/call" -> ChannelCallResult.fromJson(json)
    "store/purchase" -> StorePurchaseResult.fromJson(json)
    "store/issueLink" -> StoreIssueLinkResult.fromJson(json)
    "store/expire" -> PurchaseResult.fromJson(json)
    "store/cancel" -> PurchaseResult.fromJson(json)
    "store/pause" -> PurchaseResult.fromJson(json)
    "store/resume" -> PurchaseResult.fromJson(json)
    "store/changeProduct" -> PurchaseResult.fromJson(json)
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
    "fault/list" -> FaultInjectResult.fromJson(json)
    "fault/clear" -> FaultClearResult.fromJson(json)
    "fault/release" -> FaultReleaseResult.fromJson(json)
    "explore/start" -> ExploreStep.fromJson(json)
    "explore/observed" -> ExploreStep.fromJson(json)
    "explore/report" -> ExploreReportResult.fromJson(json)
    else -> null
}
