import { EventEmitter } from 'node:events';

import type { StandIns } from './stand-ins.ts';

type Members = { [name: string]: unknown };
type Call = (...args: unknown[]) => unknown;

/** Calls of the native module that expo-superwall's has under the same name. */
const shared = ['identify', 'reset', 'getConfigurationStatus', 'getEntitlements', 'getUserAttributes', 'setUserAttributes', 'setSubscriptionStatus', 'dismiss'];

/**
 * @superwall/react-native-superwall (2.1.7, c11822e), on the native side of expo-superwall: their sources write the same results of a redemption. This one
 * sends events only to an app with a delegate, and sends the status by an event of its own.
 */
export class OlderSuperwall {
  /** `NativeModules.SuperwallReactNative`. */
  readonly native: Members;
  readonly #module: { readonly [name: string]: Call | undefined };
  readonly #standIns: StandIns;
  readonly #events = new EventEmitter();
  #hasDelegate = false;

  constructor(module: object, standIns: StandIns) {
    this.#module = module as { readonly [name: string]: Call | undefined };
    this.#standIns = standIns;
    // Not `handleSuperwallEvent`: expo-superwall has newer events, which this package refuses.
    for (const name of ['willRedeemLink', 'didRedeemLink', 'subscriptionStatusDidChange']) {
      this.#listen(name, (event) => { if (this.#hasDelegate) this.#events.emit(name, event); });
    }
    this.native = standIns.withRest('SuperwallReactNative', {
      addListener: () => undefined, removeListeners: () => undefined,
      configure: async (apiKey: unknown) => { await this.#module['configure']?.(typeof apiKey === 'string' && apiKey !== '' ? apiKey : 'pk_try', {}, false); },
      handleDeepLink: (url: unknown) => this.#module['handleDeepLink']?.(url),
      setDelegate: (isUndefined: unknown) => { this.#hasDelegate = isUndefined !== true; },
      observeSubscriptionStatus: async () => {
        this.#listen('subscriptionStatusDidChange', (event) => { this.#events.emit('observeSubscriptionStatus', (event as Members)['to']); });
        await Promise.resolve();
      },
      getSubscriptionStatus: async () => ({ subscriptionStatus: await this.#module['getSubscriptionStatus']?.() }),
      ...Object.fromEntries(shared.map((name) => [name, (...args: unknown[]) => this.#module[name]?.(...args)])),
    }) as Members;
  }

  /** The listeners of `new NativeEventEmitter(SuperwallReactNative)`. */
  get emitter(): object {
    return this.#standIns.own({
      addListener: (name: string, listener: Call) => {
        this.#events.on(name, listener);
        return this.#standIns.own({ remove: () => { this.#events.off(name, listener); } });
      },
      removeAllListeners: (name: string) => { this.#events.removeAllListeners(name); },
      listenerCount: (name: string) => this.#events.listenerCount(name),
    });
  }

  /** What the package gives an app that has not installed it. The app's own set-up may be elsewhere, so that the SDK counts as configured. */
  get front(): unknown {
    const { native } = this;
    const statusEmitter = new EventEmitter();
    let delegate: Members | undefined;
    const tell = (name: string, ...args: unknown[]): void => {
      const call = delegate?.[name];
      // Not `call.call`: a delegate may be a stand-in, which records that as a member.
      if (typeof call === 'function') Reflect.apply(call, delegate, args);
    };
    this.#events.on('willRedeemLink', () => { tell('willRedeemLink'); });
    this.#events.on('didRedeemLink', (result) => { tell('didRedeemLink', result); });
    // The package compares what is no such word with 'ACTIVE': a delegate sees this alone, on both platforms (SubscriptionStatus.ts, `fromString`).
    this.#events.on('subscriptionStatusDidChange', () => { tell('subscriptionStatusDidChange', { status: 'UNKNOWN' }, { status: 'UNKNOWN' }); });
    this.#events.on('observeSubscriptionStatus', (status) => { statusEmitter.emit('change', status); });
    void (native['observeSubscriptionStatus'] as Call)();
    const instance = this.#standIns.withRest('Superwall.shared', {
      subscriptionStatusEmitter: this.#standIns.own(statusEmitter),
      setDelegate: async (given: Members | undefined) => {
        delegate = given;
        await (native['setDelegate'] as Call)(given === undefined);
      },
      handleDeepLink: async (url: unknown) => await (native['handleDeepLink'] as Call)(url),
      getSubscriptionStatus: async () => (await (native['getSubscriptionStatus'] as Call)() as Members)['subscriptionStatus'],
      identify: async ({ userId, options }: Members) => { await (native['identify'] as Call)(userId, options); },
      ...Object.fromEntries(shared.slice(1).map((name) => [name, native[name]])),
    });
    const configure = async ({ apiKey, completion }: Members): Promise<unknown> => {
      await (native['configure'] as Call)(apiKey);
      (completion as Call | undefined)?.();
      return instance;
    };
    const Superwall = this.#standIns.withRest('Superwall', { shared: instance, configure });
    return this.#standIns.withRest('superwall', {
      __esModule: true, default: Superwall, SuperwallDelegate: this.#standIns.own(class {}), PurchaseController: this.#standIns.own(class {}),
    });
  }

  #listen(name: string, listener: Call): void { this.#module['addListener']?.(name, this.#standIns.own(listener)); }
}
