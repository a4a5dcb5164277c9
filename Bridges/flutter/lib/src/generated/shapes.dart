// Made by `redemption codegen --language dart` from the schemas of RedemptionKit; do not edit.

import 'json.dart';
import 'types.dart';

/// The result of a method, read with its type; null for a method without a type of its own.
JsonWritable? readResult(String method, Object? result) {
  return switch (method) {
    'server/describe' => ServerDescribeResult.fromJson(result),
    'link/parse' => LinkParseResult.fromJson(result),
    'session/open' => SessionOpenResult.fromJson(result),
    'session/describe' => SessionState.fromJson(result),
    'session/list' => SessionListResult.fromJson(result),
    'session/close' => SessionState.fromJson(result),
    'session/background' => SessionState.fromJson(result),
    'session/foreground' => SessionState.fromJson(result),
    'session/handleDeepLink' => SessionHandleDeepLinkResult.fromJson(result),
    'redemption/redeem' => RedemptionRedeemResult.fromJson(result),
    'redemption/list' => RedemptionListResult.fromJson(result),
    'redemption/expect' => RedemptionListResult.fromJson(result),
    'outcomes/list' => OutcomesListResult.fromJson(result),
    'outcomes/prepare' => OutcomesPrepareResult.fromJson(result),
    'device/wipe' => DeviceResult.fromJson(result),
    'device/set' => DeviceResult.fromJson(result),
    'channel/call' => ChannelCallResult.fromJson(result),
    'store/purchase' => StorePurchaseResult.fromJson(result),
    'store/issueLink' => StoreIssueLinkResult.fromJson(result),
    'store/expire' => PurchaseResult.fromJson(result),
    'store/cancel' => PurchaseResult.fromJson(result),
    'store/pause' => PurchaseResult.fromJson(result),
    'store/resume' => PurchaseResult.fromJson(result),
    'store/changeProduct' => PurchaseResult.fromJson(result),
    'store/refund' => PurchaseResult.fromJson(result),
    'store/update' => PurchaseResult.fromJson(result),
    'store/receipts' => StoreReceiptsResult.fromJson(result),
    'store/policy' => StorePolicyResult.fromJson(result),
    'store/reset' => StoreResetResult.fromJson(result),
    'store/mailbox' => StoreMailboxResult.fromJson(result),
    'store/list' => StoreListResult.fromJson(result),
    'clock/now' => ClockResult.fromJson(result),
    'clock/advance' => ClockResult.fromJson(result),
    'fault/inject' => FaultInjectResult.fromJson(result),
    'fault/list' => FaultInjectResult.fromJson(result),
    'fault/clear' => FaultClearResult.fromJson(result),
    'fault/release' => FaultReleaseResult.fromJson(result),
    _ => null,
  };
}
