// The few members of dart:core that this package uses. They behave as Dart's do; where JavaScript has the same one, it is it.

export class DartMap<K, V> {
  readonly items = new Map<K, V>();
  get length(): number { return this.items.size; }
  get isEmpty(): boolean { return this.items.size === 0; }
  get isNotEmpty(): boolean { return this.items.size !== 0; }
  get keys(): Array<K> { return [...this.items.keys()]; }
  get values(): Array<V> { return [...this.items.values()]; }
  get entries(): Array<MapEntry<K, V>> { return [...this.items].map(([key, value]) => new MapEntry(key, value)); }
  containsKey(key: K): boolean { return this.items.has(key); }
  remove(key: K): V | null {
    const value = this.items.get(key);
    this.items.delete(key);
    return value === undefined ? null : value;
  }
  clear(): void { this.items.clear(); }
  addAll(other: DartMap<K, V>): void { for (const [key, value] of other.items) this.items.set(key, value); }
  forEach(action: (key: K, value: V) => void): void { for (const [key, value] of [...this.items]) action(key, value); }
  map<L, W>(change: (key: K, value: V) => MapEntry<L, W>): DartMap<L, W> {
    const made = new DartMap<L, W>();
    for (const [key, value] of this.items) {
      const entry = change(key, value);
      made.items.set(entry.key, entry.value);
    }
    return made;
  }
  static from<K, V>(other: DartMap<any, any>): DartMap<K, V> {
    const made = new DartMap<K, V>();
    for (const [key, value] of other.items) made.items.set(key, value);
    return made;
  }
  static fromEntries<K, V>(entries: Array<MapEntry<K, V>>): DartMap<K, V> {
    const made = new DartMap<K, V>();
    for (const entry of entries) made.items.set(entry.key, entry.value);
    return made;
  }
  toString(): string { return `{${this.entries.map((each) => `${text(each.key)}: ${text(each.value)}`).join(", ")}}`; }
}
export { DartMap as Map };

export class MapEntry<K, V> {
  constructor(readonly key: K, readonly value: V) {}
}

export class EnumValue {
  constructor(readonly name: string, readonly index: number) {}
}

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

declare global {
  interface Array<T> {
    readonly isEmpty: boolean;
    readonly isNotEmpty: boolean;
    readonly first: T;
    readonly last: T;
    readonly single: T;
    add(item: T): void;
    addAll(items: Array<T>): void;
    insert(index: number, item: T): void;
    remove(item: T): boolean;
    removeAt(index: number): T;
    removeLast(): T;
    sublist(start: number, end?: number): Array<T>;
    clear(): void;
    contains(item: unknown): boolean;
    where(test: (item: T) => boolean): Array<T>;
    any(test: (item: T) => boolean): boolean;
    toList(): Array<T>;
    toSet(): Set<T>;
    firstWhere(test: (item: T) => boolean): T;
    skip(count: number): Array<T>;
    take(count: number): Array<T>;
  }
  interface Set<T> {
    contains(item: unknown): boolean;
    readonly length: number;
    toList(): Array<T>;
  }
  interface String {
    readonly isEmpty: boolean;
    readonly isNotEmpty: boolean;
    contains(part: string): boolean;
    toList(): never;
  }
  interface Number {
    toInt(): number;
    toDouble(): number;
    truncateToDouble(): number;
    readonly isNaN: boolean;
  }
  interface Promise<T> {
    ignore(): void;
    whenComplete(action: () => unknown): Promise<T>;
  }
}

function range(found: unknown, message: string): void {
  if (!found) throw new RangeError(message);
}

function extend(prototype: object, members: object): void {
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(members))) {
    Object.defineProperty(prototype, name, { ...member, enumerable: false });
  }
}

