import { createRequire } from 'node:module';

import { mockPurchases as capacitorPurchases, mockSuperwall as capacitorSuperwall } from '@redemptionkit/capacitor';
import { linkDelivery } from '@redemptionkit/client';
import type { JSONValue } from '@redemptionkit/client';
import { mockPurchases, mockSuperwall } from '@redemptionkit/react-native';

import type { CustomerWatch } from './customer-reads.ts';
import { OlderSuperwall } from './older-superwall.ts';
import type { PlayPlatform } from './play.ts';
import { QueryLibraries } from './queries.ts';
import { SmallReact } from './react.ts';
import type { StandIns } from './stand-ins.ts';

/** Members by their names, as JavaScript's modules are. */
type Members = { [name: string]: unknown };
type Call = (...args: unknown[]) => unknown;

/** One redemption that the app asked the SDK for. */
export interface Redemption {
  /** The link that the app passed. */
  readonly url: string;
  /** What the SDK returned, or why its call failed; undefined while it runs. */
  said: string | undefined;
  /** A redemption of this link ran when this one was asked for, or an earlier one had ended otherwise than by a failure. */
  readonly isAgain: boolean;
}

/** An SDK whose native side can be replaced. */
export interface SDK {
  /** Its npm package. */
  readonly package: string;
  /** Whose SDK. */
  readonly vendor: 'revenuecat' | 'superwall';
}

/** The SDKs that can be played, by their packages. */
export const sdks: readonly SDK[] = [
  { package: 'react-native-purchases', vendor: 'revenuecat' },
  { package: '@revenuecat/purchases-capacitor', vendor: 'revenuecat' },
  { package: 'expo-superwall', vendor: 'superwall' },
  { package: '@capawesome/capacitor-superwall', vendor: 'superwall' },
  { package: '@superwall/react-native-superwall', vendor: 'superwall' },
];

/** The native sides of one phone, and the modules in which JavaScript finds them. */
export class NativeSide {
  /** The redemptions that the app asked for, in order. */
  readonly redemptions: Redemption[] = [];
  /** What the app listens to links with, in the order in which it began to. */
  readonly listeners: Call[] = [];
  /** True if the app asked for the link that started it. */
  hasAskedForStart = false;
  /** Runs the app's components. */
  readonly react: SmallReact;
  readonly #platform: PlayPlatform;
  readonly #standIns: StandIns;
  readonly #purchases = this.#tapped(() => mockPurchases(this.#options()), 'RNPurchases', 'redeemWebPurchase');
  readonly #superwall = this.#tapped(() => mockSuperwall(this.#options()), 'SuperwallExpo', 'handleDeepLink');
  #front: unknown;
  #olderMade: OlderSuperwall | undefined;
  readonly #pluginPurchases = this.#tapped(() => capacitorPurchases(this.#options()), 'Purchases', 'redeemWebPurchase');
  readonly #pluginSuperwall = this.#tapped(() => capacitorSuperwall(this.#options()), 'Superwall', 'handleDeepLink');

  constructor(platform: PlayPlatform, standIns: StandIns) {
    this.#platform = platform;
    this.#standIns = standIns;
    this.react = new SmallReact(standIns);
  }

