import { methodTable } from './methods.ts';
import type { MethodTable } from './methods.ts';

/**
 * The functions of the Expo module `SuperwallExpo`.
 *
 * expo-superwall 1.2.0: `AsyncFunction` (a promise) and `Function` (no result) in ios/SuperwallExpoModule.swift and
 * SuperwallExpoModule.kt.
 */
export const superwallMethods: MethodTable = methodTable({
  promise: [
    'configure', 'confirmAllAssignments', 'consume', 'didHandleCustomCallback', 'dismiss', 'getAssignments', 'getConfigurationStatus',
    'getDeviceAttributes', 'getEntitlements', 'getIntegrationAttributes', 'getPresentationResult', 'getSubscriptionStatus',
    'getUserAttributes', 'handleDeepLink', 'identify', 'registerPlacement', 'reset', 'restorePurchases', 'setIntegrationAttributes',
    'setSubscriptionStatus', 'setUserAttributes',
  ],
  void: [
    'didPurchase', 'didRestore', 'preloadAllPaywalls', 'preloadPaywalls', 'setEventTrackingBehavior', 'setInterfaceStyle', 'setLogLevel',
  ],
  onlyAndroid: { void: ['didHandleBackPressed'] },
});
