import { callingFile, isOf, loadedModule } from './caller.ts';

const sdk = 'expo-superwall';

/** What the class of expo-superwall/compat keeps of the app. */
const kept = ['delegate', 'purchaseController', 'onBackPressedCallback'];

/**
 * The listeners that an app has added to Superwall's Expo module. The SDK adds some of its own when it is loaded (expo-superwall 1.2.0:
 * `internal/superwallEventBridge.ts`, `compat/index.ts`). They stay; what they keep of the app, callbacks of hooks and a delegate, goes.
 */
export class SuperwallListeners {
  readonly #ofApp = new Set<{ remove(): void }>();
  readonly #filesOfSDK = new Set<string>();

  /** A subscription, by whoever has added it. */
  added<Subscription extends { remove(): void }>(subscription: Subscription): Subscription {
    const file = callingFile();
    if (file !== undefined && isOf(sdk, file)) this.#filesOfSDK.add(file);
    else this.#ofApp.add(subscription);
    return subscription;
  }

  /** Removes all listeners of the app, also those that the SDK calls for it. */
  removeAll(): void {
    for (const subscription of this.#ofApp) subscription.remove();
    this.#ofApp.clear();
    for (const file of this.#filesOfSDK) {
      const module = loadedModule(file);
      // The SDK's own, for its own tests: it forgets the callbacks of hooks.
      const forget = module?.['__resetSuperwallEventBridgeForTests'];
      if (typeof forget === 'function') forget();
      const compat = module?.['default'];
      if (typeof compat !== 'function') continue;
      for (const name of kept) if (name in compat) (compat as unknown as { [name: string]: unknown })[name] = undefined;
    }
  }
}