  /** Watches what the app reads of the customer that the SDK gives it. */
  watchCustomers(watch: CustomerWatch): void {
    for (const native of [this.#purchases().RNPurchases, this.#pluginPurchases().Purchases] as unknown as Members[]) {
      for (const method of ['redeemWebPurchase', 'getCustomerInfo', 'restorePurchases', 'logIn']) {
        const original = native[method] as Call;
        native[method] = this.#standIns.own(async (...args: unknown[]) => watch.watch(await original(...args)));
      }
    }
  }

  /** Modules that are always replaced. */
  get replacements(): ReadonlyMap<string, () => unknown> {
    return new Map<string, () => unknown>([
      ['react', () => this.#react(this.react.members)],
      ['react/jsx-runtime', () => this.#react(this.react.runtime)],
      ['react/jsx-dev-runtime', () => this.#react(this.react.runtime)],
      ['react-native', () => this.#reactNative()],
      ['expo', () => this.#superwall()],
      ['expo-modules-core', () => this.#superwall()],
      ['@capacitor/core', () => this.#capacitor()],
      ['@react-native-async-storage/async-storage', () => ({ __esModule: true, default: this.#storage('AsyncStorage', 'Item') })],
      ['expo-secure-store', () => this.#storage('SecureStore', 'ItemAsync')],
      ...['@tanstack/react-query', 'react-query'].map((name) => [name, () => this.#queries(name).tanstack] as const),
      ['swr/mutation', () => this.#queries('swr/mutation').swrMutation],
    ]);
  }

  /** Modules that are replaced if the app has not installed them. */
  get fallbacks(): ReadonlyMap<string, () => unknown> {
    return new Map<string, () => unknown>([
      ['react-native-purchases', () => this.#purchasesFront()],
      ['expo-superwall', () => this.#superwallFront()],
      ['expo-superwall/compat', () => this.#superwallFront()],
      ['@superwall/react-native-superwall', () => this.#older.front],
      ['@revenuecat/purchases-capacitor', () => this.#standIns.withRest('purchases', { ...enums, Purchases: this.#pluginPurchases().Purchases })],
      ['@capawesome/capacitor-superwall', () => this.#standIns.withRest('superwall', { Superwall: this.#pluginSuperwall().Superwall })],
      ['@capacitor/app', () => ({ App: this.#registerPlugin('App') })],
      ['vue', () => this.#standIns.withRest('vue', vue)],
      ['expo-linking', () => this.#standIns.withRest('Linking', { ...this.#linking(), ...this.#hooks(), getLinkingURL: () => this.#startURL() })],
    ]);
  }

  /** What an app has of RevenueCat's SDK, for one that gives it to its handler. */
  frontOf({ package: name }: SDK): object {
    if (name === '@revenuecat/purchases-capacitor') return this.#pluginPurchases().Purchases;
    return (this.#purchasesFront() as { readonly default: object }).default;
  }

  /** Configures the SDK for a user, as the app does at its start. */
  async configure(sdk: SDK): Promise<void> {
    const [apiKey, user] = ['appl_try', 'ada'];
    switch (sdk.package) {
      case 'react-native-purchases':
        this.#purchases().RNPurchases.setupPurchases(apiKey, user);
        await this.#purchases().RNPurchases.getAppUserID();
        break;
      case '@revenuecat/purchases-capacitor':
        await (this.#pluginPurchases().Purchases as unknown as { configure: Call }).configure({ apiKey, appUserID: user });
        break;
      case 'expo-superwall':
      case '@superwall/react-native-superwall':
        await this.#superwall().SuperwallExpo.configure('pk_try', { paywalls: { shouldShowWebPurchaseConfirmationAlert: false } }, false);
        break;
      default:
        await (this.#pluginSuperwall().Superwall as unknown as { configure: Call }).configure({ apiKey: 'pk_try' });
    }
  }

  /** Ends all sessions, and with them the server. */
  async close(): Promise<void> {
    for (const mock of [this.#purchases(), this.#superwall(), this.#pluginPurchases(), this.#pluginSuperwall()]) await mock.close();
  }

  #options(): { readonly platform: PlayPlatform; readonly timeout: number } { return { platform: this.#platform, timeout: 8_000 }; }

  /** A mock, made once, whose call for redemptions is recorded. */
  #tapped<Mock extends object>(make: () => Mock, module: keyof Mock, method: string): () => Mock {
    let made: Mock | undefined;
    return () => {
      if (made !== undefined) return made;
      made = make();
      const native = this.#standIns.own(made[module] as object) as Members;
      const original = native[method] as Call;
      native[method] = this.#standIns.own((...args: unknown[]) => this.#redeem(args, original));
      if (method === 'handleDeepLink') this.#listenToResults(native);
      return made;
    };
  }

  async #redeem(args: unknown[], original: Call): Promise<unknown> {
    const url = linkIn(args[0]);
    const earlier = this.redemptions.filter((each) => each.url === url);
    const redemption: Redemption = {
      url, said: undefined, isAgain: earlier.some(({ said }) => said === undefined || !/^(ERROR|error)/.test(said)),
    };
    this.redemptions.push(redemption);
    try {
      const reply = await original(...args);
      redemption.said ??= replyText(reply);
      return reply;
    } catch (error) {
      redemption.said ??= `error ${String((error as { code?: unknown }).code ?? '')}`.trim();
      throw error;
    }
  }

  get #older(): OlderSuperwall { return this.#olderMade ??= new OlderSuperwall(this.#superwall().SuperwallExpo, this.#standIns); }

  /** Superwall gives the result by an event, which the app's SDK may not listen to. */
  #listenToResults(native: Members): void {
    const listen = native['addListener'] as Call | undefined;
    const heard = (event: unknown): void => {
      const { code, result } = event as { readonly code?: string; readonly result?: Members };
      const redemption = this.redemptions.findLast(({ url }) => url.includes(code ?? '\n'));
      if (redemption !== undefined) redemption.said = replyText(result ?? event);
    };
    listen?.call(native, 'didRedeemLink', heard);
  }

  #reactNative(): unknown {
    const { RNPurchases, NativeEventEmitter, DeviceEventEmitter, Linking, Platform } = this.#purchases();
    this.#superwall();
    const older = (): OlderSuperwall => this.#older;
    const record = (name: string): Call => this.#standIns.record(name, () => undefined);
    const withFunctions = (name: string): Call => {
      const recorded = record(name);
      return (...args) => {
        this.#standIns.took(name, args);
        return recorded(...args);
      };
    };
    const own: Members = {
      NativeModules: this.#standIns.withRest('NativeModules', { RNPurchases, SuperwallExpo: undefined, get SuperwallReactNative() { return older().native; } }),
      NativeEventEmitter: this.#standIns.own(new Proxy(NativeEventEmitter, {
        construct: (target, [module]: [unknown]): object => module !== undefined && module === this.#olderMade?.native ? this.#olderMade.emitter : new target(module),
      })),
      DeviceEventEmitter, Platform: { ...Platform, Version: this.#platform === 'ios' ? '18.0' : 35 },
      Linking: { ...this.#linking(), openURL: async (url: string) => { this.#standIns.note('Linking.openURL', [url]); await Linking.openURL(url); } },
      Alert: { alert: withFunctions('Alert.alert'), prompt: withFunctions('Alert.prompt') },
      ToastAndroid: this.#standIns.withRest('ToastAndroid', { show: record('ToastAndroid.show') }),
      Vibration: { vibrate: record('Vibration.vibrate'), cancel: record('Vibration.cancel') },
      StyleSheet: { create: <Styles>(styles: Styles) => styles, flatten: (styles: unknown) => styles, compose: (one: unknown, other: unknown) => [one, other], absoluteFill: {}, absoluteFillObject: {}, hairlineWidth: 1 },
      Keyboard: this.#standIns.withRest('Keyboard', { dismiss: record('Keyboard.dismiss') }),
      AppState: { currentState: 'active', addEventListener: () => ({ remove: () => undefined }) },
      TurboModuleRegistry: { get: (name: string) => name === 'RNPurchases' ? RNPurchases : null, getEnforcing: (name: string) => name === 'RNPurchases' ? RNPurchases : undefined },
      UIManager: this.#standIns.make('UIManager'),
      InteractionManager: { runAfterInteractions: (task?: () => unknown) => { const done = Promise.resolve().then(() => task?.()); return { then: done.then.bind(done), done: () => undefined, cancel: () => undefined }; } },
    };
    this.#standIns.replace('react-native', 'the simulated phone; its other members are stand-ins');
    return this.#standIns.withRest('', own);
  }

  /** The phone's links, with the app's listeners noted. */
  #linking(): Members {
    const { Linking } = this.#purchases();
    const addEventListener = (type: 'url', listener: Call): unknown => {
      if (type === 'url') this.#listens(listener);
      const subscription = Linking.addEventListener(type, listener);
      return this.#standIns.own({ ...subscription, remove: () => { this.#ends(listener); subscription.remove(); } });
    };
    const getInitialURL = (): Promise<string | null> => Promise.resolve(this.#startURL());
    return { ...Linking, addEventListener, getInitialURL };
  }

  /** The link that started the app, which has asked for it now. */
  #startURL(): string | null {
    this.hasAskedForStart = true;
    return linkDelivery().launchURL;
  }

  #listens(listener: Call): void { this.listeners.push(listener); }

  #ends(listener: Call): void {
    const index = this.listeners.indexOf(listener);
    if (index >= 0) this.listeners.splice(index, 1);
  }

  #queries(name: string): QueryLibraries {
    this.#standIns.replace(name, "mutations and queries of ours run the app's functions, and cache nothing");
    return new QueryLibraries(this.react, this.#standIns);
  }

  /** The hooks of expo-linking, which give the link of the last event. */
  #hooks(): Members {
    const { useState, useEffect } = this.react.members as { readonly [name: string]: Call };
    const hook = (initial: () => string | null, effect: (change: Call) => void) => (): unknown => {
      const [url, change] = useState?.(initial) as [unknown, Call];
      useEffect?.(() => {
        this.#listens(this.#standIns.own((event: unknown) => { change((event as { readonly url: string }).url); }));
        effect(change);
      }, []);
      return url;
    };
    // expo-linking 7: `useURL` begins with null and then asks; `useLinkingURL` has the link that started the app from the first render.
    const useURL = hook(() => null, (change) => { void Promise.resolve(this.#startURL()).then((url) => { if (url !== null) change(url); }); });
    return { useURL, useLinkingURL: hook(() => this.#startURL(), () => undefined) };
  }

  #react(members: Members): unknown {
    this.#standIns.replace('react', 'a small renderer of ours runs function components, hooks and effects');
    const module = this.#standIns.withRest('', { ...members }) as Members;
    return this.#standIns.own(new Proxy(module, { get: (target, name): unknown => name === 'default' ? module : Reflect.get(target, name) }));
  }

  #capacitor(): unknown {
    const { Capacitor } = this.#pluginPurchases();
    const registerPlugin = (name: string): unknown => this.#registerPlugin(name);
    return this.#standIns.withRest('Capacitor', {
      Capacitor: new Proxy(Capacitor, { get: (target, name): unknown => name === 'registerPlugin' ? registerPlugin : Reflect.get(target, name) }),
      registerPlugin, WebPlugin: class {},
    });
  }

  #registerPlugin(name: string): unknown {
    switch (name) {
      case 'Purchases': return this.#pluginPurchases().Purchases;
      case 'Superwall': return this.#pluginSuperwall().Superwall;
      case 'App': return this.#app(this.#pluginPurchases().registerPlugin('App') as { readonly [method: string]: Call });
      default: return this.#standIns.module(`the plugin ${name}`, 'it has no native side here');
    }
  }

  /** Capacitor's plugin for links, with the app's listeners noted. */
  #app(plugin: { readonly [method: string]: Call }): unknown {
    const addListener = (name: string, listener: Call): unknown => {
      if (name !== 'appUrlOpen') return plugin['addListener']?.(name, listener);
      this.#listens(listener);
      const handle = plugin['addListener']?.(name, listener) as Promise<{ remove: () => Promise<void> }> & { remove: () => Promise<void> };
      const remove = (): Promise<void> => {
        this.#ends(listener);
        return handle.remove();
      };
      return Object.assign(handle.then(() => ({ remove })), { remove });
    };
    const removeAllListeners = (): unknown => {
      this.listeners.length = 0;
      return plugin['removeAllListeners']?.();
    };
    const getLaunchUrl = (): unknown => {
      this.hasAskedForStart = true;
      return plugin['getLaunchUrl']?.();
    };
    const own: Members = { addListener, removeAllListeners, getLaunchUrl };
    return this.#standIns.own(new Proxy(plugin, { get: (target, name): unknown => Reflect.get(own, name) ?? Reflect.get(target, name) }));
  }

  /** Keeps what the app stores, so that an app that remembers something finds it. */
  #storage(name: string, ending: string): unknown {
    const values = new Map<string, string>();
    const changing = (method: string, change: (key: string, value: string) => void): Call =>
      (key, value) => {
        this.#standIns.note(`${name}.${method}`, value === undefined ? [key] : [key, value]);
        change(String(key), String(value));
        return Promise.resolve();
      };
    return this.#standIns.withRest(name, {
      [`get${ending}`]: (key: string) => Promise.resolve(values.get(key) ?? null),
      [`set${ending}`]: changing(`set${ending}`, (key, value) => { values.set(key, value); }),
      [ending === 'Item' ? 'removeItem' : 'deleteItemAsync']: changing(ending === 'Item' ? 'removeItem' : 'deleteItemAsync', (key) => { values.delete(key); }),
      getAllKeys: () => Promise.resolve([...values.keys()]),
      multiGet: (keys: string[]) => Promise.resolve(keys.map((key) => [key, values.get(key) ?? null])),
    });
  }

  /** What react-native-purchases 10 gives an app, on the native module: for an app whose packages are not installed. */
  #purchasesFront(): unknown {
    const { RNPurchases, NativeEventEmitter } = this.#purchases();
    const native = RNPurchases as unknown as { readonly [method: string]: Call };
    const listeners = new Set<Call>();
    new NativeEventEmitter(RNPurchases).addListener('Purchases-CustomerInfoUpdated', (info) => { for (const listener of [...listeners]) listener(info); });
    const configured = async (): Promise<void> => {
      if (await RNPurchases.isConfigured()) return;
      throw Object.assign(new Error('There is no singleton instance. Make sure you configure Purchases before trying to get the default instance.'),
        { name: 'UninitializedPurchasesError' });
    };
    const Purchases: Members = {
      configure: ({ apiKey, appUserID = null }: { apiKey: string; appUserID?: string | null }) => { RNPurchases.setupPurchases(keyText(apiKey), typeof appUserID === 'string' ? appUserID : null); },
      addCustomerInfoUpdateListener: (listener: Call) => { listeners.add(listener); },
      removeCustomerInfoUpdateListener: (listener: Call) => listeners.delete(listener),
      parseAsWebPurchaseRedemption: async (url: string) => await RNPurchases.isWebPurchaseRedemptionURL(url) ? { redemptionLink: url } : null,
      redeemWebPurchase: async ({ redemptionLink }: { redemptionLink: string }) => { await configured(); return await native['redeemWebPurchase']?.(redemptionLink); },
      ...Object.fromEntries(['logIn', 'logOut', 'getCustomerInfo', 'restorePurchases', 'getAppUserID', 'isAnonymous', 'getOfferings', 'syncPurchases']
        .map((name) => [name, async (...args: unknown[]) => { await configured(); return await native[name]?.(...args); }])),
      ...Object.fromEntries(['isConfigured', 'setLogLevel', 'setLogHandler', 'invalidateCustomerInfoCache'].map((name) => [name, (...args: unknown[]) => native[name]?.(...args)])),
      ...enums,
    };
    const front = this.#standIns.withRest('Purchases', Purchases);
    return this.#standIns.withRest('purchases', { __esModule: true, default: front, ...enums });
  }

  /** What expo-superwall 1 gives an app, on the native module: the class API and the hooks' functions. */
  #superwallFront(): unknown {
    if (this.#front !== undefined) return this.#front;
    const module = this.#superwall().SuperwallExpo as unknown as { readonly [name: string]: Call | undefined };
    const listen = (name: string, listener: Call): unknown => module['addListener']?.(name, listener);
    const onStatus = (listener: Call): unknown => listen('subscriptionStatusDidChange', (event) => listener((event as Members)['to']));
    // The class API waits for its own `configure`, which a provider does not call (expo-superwall 1.x, compat/index.ts).
    let [isConfigured, hasProvider] = [false, false];
    const handleDeepLink = async (url: string): Promise<unknown> => hasProvider && !isConfigured ? await new Promise(() => undefined) : await module['handleDeepLink']?.(url);
    const store = { get: (target: Members, name: string | symbol): unknown => Reflect.get(target, name) ?? (name === 'then' ? undefined : module[String(name)]) };
    const shared = new Proxy({
      handleDeepLink, subscriptionStatusEmitter: { addListener: (_: string, listener: Call) => onStatus(listener), removeListener: () => undefined },
      identify: async ({ userId, options }: Members) => { await module['identify']?.(userId, options); },
      setDelegate: (delegate: Members) => {
        for (const name of ['willRedeemLink', 'didRedeemLink']) {
          if (typeof delegate[name] === 'function') listen(name, (event) => Reflect.apply(delegate[name] as Call, delegate, [event]));
        }
        listen('subscriptionStatusDidChange', (event) => { const { from, to } = event as Members; (delegate['subscriptionStatusDidChange'] as Call | undefined)?.call(delegate, from, to); });
        return Promise.resolve();
      },
    } as Members, store);
    const Superwall = { shared, configure: async ({ apiKey }: { apiKey: unknown }) => { isConfigured = true; await module['configure']?.(keyText(apiKey), {}, false); return shared; } };
    const { useEffect, useRef, useState } = this.react.members as { readonly [name: string]: Call };
    const useSuperwallEvents = (callbacks: Members): void => {
      const latest = useRef?.(callbacks) as { current: Members };
      latest.current = callbacks;
      useEffect?.(() => {
        for (const name of ['willRedeemLink', 'didRedeemLink']) listen(name, (event) => (latest.current[name] as Call | undefined)?.(event));
        onStatus((status) => (latest.current['onSubscriptionStatusChange'] as Call | undefined)?.(status));
      }, []);
    };
    const useUser = (): unknown => {
      const [subscriptionStatus, change] = useState?.({ status: 'UNKNOWN' }) as [unknown, Call];
      useEffect?.(() => { onStatus(change); }, []);
      return this.#standIns.withRest('useUser()', { subscriptionStatus });
    };
    // It opens links itself (expo-superwall 1.x, SuperwallProvider.tsx).
    const SuperwallProvider = ({ children }: Members): unknown => {
      hasProvider = true;
      useEffect?.(() => { (this.#linking()['addEventListener'] as Call)('url', this.#standIns.own((event: unknown) => module['handleDeepLink']?.((event as { readonly url: string }).url))); }, []);
      return children;
    };
    return this.#front = this.#standIns.withRest('superwall', {
      __esModule: true, default: this.#standIns.own(Superwall), Superwall, SuperwallExpoModule: module, useSuperwallEvents, useUser, SuperwallProvider, SuperwallDelegate: class {},
      useSuperwall: (select: Call = (store) => store) => select(new Proxy({}, store)),
    });
  }
}

/** Words of RevenueCat's SDKs that apps compare with (react-native-purchases 10.7, purchases-capacitor 13.4). */
const enums = {
  WebPurchaseRedemptionResultType: {
    SUCCESS: 'SUCCESS', ERROR: 'ERROR', PURCHASE_BELONGS_TO_OTHER_USER: 'PURCHASE_BELONGS_TO_OTHER_USER', INVALID_TOKEN: 'INVALID_TOKEN', EXPIRED: 'EXPIRED',
  },
  PURCHASES_ERROR_CODE: Object.fromEntries([
    'UNKNOWN_ERROR', 'PURCHASE_CANCELLED_ERROR', 'STORE_PROBLEM_ERROR', 'PURCHASE_NOT_ALLOWED_ERROR', 'PURCHASE_INVALID_ERROR',
    'PRODUCT_NOT_AVAILABLE_FOR_PURCHASE_ERROR', 'PRODUCT_ALREADY_PURCHASED_ERROR', 'RECEIPT_ALREADY_IN_USE_ERROR', 'INVALID_RECEIPT_ERROR',
    'MISSING_RECEIPT_FILE_ERROR', 'NETWORK_ERROR', 'INVALID_CREDENTIALS_ERROR', 'UNEXPECTED_BACKEND_RESPONSE_ERROR',
    'RECEIPT_IN_USE_BY_OTHER_SUBSCRIBER_ERROR', 'INVALID_APP_USER_ID_ERROR', 'OPERATION_ALREADY_IN_PROGRESS_ERROR', 'UNKNOWN_BACKEND_ERROR',
  ].map((name, code) => [name, String(code)]).concat([['OFFLINE_CONNECTION_ERROR', '35']])),
  LOG_LEVEL: Object.fromEntries(['VERBOSE', 'DEBUG', 'INFO', 'WARN', 'ERROR'].map((level) => [level, level])),
};

/** An app's key, or one of ours if a build puts it there. */
function keyText(key: unknown): string { return typeof key === 'string' && key !== '' ? key : 'try'; }

/** The link in the argument of a call: a text, or Capacitor's object. */
function linkIn(argument: unknown): string {
  if (typeof argument === 'string') return argument;
  const { webPurchaseRedemption, url, urlString } = (argument ?? {}) as { webPurchaseRedemption?: { redemptionLink?: string }; url?: string; urlString?: string };
  return webPurchaseRedemption?.redemptionLink ?? url ?? urlString ?? '';
}

/** A reply in a few words. */
function replyText(reply: unknown): string | undefined {
  if (typeof reply === 'boolean' || reply === undefined || reply === null) return undefined;
  const { result, status, customerInfo, error, obfuscatedEmail } = reply as Members & { customerInfo?: { entitlements?: { active?: object } }; error?: Members };
  const word = String(result ?? status ?? JSON.stringify(reply as JSONValue));
  if (customerInfo?.entitlements?.active !== undefined) return `${word} active=[${Object.keys(customerInfo.entitlements.active).join(', ')}]`;
  if (error?.['code'] !== undefined) return `${word} ${String(error['code'])}`;
  return typeof obfuscatedEmail === 'string' && obfuscatedEmail !== '' ? `${word} ${obfuscatedEmail}` : word;
}

/** The file of a package of ours, for the loader: its modules are not the app's. */
export function packageFolder(name: string): string {
  const path = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return path.slice(0, -'/package.json'.length);
}

/** What a composable of Vue needs: it is mounted at once. */
const vue = {
  onMounted: (call: Call) => { call(); }, onBeforeMount: (call: Call) => { call(); }, onUnmounted: () => undefined, onBeforeUnmount: () => undefined,
  ref: (value: unknown) => ({ value }), shallowRef: (value: unknown) => ({ value }), reactive: (value: unknown) => value,
  computed: (get: Call) => ({ get value(): unknown { return get(); } }),
};
