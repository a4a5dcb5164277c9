import { ChannelApp } from '@redemptionkit/client';
import type { AppOptions, AppSession, EmitterSubscription, JSONObject, JSONValue, NativeModule, RedemptionServer } from '@redemptionkit/client';

import { valueOf } from './errors.ts';
import { expoGlobal } from './expo.ts';
import type { ExpoEventEmitter } from './expo.ts';
import { generation } from './generation.ts';
import { installExpoLinking } from './linking.ts';
import { functionsOf } from './methods.ts';
import { report } from './report.ts';
import { declaredEvents } from './superwall-events.ts';
import { SuperwallListeners } from './superwall-listeners.ts';
import { superwallMethods } from './superwall-methods.ts';

/** The Expo module of expo-superwall. It has all functions of the real one; those that affect a redemption are declared. */
export interface SuperwallExpoModule {
  /** Configures the SDK. `options.paywalls` counts. iOS needs the third argument. Resolves with true on Android, with nothing on iOS. */
  configure(apiKey: string, options?: object | null, usingPurchaseController?: boolean, sdkVersion?: string): Promise<unknown>;
  /** `PENDING` or `CONFIGURED`. */
  getConfigurationStatus(): Promise<string>;
  /** Makes that the user, and sends stored codes again. An empty one changes nothing. */
  identify(userId: string, options?: object | null): Promise<void>;
  /** Forgets the user and what belongs to them. */
  reset(): Promise<void>;
  /** No campaign is modelled, so that the promise is kept at once; never while a paywall is on screen. */
  registerPlacement(placement: string, params?: object | null, handlerId?: string | null): Promise<void>;
  /** `{active, inactive, all}`; Expo has no `web`. */
  getEntitlements(): Promise<JSONObject>;
  /** `{status}`, with `entitlements` where it is `ACTIVE`. */
  getSubscriptionStatus(): Promise<JSONObject>;
  /** Sets the status, as an app with its own purchases does. */
  setSubscriptionStatus(status: object): Promise<void>;
  /** What was set by `setUserAttributes`. */
  getUserAttributes(): Promise<JSONObject>;
  /** Adds attributes to the user; null takes one away. */
  setUserAttributes(userAttributes: object): Promise<void>;
  /** Opens a link. Returns false if it is not Superwall's; events report the redemption. */
  handleDeepLink(url: string): Promise<boolean>;
  /** Gives `{result: 'restored'}`. */
  restorePurchases(): Promise<JSONObject>;
  /** Closes the paywall, if there is one. */
  dismiss(): Promise<void>;
  /** The app's own purchase has ended. Gives nothing back. */
  didPurchase(result: object): void;
  /** The app's own restore has ended. Gives nothing back. */
  didRestore(result: object): void;
  /** Calls the listener for each event of that name: `willRedeemLink`, `didRedeemLink` and so on. */
  addListener(eventName: string, listener: (body: never) => void): EmitterSubscription;
  /** Ends that listener. */
  removeListener(eventName: string, listener: (body: never) => void): void;
  /** Ends all listeners of that name. */
  removeAllListeners(eventName: string): void;
  /** How many listen to that name. */
  listenerCount(eventName: string): number;
}

/** How to simulate Superwall's Expo module. */
export interface SuperwallOptions extends AppOptions {
  /** Your own answers, such as a result for `getPresentationResult`. */
  readonly methods?: { readonly [method: string]: (...args: never[]) => unknown };
}

/** Everything that stands in for Superwall's native side in one app. */
export interface SuperwallMock {
  /** The Expo module: its functions, and the events that it sends. */
  readonly SuperwallExpo: SuperwallExpoModule & NativeModule;
  /** For a test that replaces all of `expo` by this mock: finds every module in `globalThis.expo.modules`. */
  requireNativeModule(name: string): SuperwallExpoModule & NativeModule;
  /** For a test that replaces all of `expo` by this mock: null if there is no such module. */
  requireOptionalNativeModule(name: string): (SuperwallExpoModule & NativeModule) | null;
  /** For a test that replaces all of `expo` by this mock. */
  readonly EventEmitter: new () => ExpoEventEmitter;
  /** For a test that replaces all of `expo` by this mock. */
  readonly NativeModule: new () => ExpoEventEmitter;
  /** The server, to sell, to move the clock, to inject faults. Started at the first call of anything. */
  server(): Promise<RedemptionServer>;
  /** The id of the app's session on the server. */
  session(): Promise<string>;
  /** A fresh install of the app, with these params of `session/open`: unconfigured and without a user by default. */
  install(session?: AppSession): Promise<void>;
  /** Resets Superwall's part of the ledger (`store/reset`), and installs the app afresh. */
  reset(session?: AppSession): Promise<void>;
  /** Ends the session, and the server if nothing else uses it. */
  close(): Promise<void>;
}

