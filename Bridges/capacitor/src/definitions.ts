import type { AppOptions, AppSession, JSONObject, JSONValue, NativeModule, RedemptionServer } from '@redemptionkit/client';

/** The methods of the plugin `Purchases` that matter for a redemption, typed. All other methods of
 * @revenuecat/purchases-capacitor are forwarded, too; their types are the SDK's own. */
export interface PurchasesPlugin {
  /** Configures the SDK. */
  configure(configuration: { readonly apiKey: string; readonly appUserID?: string | null }): Promise<void>;
  /** The user: the app's own, or `$RCAnonymousID:` and 32 hexadecimal digits. */
  getAppUserID(): Promise<{ readonly appUserID: string }>;
  /** Whether the SDK has made up the user. */
  isAnonymous(): Promise<{ readonly isAnonymous: boolean }>;
  /** Whether `configure` was called. */
  isConfigured(): Promise<{ readonly isConfigured: boolean }>;
  /** Makes that the user. */
  logIn(options: { readonly appUserID: string }): Promise<{ readonly customerInfo: JSONObject; readonly created: boolean }>;
  /** Makes the user anonymous; rejects with code 22 where the user is anonymous already. */
  logOut(): Promise<{ readonly customerInfo: JSONObject }>;
  /** What the user has. */
  getCustomerInfo(): Promise<{ readonly customerInfo: JSONObject }>;
  /** Fetches what the user has: there is nothing in the phone's store. */
  restorePurchases(): Promise<{ readonly customerInfo: JSONObject }>;
  /** Makes the next customer info a fresh one. */
  invalidateCustomerInfoCache(): Promise<void>;
  /** The link as `redeemWebPurchase` takes it; null for another text. */
  parseAsWebPurchaseRedemption(options: { readonly urlString: string }):
    Promise<{ readonly webPurchaseRedemption: { readonly redemptionLink: string } | null }>;
  /** The result itself, in no wrapper. */
  redeemWebPurchase(options: { readonly webPurchaseRedemption: { readonly redemptionLink: string } }): Promise<JSONObject>;
  /** Gives the id by which the listener is removed. */
  addCustomerInfoUpdateListener(listener: (customerInfo: never) => void): Promise<string>;
  /** Ends a listener; false for an id that is not known. */
  removeCustomerInfoUpdateListener(options: { readonly listenerToRemove: string }): Promise<{ readonly wasRemoved: boolean }>;
}

/** The plugin `Superwall` of capawesome's package, which has no redemption event: its links are opened, and tell nothing back. */
export interface SuperwallPlugin {
  /** Configures the SDK. */
  configure(options: { readonly apiKey: string; readonly options?: object }): Promise<void>;
  /** Makes that the user. */
  identify(options: { readonly userId: string }): Promise<void>;
  /** Forgets the user and what belongs to them. */
  reset(): Promise<void>;
  /** The app's own user, or `$SuperwallAlias:` and a UUID. */
  getUserId(): Promise<{ readonly userId: string }>;
  /** Whether the app has named a user. */
  getIsLoggedIn(): Promise<{ readonly isLoggedIn: boolean }>;
  /** Adds attributes to the user; null takes one away. */
  setUserAttributes(options: { readonly attributes: object }): Promise<void>;
  /** `ACTIVE`, `INACTIVE` or `UNKNOWN`. */
  getSubscriptionStatus(): Promise<{ readonly status: string }>;
  /** Opens a link. Gives nothing back, also for one that is not Superwall's. */
  handleDeepLink(options: { readonly url: string }): Promise<void>;
  /** No campaign is modelled: `CANCELLED`, or an error while a paywall is on screen. */
  register(options: { readonly placement: string; readonly params?: object }): Promise<{ readonly result: string }>;
  /** Closes the paywall, if there is one. */
  dismiss(): Promise<void>;
  /** Calls the listener for each event of that name. */
  addListener(eventName: string, listener: (body: never) => void): Promise<PluginListenerHandle>;
  /** Ends all listeners. */
  removeAllListeners(): Promise<void>;
}

/** What ends a listener of a plugin, as Capacitor has it. */
export interface PluginListenerHandle {
  /** Ends it; may be called more than once. */
  remove(): Promise<void>;
}

/** What a call of a plugin is rejected with, as Capacitor makes it. */
export interface CapacitorException extends Error {
  /** The plugin's code, or Capacitor's own `UNIMPLEMENTED`; absent where the plugin gives none. */
  readonly code?: string;
  /** What came with it; absent where nothing did. */
  readonly data?: JSONValue;
  /** The message again; only on iOS. */
  readonly errorMessage?: string;
}

/** How to simulate a plugin. */
export interface PluginOptions extends AppOptions {
  /** Answers of your own to methods that are not modelled, such as `setLogLevel`. */
  readonly methods?: { readonly [method: string]: (...args: never[]) => unknown };
}

/** The part of Capacitor's own object that depends on the phone and its plugins. */
export interface CapacitorGlobal {
  /** Returns `ios` or `android`. */
  getPlatform(): string;
  /** Returns true: the app runs on a phone. */
  isNativePlatform(): boolean;
  /** Returns true if a plugin of that name can be called. */
  isPluginAvailable(name: string): boolean;
  /** Returns the plugin of that name. Never throws: what a plugin does not have rejects when it is called. */
  registerPlugin(name: string, implementations?: object): NativeModule;
  /** Everything else of the real Capacitor, such as `convertFileSrc`. */
  readonly [member: string]: unknown;
}

/** What every stand-in has beside its plugin. */
export interface PluginMock {
  /** Replaces the export of `@capacitor/core`: returns this mock's plugin by its name, and for `App` one that gets the URLs of
   * `phone.open` and `phone.launch`. Other plugins are registered with the real Capacitor if it is loaded; otherwise their calls reject with
   * `UNIMPLEMENTED`. */
  readonly registerPlugin: CapacitorGlobal['registerPlugin'];
  /** Replaces the export of `@capacitor/core`. Members that are not listed here are the real Capacitor's, if it is loaded. */
  readonly Capacitor: CapacitorGlobal;
  /** The server, to sell, to move the clock, to inject faults. Started at the first call of anything. */
  server(): Promise<RedemptionServer>;
  /** The id of the app's session on the server. */
  session(): Promise<string>;
  /** A fresh install of the app, with these params of `session/open`: unconfigured and anonymous by default. */
  install(session?: AppSession): Promise<void>;
  /** Resets the vendor's part of the ledger (`store/reset`), then installs the app afresh: for `beforeEach`. */
  reset(session?: AppSession): Promise<void>;
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

