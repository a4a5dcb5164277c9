/**
 * The names of all events that the module declares: expo-superwall 1.2.0, `Events(…)` in SuperwallExpoModule.swift and
 * SuperwallExpoModule.kt. `onBackPressed` is Android's alone. The server sends them as the module does; its other events are its own.
 */
export const declaredEvents: readonly string[] = [
  'onPaywallPresent', 'onPaywallDismiss', 'onPaywallError', 'onPaywallSkip', 'onCustomCallback', 'onPurchase', 'onPurchaseRestore',
  'onBackPressed', 'subscriptionStatusDidChange', 'handleSuperwallEvent', 'handleCustomPaywallAction', 'willDismissPaywall',
  'willPresentPaywall', 'didDismissPaywall', 'didPresentPaywall', 'paywallWillOpenURL', 'paywallWillOpenDeepLink', 'handleLog',
  'willRedeemLink', 'didRedeemLink',
];
