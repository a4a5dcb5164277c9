import { ChannelApp, Emitter } from '@redemptionkit/client';
import type { AppOptions, AppSession, EmitterSubscription, JSONObject, JSONValue, NativeModule, RedemptionServer } from '@redemptionkit/client';

import { rejectionMembers, valueOf } from './errors.ts';
import { generation } from './generation.ts';
import { appStateOn, installExpoLinking, Linking } from './linking.ts';
import type { AppStateMock, LinkingMock } from './linking.ts';
import { functionsOf } from './methods.ts';
import { purchasesMethods } from './purchases-methods.ts';
import { report } from './report.ts';
import { SDKListeners } from './sdk-listeners.ts';

/** The native module of react-native-purchases. It has all methods of the real one; those that affect a redemption are declared. */
export interface RNPurchasesModule {
  /** Configures the SDK. Gives nothing back: what follows waits for it by itself. */
  setupPurchases(apiKey: string, appUserID?: string | null, ...rest: unknown[]): void;
  /** The user: the app's own, or `$RCAnonymousID:` and 32 hexadecimal digits. */
  getAppUserID(): Promise<string>;
  /** Whether the SDK has made up the user. */
  isAnonymous(): Promise<boolean>;
  /** Whether `setupPurchases` was called. */
  isConfigured(): Promise<boolean>;
  /** Makes that the user. Gives `{customerInfo, created}`. */
  logIn(appUserID: string): Promise<JSONObject>;
  /** Makes the user anonymous. Gives the customer info, bare; rejects with code 22 where the user is anonymous already. */
  logOut(): Promise<JSONObject>;
  /** What the user has, bare. */
  getCustomerInfo(): Promise<JSONObject>;
  /** Fetches what the user has, bare: there is nothing in the phone's store. */
  restorePurchases(): Promise<JSONObject>;
  /** Makes the next customer info a fresh one. Gives nothing back. */
  invalidateCustomerInfoCache(): void;
  /** Whether it is a redemption link, by the rules of the phone's SDK. */
  isWebPurchaseRedemptionURL(urlString: string): Promise<boolean>;
  /** Redeems a link. Gives one of the five results; rejects with code 24 for what is no link. */
  redeemWebPurchase(urlString: string): Promise<JSONObject>;
  /** For React Native's emitter; does nothing. */
  addListener(eventName: string): void;
  /** For React Native's emitter; does nothing. */
  removeListeners(count: number): void;
}

/** Where events go: React Native's own `DeviceEventEmitter`, or the one of `mockPurchases`. */
export interface EventSink {
  /** Tells all who listen to that name. */
  emit(name: string, body: unknown): void;
  /** How many listen to that name, for strict mode. */
  listenerCount?(name: string): number;
}

/** How to simulate RevenueCat's native module. */
export interface PurchasesOptions extends AppOptions {
  /** Where the module's events go; defaults to the `DeviceEventEmitter` of the mock. */
  readonly emitter?: EventSink;
  /** Your own answers, such as offerings for `getOfferings`. */
  readonly methods?: { readonly [method: string]: (...args: never[]) => unknown };
}

/** React Native's `NativeEventEmitter`, on the events of one mock. */
export interface NativeEventEmitterClass {
  /** An emitter on the events of the mock, whatever the module. */
  new (nativeModule?: unknown): {
    addListener(eventType: string, listener: (body: unknown) => void, context?: unknown): EmitterSubscription;
    removeAllListeners(eventType: string): void;
    listenerCount(eventType: string): number;
    emit(eventType: string, body?: unknown): void;
  };
}

