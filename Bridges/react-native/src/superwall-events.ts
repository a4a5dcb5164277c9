import type { JSONObject, SessionEvent } from '@redemptionkit/client';

/** An event as the Expo module sends it. */
export interface NativeEvent {
  /** One of the names that the module declares. */
  readonly name: string;
  /** What the listener gets. */
  readonly body: JSONObject;
}

/** The names of all events that the module declares. `onBackPressed` is Android's alone. */
export const declaredEvents: readonly string[] = [
  'onPaywallPresent', 'onPaywallDismiss', 'onPaywallError', 'onPaywallSkip', 'onCustomCallback', 'onPurchase', 'onPurchaseRestore',
  'onBackPressed', 'subscriptionStatusDidChange', 'handleSuperwallEvent', 'handleCustomPaywallAction', 'willDismissPaywall',
  'willPresentPaywall', 'didDismissPaywall', 'didPresentPaywall', 'paywallWillOpenURL', 'paywallWillOpenDeepLink', 'handleLog',
  'willRedeemLink', 'didRedeemLink',
];

/**
 * Returns the events of the Expo module for an event of the session: none for what the SDK does not tell its app.
 *
 * expo-superwall 1.2.0: `Events(…)` in SuperwallExpoModule.swift and SuperwallExpoModule.kt, SuperwallDelegateBridge of both platforms. The
 * delegate's `customerInfoDidChange` and `handleSuperwallDeepLink` are not passed on there.
 */
export function nativeEventsOf({ name, params }: Pick<SessionEvent, 'name' | 'params'>): readonly NativeEvent[] {
  switch (name) {
    case 'willRedeemLink':
    case 'didRedeemLink':
      return [{ name, body: params }];
    // The SDK calls the delegate, then tracks an event of the same name.
    case 'subscriptionStatusDidChange':
      return [{ name, body: params }, superwallEvent({ event: name }, {})];
    case 'customerInfoDidChange':
      return [superwallEvent({ event: name }, {})];
    case 'register':
      return placementEvents(params);
    default: {
      const event = trackedEvents[name];
      return event === undefined ? [] : [superwallEvent({ event, ...valuesOf(event, params) }, params)];
    }
  }
}

/** Names of `SuperwallEvent` by the names under which the SDKs track them: SuperwallPlacementInfo+Json.swift, SuperwallEvent.kt. */
const trackedEvents: { readonly [rawName: string]: string | undefined } = {
  redemption_start: 'redemptionStart',
  redemption_complete: 'redemptionComplete',
  redemption_fail: 'redemptionFail',
  restore_start: 'restoreStart',
  restore_complete: 'restoreComplete',
  restore_fail: 'restoreFail',
  deepLink_open: 'deepLink',
};

/** What the module takes out of the Swift enum's or the Kotlin class's values. */
function valuesOf(event: string, params: JSONObject): JSONObject {
  if (event === 'deepLink') return { url: params['url'] ?? '' };
  if (event === 'restoreFail') return { message: params['message'] ?? params['error_message'] ?? '' };
  return {};
}

/** Superwall-iOS 4.16.4 and Android 2.7.19 add `is_superwall` to the params of each tracked event (`TrackingLogic`). */
function superwallEvent(event: JSONObject, params: JSONObject): NativeEvent {
  return { name: 'handleSuperwallEvent', body: { eventInfo: { event, params: { ...params, is_superwall: true } } } };
}

/** What `registerPlacement` tells its handler; without a handler, nothing. Of a paywall, only that another one cannot be shown. */
function placementEvents({ completion, result, handlerId }: JSONObject): readonly NativeEvent[] {
  if (handlerId === undefined || handlerId === null) return [];
  if (completion === 'onSkip') return [{ name: 'onPaywallSkip', body: { skippedReason: { type: 'PlacementNotFound' }, handlerId } }];
  if (completion === 'onError') return [{ name: 'onPaywallError', body: { errorString: result ?? '', handlerId } }];
  return [];
}
