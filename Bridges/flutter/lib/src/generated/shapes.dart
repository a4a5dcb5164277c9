// Made by `redemption codegen --language dart` from the schemas of RedemptionKit; do not edit.

import 'json.dart';
import 'types.dart';

/// The result of a method, read with its type; null for a method without a type of its own.
JsonWritable? readResult(String method, Object? result) {
  return switch (method) {
    'server/describe' => ServerDescribeResult.fromJson(result),
    'link/parse' => LinkParseResult.fromJson(result),
    'link/open' => LinkOpenResult.fromJson(result),
    'session/open' => SessionOpenResult.fromJson(result),
    'session/configure' => SessionState.fromJson(result),
    'session/describe' => SessionState.fromJson(result),
    'session/close' => SessionState.fromJson(result),
    'session/foreground' => SessionState.fromJson(result),
    'session/logIn' => LogInResult.fromJson(result),
    'session/logOut' => LogOutResult.fromJson(result),
    'session/setPaywall' => SessionState.fromJson(result),
    'session/setDeviceEntitlements' => SessionState.fromJson(result),
    'session/setPurchaseController' => SessionState.fromJson(result),
    'session/setSubscriptionStatus' => SessionState.fromJson(result),
    'session/setUserAttributes' => SessionState.fromJson(result),
    'session/customerInfo' => CustomerResult.fromJson(result),
    'session/handleDeepLink' => SessionHandleDeepLinkResult.fromJson(result),
    'session/linkStripeSubscriptions' => SessionLinkStripeSubscriptionsResult.fromJson(result),
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
    'clock/now' => ClockResult.fromJson(result),
    'clock/advance' => ClockResult.fromJson(result),
    'fault/inject' => FaultInjectResult.fromJson(result),
    _ => null,
  };
}

/// A `CustomerReply` of [target], read with the target's own type; null for a target that this release does not know.
JsonWritable? readCustomerReply(Target target, Object? json, [String path = '']) {
  return switch ('${target.vendor.value}/${target.sdk.value}/${target.platform.value}') {
    'revenuecat/native/ios' => RevenueCatNativeIosCustomerInfo.fromJson(json, path),
    'revenuecat/native/android' => RevenueCatNativeAndroidCustomerInfo.fromJson(json, path),
    'revenuecat/flutter/ios' => RevenueCatFlutterIosCustomerInfo.fromJson(json, path),
    'revenuecat/flutter/android' => RevenueCatHybridAndroidCustomerInfo.fromJson(json, path),
    'revenuecat/react-native/ios' => RevenueCatHybridIosCustomerInfo.fromJson(json, path),
    'revenuecat/react-native/android' => RevenueCatHybridAndroidCustomerInfo.fromJson(json, path),
    'revenuecat/unity/ios' => RevenueCatHybridIosCustomerInfo.fromJson(json, path),
    'revenuecat/unity/android' => RevenueCatHybridAndroidCustomerInfo.fromJson(json, path),
    'revenuecat/kmp/ios' => RevenueCatKmpCustomerInfo.fromJson(json, path),
    'revenuecat/kmp/android' => RevenueCatKmpCustomerInfo.fromJson(json, path),
    'revenuecat/capacitor/ios' => RevenueCatHybridIosCustomerInfo.fromJson(json, path),
    'revenuecat/capacitor/android' => RevenueCatHybridAndroidCustomerInfo.fromJson(json, path),
    'superwall/native/ios' => SuperwallNativeIosCustomerInfo.fromJson(json, path),
    'superwall/native/android' => SuperwallNativeAndroidCustomerInfo.fromJson(json, path),
    'superwall/flutter/ios' => SuperwallFlutterIosCustomerInfo.fromJson(json, path),
    'superwall/flutter/android' => SuperwallFlutterAndroidCustomerInfo.fromJson(json, path),
    'superwall/react-native/ios' => SuperwallReactNativeIosCustomerInfo.fromJson(json, path),
    'superwall/react-native/android' => SuperwallReactNativeAndroidCustomerInfo.fromJson(json, path),
    'superwall/unity/ios' => SuperwallUnityCustomerInfo.fromJson(json, path),
    'superwall/unity/android' => SuperwallUnityCustomerInfo.fromJson(json, path),
    'superwall/kmp/ios' => SuperwallKmpIosCustomerInfo.fromJson(json, path),
    'superwall/kmp/android' => SuperwallKmpAndroidCustomerInfo.fromJson(json, path),
    'superwall/capacitor/ios' => SuperwallNativeIosCustomerInfo.fromJson(json, path),
    'superwall/capacitor/android' => SuperwallNativeAndroidCustomerInfo.fromJson(json, path),
    _ => null,
  };
}