/** Everything that stands in for RevenueCat's native side in one app. */
export interface PurchasesMock {
  /** The native module, for `NativeModules.RNPurchases`. */
  readonly RNPurchases: RNPurchasesModule & NativeModule;
  /** For `react-native`'s own export of that name. */
  readonly NativeModules: { readonly RNPurchases: RNPurchasesModule & NativeModule };
  /** For `react-native`'s own export of that name. */
  readonly NativeEventEmitter: NativeEventEmitterClass;
  /** For `react-native`'s own export of that name. */
  readonly DeviceEventEmitter: Emitter;
  /** For `react-native`'s own export of that name: the URLs of `phone.open` and `phone.launch`. */
  readonly Linking: LinkingMock;
  /** For `react-native`'s own export of that name: what `phone.background` does. */
  readonly AppState: AppStateMock;
  /** For `react-native`'s own export of that name. */
  readonly Platform: { readonly OS: 'ios' | 'android'; select<Value>(values: { readonly [os: string]: Value }): Value | undefined };
  /** The server, to sell, to move the clock, to inject faults. Started at the first call of anything. */
  server(): Promise<RedemptionServer>;
  /** The id of the app's session on the server. */
  session(): Promise<string>;
  /** A fresh install of the app, with these params of `session/open`: unconfigured and anonymous by default. */
  install(session?: AppSession): Promise<void>;
  /** Resets RevenueCat's part of the ledger (`store/reset`), and installs the app afresh. */
  reset(session?: AppSession): Promise<void>;
  /** Ends the session, and the server if nothing else uses it. */
  close(): Promise<void>;
}

/** The event by which react-native-purchases hears of a changed customer. */
export const customerInfoUpdated: string = 'Purchases-CustomerInfoUpdated';

/**
 * Stands in for the native side of react-native-purchases: its native module, its events, and as much of `react-native` as it uses.
 *
 * Calls go to a redemption server, which is started at the first call and shared by the test process. A mock that is made again finds
 * its phone and its server.
 */
export function mockPurchases(options: PurchasesOptions = {}): PurchasesMock {
  const app = ChannelApp.shared({ vendor: 'revenuecat', sdk: 'react-native', package: 'react-native-purchases' }, options);
  const emitter = new Emitter();
  const sink: EventSink = options.emitter ?? emitter;
  const listeners = new SDKListeners();
  if (options.emitter !== undefined) listeners.watchSink(options.emitter);
  const listens = (): boolean => sink.listenerCount === undefined || sink.listenerCount(customerInfoUpdated) > 0;
  app.listen((event) => {
    if (event.name !== 'customerInfoUpdated') return;
    app.note(customerInfoUpdated, listens);
    sink.emit(customerInfoUpdated, event.params);
  }, generation, () => { listeners.removeAll(); });

  installExpoLinking();
  const RNPurchases = {
    // React Native's emitter calls these two of every module that sends events: the SDK, when it is loaded.
    addListener: () => { listeners.sdkIsCalling(); },
    removeListeners: () => undefined,
    ...functionsOf(purchasesMethods, app.platform, {
      call: async (method, args) => {
        // The SDK's class is there when the app, while it is loaded, configures it.
        listeners.watch();
        return valueOf(await app.call(method, args as JSONValue[]), rejectionMembers(app.platform));
      },
      failed: (method, error) => { report(`RNPurchases.${method}`, error); },
    }),
    ...options.methods,
  } as unknown as RNPurchasesModule & NativeModule;

  return {
    RNPurchases,
    NativeModules: { RNPurchases },
    NativeEventEmitter: eventEmitterOn(emitter, listeners),
    DeviceEventEmitter: listeners.watchedEmitter(emitter),
    Linking,
    AppState: appStateOn(app.platform),
    Platform: { OS: app.platform, select: (values) => values[app.platform] ?? values['native'] ?? values['default'] },
    server: () => app.server(),
    session: () => app.session(),
    install: (session) => app.install(session),
    reset: (session) => app.reset(session),
    close: () => app.close(),
  };
}

function eventEmitterOn(emitter: Emitter, listeners: SDKListeners): NativeEventEmitterClass {
  return class {
    addListener(eventType: string, listener: (body: unknown) => void, context?: unknown): EmitterSubscription {
      listeners.sdkIsCalling();
      return listeners.added(emitter.addListener(eventType, (body) => { listener.call(context, body); }));
    }
    removeAllListeners(eventType: string): void { emitter.removeAllListeners(eventType); }
    listenerCount(eventType: string): number { return emitter.listenerCount(eventType); }
    emit(eventType: string, body?: unknown): void { emitter.emit(eventType, body); }
  };
}