extend(Array.prototype, {
  get isEmpty() { return (this as unknown as unknown[]).length === 0; },
  get isNotEmpty() { return (this as unknown as unknown[]).length !== 0; },
  get first() { const all = this as unknown as unknown[]; range(all.length, "No element"); return all[0]; },
  get last() { const all = this as unknown as unknown[]; range(all.length, "No element"); return all[all.length - 1]; },
  get single() { const all = this as unknown as unknown[]; range(all.length === 1, `${all.length} elements`); return all[0]; },
  add(this: unknown[], item: unknown) { this.push(item); },
  addAll(this: unknown[], items: unknown[]) { for (const item of items) this.push(item); },
  insert(this: unknown[], index: number, item: unknown) { this.splice(index, 0, item); },
  remove(this: unknown[], item: unknown) { const at = this.indexOf(item); if (at >= 0) this.splice(at, 1); return at >= 0; },
  removeAt(this: unknown[], index: number) { range(index >= 0 && index < this.length, "index"); return this.splice(index, 1)[0]; },
  removeLast(this: unknown[]) { range(this.length, "No element"); return this.pop(); },
  sublist(this: unknown[], start: number, end?: number) { range(start <= this.length && (end ?? 0) <= this.length, "sublist"); return this.slice(start, end); },
  clear(this: unknown[]) { this.length = 0; },
  contains(this: unknown[], item: unknown) { return this.includes(item); },
  where(this: unknown[], test: (item: unknown) => boolean) { return this.filter((item) => test(item)); },
  any(this: unknown[], test: (item: unknown) => boolean) { return this.some((item) => test(item)); },
  toList(this: unknown[]) { return this.slice(); },
  toSet(this: unknown[]) { return new Set(this); },
  firstWhere(this: unknown[], test: (item: unknown) => boolean) { const at = this.findIndex((item) => test(item)); range(at >= 0, "No element"); return this[at]; },
  skip(this: unknown[], count: number) { return this.slice(count); },
  take(this: unknown[], count: number) { return this.slice(0, count); },
});
extend(Set.prototype, {
  contains(this: Set<unknown>, item: unknown) { return this.has(item); },
  get length() { return (this as unknown as Set<unknown>).size; },
  toList(this: Set<unknown>) { return [...this]; },
});
extend(String.prototype, {
  get isEmpty() { return String(this).length === 0; },
  get isNotEmpty() { return String(this).length !== 0; },
  contains(this: string, part: string) { return String(this).includes(part); },
});
extend(Number.prototype, {
  toInt(this: number) { return Math.trunc(Number(this)); },
  toDouble(this: number) { return Number(this); },
  truncateToDouble(this: number) { return Math.trunc(Number(this)); },
  get isNaN() { return Number.isNaN(Number(this)); },
});
extend(Promise.prototype, {
  ignore(this: Promise<unknown>) { this.catch(() => {}); },
  whenComplete(this: Promise<unknown>, action: () => unknown) { return this.finally(async () => { await action(); }); },
});

/** Dart makes the value of a top-level or static variable when it is first read. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** As in Dart, a literal without types has those of the place where it stands. */
export function map<K, V>(entries: ReadonlyArray<readonly [NoInfer<K>, NoInfer<V>]>): DartMap<K, V> {
  const made = new DartMap<K, V>();
  for (const [key, value] of entries) made.items.set(key, value);
  return made;
}

export function list<T>(items: ReadonlyArray<T>): Array<T> { return [...items]; }

export function spread<T>(items: Array<T>): Array<T>;
export function spread<K, V>(items: DartMap<K, V>): Array<readonly [K, V]>;
export function spread(items: unknown): unknown {
  return items instanceof DartMap ? [...items.items] : items;
}

export function at<K, V>(of: DartMap<K, V>, key: K): V | null;
export function at<T>(of: Array<T>, index: number): T;
export function at(of: string, index: number): string;
export function at(of: any, index: any): unknown {
  if (of instanceof DartMap) {
    const value = of.items.get(index);
    return value === undefined ? null : value;
  }
  range(Number.isInteger(index) && index >= 0 && index < of.length, `index ${index} of ${of.length}`);
  return of[index];
}

export function put<K, V>(of: DartMap<K, V>, key: K, value: V): V;
export function put<T>(of: Array<T>, index: number, value: T): T;
export function put(of: any, index: any, value: unknown): unknown {
  if (of instanceof DartMap) of.items.set(index, value);
  else {
    range(Number.isInteger(index) && index >= 0 && index < of.length, `index ${index} of ${of.length}`);
    of[index] = value;
  }
  return value;
}

