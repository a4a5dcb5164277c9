import type { AppOptions, AppSession, JSONObject, JSONValue, NativeModule, RedemptionServer } from '@redemptionkit/client';

/** The plugin `Purchases` of @revenuecat/purchases-capacitor, as far as it has to do with a redemption; every other method is
 * refused by name, as Capacitor does. */
export interface PurchasesPlugin {
  configure(configuration: { readonly apiKey: string; readonly appUserID?: string | null }): Promise<void>;
  getAppUserID(): Promise<{ readonly appUserID: string }>;
  isAnonymous(): Promise<{ readonly isAnonymous: boolean }>;
  isConfigured(): Promise<{ readonly isConfigured: boolean }>;
  logIn(options: { readonly appUserID: string }): Promise<{ readonly customerInfo: JSONObject; readonly created: boolean }>;
  logOut(): Promise<{ readonly customerInfo: JSONObject }>;
  getCustomerInfo(): Promise<{ readonly customerInfo: JSONObject }>;
  restorePurchases(): Promise<{ readonly customerInfo: JSONObject }>;
  invalidateCustomerInfoCache(): Promise<void>;
  parseAsWebPurchaseRedemption(options: { readonly urlString: string }):
    Promise<{ readonly webPurchaseRedemption: { readonly redemptionLink: string } | null }>;
  /** The result itself, in no wrapper. */
  redeemWebPurchase(options: { readonly webPurchaseRedemption: { readonly redemptionLink: string } }): Promise<JSONObject>;
  /** Gives the id by which the listener is removed. */
  addCustomerInfoUpdateListener(listener: (customerInfo: never) => void): Promise<string>;
  removeCustomerInfoUpdateListener(options: { readonly listenerToRemove: string }): Promise<{ readonly wasRemoved: boolean }>;
}

/** The plugin `Superwall` of capawesome's package, which has no redemption event: its links are opened, and tell nothing back. */
export interface SuperwallPlugin {
  configure(options: { readonly apiKey: string; readonly options?: object }): Promise<void>;
  identify(options: { readonly userId: string }): Promise<void>;
  reset(): Promise<void>;
  getUserId(): Promise<{ readonly userId: string }>;
  getIsLoggedIn(): Promise<{ readonly isLoggedIn: boolean }>;
  setUserAttributes(options: { readonly attributes: object }): Promise<void>;
  getSubscriptionStatus(): Promise<{ readonly status: string }>;
  handleDeepLink(options: { readonly url: string }): Promise<void>;
  register(options: { readonly placement: string; readonly params?: object }): Promise<{ readonly result: string }>;
  dismiss(): Promise<void>;
  restorePurchases(): Promise<void>;
  addListener(eventName: string, listener: (body: never) => void): Promise<PluginListenerHandle>;
  removeAllListeners(): Promise<void>;
}

/** What ends a listener of a plugin, as Capacitor has it. */
export interface PluginListenerHandle {
  remove(): Promise<void>;
}

/** What a call of a plugin is rejected with, as Capacitor makes it. */
export interface CapacitorException extends Error {
  /** The plugin's code, or Capacitor's own `UNIMPLEMENTED`; absent where the plugin gives none. */
  readonly code?: string;
  /** What came with it; absent where nothing did. */
  readonly data?: JSONValue;
}

/** How a plugin is stood in for. */
export interface PluginOptions extends AppOptions {
  /** Answers of your own to methods that are not modelled, such as `setLogLevel`. */
  readonly methods?: { readonly [method: string]: (...args: never[]) => unknown };
}

/** What every stand-in has beside its plugin. */
export interface PluginMock {
  /** For `@capacitor/core`'s own export of that name: knows this plugin only. */
  registerPlugin(name: string): NativeModule;
  /** For `@capacitor/core`'s own export of that name. */
  readonly Capacitor: {
    getPlatform(): 'ios' | 'android';
    isNativePlatform(): boolean;
    isPluginAvailable(name: string): boolean;
  };
  /** The server, to sell, to move the clock, to inject faults. Started at the first call of anything. */
  server(): Promise<RedemptionServer>;
  /** The id of the app's session on the server. */
  session(): Promise<string>;
  /** A fresh install of the app, with these params of `session/open`: unconfigured and anonymous by default. */
  install(session?: AppSession): Promise<void>;
  /** Ends the session, and the server where it is the mock's own. */
  close(): Promise<void>;
}

/** Everything that stands in for RevenueCat's native side in one app. */
export interface PurchasesMock extends PluginMock {
  /** The plugin, for `@revenuecat/purchases-capacitor`'s own export of that name. */
  readonly Purchases: PurchasesPlugin & NativeModule;
}

/** Everything that stands in for Superwall's native side in one app. */
export interface SuperwallMock extends PluginMock {
  /** The plugin, for the package's own export of that name. */
  readonly Superwall: SuperwallPlugin & NativeModule;
}

