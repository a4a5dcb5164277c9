import type { Emitter, EmitterSubscription } from '@redemptionkit/client';

import { callingFile, isOf, loadedModule } from './caller.ts';

type Listener = (...parts: never[]) => unknown;
type Statics = { [method: string]: ((listener: Listener) => unknown) | undefined };

const sdk = 'react-native-purchases';

/** The pairs of react-native-purchases 10.7.2 (`src/purchases.ts`), whose listeners are in its JavaScript. */
const kinds = ['CustomerInfoUpdate', 'ShouldPurchasePromoProduct', 'TrackedEvent', 'DebugEvent'];

/**
 * The listeners that an app has added to react-native-purchases. The SDK keeps them in its JavaScript, where a fresh installation does not reach
 * them, so this removes them by the SDK's own methods. Listeners of the SDK itself on the native module stay.
 */
export class SDKListeners {
  readonly #removals = new Set<() => void>();
  #file: string | undefined;
  #isWatching = false;

  /** Something calls the native side. The SDK does so while it is loaded. */
  sdkIsCalling(): void {
    if (this.#isWatching || this.#file !== undefined) return;
    const file = callingFile();
    if (!isOf(sdk, file)) return;
    this.#file = file;
    // Its class is there when it has been loaded.
    queueMicrotask(() => { this.watch(); });
  }

  /** Watches the listeners of the SDK's class from now on, if the SDK is loaded. */
  watch(): void {
    if (this.#isWatching || this.#file === undefined) return;
    const purchases = loadedModule(this.#file)?.['default'] as Statics | undefined;
    if (purchases === undefined) return;
    this.#isWatching = true;
    for (const kind of kinds) {
      const [add, remove] = [purchases[`add${kind}Listener`], purchases[`remove${kind}Listener`]];
      if (add === undefined || remove === undefined) continue;
      purchases[`add${kind}Listener`] = (listener) => {
        this.#removals.add(() => { remove.call(purchases, listener); });
        return add.call(purchases, listener);
      };
    }
  }

  /** A subscription to the native module: the SDK's own stays, the app's ends with the installation. */
  added(subscription: EmitterSubscription): EmitterSubscription {
    if (!isOf(sdk, callingFile())) this.#removals.add(() => { subscription.remove(); });
    return subscription;
  }

  /** The same emitter; what the app adds to it ends with the installation. */
  watchedEmitter(emitter: Emitter): Emitter {
    return new Proxy(emitter, {
      get: (target, name): unknown => {
        if (name === 'addListener') return (event: string, listener: (body: unknown) => void) => this.added(target.addListener(event, listener));
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? (member as (...parts: unknown[]) => unknown).bind(target) : member;
      },
    });
  }

  /** Watches React Native's own emitter: what the app adds to it for the SDK's events ends with the installation. */
  watchSink(emitter: object): void {
    const sink = emitter as { addListener?: (event: string, ...parts: unknown[]) => EmitterSubscription };
    const add = sink.addListener?.bind(sink);
    if (add === undefined) return;
    sink.addListener = (event, ...parts) => {
      const subscription = add(event, ...parts);
      if (!event.startsWith('Purchases-')) return subscription;
      this.sdkIsCalling();
      return this.added(subscription);
    };
  }

  /** Removes all listeners of the app. */
  removeAll(): void {
    for (const remove of this.#removals) remove();
    this.#removals.clear();
  }
}