/// A `Reply` of [target], read with the target's own type; null for a target that this release does not know.
JsonWritable? readReply(Target target, Object? json, [String path = '']) {
  return switch ('${target.vendor.value}/${target.sdk.value}/${target.platform.value}') {
    'revenuecat/native/ios' => RevenueCatNativeIosReply.fromJson(json, path),
    'revenuecat/native/android' => RevenueCatNativeAndroidReply.fromJson(json, path),
    'revenuecat/flutter/ios' => RevenueCatFlutterIosReply.fromJson(json, path),
    'revenuecat/flutter/android' => RevenueCatHybridAndroidReply.fromJson(json, path),
    'revenuecat/react-native/ios' => RevenueCatHybridIosReply.fromJson(json, path),
    'revenuecat/react-native/android' => RevenueCatHybridAndroidReply.fromJson(json, path),
    'revenuecat/unity/ios' => RevenueCatHybridIosReply.fromJson(json, path),
    'revenuecat/unity/android' => RevenueCatHybridAndroidReply.fromJson(json, path),
    'revenuecat/kmp/ios' => RevenueCatKmpReply.fromJson(json, path),
    'revenuecat/kmp/android' => RevenueCatKmpReply.fromJson(json, path),
    'revenuecat/capacitor/ios' => RevenueCatHybridIosReply.fromJson(json, path),
    'revenuecat/capacitor/android' => RevenueCatHybridAndroidReply.fromJson(json, path),
    'superwall/native/ios' => SuperwallNativeIosReply.fromJson(json, path),
    'superwall/native/android' => SuperwallNativeAndroidReply.fromJson(json, path),
    'superwall/flutter/ios' => SuperwallFlutterReply.fromJson(json, path),
    'superwall/flutter/android' => SuperwallFlutterReply.fromJson(json, path),
    'superwall/react-native/ios' => SuperwallReactNativeIosReply.fromJson(json, path),
    'superwall/react-native/android' => SuperwallReactNativeAndroidReply.fromJson(json, path),
    'superwall/unity/ios' => SuperwallUnityReply.fromJson(json, path),
    'superwall/unity/android' => SuperwallUnityReply.fromJson(json, path),
    'superwall/kmp/ios' => SuperwallKmpIosReply.fromJson(json, path),
    'superwall/kmp/android' => SuperwallKmpAndroidReply.fromJson(json, path),
    'superwall/capacitor/ios' => SuperwallNativeIosReply.fromJson(json, path),
    'superwall/capacitor/android' => SuperwallNativeAndroidReply.fromJson(json, path),
    _ => null,
  };
}

/// A `StatusReply` of [target], read with the target's own type; null for a target that this release does not know.
JsonWritable? readStatusReply(Target target, Object? json, [String path = '']) {
  return switch ('${target.vendor.value}/${target.sdk.value}/${target.platform.value}') {
    'superwall/native/ios' => SuperwallNativeIosStatus.fromJson(json, path),
    'superwall/native/android' => SuperwallNativeAndroidStatus.fromJson(json, path),
    'superwall/flutter/ios' => SuperwallFlutterIosStatus.fromJson(json, path),
    'superwall/flutter/android' => SuperwallFlutterAndroidStatus.fromJson(json, path),
    'superwall/react-native/ios' => SuperwallReactNativeIosStatus.fromJson(json, path),
    'superwall/react-native/android' => SuperwallReactNativeAndroidStatus.fromJson(json, path),
    'superwall/unity/ios' => SuperwallUnityIosStatus.fromJson(json, path),
    'superwall/unity/android' => SuperwallUnityAndroidStatus.fromJson(json, path),
    'superwall/kmp/ios' => SuperwallKmpIosStatus.fromJson(json, path),
    'superwall/kmp/android' => SuperwallKmpAndroidStatus.fromJson(json, path),
    'superwall/capacitor/ios' => SuperwallNativeIosStatus.fromJson(json, path),
    'superwall/capacitor/android' => SuperwallNativeAndroidStatus.fromJson(json, path),
    _ => null,
  };
}

/// The params of a session's event, read with the event's type; null for an event that this release does not know.
JsonWritable? readEventParams(Target target, String name, Object? json, [String path = '']) {
  if (target.vendor.value == 'revenuecat' && target.sdk.value == 'unity' && name == 'customerInfoUpdated') {
    return CustomerMessage.fromJson(json, path);
  }
  return switch ('${target.vendor.value}/$name') {
    'revenuecat/customerInfoUpdated' => readCustomerReply(target, json, path),
    'revenuecat/webPurchaseRedemptionAttempt' => readReply(target, json, path),
    'superwall/willRedeemLink' => EmptyEvent.fromJson(json, path),
    'superwall/didRedeemLink' => readReply(target, json, path),
    'superwall/customerInfoDidChange' => CustomerInfoChange.fromJson(json, path),
    'superwall/subscriptionStatusDidChange' => SubscriptionStatusChange.fromJson(json, path),
    'superwall/handleSuperwallDeepLink' => SuperwallDeepLink.fromJson(json, path),
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