const moduleName = 'SuperwallExpo';
const appOfModule = Symbol.for('@redemptionkit/react-native app');
const generationOfModule = Symbol.for('@redemptionkit/react-native generation');

/** The module as this package makes it, with the app that answers it and the JavaScript that listens to it. */
type OwnModule = SuperwallExpoModule & NativeModule & { readonly [appOfModule]?: ChannelApp; [generationOfModule]?: symbol };

/**
 * Stands in for the native side of expo-superwall: puts its Expo module, with `willRedeemLink`, `didRedeemLink` and the other events,
 * into `globalThis.expo.modules`. There `requireNativeModule` of the real `expo` finds it, so call this before the app is imported.
 *
 * Calls go to a redemption server, which is started at the first call and shared by the test process. A mock that is made again finds
 * its phone, its module and its server.
 */
export function mockSuperwall(options: SuperwallOptions = {}): SuperwallMock {
  const app = ChannelApp.shared({ vendor: 'superwall', sdk: 'react-native', package: 'expo-superwall' }, options);
  const expo = expoGlobal();
  const SuperwallExpo = moduleOf(app, expo.modules[moduleName] as OwnModule | undefined);
  Object.assign(SuperwallExpo, options.methods);
  expo.modules[moduleName] = SuperwallExpo;
  installExpoLinking();

  const requireOptionalNativeModule = (name: string): (SuperwallExpoModule & NativeModule) | null =>
    (expo.modules[name] ?? null) as (SuperwallExpoModule & NativeModule) | null;
  return {
    SuperwallExpo,
    requireOptionalNativeModule,
    requireNativeModule(name) {
      const module = requireOptionalNativeModule(name);
      if (module === null) throw new Error(`Cannot find native module '${name}'`);
      return module;
    },
    EventEmitter: expo.EventEmitter,
    NativeModule: expo.NativeModule,
    server: () => app.server(),
    session: () => app.session(),
    install: (session) => app.install(session),
    reset: (session) => app.reset(session),
    close: () => app.close(),
  };
}

/** The module of that app: the one that is there, as the SDK may have taken it, or a new one. */
function moduleOf(app: ChannelApp, present: OwnModule | undefined): OwnModule {
  if (present?.[appOfModule] === app) {
    // On a phone, the listeners of JavaScript that was loaded before are gone.
    if (present[generationOfModule] !== generation) for (const name of declaredEvents) present.removeAllListeners(name);
    present[generationOfModule] = generation;
    return present;
  }
  const emitter = new (expoGlobal().EventEmitter)();
  const listeners = new SuperwallListeners();
  app.listen(({ name, params }) => {
    if (!declaredEvents.includes(name)) return;
    if (name === 'didRedeemLink') app.note(name, () => emitter.listenerCount(name) > 0);
    emitter.emit(name, params);
  }, undefined, () => { listeners.removeAll(); });
  // All members are the module's own and enumerable: the preset of jest-expo copies them from here.
  const module = {
    addListener: (name: string, listener: (...parts: unknown[]) => void) => listeners.added(emitter.addListener(name, listener)),
    removeListener: emitter.removeListener.bind(emitter),
    removeAllListeners: emitter.removeAllListeners.bind(emitter),
    listenerCount: emitter.listenerCount.bind(emitter),
    emit: emitter.emit.bind(emitter),
    ...functionsOf(superwallMethods, app.platform, {
      call: async (method, args) => valueOf(await app.call(method, args as JSONValue[])),
      failed: (method, error) => { report(`${moduleName}.${method}`, error); },
    }),
  };
  return Object.defineProperties(module, {
    [appOfModule]: { value: app },
    [generationOfModule]: { value: generation, writable: true },
  }) as unknown as OwnModule;
}
