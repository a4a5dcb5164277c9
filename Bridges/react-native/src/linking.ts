import { linkDelivery } from '@redemptionkit/client';
import type { EmitterSubscription } from '@redemptionkit/client';

import type { ExpoGlobal } from './expo.ts';
import { generation } from './generation.ts';

/** As much of React Native's `Linking` as concerns the URLs of the app. `phone.open` and `phone.launch` feed it. */
export interface LinkingMock {
  /** Calls the listener for each URL that opens the running app. `type` is `url`; other events never come. */
  addEventListener(type: string, listener: (event: { readonly url: string }) => void): EmitterSubscription;
  /** The URL that started the app; null if none did. It stays the same while the app runs. */
  getInitialURL(): Promise<string | null>;
  /** Checks the URL and does nothing else: no other app is there. */
  openURL(url: string): Promise<void>;
  /** Checks the URL, and gives true. */
  canOpenURL(url: string): Promise<boolean>;
  /** Does nothing. */
  openSettings(): Promise<void>;
}

/** React Native's `Linking` on the URLs that the phone of this test process gets. */
export const Linking: LinkingMock = {
  addEventListener(type, listener) {
    const stop = type === 'url' ? linkDelivery().listen((url) => { listener({ url }); }, generation) : () => undefined;
    return { remove: stop };
  },
  getInitialURL: () => Promise.resolve(linkDelivery().launchURL),
  // `_validateURL` in Libraries/Linking/Linking.js (React Native 0.81) throws at the call.
  openURL(url) { return validated(url, undefined); },
  canOpenURL(url) { return validated(url, true); },
  openSettings: () => Promise.resolve(),
};

/** What `AppState` says at each step. */
const states = {
  ios: { leaving: 'inactive', left: 'background', returning: 'background', returned: 'active' },
  android: { leaving: 'background', left: 'background', returning: 'background', returned: 'active' },
} as const;

/** Android's other events, each with its step; listeners for `change` hear of it first. */
const windowFocus: Partial<Record<string, string>> = { blur: 'left', focus: 'returned' };

type AppStateStatus = 'active' | 'background' | 'inactive';

/** As much of React Native's `AppState` as concerns the background. `phone.background` feeds it. */
export interface AppStateMock {
  /** Where the app is. */
  readonly currentState: AppStateStatus;
  /** True, as on the phone. */
  readonly isAvailable: boolean;
  /** Calls the listener for each `change`, and on Android for `blur` and `focus`, which have no state. `memoryWarning` never comes. */
  addEventListener(type: string, listener: (state: AppStateStatus) => void): EmitterSubscription;
}

/**
 * React Native's `AppState` on the phone of this test process.
 *
 * React Native 0.81: `handleAppStateDidChange` of RCTAppState.mm, AppStateModule.kt; AppState.js, whose `currentState` is set before listeners
 * hear of it. On Android the window's focus goes after `onPause` and comes after `onResume` (`onWindowFocusChanged` of ReactActivity.java).
 */
export function appStateOn(platform: 'ios' | 'android'): AppStateMock {
  const current = (): AppStateStatus => states[platform][linkDelivery().lastMove];
  return {
    get currentState() { return current(); },
    isAvailable: true,
    addEventListener(type, listener) {
      const focus = platform === 'android' ? windowFocus[type] : undefined;
      if (focus !== undefined) {
        const tell = listener as () => void;
        return { remove: linkDelivery().watch((move) => { if (move === focus) queueMicrotask(tell); }, generation) };
      }
      if (['blur', 'focus', 'memoryWarning'].includes(type)) return { remove: () => undefined };
      if (type !== 'change') throw new Error(`Trying to subscribe to unknown event: ${type}`);
      let last = current();
      const tell = (): void => {
        if (last === current()) return;
        last = current();
        listener(last);
      };
      return { remove: linkDelivery().watch(tell, generation) };
    },
  };
}

function validated<Value>(url: unknown, value: Value): Promise<Value> {
  if (typeof url !== 'string') throw new Error(`Invalid URL: should be a string. Was: ${String(url)}`);
  if (url === '') throw new Error('Invalid URL: cannot be empty');
  return Promise.resolve(value);
}

/**
 * The native module of expo-linking, for `globalThis.expo.modules.ExpoLinking`: `getLinkingURL` and the event `onURLReceived`.
 *
 * expo-linking 8.0.11: ExpoLinkingModule.swift and ExpoLinkingModule.kt.
 */
export function expoLinkingModule(): { readonly [member: string]: unknown } {
  const stops = new Map<unknown, () => void>();
  const removeListener = (_eventName: string, listener: unknown): void => {
    stops.get(listener)?.();
    stops.delete(listener);
  };
  return {
    addListener(eventName: string, listener: (event: { readonly url: string }) => void): EmitterSubscription {
      if (eventName === 'onURLReceived' && !stops.has(listener)) {
        stops.set(listener, linkDelivery().listen((url) => { listener({ url }); }, generation));
      }
      return { remove: () => { removeListener(eventName, listener); } };
    },
    removeListener,
    removeAllListeners(): void { for (const listener of [...stops.keys()]) removeListener('onURLReceived', listener); },
    listenerCount: (): number => stops.size,
    getLinkingURL: (): string | null => linkDelivery().launchURL,
  };
}

/** Puts expo-linking's native module where the real `expo` looks for it, if the app has Expo. */
export function installExpoLinking(): void {
  const { expo } = globalThis as { readonly expo?: ExpoGlobal };
  if (expo !== undefined) expo.modules['ExpoLinking'] = expoLinkingModule();
}

/** The module `app/+native-intent` of an app with Expo Router. */
export interface NativeIntent {
  /** Returns the path to show for a URL from outside the app. */
  redirectSystemPath?(event: { path: string; initial: boolean }): string | null | Promise<string | null>;
  /** Listens for URLs by itself. */
  legacy_subscribe?(listener: (url: string) => void): (() => void) | undefined | void;
}

/** What the router got from a `+native-intent`. */
export interface NativeIntentRun {
  /** The paths that the router shows, in order. */
  readonly paths: readonly string[];
  /** Stops listening. */
  remove(): void;
}

/**
 * Runs an app's `+native-intent` as Expo Router does: for the URL that started the app (`initial: true`) at once, then for each one that
 * `phone.open` delivers. An error that it throws is thrown on, as no router catches it.
 *
 * expo-router 6.0.21: `getInitialURL` in getLinkingConfig.js, `subscribe` in link/linking.js.
 */
export function runNativeIntent(intent: NativeIntent, show: (path: string) => void = () => undefined): NativeIntentRun {
  const paths: string[] = [];
  const shown = (path: string | null): void => {
    if (path === null || path === '') return;
    paths.push(path);
    show(path);
  };
  const redirect = async (url: string, initial: boolean): Promise<void> => {
    shown(await (intent.redirectSystemPath?.({ path: url, initial }) ?? url));
  };
  const legacy = intent.legacy_subscribe?.(shown);
  const { remove } = Linking.addEventListener('url', ({ url }) => redirect(url, false));
  const { launchURL } = linkDelivery();
  if (launchURL !== null) void redirect(launchURL, true);
  return { paths, remove: () => { remove(); legacy?.(); } };
}