// -- types at run time

export class TypeError extends globalThis.Error {
  override name = "TypeError";
}

export const isNum = (value: unknown): value is number => typeof value === "number";
export const isInt = (value: unknown): value is number => Number.isInteger(value);
export const isBool = (value: unknown): value is boolean => typeof value === "boolean";
export const isString = (value: unknown): value is string => typeof value === "string";
export const isObject = (value: unknown): value is {} => value !== null && value !== undefined;
export const isNullValue = (value: unknown): value is null => value === null;
export const isMap = <K, V>(value: unknown): value is DartMap<K, V> => value instanceof DartMap;
export const isList = <T>(value: unknown): value is Array<T> => Array.isArray(value);
export function orNull<T>(guard: (value: unknown) => value is T): (value: unknown) => value is T | null {
  return (value): value is T | null => value === null || guard(value);
}
export function isA<T>(type: abstract new (...given: any[]) => T): (value: unknown) => value is T {
  return (value): value is T => value instanceof type;
}
export function as<T>(value: unknown, guard: (value: unknown) => value is T): T {
  if (guard(value)) return value;
  throw new TypeError(`type '${typeof value}' is not a subtype in type cast: ${text(value)}`);
}
export function notNull<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new TypeError("Null check operator used on a null value");
  return value;
}
export function has(value: unknown): boolean {
  if (value === undefined) throw new TypeError("a field that was never set");
  return true;
}
/** A member that is read: TypeScript must not remember what an earlier test of it said, since Dart does not. */
export function read<T>(value: T): T { return value; }
/** A member of an object that is read by its name. A method is torn off: it keeps its object. */
export function member<T extends {}, K extends keyof T>(target: T, name: K): T[K] {
  const value = target[name];
  return typeof value === "function" && !Object.hasOwn(target, name) ? value.bind(target) : value;
}
export function never(value: never): never {
  throw new TypeError(`no case for ${text(value)}`);
}
export function raise(error: unknown): never {
  throw error;
}
export function text(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return `[${value.map(text).join(", ")}]`;
  return String(value);
}
export function identical(left: unknown, right: unknown): boolean { return Object.is(left, right); }
export function print(value: unknown): void { console.log(text(value)); }

export function runtimeType(value: {}): { toString(): string } { return { toString: () => value.constructor.name }; }

export class StackTrace {}
export function stackOf(_error: unknown): StackTrace { return new StackTrace(); }

// -- errors

export class Exception { declare private readonly $exception: undefined; }
class Failure extends Exception {
  constructor(readonly message: any = "") { super(); }
  toString(): string { return `${this.constructor.name}: ${this.message}`; }
}
export class FormatException extends Failure { declare private readonly $format: undefined; }
export class ArgumentError extends Failure { declare private readonly $argument: undefined; }
export class StateError extends Failure { declare private readonly $state: undefined; }
export class UnsupportedError extends Failure { declare private readonly $unsupported: undefined; }

// -- numbers and time

export const int = {
  parse(source: string): number {
    const value = int.tryParse(source);
    if (value === null) throw new FormatException(`no whole number: ${source}`);
    return value;
  },
  tryParse(source: string): number | null { return /^\s*[+-]?\d+\s*$/.test(source) ? Number(source) : null; },
};

export class Duration {
  readonly inMilliseconds: number;
  constructor({ seconds = 0, milliseconds = 0, minutes = 0 }: { seconds?: number; milliseconds?: number; minutes?: number } = {}) {
    this.inMilliseconds = milliseconds + 1000 * (seconds + 60 * minutes);
  }
  get inSeconds(): number { return Math.trunc(this.inMilliseconds / 1000); }
}

export class Stopwatch {
  private begun = performance.now();
  start(): void { this.begun = performance.now(); }
  get elapsedMilliseconds(): number { return Math.trunc(performance.now() - this.begun); }
}
