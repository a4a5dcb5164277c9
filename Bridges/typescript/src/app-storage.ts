import type { JSONValue } from './json.ts';

/** `@react-native-async-storage/async-storage`, or what stands in for it, such as its own mock for Jest. */
export interface AsyncStorageLike {
  getAllKeys(): Promise<readonly string[]>;
  getItem(key: string): Promise<string | null>;
  removeItem(key: string): Promise<unknown>;
}

/** `Preferences` of `@capacitor/preferences`. */
export interface PreferencesLike {
  keys(): Promise<{ readonly keys: readonly string[] }>;
  get(options: { readonly key: string }): Promise<{ readonly value: string | null }>;
  remove(options: { readonly key: string }): Promise<unknown>;
}

/** `localStorage`, `sessionStorage`, or what stands in for them. */
export interface WebStorageLike {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  removeItem(key: string): void;
}

/** An instance of `react-native-mmkv`. Numbers, flags and bytes are read as such. */
export interface MMKVLike {
  getAllKeys(): readonly string[];
  getString(key: string): string | undefined;
  getNumber(key: string): number | undefined;
  getBoolean(key: string): boolean | undefined;
  delete(key: string): unknown;
}

/** What an app stores things in, as its tests have it. */
export type AppStorage = AsyncStorageLike | PreferencesLike | WebStorageLike | MMKVLike;

/** The storage that an app has if nobody names it: the page's `localStorage`, also Capacitor's `Preferences` on the web. */
export function defaultStorage(): readonly AppStorage[] {
  const { document, localStorage } = globalThis as { readonly document?: unknown; readonly localStorage?: WebStorageLike };
  return document === undefined || localStorage === undefined ? [] : [localStorage];
}

/** All that is in storage. */
export async function contents(storage: readonly AppStorage[]): Promise<JSONValue> {
  return await Promise.all(storage.map(async (each) => {
    const access = accessTo(each);
    const read: { [name: string]: JSONValue } = {};
    for (const name of [...await access.names()].sort()) read[name] = plain(await access.read(name));
    return read;
  }));
}

/** Empties storage, as an uninstall does. */
export async function empty(storage: readonly AppStorage[]): Promise<void> {
  for (const each of storage) {
    const access = accessTo(each);
    for (const name of await access.names()) await access.remove(name);
  }
}

interface Access {
  names(): Promise<readonly string[]> | readonly string[];
  read(name: string): Promise<JSONValue> | JSONValue;
  remove(name: string): unknown;
}

function accessTo(storage: AppStorage): Access {
  if ('getString' in storage) {
    return {
      names: () => storage.getAllKeys(), remove: (name) => storage.delete(name),
      read: (name) => storage.getString(name) ?? storage.getNumber(name) ?? storage.getBoolean(name) ?? null,
    };
  }
  if ('getAllKeys' in storage) {
    return { names: () => storage.getAllKeys(), read: (name) => storage.getItem(name), remove: (name) => storage.removeItem(name) };
  }
  if ('getItem' in storage) {
    return {
      names: () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      read: (name) => storage.getItem(name), remove: (name) => { storage.removeItem(name); },
    };
  }
  return {
    names: async () => (await storage.keys()).keys, read: async (key) => (await storage.get({ key })).value,
    remove: async (key) => await storage.remove({ key }),
  };
}

/** A stored text as the value that it says, if it says just this value: dates and identifiers in it are found then. */
function plain(stored: JSONValue): JSONValue {
  if (typeof stored !== 'string') return stored;
  try {
    const value = JSON.parse(stored) as JSONValue;
    return JSON.stringify(value) === stored && typeof value !== 'string' ? value : stored;
  } catch {
    return stored;
  }
}
