import { ChannelApp, Emitter, nativeModule } from '@redemptionkit/client';
import type { AppOptions, AppSession, EmitterSubscription, JSONObject, JSONValue, NativeModule, RedemptionServer } from '@redemptionkit/client';

import { valueOf } from './errors.ts';
import { report } from './report.ts';

/** The Expo module of expo-superwall, as far as it has to do with a redemption; every other method is refused by name. */
export interface SuperwallExpoModule {
  /** Configures the SDK. `options.paywalls` counts; gives true on Android, nothing on iOS. */
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
  /** Opens a link. Gives false for one that is not Superwall's; what comes of it is told by events. */
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
  /** Ends all listeners of that name. */
  removeAllListeners(eventName: string): void;
  /** How many listen to that name. */
  listenerCount(eventName: string): number;
}

/** How Superwall's Expo module is stood in for. */
export interface SuperwallOptions extends AppOptions {
  /** Answers of your own to methods that are not modelled, such as `setLogLevel`. */
  readonly methods?: { readonly [method: string]: (...args: never[]) => unknown };
}

/** Everything that stands in for Superwall's native side in one app. */
export interface SuperwallMock {
  /** The Expo module: its functions, and the events that it sends. */
  readonly SuperwallExpo: SuperwallExpoModule & NativeModule;
  /** For `expo`'s own export of that name: knows `SuperwallExpo` only. */
  requireNativeModule(name: string): SuperwallExpoModule & NativeModule;
  /** For `expo`'s own export of that name: the base class that modules extend, of which only the name is used. */
  readonly NativeModule: new () => object;
  /** The server, to sell, to move the clock, to inject faults. Started at the first call of anything. */
  server(): Promise<RedemptionServer>;
  /** The id of the app's session on the server. */
  session(): Promise<string>;
  /** A fresh install of the app, with these params of `session/open`: unconfigured and without a user by default. */
  install(session?: AppSession): Promise<void>;
  /** Ends the session, and the server where it is the mock's own. */
  close(): Promise<void>;
}

// These give nothing back in the real module (expo-superwall 1.2.0).
const silentMethods = ['didPurchase', 'didRestore'];

/**
 * Stands in for the native side of expo-superwall: its Expo module with `willRedeemLink`, `didRedeemLink` and the other events.
 *
 * Calls go to a redemption server, which is started at the first one; what the module gives back comes from there.
 */
export function mockSuperwall(options: SuperwallOptions = {}): SuperwallMock {
  const app = new ChannelApp({ vendor: 'superwall', sdk: 'react-native' }, options);
  const emitter = new Emitter();
  app.listen((event) => { emitter.emit(event.name, event.params); });

  const call = async (method: string, args: readonly unknown[]): Promise<JSONValue> =>
    valueOf(await app.call(method, args.map((argument) => argument ?? null) as JSONValue[]));
  const members: { [name: string]: unknown } = {
    addListener: (name: string, listener: (body: unknown) => void) => emitter.addListener(name, listener),
    removeAllListeners: (name: string) => { emitter.removeAllListeners(name); },
    listenerCount: (name: string) => emitter.listenerCount(name),
    emit: (name: string, body: unknown) => { emitter.emit(name, body); },
    ...options.methods,
  };
  for (const method of silentMethods) {
    members[method] ??= (...args: unknown[]): void => { call(method, args).catch((error: unknown) => { report(`SuperwallExpo.${method}`, error); }); };
  }
  const SuperwallExpo = nativeModule(members, (method) => (...args: unknown[]) => call(method, args)) as
    SuperwallExpoModule & NativeModule;

  return {
    SuperwallExpo,
    requireNativeModule(name) {
      if (name !== 'SuperwallExpo') throw new Error(`Cannot find native module '${name}'`);
      return SuperwallExpo;
    },
    NativeModule: class {},
    server: () => app.server(),
    session: () => app.session(),
    install: (session) => app.install(session),
    close: () => app.close(),
  };
}
