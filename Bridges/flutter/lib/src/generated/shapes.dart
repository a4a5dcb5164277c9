// Made by `redemption codegen --language dart` from the schemas of RedemptionKit; do not edit.

import 'json.dart';
import 'types.dart';

/// The result of a method, read with its type; null for a method without a type of its own.
JsonWritable? readResult(String method, Object? result) {
  return switch (method) {
    'server/describe' => ServerDescribeResult.fromJson(result),
    'link/parse' => LinkParseResult.fromJson(result),
    'link/open' => LinkOpenResult.fromJson(result),
    'link/qr' => LinkQRResult.fromJson(result),
    'session/open' => SessionOpenResult.fromJson(result),
    'session/configure' => SessionState.fromJson(result),
    'session/describe' => SessionState.fromJson(result),
    'session/list' => SessionListResult.fromJson(result),
    'session/close' => SessionState.fromJson(result),
    'session/foreground' => SessionState.fromJson(result),
    'session/logIn' => LogInResult.fromJson(result),
    'session/logOut' => LogOutResult.fromJson(result),
    'session/setPaywall' => SessionState.fromJson(result),
    'session/checkout' => SessionState.fromJson(result),
    'session/setDeviceEntitlements' => SessionState.fromJson(result),
    'session/setPurchaseController' => SessionState.fromJson(result),
    'session/setSubscriptionStatus' => SessionState.fromJson(result),
    'session/setUserAttributes' => SessionState.fromJson(result),
    'session/customerInfo' => CustomerResult.fromJson(result),
    'session/handleDeepLink' => SessionHandleDeepLinkResult.fromJson(result),
    'session/linkStripeSubscriptions' => SessionLinkStripeSubscriptionsResult.fromJson(result),
    'session/reissue' => SessionReissueResult.fromJson(result),
    'redemption/redeem' => RedemptionRedeemResult.fromJson(result),
    'reply/render' => ReplyRenderResult.fromJson(result),
    'reply/read' => ReplyReadResult.fromJson(result),
    'channel/call' => ChannelCallResult.fromJson(result),
    'entitlements/merge' => EntitlementsMergeResult.fromJson(result),
    'store/purchase' => StorePurchaseResult.fromJson(result),
    'store/issueLink' => StoreIssueLinkResult.fromJson(result),
    'store/expire' => PurchaseResult.fromJson(result),
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
    'log/read' => LogReadResult.fromJson(result),
    'log/subscribe' => LogSubscribeResult.fromJson(result),
    'scenario/export' => ScenarioExportResult.fromJson(result),
    _ => null,
  };
}

/// A `CustomerReply` of [target], read with the target's own type; null for a target that this release does not know.
JsonWritable? readCustomerReply(Target target, Object? json, [String path = '']) {
  return switch ('${target.vendor.value}/${target.sdk.value}/${target.platform.value}') {
    'revenuecat/flutter/ios' => RevenueCatFlutterIosCustomerInfo.fromJson(json, path),
    'revenuecat/flutter/android' => RevenueCatHybridAndroidCustomerInfo.fromJson(json, path),
    'superwall/flutter/ios' => SuperwallFlutterIosCustomerInfo.fromJson(json, path),
    'superwall/flutter/android' => SuperwallFlutterAndroidCustomerInfo.fromJson(json, path),
    _ => null,
  };
}

/// A `Reply` of [target], read with the target's own type; null for a target that this release does not know.
JsonWritable? readReply(Target target, Object? json, [String path = '']) {
  return switch ('${target.vendor.value}/${target.sdk.value}/${target.platform.value}') {
    'revenuecat/flutter/ios' => RevenueCatFlutterIosReply.fromJson(json, path),
    'revenuecat/flutter/android' => RevenueCatHybridAndroidReply.fromJson(json, path),
    'superwall/flutter/ios' => SuperwallFlutterReply.fromJson(json, path),
    'superwall/flutter/android' => SuperwallFlutterReply.fromJson(json, path),
    _ => null,
  };
}

/// A `StatusReply` of [target], read with the target's own type; null for a target that this release does not know.
JsonWritable? readStatusReply(Target target, Object? json, [String path = '']) {
  return switch ('${target.vendor.value}/${target.sdk.value}/${target.platform.value}') {
    'superwall/flutter/ios' => SuperwallFlutterIosStatus.fromJson(json, path),
    'superwall/flutter/android' => SuperwallFlutterAndroidStatus.fromJson(json, path),
    _ => null,
  };
}

/// The params of a session's event, read with the event's type; null for an event that this release does not know.
JsonWritable? readEventParams(Target target, String name, Object? json, [String path = '']) {
  return switch ('${target.vendor.value}/$name') {
    'revenuecat/customerInfoUpdated' => readCustomerReply(target, json, path),
    'revenuecat/webPurchaseRedemptionAttempt' => readReply(target, json, path),
    'superwall/willRedeemLink' => EmptyEvent.fromJson(json, path),
    'superwall/didRedeemLink' => readReply(target, json, path),
    'superwall/customerInfoDidChange' => CustomerInfoChange.fromJson(json, path),
    'superwall/subscriptionStatusDidChange' => SubscriptionStatusChange.fromJson(json, path),
    'superwall/handleSuperwallDeepLink' => SuperwallDeepLink.fromJson(json, path),
    'superwall/freeTrial_start' => FreeTrialStartEvent.fromJson(json, path),
    'superwall/stripeCheckout_start' => StripeCheckoutEvent.fromJson(json, path),
    'superwall/stripeCheckout_submit' => StripeCheckoutEvent.fromJson(json, path),
    'superwall/stripeCheckout_complete' => StripeCheckoutEvent.fromJson(json, path),
    'superwall/stripeCheckout_fail' => StripeCheckoutEvent.fromJson(json, path),
    'superwall/transaction_abandon' => TransactionAbandonEvent.fromJson(json, path),
    'superwall/handleSuperwallEvent' => SuperwallEventInfo.fromJson(json, path),
    'superwall/onPaywallSkip' => PaywallSkipEvent.fromJson(json, path),
    'superwall/onPaywallError' => PaywallErrorEvent.fromJson(json, path),
    'superwall/redemption_start' => RedemptionEvent.fromJson(json, path),
    'superwall/redemption_complete' => RedemptionEvent.fromJson(json, path),
    'superwall/redemption_fail' => RedemptionEvent.fromJson(json, path),
    'superwall/restore_start' => EmptyEvent.fromJson(json, path),
    'superwall/restore_complete' => EmptyEvent.fromJson(json, path),
    'superwall/restore_fail' => RestoreFailEvent.fromJson(json, path),
    'superwall/deepLink_open' => DeepLinkOpenEvent.fromJson(json, path),
    'superwall/register' => RegisterEvent.fromJson(json, path),
    'superwall/redemption_retry' => RetryEvent.fromJson(json, path),
    'superwall/webPurchaseConfirmationAlert' => EmptyEvent.fromJson(json, path),
    _ => null,
  };
}
