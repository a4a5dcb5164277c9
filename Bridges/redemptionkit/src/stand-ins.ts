import { inspect } from 'node:util';

import { isClass } from './handler.ts';
import type { Replacement, StandInResults } from './play.ts';

/**
 * Objects in the place of what cannot run here. They have every member, every member can be called, and calls are recorded.
 *
 * The result of a call is unknown. It is an object that takes everything, or `undefined`; a verdict has to hold with both.
 */
export class StandIns {
  /** Calls since the last `start`, in order. */
  readonly calls: string[] = [];
  readonly #taken = new Set<string>();
  readonly #modules = new Map<string, string>();
  readonly #own = new WeakSet<object>();
  readonly #results: StandInResults;
  readonly #absent: ReadonlySet<string>;
  /** Members that the app read, and whether it did more with them than read them. */
  readonly #read = new Map<string, boolean>();
  readonly #mayRedeem = new Set<string>();
  readonly #leftOut = new Set<string>();
  /** The SDK, for an app that gives it to its handler as a parameter. */
  sdk: (() => object) | undefined;
  /** What hooks returned: the same each time a component is drawn, or its effects would never end. */
  readonly #hooks = new Map<string, unknown>();
  #isRecording = false;
  #hidden: readonly (readonly [string, string])[] = [];

  /** @param absent Members that are `undefined`. */
  constructor(results: StandInResults, absent: readonly string[] = []) {
    this.#results = results;
    this.#absent = new Set(absent);
  }

