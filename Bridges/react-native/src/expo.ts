import { randomUUID, createHash } from 'node:crypto';
import { Buffer } from 'node:buffer';

declare const console: { error(...parts: unknown[]): void };

type Listener = (...args: unknown[]) => void;

/** The part of Expo's `EventEmitter` that modules and the SDK use. */
export interface ExpoEventEmitter {
  /** Calls the listener for each event of that name. */
  addListener(eventName: string, listener: Listener): { remove(): void };
  /** Ends that listener. */
  removeListener(eventName: string, listener: Listener): void;
  /** Ends all listeners of that name. */
  removeAllListeners(eventName: string): void;
  /** The number of listeners of that name. */
  listenerCount(eventName: string): number;
  /** Calls the listeners of that name. */
  emit(eventName: string, ...args: unknown[]): void;
}

/** What Expo's native side puts on `globalThis.expo`: classes, and the native modules by their names. */
export interface ExpoGlobal {
  /** The native modules of the app, from which `requireNativeModule` takes them. */
  readonly modules: { [name: string]: unknown };
  /** The base class of everything that sends events. */
  readonly EventEmitter: new () => ExpoEventEmitter;
  /** The base class of native modules. */
  readonly NativeModule: new () => ExpoEventEmitter;
}

/**
 * `globalThis.expo`. On a phone the native side creates it before any JavaScript runs, and in Jest the preset of `jest-expo` does.
 * Without either, this creates one: expo-modules-core reads its classes there when it is loaded.
 */
export function expoGlobal(): ExpoGlobal {
  const place = globalThis as { expo?: ExpoGlobal };
  return place.expo ??= newExpoGlobal();
}

// expo-modules-core 3: src/EventEmitter.ts, NativeModule.ts, SharedObject.ts, SharedRef.ts and uuid read these members.
function newExpoGlobal(): ExpoGlobal {
  const members = {
    modules: {},
    EventEmitter: OwnEventEmitter,
    NativeModule: class extends OwnEventEmitter {},
    SharedObject: OwnSharedObject,
    SharedRef: class extends OwnSharedObject { readonly nativeRefType: string = 'unknown'; },
    uuidv4: (): string => randomUUID(),
    uuidv5,
    getViewConfig: () => null,
    reloadAppAsync: () => Promise.resolve(),
  };
  return members;
}

class OwnEventEmitter implements ExpoEventEmitter {
  readonly #listeners = new Map<string, Set<Listener>>();

  addListener(eventName: string, listener: Listener): { remove(): void } {
    const listeners = this.#listeners.get(eventName) ?? new Set();
    this.#listeners.set(eventName, listeners);
    listeners.add(listener);
    if (listeners.size === 1) this.startObserving(eventName);
    return { remove: () => { this.removeListener(eventName, listener); } };
  }

  removeListener(eventName: string, listener: Listener): void {
    const listeners = this.#listeners.get(eventName);
    if (listeners?.delete(listener) === true && listeners.size === 0) this.stopObserving(eventName);
  }

  removeAllListeners(eventName: string): void {
    const hadListeners = this.listenerCount(eventName) > 0;
    this.#listeners.delete(eventName);
    if (hadListeners) this.stopObserving(eventName);
  }

  listenerCount(eventName: string): number { return this.#listeners.get(eventName)?.size ?? 0; }

  emit(eventName: string, ...args: unknown[]): void {
    for (const listener of [...this.#listeners.get(eventName) ?? []]) {
      // Expo logs what a listener throws, and calls the next one.
      try { listener(...args); } catch (error) { console.error(error); }
    }
  }

  /** For subclasses: the first listener of that name was added. */
  startObserving(_eventName: string): void { /* nothing to observe */ }

  /** For subclasses: the last listener of that name was removed. */
  stopObserving(_eventName: string): void { /* nothing to observe */ }
}

class OwnSharedObject extends OwnEventEmitter {
  release(): void { /* no native object */ }
}

// RFC 9562, section 5.5.
function uuidv5(name: string, namespace: string): string {
  const bytes = createHash('sha1').update(Buffer.from(namespace.replaceAll('-', ''), 'hex')).update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6] ?? 0) & 0x0f | 0x50;
  bytes[8] = (bytes[8] ?? 0) & 0x3f | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