  /** Members that were read and neither called nor looked into: the app may have taken one of them for a flag. */
  get leaves(): readonly string[] { return [...this.#read].filter(([, isUsed]) => !isUsed).map(([name]) => name).sort(); }

  /** Modules that were replaced, in alphabetical order. */
  get replaced(): readonly Replacement[] {
    return [...this.#modules].map(([module, reason]) => ({ module, reason })).sort((one, other) => one.module < other.module ? -1 : 1);
  }

  /** Names of the stand-ins that took a function, such as what a button does: it is never called here. */
  get waitsFor(): readonly string[] { return [...this.#taken]; }

  /**
   * Stand-ins that were called and behind which the app may redeem: its own modules, what the handler is given, and whatever got the link.
   */
  get mayRedeem(): readonly string[] { return [...this.#mayRedeem, ...this.#leftOut]; }

  /** Parts of the app that cannot be shown, with the reason. */
  get notShown(): readonly string[] { return this.replaced.filter(({ module }) => this.#leftOut.has(module.slice(1, -1))).map(({ module, reason }) => `${module} ${reason}`); }

  /** Notes a part of the app that is not shown, and why: it may redeem the link. */
  leaveOut(name: string, reason?: string): void {
    this.#leftOut.add(name);
    if (reason !== undefined) this.#modules.set(`<${name}>`, `not shown: ${reason}`);
  }

  /** Records from now on. `hidden` are texts that differ between plays, and what to write for them. */
  start(hidden: readonly (readonly [string, string])[]): void {
    this.#hidden = hidden;
    this.#isRecording = true;
    this.calls.length = 0;
    this.#taken.clear();
    this.#mayRedeem.clear();
  }

  /** True for a stand-in, and for a function or object that was made here. */
  has(value: object): boolean { return this.#own.has(value); }

  /** Marks an object as one that is not the app's. */
  own<Value extends object>(value: Value): Value {
    this.#own.add(value);
    return value;
  }

  /** The stand-in of a module. */
  module(name: string, reason: string): unknown {
    this.#modules.set(name, reason);
    return this.make(`${/^[.@~]?\//.test(name) || name.startsWith('..') ? own : ''}${shortName(name)}|`);
  }

  /** Notes that a module was replaced by something of ours. */
  replace(name: string, reason: string): void { this.#modules.set(name, reason); }

  /** The stand-in of something that the handler is given. */
  parameter(name: string): unknown {
    const stand = this.make(`${own}|${name}`) as object;
    let given: object | undefined;
    return this.own(new Proxy(stand, {
      get: (target, member): unknown => {
        // No other object of an app has this member.
        if (member === 'parseAsWebPurchaseRedemption' && given === undefined) {
          given = this.sdk?.();
          if (given !== undefined) this.#modules.set(`the parameter ${name}`, 'taken for the SDK: the handler parses the link with it');
        }
        return Reflect.get(given !== undefined && Reflect.has(given, member) ? given : target, member);
      },
    }));
  }

  /** A stand-in: an object, a function and a class. */
  make(name: string): unknown { return this.#proxy(name, new Map()); }

  /** An object with these members; every other one is a stand-in. */
  withRest(name: string, members: { [name: string]: unknown }): unknown {
    const rest = new Map<string, unknown>();
    return this.own(new Proxy(members, {
      get: (target, member): unknown => {
        if (typeof member === 'symbol' || member in target || member === 'then' || member === 'toJSON') return Reflect.get(target, member);
        if (member === '__esModule') return true;
        if (member === 'default') return undefined;
        if (!rest.has(member)) rest.set(member, this.make(name === '' ? member : `${name}.${member}`));
        return rest.get(member);
      },
    }));
  }

  /** A function whose calls are recorded, with a known result. */
  record<Result>(name: string, result: (...args: unknown[]) => Result): (...args: unknown[]) => Result {
    return this.own((...args: unknown[]) => {
      this.note(name, args);
      return result(...args);
    });
  }

  /** Records a call. */
  note(name: string, args: readonly unknown[]): void {
    if (!this.#isRecording) return;
    this.calls.push(`${name}(${args.map((argument) => this.text(argument)).join(', ')})`);
  }

  /** A value in one line, without the texts that differ between plays. */
  text(value: unknown): string {
    const line = inspect(this.#plain(value, 0), { depth: 4, breakLength: Infinity, compact: true, maxStringLength: 200, maxArrayLength: 20 });
    return this.hide(line);
  }

  /** A text without those that differ between plays. */
  hide(text: string): string { return this.#hidden.reduce((result, [from, to]) => result.replaceAll(from, to), text); }

  #proxy(name: string, members: Map<string | symbol, unknown>): unknown {
    const shown = shownName(name);
    const proxy: object = new Proxy(function () {}, {
      get: (target, member): unknown => {
        this.#read.set(name, true);
        if (members.has(member)) return members.get(member);
        if (member === 'then' || member === 'toJSON') return undefined;
        if (member === '__esModule') return true;
        if (member === 'prototype') return target.prototype;
        if (member === Symbol.toPrimitive) return () => `[${shown}]`;
        // An app takes apart what a hook returns; the first is often a flag, the second a setter.
        if (member === Symbol.iterator) return function* () { for (const index of ['0', '1', '2']) yield Reflect.get(proxy, index); };
        if (typeof member === 'symbol') return undefined;
        if (member === 'toString') return () => `[${shown}]`;
        const path = memberPath(name, member);
        if (this.#absent.has(path)) return undefined;
        if (!this.#read.has(path)) this.#read.set(path, false);
        const stand = this.#proxy(path, new Map());
        members.set(member, stand);
        return stand;
      },
      set: (_, member, value) => {
        members.set(member, value);
        return true;
      },
      has: () => true,
      apply: (_, _self, args: unknown[]) => {
        const result = this.#called(name, args);
        // A decorator, or what wraps a component.
        const [only] = args;
        return args.length === 1 && typeof only === 'function' && isClass(only) && !this.#own.has(only) ? only : result;
      },
      construct: (_, args: unknown[], made) => {
        this.#called(`new ${name}`, args);
        const stand = this.#proxy(name, new Map()) as object;
        if (made === proxy) return stand;
        // A class of the app that extends it keeps its own members.
        return new Proxy(Object.create(made.prototype as object) as object, {
          get: (target, member, self): unknown => Reflect.has(target, member) ? Reflect.get(target, member, self) : Reflect.get(stand, member),
        });
      },
    });
    return this.own(proxy);
  }

  #called(name: string, args: unknown[]): unknown {
    this.#read.set(name.replace(/^new /, ''), true);
    this.note(shownName(name), args);
    this.took(shownName(name), args);
    const hasLink = (): boolean => args.some((argument) => /\b(LINK|CODE)\b/.test(this.text(argument)));
    if (this.#isRecording && (name.replace(/^new /, '').startsWith(own) || hasLink())) this.#mayRedeem.add(shownName(name));
    if (this.#results === 'undefined') return undefined;
    const isHook = /(^|[.|])use[A-Z]\w*$/.test(name);
    const kept = isHook ? this.#hooks.get(name) : undefined;
    if (kept !== undefined) return kept;
    // As a value it is an object; awaited, it is one as well.
    const value = this.#proxy(`${name}()`, new Map());
    const settled = Promise.resolve(value);
    const result = this.#proxy(`${name}()`, new Map<string | symbol, unknown>([
      ['then', settled.then.bind(settled)], ['catch', settled.catch.bind(settled)], ['finally', settled.finally.bind(settled)],
    ]));
    if (isHook) this.#hooks.set(name, result);
    return result;
  }

  /** Notes that a stand-in took functions, such as those of an alert's buttons. */
  took(name: string, values: readonly unknown[], depth: number = 0): void {
    for (const value of values) {
      if (typeof value === 'function' && !this.#own.has(value)) this.#taken.add(name);
      else if (typeof value === 'object' && value !== null && depth < 3 && !this.#own.has(value)) this.took(name, Object.values(value), depth + 1);
    }
  }

  #plain(value: unknown, depth: number): unknown {
    if (typeof value === 'function') return this.#own.has(value) ? raw(String(value)) : raw('ƒ');
    if (typeof value !== 'object' || value === null || depth > 4) return value;
    if (this.#own.has(value)) return raw(String(value));
    if (value instanceof Error) return raw(errorText(value));
    if (Array.isArray(value)) return value.map((each) => this.#plain(each, depth + 1));
    const { constructor } = value as { readonly constructor?: unknown };
    if (constructor !== Object && constructor !== undefined) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#plain(each, depth + 1)]));
  }
}

/** An error in one line. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error, { depth: 1, breakLength: Infinity });
  return error.message === '' ? error.name : `${error.name}: ${error.message.split('\n')[0]}`;
}

function raw(text: string): object { return { [inspect.custom]: () => text }; }

/** `@scope/some-module/part` becomes `part`; a stand-in's calls are read more often than where it comes from. */
function shortName(module: string): string {
  const last = module.replace(/\/index$/, '').split('/').at(-1) ?? module;
  return last.replace(/\.[a-z]+$/, '').replace(/^(react-native|expo)-/, '');
}

/** Before the path of what is the app's own. */
const own = './';

/** `module|` is a module, `module|member` what it exports by name: calls of that are shown without the module. */
function memberPath(name: string, member: string): string {
  if (member === 'default') return name.replace(/\|$/, '');
  return name.endsWith('|') ? `${name}${member}` : `${name}.${member}`;
}

function shownName(name: string): string { return name.endsWith('|') ? name.slice(0, -1) : name.replace(/^(new )?.*\|/, '$1'); }
